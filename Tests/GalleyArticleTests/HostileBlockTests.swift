import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct HostileBlockTests {
  /// How deep divisions nest.
  private func depth(_ blocks: [Block]) -> Int {
    var depth = 0
    var inner = blocks
    while case .division(let next) = inner.first?.content {
      depth += 1
      inner = next
    }
    return depth
  }

  @Test("A hundred thousand divisions nest a hundred deep, their text stays, one finding tells")
  func nestedDivisions() throws {
    let open = String(repeating: "::: caption1\n", count: 100_000)
    let close = String(repeating: ":::\n", count: 100_000)
    let article = try Markdown.article("\(open)deep\n\n\(close)after\n")
    #expect(Markdown.words(of: article.blocks) == ["deep", "after"])
    #expect(depth(article.blocks) == 100)
    #expect(article.findings.map(\.rule).sorted() == ["deep-nesting", "no-language"])
    let unclosed = try Markdown.article(String(repeating: "::: tip\n", count: 10_000))
    #expect(unclosed.findings.filter { $0.rule == "open-division" }.count == 11)
  }

  @Test("A hundred thousand lines of colons close nothing and are text")
  func strayDivisions() throws {
    let article = try Markdown.article(String(repeating: ":::\n", count: 100_000))
    #expect(article.blocks.count == 100_000)
    #expect(article.findings.filter { $0.rule == "stray-division" }.count == 11)
  }

  @Test(
    "A megabyte of brackets and braces is text, and of what begins lists of attributes",
    arguments: [
      ("{", 1_000_000), ("[", 1_000_000), ("]{", 50_000), ("a]{b='", 20_000), ("[a]{.b ", 20_000),
      ("{#", 50_000), ("[{", 50_000), ("{.a} {", 20_000),
    ])
  func braces(piece: String, count: Int) throws {
    let text = String(repeating: piece, count: count)
    let words = try Markdown.words(text)
    #expect(words.joined().utf8.count >= text.utf8.count - 1)
  }

  @Test("Bracketed spans nest a hundred deep, their text stays")
  func nestedSpans() throws {
    let open = String(repeating: "[", count: 20_000)
    let close = String(repeating: "]{.sub}", count: 20_000)
    let article = try Markdown.article("\(open)x\(close)")
    let texts = Markdown.texts(of: article.blocks)
    #expect(texts.map(\.string) == ["x"])
    #expect(texts[0].spans.count == 100)
    #expect(article.findings.filter { $0.rule == "deep-nesting" }.count == 1)
  }

  @Test("Entries, colons in items and wide rows without end are read in one go")
  func manyParts() throws {
    let entries = try Markdown.article(String(repeating: "a\n: b\n\n", count: 5_000)).blocks
    guard case .definitions(let list) = entries[0].content else {
      Issue.record("no definitions")
      return
    }
    #expect(list.entries.count == 5_000)
    let items = String(repeating: "- : a\n", count: 5_000)
    #expect(try Markdown.words(items) == Array(repeating: ": a", count: 5_000))
    let rows = "|a|b|\n|-|-|\n" + String(repeating: "|1|2|3|4|\n", count: 3_000)
    #expect(try Markdown.words(rows).dropFirst(2).allSatisfy { $0 == "1" || $0 == "2|3|4" })
  }
}
