import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct FootnoteTests {
  private func notes(_ text: String) throws -> [String] {
    try Markdown.article(text).footnotes.map { note in
      "\(note.number) \(note.label): \(Markdown.words(of: note.blocks).joined(separator: " / "))"
    }
  }

  @Test("Notes are numbered by their first reference")
  func order() throws {
    let text = "a[^x] b[^y] c[^x]\n\n[^y]: Y\n[^x]: X\n"
    #expect(try notes(text) == ["1 x: X", "2 y: Y"])
    #expect(try Markdown.words(text) == ["a1 b2 c1"])
    guard case .paragraph(let prose) = try Markdown.article(text).blocks[0].content else { return }
    #expect(
      prose.spans.map(\.kind) == [
        .footnoteReference(label: "x", number: 1, occurrence: 1),
        .footnoteReference(label: "y", number: 2, occurrence: 1),
        .footnoteReference(label: "x", number: 1, occurrence: 2),
      ])
  }

  @Test("Notes that refer to each other come once each")
  func loops() throws {
    let text = "a[^x]\n\n[^x]: X[^y]\n[^y]: Y[^x]\n"
    #expect(try notes(text) == ["1 x: X2", "2 y: Y1"])
  }

  @Test("A note that nothing refers to is kept at the end, with a finding")
  func unused() throws {
    let text = "[^z]: Z\n\na[^x]\n\n[^x]: X\n"
    #expect(try notes(text) == ["1 x: X", "2 z: Z"])
    #expect(try Markdown.rules(text) == ["unused-footnote"])
  }

  @Test("A second definition of a label is kept, with a finding at its place")
  func repeated() throws {
    let text = "a[^x]\n\n[^x]: X\n\n[^X]: again\n\n[^x]: third\n"
    #expect(try notes(text) == ["1 x: X", "2 X: again", "3 x: third"])
    let article = try Markdown.article(text)
    #expect(article.findings.filter { $0.rule == "repeated-footnote" }.count == 2)
    #expect(article.footnotes[1].range == SourceRange(16, 27))
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Definitions in quotes, items and other definitions are found")
  func nested() throws {
    let text = "> - [^q]: quoted\n>       more\n\n[^o]: outer\n\n    [^i]: inner\n\na[^q][^o][^i]\n"
    #expect(try notes(text) == ["1 q: quoted more", "2 o: outer", "3 i: inner"])
    #expect(ArticleInvariants.problems(of: try Markdown.article(text)) == [])
  }

  @Test("What looks like a definition in code stays code")
  func code() throws {
    let text = "```\n[^a]: one\n[^a]: two\n```\n"
    #expect(try Markdown.words(text) == ["[^a]: one\n[^a]: two"])
    #expect(try notes(text) == [])
  }

  @Test("A reference without a definition stays as it is written")
  func undefined() throws {
    #expect(try Markdown.words("a[^no\\_ne] b&amp;") == ["a[^no\\_ne] b&"])
    #expect(try Markdown.words("a[^x\ny] b") == ["a[^x y] b"])
  }

  @Test("A note may hold blocks")
  func blocks() throws {
    let text = "a[^x]\n\n[^x]: one\n\n    - two\n\n        three\n"
    #expect(try notes(text) == ["1 x: one / two / three"])
  }

  @Test(
    "A label over two lines that is not defined shows each of its words once",
    arguments: [
      ("a\nb[^[\n]c[^d]e]f", "a b[^[ ]c[^d]e]f"), ("[^a\nb]c", "[^a b]c"),
      ("x [^a `b\nc` d] e", "x [^a `b c` d] e"), ("long line [^a\nb] c", "long line [^a b] c"),
    ])
  func brokenLabels(markdown: String, text: String) throws {
    #expect(try Markdown.words(markdown) == [text])
  }
}
