import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyText
import TestSupport
import Testing

/// The figures of the standards for large print, measured on printed pages.
struct PrintFiguresTests {
  /// A preset with its least size, its leading as a factor of the size, and its margin in points.
  static let presets: [(name: String, least: Double, leading: Double, margin: Double)] = [
    ("clear-print", 12, 1.4, 90), ("large-print", 18, 1.32, 72), ("large-print-uk", 16, 1.25, 56.7),
    ("giant-print", 24, 1.25, 56.7),
  ]

  private func pages(
    of sample: String, _ sheet: StyleSheet
  ) throws -> (galley: Galley, pages: [Page]) {
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let paper = try PageGeometry(parsing: #require(sheet.page.paper?.rawValue))
    let galley = try TestArticles.galleys(
      TestArticles.sample(sample), with: worker, fonts: fonts, on: paper, steps: "l", sheet: sheet)[
        0]
    return (galley, PagedDocument(of: [PagedDocument.Part(galley)], with: worker).pages)
  }

  @Test("Every paper that a sheet may ask for is one that there is", arguments: Paper.allCases)
  func papers(paper: Paper) throws {
    #expect(try PageGeometry(parsing: paper.rawValue).isPaged)
  }

  @Test(
    "No glyph on a page is under the least size of its standard", arguments: presets.map(\.name))
  func sizes(preset: String) throws {
    let sheet = try #require(StyleSheet.builtIn(preset))
    let least = try #require(Self.presets.first { $0.name == preset }).least
    for sample in ["long-form", "lists", "tables", "figures", "code", "language"] {
      let sizes = try pages(of: sample, sheet).pages.flatMap(\.items).compactMap { item in
        if case .glyphs(let placed) = item.content { placed.run.size } else { nil }
      }
      #expect(!sizes.isEmpty)
      #expect(sizes.allSatisfy { $0 >= least - 1e-6 }, "\(sample): \(sizes.min() ?? 0)")
    }
  }

  @Test(
    "Lines of body stand the leading apart, paragraphs a blank line", arguments: presets.map(\.name)
  )
  func leading(preset: String) throws {
    let sheet = try #require(StyleSheet.builtIn(preset))
    let factor = try #require(Self.presets.first { $0.name == preset }).leading
    let body = sheet.baseSize(of: sheet.style(.paragraph))
    let (galley, _) = try pages(of: "long-form", sheet)
    let paragraphs = galley.fragments.filter { $0.role == .paragraph && $0.lines.count > 1 }
    #expect(paragraphs.count > 5)
    for paragraph in paragraphs {
      for (line, next) in zip(paragraph.lines, paragraph.lines.dropFirst()) {
        #expect(abs(next.origin.y - line.origin.y - body * factor) < 0.01)
      }
    }
    // The first two paragraphs follow each other.
    let gap = paragraphs[1].frame.y - (paragraphs[0].frame.y + paragraphs[0].frame.height)
    #expect(abs(gap - body * factor) < 0.01)
  }

  @Test("Text stands inside the margins of its standard, ragged", arguments: presets.map(\.name))
  func margins(preset: String) throws {
    let sheet = try #require(StyleSheet.builtIn(preset))
    let margin = try #require(Self.presets.first { $0.name == preset }).margin
    let (galley, pages) = try pages(of: "long-form", sheet)
    for page in pages {
      for item in page.items {
        guard case .glyphs(let placed) = item.content else { continue }
        #expect(placed.origin.x >= margin - 0.01)
        #expect(placed.origin.x + placed.run.width <= page.size.width - margin + 0.01)
      }
    }
    let widths = galley.fragments.filter { $0.role == .paragraph }.flatMap(\.lines).map(\.width)
    #expect(Set(widths.map { Int($0) }).count > widths.count / 3)
  }

  @Test("Clear print has 60 to 70 characters a line")
  func measure() throws {
    let (galley, _) = try pages(of: "long-form", .clearPrint)
    // Lines that are followed by another of their paragraph are full.
    let full = galley.fragments.filter { $0.role == .paragraph }.flatMap { $0.lines.dropLast() }
    let counts = full.map(\.text.count)
    let average = Double(counts.reduce(0, +)) / Double(counts.count)
    #expect((60...70).contains(average), "\(average)")
  }
}
