import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct DecodingTests {
  private func parse(_ bytes: [UInt8]) throws -> Article {
    try Article(parsing: bytes, path: "a.md")
  }

  private func rules(_ article: Article) -> [String] {
    article.findings.map(\.rule).filter { $0 != "no-language" }
  }

  @Test("A byte order mark is no text")
  func byteOrderMark() throws {
    let article = try parse([0xEF, 0xBB, 0xBF] + Array("# a".utf8))
    #expect(article.dump() == "heading 1 #a 1:1-1:4\n  \"a\" 1:3-1:4\n")
    #expect(article.blocks[0].range == SourceRange(3, 6))
  }

  @Test("UTF-16 with a mark is decoded in both orders", arguments: [true, false])
  func utf16(isLittleEndian: Bool) throws {
    let units = Array("\u{FEFF}é 😀".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let article = try parse(bytes)
    #expect(article.dump() == "paragraph 1:1-1:4\n  \"é 😀\" 1:1-1:4\n")
    #expect(rules(article) == ["utf-16"])
  }

  @Test("Half a UTF-16 character is replaced")
  func halfCharacter() throws {
    let article = try parse([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00, 0x63])
    #expect(Markdown.words(of: article.blocks) == ["a\u{FFFD}b\u{FFFD}"])
    #expect(rules(article) == ["utf-16", "invalid-utf16", "invalid-utf16"])
  }

  @Test("Invalid UTF-8 is replaced, each sequence once, with its place")
  func invalidBytes() throws {
    let article = try parse([0x61, 0xE2, 0x82, 0x62, 0xFF, 0xC0, 0x63])
    #expect(Markdown.words(of: article.blocks) == ["a\u{FFFD}b\u{FFFD}\u{FFFD}c"])
    #expect(rules(article) == ["invalid-utf8", "invalid-utf8", "invalid-utf8"])
    #expect(
      article.findings.compactMap(\.position).map(\.description) == ["1:2", "1:4", "1:5"])
  }

  @Test("After ten of one kind the rest are counted")
  func manyInvalidBytes() throws {
    let article = try parse([UInt8](repeating: 0xFF, count: 25))
    let findings = article.findings.filter { $0.rule == "invalid-utf8" }
    #expect(findings.count == 11)
    #expect(findings.last?.message == "there are 15 more of this kind")
  }

  @Test("NUL is replaced")
  func null() throws {
    let article = try parse([0x61, 0x00, 0x62])
    #expect(Markdown.words(of: article.blocks) == ["a\u{FFFD}b"])
    #expect(rules(article) == ["null-character"])
    let again = try Markdown.article("a\u{0}b")
    #expect(Markdown.words(of: again.blocks) == ["a\u{FFFD}b"])
  }

  @Test("All three line endings end lines")
  func lineEndings() throws {
    let article = try parse(Array("# a\r\n\r\nb\rc\n".utf8))
    #expect(article.dump().contains("\"b c\" 3:1-4:2"))
  }
}
