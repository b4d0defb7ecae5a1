import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct HostileHTMLTests {
  @Test(
    "Tags without end are read, and their text stays",
    arguments: [
      "<b>", "</b>", "<b><i>", "<b></i>", "<a href=u>", "<q>", "<p>", "<div>", "</div>", "<li>",
      "<dt>", "<dd>", "<td>", "<tr>", "<table>", "<td><table>", "<details>", "<summary>",
      "<blockquote>", "<h1>", "<pre>", "<figure><figcaption>", "<span lang=he>", "<script>",
      "<ul><li>", "<dl><dd>", "<caption>", "<center><b>", "<svg>", "<!--", "<![CDATA[", "<?", "<!x",
      "<sub><b><i><u><s><code><kbd><mark><p>",
    ])
  func manyTags(tag: String) throws {
    let tags = String(repeating: tag, count: 20_000)
    for markdown in ["x \(tags) y", "<div>x \(tags) y</div>"] {
      let article = try Markdown.article(markdown)
      let words = Markdown.words(of: article.blocks).joined(separator: " ")
      #expect(words.hasPrefix("x"))
      #expect(words.contains("y"))
      #expect(ArticleInvariants.problems(of: article) == [])
    }
  }

  @Test(
    "Broken tags are read in time that grows with their number",
    arguments: [
      "<", "<a ", "<a/b=", "<a/b<", "<a b=\"", "<a b='", "<a b=\"<a c='", "<a \"", "</", "</a",
      "<a =", "<b x>", "&", "&a;", "&#", "<script>x</", "<a href='javascript:", "<b\n",
    ])
  func brokenTags(part: String) throws {
    let parts = String(repeating: part, count: 200_000 / part.utf8.count)
    for markdown in ["x \(parts)", "<div>x \(parts)"] {
      let article = try Markdown.article(markdown)
      #expect(Markdown.words(of: article.blocks).first?.hasPrefix("x") == true)
      #expect(ArticleInvariants.problems(of: article) == [])
    }
  }

  @Test("A megabyte of attributes is one tag")
  func attributes() throws {
    let many = (0..<100_000).map { " a\($0)=\"b\"" }.joined()
    #expect(try Markdown.words("x <b\(many)>y</b>") == ["x y"])
    #expect(try Markdown.article("<p\(many)>y</p>").findings.count < 120)
    let long = String(repeating: "z", count: 1_000_000)
    #expect(try Markdown.words("<p title=\"\(long)\">y</p>") == ["y"])
  }

  @Test("Tables nest no deeper than levels go, and keep their words")
  func nestedTables() throws {
    let open = (0..<1000).map { "<table><tr><td>w\($0) " }.joined()
    let close = String(repeating: "</td></tr></table>", count: 1000)
    let article = try Markdown.article(open + close + "after")
    let words = Markdown.words(of: article.blocks).flatMap {
      $0.split(whereSeparator: \.isWhitespace)
    }
    #expect(words == (0..<1000).map { Substring("w\($0)") } + ["after"])
    #expect(article.findings.filter { $0.rule == "deep-nesting" }.count == 1)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Elements and quotes together nest no deeper than levels go")
  func nestedContainers() throws {
    let divisions = String(repeating: "<div dir=rtl>", count: 60)
    let text = divisions + "\n\n" + String(repeating: "> ", count: 60) + divisions + "\n\n"
    let article = try Markdown.article(text + "a\n\n\(String(repeating: "</div>", count: 60))")
    #expect(Markdown.words(of: article.blocks) == ["a"])
    #expect(ArticleInvariants.problems(of: article) == [])
  }
}
