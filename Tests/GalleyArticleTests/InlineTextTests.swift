import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct InlineTextTests {
  @Test(
    "Breaks, references and spaces read as a reader sees them",
    arguments: [
      ("a\nb", "a b"), ("a  \nb", "a\u{2028}b"), ("a\\\nb", "a\u{2028}b"), ("a<br>b", "a\u{2028}b"),
      ("a<br/>\nb", "a\u{2028}b"), ("a<br>", "a"), ("日本\n語", "日本語"), ("日本、\n**語**", "日本、語"),
      ("カナ\nabc", "カナ abc"), ("한국\n어", "한국 어"), ("a <!-- c --> b", "a  b"),
      ("<!-- c --> b", "b"), ("a\tb", "a b"), ("&#10;a", " a"), ("a&nbsp;b", "a\u{A0}b"),
      ("\u{2029}a", "\u{2028}a"), ("&bogus; &", "&bogus; &"), ("&#0;", "\u{FFFD}"),
      ("\\a\\!", "\\a!"),
      ("`a  b`", "a  b"), ("`` ` ``", "`"), ("**a", "**a"), ("![a](b) c", "\u{FFFC} c"),
      ("<b>a</b>", "a"), ("x <![CDATA[y]]> z", "x y z"), ("[a](b)", "a"), ("~~a~~", "a"),
    ])
  func text(_ markdown: String, _ expected: String) throws {
    #expect(try Markdown.words(markdown) == [expected])
  }

  @Test("An image alone is a figure, its title the caption")
  func figure() throws {
    guard case .figure(let figure) = try Markdown.article("![a *b*](c%20d \"t\")").blocks[0].content
    else {
      Issue.record("no figure")
      return
    }
    #expect(figure.image == Image(destination: "c%20d", alternative: "a b", title: "t"))
    #expect(figure.caption?.string == "t")
    guard case .paragraph = try Markdown.article("![a](b) c").blocks[0].content else {
      Issue.record("no paragraph")
      return
    }
  }

  @Test("A caption whose place is elsewhere stands for the whole image")
  func captionOfReference() throws {
    let article = try Markdown.article("![a][r]\n\n[r]: b 'It'\n")
    #expect(article.dump() == "figure \"b\" \"a\" 1:1-1:8\n  \"It\" 1:1-1:8\n")
  }

  @Test(
    "Tasks are told from their boxes",
    arguments: [
      ("- [ ] a", false), ("- [x] a", true), ("1. [X] a", true), ("> - [x] a", true),
      ("> - [x] a\n>   ===", true),
      ("- [ ] see [x]", false),
    ])
  func tasks(markdown: String, isDone: Bool) throws {
    var block = try Markdown.article(markdown).blocks[0]
    if case .quote(let blocks) = block.content { block = blocks[0] }
    guard case .list(let list) = block.content else {
      Issue.record("no list")
      return
    }
    #expect(list.items[0].isChecked == isDone)
    #expect(try Markdown.words(markdown).first?.hasPrefix("[") == false)
  }

  @Test("Words leave out images and the numbers of notes")
  func words() throws {
    let article = try Markdown.article("# A ![b](c) d[^1] e\n\n[^1]: x\n")
    guard case .heading(_, let text) = article.blocks[0].content else { return }
    #expect(text.words == "A  d e")
  }

  @Test("The rows of a table are padded, what is too much is told")
  func cells() throws {
    #expect(try Markdown.words("|a|b|\n|-|-|\n|c|\n") == ["a", "b", "c", ""])
    let article = try Markdown.article("|a|b|\n|-|-|\n|c|d|e|f|\n")
    let finding = article.findings.first { $0.rule == "extra-cells" }
    #expect(finding?.position?.description == "3:6")
  }
}
