import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct RawHTMLTests {
  @Test(
    "Tags go, their text stays, parted where HTML parts it",
    arguments: [
      ("<p>a <b>b</b>\nc</p>", ["a b c"]), ("<ul><li>a</li><li>b</li></ul>", ["a", "b"]),
      ("<div>a\n<!-- c\nd -->\nb</div>", ["a b"]), ("<h1>a</h1>\n<p>b", ["a", "b"]),
      ("<p>a<br>b</p>", ["a\u{2028}b"]), ("<p>&lt;&amp;&copy;</p>", ["<&©"]),
      ("<pre>a\n  b\n</pre>", ["a\n  b"]), ("<script>\nx < y\n</script>\n\nz", ["z"]),
      ("<!-- a\n\nb -->\n\nc", ["c"]), ("<div>a < b</div>", ["a < b"]),
      ("<p>日本\n語</p>", ["日本語"]), ("<?php x ?>\n\na", ["a"]),
    ])
  func text(_ markdown: String, _ expected: [String]) throws {
    #expect(try Markdown.words(markdown) == expected)
  }

  @Test("Each name of a dropped tag is one finding with a count")
  func findings() throws {
    let article = try Markdown.article("a <big>b</big> <big>c</big>\n\n<font>d</font>\n")
    let findings = article.findings.filter { $0.rule == "raw-html" }
    #expect(findings.map { $0.position?.description } == ["1:3", "3:1"])
    #expect(findings[0].message == "the tag <big> is not honored (2 times); its text stays")
    #expect(findings[0].remedy == "use a style: [text]{.style}")
  }

  @Test("A comment that is not closed is shown and told")
  func openComment() throws {
    #expect(try Markdown.words("<!-- a\n\nb\n") == ["<!-- a", "b"])
    #expect(try Markdown.rules("<!-- a\n\nb\n") == ["open-comment"])
  }

  @Test("An element around Markdown is a division with its attributes")
  func division() throws {
    let dump = try Markdown.dump("<div align=\"center\">\n\n# a\n\n<p lang=he>b</p>\n\n</div>\n\nc")
    #expect(
      dump == """
        division align=center 1:1-7:7
          heading 1 #a 3:1-3:4
            "a" 3:3-3:4
          paragraph lang=he 5:1-5:17
            "b" 5:12-5:13
        paragraph 9:1-9:2
          "c" 9:1-9:2
        """)
    #expect(try Markdown.rules("<div dir=\"rtl\">\n\na\n\n</div>") == [])
  }

  @Test("An element that does not close among its siblings counts for nothing")
  func unclosed() throws {
    #expect(try Markdown.dump("<div dir=rtl>\n\na") == "paragraph 3:1-3:2\n  \"a\" 3:1-3:2")
    #expect(try Markdown.rules("<div dir=rtl>\n\na") == ["open-tag"])
    #expect(try Markdown.rules("a\n\n</div>") == ["stray-tag"])
    #expect(try Markdown.words("> <div dir=rtl>\n\na\n\n</div>") == ["a"])
  }
}
