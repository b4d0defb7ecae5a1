import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// Nothing that a line has is cut off, and nothing of it lies on what stands above or below.
@Suite("Ink and leading")
struct InkTests {
  /// Text whose marks rise and sink further than those of Latin prose.
  private static let stacked = [
    "Ẫ Ế Ộ Ữ Ặ Ǟ\u{302}\u{301} đọ̣c gjpqỵ", "བསྒྲུབས་རྒྱུ་སྤྱོད་ཨོཾ་ཧཱུྃ", "ป้ำปี้ญุฐู ฏูปี๋ น้ำ", "مُحَمَّدٌ رَّسُولُ إِلٰهَ كِتَـٰبٌۭ",
    "ស្រ្តី ក្រុង ខ្មែរ", "ကြွေးကြော်", "స్త్రీ క్ష్మ్య", "ಸ್ತ್ರೀ",
  ]

  private func galley(
    _ markdown: String, step: String, sheet: StyleSheet = .reading,
    on geometry: PageGeometry = .phone
  ) throws -> Galley {
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    return try TestArticles.galleys(
      article, fonts: TestArticles.fonts("atkinson"), on: geometry, steps: step, sheet: sheet)[0]
  }

  @Test(
    "one foreign word, superscript, code span or emoji in a line leaves baselines on the leading")
  func leading() throws {
    let word = "reads the size of letters "
    let parts = ["שלום", "x^2^", "`code`", "😀", "日本", "**bold**", "กขค", "Ж"]
    let text = parts.map { String(repeating: word, count: 3) + $0 + " " }.joined()
    let lines = try galley(text, step: "l").fragments[0].lines
    #expect(lines.count > 12)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(next.origin.y - line.origin.y - 22) < 1e-6)
    }
  }

  @Test(
    "the ink of lines, items and headings that follow each other never overlaps",
    arguments: ["l", "ax5"])
  func overlaps(step: String) throws {
    let items = Self.stacked.map { "- \($0)\n- \($0)" }.joined(separator: "\n")
    let headings = Self.stacked.map { "# \($0)\n\n\($0)\u{20}\u{20}\n\($0)" }.joined(
      separator: "\n\n")
    let sheet = try StyleSheet(
      decoding: SourceText(path: "tight.yaml", "blocks: {itemSpacing: 0}\nleading: 1"))
    let galley = try galley(items + "\n\n" + headings, step: step, sheet: sheet)
    let inks = galley.fragments.flatMap(\.lines).compactMap(\.ink)
    #expect(inks.count > 40)
    for (upper, lower) in zip(inks, inks.dropFirst())
    where upper.x < lower.maxX && lower.x < upper.maxX {
      // Boxes of lines may share a strip where their letters do not meet: they never change places.
      #expect(lower.maxY > upper.maxY)
    }
    let first = try #require(inks.map(\.y).min())
    #expect(first >= 0)
    #expect(inks.map(\.maxY).max() ?? 0 <= galley.height)
  }

  @Test(
    "ink stands off the rules of a table, whatever the padding", arguments: ["l", "ax2"],
    [0.0, 0.4])
  func cells(step: String, padding: Double) throws {
    let rows = Self.stacked.map { "| \($0) | x |" }.joined(separator: "\n")
    let sheet = try StyleSheet(
      decoding: SourceText(path: "s.yaml", "blocks: {cellPaddingY: \(padding)}"))
    let galley = try galley("| a | b |\n|---|---|\n" + rows, step: step, sheet: sheet, on: .pad)
    let rules = galley.fragments.filter { $0.lines.isEmpty }.flatMap(\.shapes).map(\.frame)
    #expect(rules.count >= Self.stacked.count)
    for line in galley.fragments.flatMap(\.lines) {
      let ink = try #require(line.ink)
      for rule in rules { #expect(ink.maxY <= rule.y + 0.34 || ink.y >= rule.maxY - 0.34) }
    }
  }

  @Test("code with marks above and below stays inside its box", arguments: ["xs", "ax5"])
  func boxes(step: String) throws {
    let code = Self.stacked.joined(separator: "\n")
    let galley = try galley("```\n\(code)\n```", step: step)
    let fragment = try #require(galley.fragments.first { !$0.lines.isEmpty })
    let boxes = galley.fragments.flatMap(\.shapes).map(\.frame)
    let box = try #require(boxes.max { $0.height < $1.height })
    for line in fragment.lines {
      let ink = try #require(line.ink)
      #expect(ink.y >= box.y && ink.maxY <= box.maxY)
    }
  }

  @Test(
    "justified paragraphs reach both edges, and their last lines begin at the right one of them")
  func justified() throws {
    let words = String(repeating: "whoever reads should choose the size of letters ", count: 6)
    let hebrew = String(repeating: "מי שקורא בוחר את גודל האותיות ", count: 8)
    let text = "---\nlang: en\n---\n\n\(words)\n\n\(hebrew)\n\n    \(words)\n"
    let sheet = try StyleSheet(
      decoding: SourceText(
        path: "j.yaml", "roles: {paragraph: {align: justify}, code: {align: justify}}"))
    let galley = try galley(text, step: "l", sheet: sheet)
    for (index, fragment) in galley.fragments.prefix(2).enumerated() {
      #expect(fragment.lines.count > 5)
      for line in fragment.lines.dropLast() {
        #expect(line.width == fragment.frame.width)
        #expect(line.origin.x == fragment.frame.x)
        #expect(!line.isOverflowing)
      }
      let last = try #require(fragment.lines.last)
      #expect(last.width < fragment.frame.width - 10)
      let edge = last.origin.x + (index == 0 ? 0 : last.width)
      #expect(abs(edge - (index == 0 ? fragment.frame.x : fragment.frame.maxX)) < 0.01)
    }
    let code = try #require(galley.fragments.first { $0.role == .code && !$0.lines.isEmpty })
    #expect(code.lines.allSatisfy { $0.width != code.frame.width })
  }

  @Test("a block may be justified by its attribute or by HTML, whatever its role says")
  func attribute() throws {
    let words = String(repeating: "whoever reads should choose the size of letters ", count: 6)
    for text in [
      "\(words){align=justify}", "<p align=\"justify\">\(words)</p>",
      "::: {align=justify}\n\(words)\n:::",
    ] {
      let fragment = try #require(try galley(text, step: "l").fragments.first)
      #expect(fragment.text?.alignment == .justify)
      #expect(fragment.lines.dropLast().contains { $0.width == fragment.frame.width })
    }
  }
}
