import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Hyphenated articles")
struct HyphenationTests {
  private func galleys(_ markdown: String, language: String, steps: String) throws -> [Galley] {
    let text = "---\nlang: \(language)\n---\n\n\(markdown)\n"
    return try TestArticles.galleys(
      Article(parsing: SourceText(path: "test.md", text)), fonts: TestArticles.fonts("atkinson"),
      on: .smallPhone, steps: steps)
  }

  private func lines(_ galley: Galley) -> [Line] { galley.fragments.flatMap(\.lines) }

  private static let german =
    "Die Silbentrennung verbessert Zeilenumbrüche in Donaudampfschifffahrtsgesellschaften sehr."

  @Test("long German words at AX5 are divided by the dictionary, and nothing is cut")
  func german() throws {
    let galley = try galleys(Self.german, language: "de", steps: "ax5")[0]
    #expect(lines(galley).count > 8)
    #expect(lines(galley).allSatisfy { !$0.isEmergency && !$0.isOverflowing })
    #expect(!galley.findings.contains { $0.rule == "broken-word" })
    #expect(galley.dictionaries.map { $0.hasSuffix("hyph_de_DE.dic") } == [true])
  }

  @Test("at Large the same words stay whole, and no dictionary is needed")
  func large() throws {
    let galley = try galleys("Die Silbentrennung verbessert Zeilen.", language: "de", steps: "l")[0]
    #expect(galley.dictionaries.isEmpty)
  }

  @Test("a language without patterns is hyphenated nowhere, and that is no finding")
  func unknown() throws {
    let galley = try galleys("Antidisestablishmentarianism", language: "und", steps: "ax5")[0]
    #expect(galley.dictionaries.isEmpty)
    #expect(!galley.findings.contains { $0.rule == "no-hyphenation" })
  }

  @Test("ink stays inside the page and inside the box of its code", arguments: ["xs", "l", "ax5"])
  func ink(step: String) throws {
    let markdown = """
      ẪỆỘ đầu dòng Ặ

      `ẪỆỘ` trong dòng ỵỳ

          ẪỆỘ mã ỵ

      བསྒྲུབས་པ སྐྱིད་པོ རྒྱུད

      | Ẫ | Ệ |
      |---|---|
      | ẪỆỘ | ỵỳ |
      """
    let galley = try galleys(markdown, language: "vi", steps: step)[0]
    #expect(galley.fragments.contains { !$0.lines.isEmpty })
    for fragment in galley.fragments {
      for ink in fragment.lines.compactMap(\.ink) {
        #expect(ink.y >= 0 && ink.maxY <= galley.height)
      }
    }
    let code = galley.fragments.filter { $0.path.hasPrefix("code") }
    let box = try #require(code.first { !$0.shapes.isEmpty }).frame
    for ink in code.flatMap(\.lines).compactMap(\.ink) {
      #expect(ink.y >= box.y && ink.maxY <= box.maxY, "code at \(step)")
    }
  }
}
