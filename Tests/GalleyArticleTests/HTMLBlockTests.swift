import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct HTMLBlockTests {
  @Test("Paragraphs, headings and rules of raw HTML are blocks with their tags' places")
  func simple() throws {
    let text = """
      <h2 align="center">A <em>b</em></h2>
      <p>c
      d</p><hr>
      e &copy;
      """
    #expect(
      try Markdown.dump(text) == """
        heading 2 #a-b align=center 1:1-1:37
          "A b" 1:20-1:32
            emphasis "b" 1:22-1:32
        paragraph 2:1-3:6
          "c d" 2:4-3:2
        thematic break 3:6-3:10
        paragraph 4:1-4:9
          "e ©" 4:1-4:9
        """)
  }

  @Test("A paragraph ends with the next, a heading with its own tag or another's")
  func implied() throws {
    #expect(try Markdown.words("<p>a<p lang=he>b<p>c") == ["a", "b", "c"])
    let blocks = try Markdown.article("<p>a<p lang=he>b<p>c").blocks
    #expect(blocks.map(\.attributes.language) == [nil, "he", nil])
    #expect(try Markdown.rules("<p>a<p lang=he>b<p>c") == [])
    #expect(try Markdown.rules("<h1>a<h2>b</h3>") == ["open-tag"])
  }

  @Test("Lists keep their numbers, nest, and take boxes; their tags may be left open")
  func lists() throws {
    let text = """
      <ol start="3">
        <li>a
        <li><input type="checkbox" checked> b <ul><li>c</li></ul></li>
      </ol>
      """
    #expect(
      try Markdown.dump(text) == """
        list ordered from 3 tight 1:1-4:6
          item 2:3-2:8
            paragraph 2:7-2:8
              "a" 2:7-2:8
          item done 3:3-3:65
            paragraph 3:39-3:40
              "b" 3:39-3:40
            list bulleted tight 3:41-3:60
              item 3:45-3:55
                paragraph 3:49-3:50
                  "c" 3:49-3:50
        """)
    #expect(try Markdown.rules(text) == [])
    #expect(try Markdown.dump("<li>a</li>").hasPrefix("list bulleted tight"))
    #expect(try Markdown.dump("<ul>a<li>b</ul>").contains("item 1:5-1:6"))
  }

  @Test("Terms and definitions are a list of them")
  func definitions() throws {
    let text = "<dl>\n<dt>a<dt>b\n<dd>c</dd>\n<dd>d</dd><dt lang=he>e</dt><dd><p>f</p><p>g</p></dl>"
    #expect(
      try Markdown.dump(text) == """
        definitions tight 1:1-4:54
          entry 2:1-4:11
            "a" 2:5-2:6
            "b" 2:10-2:11
            definition
              paragraph 3:5-3:6
                "c" 3:5-3:6
            definition
              paragraph 4:5-4:6
                "d" 4:5-4:6
          entry 4:11-4:49
            "e" 4:23-4:24
              plain "e" lang=he 4:23-4:24
            definition
              paragraph 4:33-4:41
                "f" 4:36-4:37
              paragraph 4:41-4:49
                "g" 4:44-4:45
        """)
  }

  @Test("Quotes and preformatted text are blocks; code keeps its lines, indents and language")
  func quotes() throws {
    #expect(
      try Markdown.dump("<blockquote>a<p>b</blockquote>").hasPrefix("quote 1:1-1:31\n  paragraph"))
    let code = "<pre><code class=\"language-swift\">\n  let a = b &lt; c\n\n\td<br>e\n</code></pre>"
    let article = try Markdown.article(code)
    guard case .code(let block) = article.blocks[0].content else {
      Issue.record("no code")
      return
    }
    #expect(block.info == "swift")
    #expect(block.text.string == "  let a = b < c\n\n\td\ne")
    #expect(article.blocks[0].range == SourceRange(0, code.utf8.count))
    #expect(try Markdown.words("<pre>\r\n a\r\n\r\n b\r\n</pre>") == [" a\n\n b"])
    #expect(try Markdown.words("<pre>a\r b</pre>") == ["a\n b"])
    #expect(try Markdown.words("<pre> a \n<b>\n b</b> <!-- c -->\n</pre>") == [" a \n\n b"])
    #expect(try Markdown.words("> <pre>\n> a\n>  b</pre>") == ["a\n b"])
  }

  @Test("Details hold what stands between their tags, Markdown too")
  func details() throws {
    let text = """
      <details open>
      <summary><b>A</b> question</summary>

      An *answer*.

      - one

      </details>

      after
      """
    #expect(
      try Markdown.dump(text) == """
        details 1:1-8:11
          "A question" 2:10-2:27
            strong "A" 2:10-2:18
          paragraph 4:1-4:13
            "An answer." 4:1-4:13
              emphasis "answer" 4:4-4:12
          list bulleted tight 6:1-6:6
            item 6:1-6:6
              paragraph 6:3-6:6
                "one" 6:3-6:6
        paragraph 10:1-10:6
          "after" 10:1-10:6
        """)
    #expect(try Markdown.rules(text) == [])
    let nested = "<details><summary>a</summary><details><summary>b</summary>c</details></details>"
    #expect(try Markdown.words(nested) == ["a", "b", "c"])
    #expect(try Markdown.words("<summary>a</summary>b") == ["a", "b"])
  }

  @Test("Elements around Markdown hold it: lists, quotes, centered blocks")
  func aroundMarkdown() throws {
    let text = "<ul>\n<li>\n\n**a**\n\n</li>\n<li>b</li>\n</ul>\n\n<center>\n\n# c\n\n</center>"
    #expect(
      try Markdown.dump(text) == """
        list bulleted tight 1:1-8:6
          item 2:1-6:6
            paragraph 4:1-4:6
              "a" 4:1-4:6
                strong "a" 4:1-4:6
          item 7:1-7:11
            paragraph 7:5-7:6
              "b" 7:5-7:6
        division align=center 10:1-14:10
          heading 1 #c 12:1-12:4
            "c" 12:3-12:4
        """)
    #expect(try Markdown.dump("<blockquote>\n\na\n\n</blockquote>").hasPrefix("quote 1:1-5:14"))
  }

  @Test("A figure is a picture with its caption, whichever comes first")
  func figures() throws {
    let text =
      "<figure>\n<picture><source srcset=q><img src=p alt=a></picture>\n"
      + "<figcaption>A <b>b</b></figcaption>\n</figure>"
    #expect(
      try Markdown.dump(text) == """
        figure "p" "a" 1:1-4:10
          "A b" 3:13-3:23
            strong "b" 3:15-3:23
        """)
    #expect(try Markdown.rules(text) == [])
    let first = "<figure><figcaption>c</figcaption>\n\n![a](p)\n\n</figure>"
    #expect(try Markdown.dump(first) == "figure \"p\" \"a\" 1:1-5:10\n  \"c\" 1:21-1:22")
    let two = "<figure><p><img src=p></p><p><img src=q></p><figcaption>c</figcaption></figure>"
    #expect(try Markdown.words(two) == ["c"])
    let code = "<figure><pre>a</pre><figcaption>c</figcaption></figure>"
    #expect(try Markdown.words(code) == ["a", "c"])
  }

  @Test("A comment may end a page")
  func pageBreak() throws {
    #expect(
      try Markdown.dump("a\n\n<!-- pagebreak -->\n\nb") == """
        paragraph 1:1-1:2
          "a" 1:1-1:2
        page break 3:1-3:19
        paragraph 5:1-5:2
          "b" 5:1-5:2
        """)
    #expect(try Markdown.rules("> a\n>\n> <!-- page-break -->") == ["misplaced-page-break"])
    #expect(try Markdown.rules("<ul><li><!-- pagebreak -->a</ul>") == ["misplaced-page-break"])
    #expect(try Markdown.words("<!-- no pagebreak here -->\n\na") == ["a"])
  }

  @Test("Markup goes on through the blocks in it")
  func carried() throws {
    #expect(
      try Markdown.dump("<div><b>a<p>b</p></b>c</div>") == """
        paragraph 1:6-1:10
          "a" 1:6-1:10
            strong "a" 1:6-1:10
        paragraph 1:10-1:18
          "b" 1:13-1:14
            strong "b" 1:13-1:14
        paragraph 1:22-1:23
          "c" 1:22-1:23
        """)
    #expect(try Markdown.rules("<div><b>a<p>b</p></b>c</div>") == [])
  }

  @Test("Space around tags is one space, and none at the start of a line")
  func spaces() throws {
    #expect(try Markdown.words("<p> a <b> b </b> c <br> d </p>") == ["a b c\u{2028}d"])
    #expect(try Markdown.words("<p>日本\n<b>語</b>\n文</p>") == ["日本語文"])
  }

  @Test(
    "What is not honored leaves its text and a finding",
    arguments: [
      ("<iframe src=a>b</iframe>", ["b"]), ("<video controls>a <a href=b>c</a></video>", ["a c"]),
      ("<form><label>a</label> <button>b</button></form>", ["a b"]),
      ("<svg><title>a</title><text>b</text></svg>", ["a\u{2028}b"]),
      ("<foo-bar>a</foo-bar>", ["a"]),
      ("<div><object>a</object></div>", ["a"]), ("<math><mi>x</mi></math>", ["x"]),
    ])
  func foreign(_ markdown: String, _ words: [String]) throws {
    #expect(try Markdown.words(markdown) == words)
    #expect(Set(try Markdown.rules(markdown)) == ["raw-html"])
  }

  @Test("An element closes only within what holds it")
  func scopes() throws {
    #expect(try Markdown.rules("<div dir=rtl>\n\n- a </div>\n\n</div>") == ["stray-tag"])
    let text = "<table><tr><td></div>a</td></tr></table>"
    #expect(try Markdown.rules(text) == ["stray-tag"])
    #expect(try Markdown.words("<ul><li>a<ul><li>b</ul>c</li></ul>") == ["a", "b", "c"])
  }
}
