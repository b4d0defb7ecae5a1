import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds for any words in any languages, however long they are and whatever they are made of.
@Suite("Generated texts")
struct GeneratedTextTests {
  @Test(
    "lines cover each text once, in order, and none is wider than its measure without saying so",
    arguments: 0..<12)
  func lines(_ seed: Int) throws {
    var source = TextSource(seed: UInt64(seed))
    let markdown = source.article()
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    let fonts = try TestArticles.fonts("atkinson")
    let tiny = try PageGeometry(parsing: "120x200pt")
    for (geometry, step) in [(PageGeometry.phone, "l"), (.smallPhone, "ax5"), (tiny, "ax3")] {
      let galley = try TestArticles.galleys(article, fonts: fonts, on: geometry, steps: step)[0]
      let name = "seed \(seed) on \(geometry.name) at \(step)"
      var count = 0
      for fragment in galley.fragments {
        guard let text = fragment.text, fragment.lost == nil else { continue }
        count += 1
        let ends = [0] + fragment.lines.map(\.text.upperBound)
        #expect(fragment.lines.map(\.text.lowerBound) == Array(ends.dropLast()), "\(name)")
        #expect(ends.last == text.content.utf8.count, "\(name)")
        for line in fragment.lines where line.width > fragment.frame.width + 0.01 {
          #expect(line.isOverflowing, "\(name)")
        }
      }
      #expect(count >= 12, "\(name)")
    }
  }
}

/// Articles of words that are hard to set, in blocks that set them differently.
private struct TextSource {
  private var generator: Generator

  private static let languages = ["en", "de", "fr", "ru", "el", "th", "ja", "pl"]
  private static let words = [
    "one_two_three_four_five_six_seven", ":stuck_out_tongue_winking_eye:", "incomprehensibilities",
    "https://example.org/a/b/c/d?e=f&g=h#i", "Donaudampfschifffahrtsgesellschaft", "don't",
    "l'état",
    "достопримечательность", "ελληνικότατος", "źdźbło", "日本語の文字、「括弧」。", "ภาษาไทยไม่มีช่องว่าง",
    "ខ្ញុំស្រឡាញ់ភាសាខ្មែរ",
    "مرحبا", "שָׁלוֹם", "/usr/share/fonts/truetype/x.ttf", "well-known-state-of-the-art", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "éléphantesquement", String(repeating: "e\u{301}", count: 30),
    String(repeating: "a\u{AD}", count: 20),
    String(repeating: "x", count: 60), "1,234,567.89", "\u{200B}",
    String(repeating: "\u{A0}", count: 8),
    "CAPITALSTHATAREMANY", "camelCaseNameThatIsVeryLong", "a.b.c.d.e.f.g", "…………………", "a", "of",
    "the",
  ]

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func article() -> String {
    let blocks = (0..<12).map { _ in block() }
    return "---\nlang: \(pick(Self.languages))\n---\n" + blocks.joined(separator: "\n\n") + "\n"
  }

  private mutating func block() -> String {
    let text = line()
    return switch generator.next(below: 7) {
    case 0: "# " + text
    case 1: "- " + text
    case 2: "> " + text
    case 3: "```\n\(text)\n```"
    case 4: "| a | b |\n|---|---|\n| \(text) | \(line()) |"
    case 5: "\(text) {lines=\(1 + generator.next(below: 3)) minScale=0.6}"
    default: text
    }
  }

  private mutating func line() -> String {
    let gap = ["", " "][min(1, generator.next(below: 5))]
    let parts = (0..<1 + generator.next(below: 8)).map { _ in piece() }
    return "w" + gap + parts.joined(separator: gap)
  }

  private mutating func piece() -> String {
    let word = pick(Self.words)
    return switch generator.next(below: 7) {
    case 0: "`\(word)`"
    case 1: "**\(word)**"
    case 2: "[\(word)](https://example.org)"
    case 3: "[\(word)]{lang=\(pick(Self.languages))}"
    case 4: word + ","
    default: word
    }
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[generator.next(below: choices.count)]
  }
}
