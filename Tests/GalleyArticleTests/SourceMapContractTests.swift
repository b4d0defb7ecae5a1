import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct SourceMapContractTests {
  /// Places where cmark's own positions fail, and where lines begin inside tabs and marks.
  static let hard = [
    "a\n  indented *continuation* here\n", "> a\r\n> b `c\r\n> d` e\r\n", "- a\n\n\tb\n\tc\n",
    "* >> word\n\tlazy after a tab\n", "1. ~~~\n\t\n   x\n", "-\t\tcode\n", "a  \n  b\\\n c\n",
    "`` a ` b ``\n", "` a `\n", "`\na\n`\n", "[a\nb](/u\n\"t\")\n", "\\[^a] [^b\nc] [\\^d]\n",
    "x <a@b.co> &amp;amp; &#x41;&nosuch; &ngE;\n", "| a\\|b | `c\\|d` |\n|-|-|\n|| e |\n",
    "p \\| q\na|b\n-|-\nc|d\n", "# \n\n## a ## \n\n### b \\#\n", "a\n===\n\n[r]: /u\nb\n---\n",
    "[r]: /u\n[s]: /v\ntext [r]\n", "~~~ x\n\ty\n", "   ~~~\n    a\n  b\n ~~~\n", "***a** b*\n",
    "**a*b**c*\n", "~a~ ~~b~~ ~~~c~~~\n", "a\u{2029}b\u{85}c\td\n", "<b>x</b> <!-- c --> y<br>z\n",
    "<div>\n<p>a &lt;\n b</p>\n</div>\n", "日本\n語**テ**\nスト\n", "[^a]: > q\n    > r\n\n[^a]\n",
    "> - [^a]: note\n>       more\n>\n> x[^a]\n", "![a ![b](c)](d)\n", "[![a](b)](c)\n",
    "[a]( http://x\u{0C}y )\n", "![f](p \"a \\\\\\\"b\\\" c\")\n", "a\rb\r\rc\n",
    "- p\n  q\n  | a | b |\n  |---|--:|\n  | c | d |\n", "[x]: /u\n===\n|a|\n|-|\n",
    "> p\n> a | b\n> --|--\n> c | d\n", "~~~\na\rb\r\n",
  ]

  @Test("Verbatim pieces are the source's bytes, pieces ascend, ranges nest", arguments: hard)
  func contract(text: String) throws {
    #expect(ArticleInvariants.problems(of: try Markdown.article(text)) == [])
  }

  @Test("No text of these needs the whole block for its place", arguments: hard)
  func nothingIsLost(text: String) throws {
    var whole: [String] = []
    let article = try Markdown.article(text)
    for prose in Markdown.texts(of: article.blocks) where prose.utf8.count > 3 {
      if prose.map.pieces.contains(where: { !$0.isVerbatim && $0.source == prose.range }) {
        whole.append(prose.string)
      }
    }
    #expect(whole == [])
  }

  @Test("The samples keep the contract")
  func samples() throws {
    let samples = try Markdown.samples()
    #expect(!samples.isEmpty)
    for sample in samples {
      let article = try Article(parsing: sample.bytes, path: sample.name)
      #expect(ArticleInvariants.problems(of: article) == [], "\(sample.name)")
    }
  }

  @Test("An entity, an escape and a soft break answer with their whole source")
  func pieces() throws {
    let article = try Markdown.article("a&amp;b\\*c\n d")
    guard case .paragraph(let text) = article.blocks[0].content else {
      Issue.record("no paragraph")
      return
    }
    #expect(text.string == "a&b*c d")
    #expect(text.map.source(of: 1..<2) == SourceRange(1, 6))
    #expect(text.map.source(of: 3..<4) == SourceRange(7, 9))
    #expect(text.map.source(of: 5..<6) == SourceRange(10, 11))
    #expect(text.map.source(of: 6..<7) == SourceRange(12, 13))
  }
}
