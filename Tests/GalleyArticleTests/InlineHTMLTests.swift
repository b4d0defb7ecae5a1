import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct InlineHTMLTests {
  /// The spans of the first text, each as in a dump without its place.
  private func spans(_ markdown: String) throws -> [String] {
    let lines = try Markdown.dump(markdown).split(separator: "\n").dropFirst(2)
    return lines.map { line in
      let words = line.split(separator: " ").dropLast()
      return words.joined(separator: " ")
    }
  }

  @Test(
    "A tag that marks up text is a span",
    arguments: [
      ("b", "strong"), ("strong", "strong"), ("i", "emphasis"), ("em", "emphasis"),
      ("cite", "emphasis"), ("var", "emphasis"), ("dfn", "emphasis"), ("code", "code"),
      ("tt", "code"), ("samp", "code"), ("kbd", "keyboard"), ("sub", "subscript"),
      ("sup", "superscript"), ("mark", "mark"), ("u", "underline"), ("ins", "underline"),
      ("s", "strikethrough"), ("strike", "strikethrough"), ("del", "strikethrough"),
      ("small", "small"), ("B", "strong"),
    ])
  func kinds(tag: String, kind: String) throws {
    for text in ["a <\(tag)>b</\(tag)> c", "<p>a <\(tag)>b</\(tag)> c</p>"] {
      #expect(try Markdown.words(text) == ["a b c"])
      #expect(try spans(text) == ["\(kind) \"b\""])
      #expect(try Markdown.rules(text) == [])
    }
  }

  @Test("A span has the place of its tags, and spans nest with those of Markdown")
  func places() throws {
    #expect(
      try Markdown.dump("a <b>*b*&#32;`c` </b> <em>d <kbd>e</kbd></em>")
        == """
        paragraph 1:1-1:46
          "a b c  d e" 1:1-1:46
            strong "b c " 1:3-1:22
              emphasis "b" 1:6-1:9
              code "c" 1:14-1:17
            emphasis "d e" 1:23-1:46
              keyboard "e" 1:29-1:41
        """)
  }

  @Test(
    "A text in raw HTML reads as the same text in Markdown",
    arguments: [
      "Some <b>bold</b> <a href=\"u\">link</a> &amp; <img src=\"p.png\" alt=\"pic\"> end",
      "x<sub>2</sub> <q>y</q> <abbr title=\"A &quot;B&quot;\">ab</abbr><br>z<wbr>z",
      "<span lang=\"he\" dir=\"rtl\">שלום</span> a <u>b <i>c</u> d</i> e",
    ])
  func alike(_ text: String) throws {
    let inline = try Markdown.article("a " + text).blocks[0]
    let block = try Markdown.article("<p>a \(text)</p>").blocks[0]
    guard case .paragraph(let first) = inline.content, case .paragraph(let second) = block.content
    else {
      Issue.record("no paragraphs")
      return
    }
    #expect(first.string == second.string)
    #expect(first.spans.map(\.kind) == second.spans.map(\.kind))
    #expect(first.spans.map(\.range) == second.spans.map(\.range))
    #expect(first.spans.map(\.parent) == second.spans.map(\.parent))
    #expect(first.spans.map(\.attributes) == second.spans.map(\.attributes))
    #expect(first.spans.map(\.source.count) == second.spans.map(\.source.count))
  }

  @Test("Spans that cross are parted so that they nest, and every word keeps its marks")
  func crossing() throws {
    #expect(
      try Markdown.dump("*a <b>b* c</b>")
        == """
        paragraph 1:1-1:15
          "a b c" 1:1-1:15
            emphasis "a b" 1:1-1:9
              strong "b" 1:4-1:8
            strong " c" 1:9-1:15
        """)
    #expect(try spans("<b>a *b</b> c*") == ["strong \"a b\"", "emphasis \"b\"", "emphasis \" c\""])
    #expect(
      try spans("<b>a <i>b</b> c</i>") == ["strong \"a b\"", "emphasis \"b\"", "emphasis \" c\""])
    #expect(try Markdown.rules("<b>a <i>b</b> c</i>") == [])
    let link = try spans("[a <b>b](u) c</b>")
    #expect(link == ["link \"u\" \"a b\"", "strong \"b\"", "strong \" c\""])
  }

  @Test("A tag that nothing closes ends with its block, and is told")
  func unclosed() throws {
    #expect(try spans("a <b>b\n\nc") == ["strong \"b\"", "paragraph", "\"c\""])
    let article = try Markdown.article("a <b>b\n\n- c <i>d\n\n|e <u>f|\n|-|\n")
    let findings = article.findings.filter { $0.rule == "open-tag" }
    #expect(findings.map { $0.position?.description } == ["1:3", "3:5", "5:4"])
    #expect(findings[0].message == "the tag <b> is not closed; it ends with what holds it")
    #expect(try Markdown.rules("a</b> c") == ["stray-tag"])
    #expect(try Markdown.words("a</b> c") == ["a c"])
  }

  @Test("Breaks, places to break and quotes are characters")
  func characters() throws {
    #expect(try Markdown.words("a<br>b<br/>c <wbr>d") == ["a\u{2028}b\u{2028}c \u{200B}d"])
    #expect(try Markdown.words("a <q>b <q>c</q></q>") == ["a \u{201C}b \u{2018}c\u{2019}\u{201D}"])
    #expect(
      try Markdown.words("a<p>b</p><p>c</p><div>d</div>e") == [
        "a\u{2028}b\u{2028}c\u{2028}d\u{2028}e"
      ])
  }

  @Test(
    "Quotes are in the language of the text that quotes, as the front matter or a tag around them says"
  )
  func quotes() throws {
    let german = "---\nlang: de\n---\n\n"
    #expect(try Markdown.words(german + "a <q>b <q lang=en>c</q></q>") == ["a „b ‚c‘“"])
    #expect(
      try Markdown.words(german + "<i lang=fr><q>a</q></i> <q>b</q>") == ["«\u{202F}a\u{202F}» „b“"]
    )
    #expect(try Markdown.words(german + "<p><q>a</q></p>") == ["„a“"])
  }

  @Test("A link keeps where it leads, with its references resolved")
  func links() throws {
    #expect(
      try spans("<a href=\"u?a&amp;b\" title='t &lt;'>*x*</a>")
        == ["link \"u?a&b\" \"t <\" \"x\"", "emphasis \"x\""])
    #expect(try spans("<a href=u/v/>x</a>") == ["link \"u/v/\" \"x\""])
    #expect(try spans("<a>x</a>") == [])
    #expect(try Markdown.rules("<a href=\"#x\">y</a>") == ["dangling-link"])
  }

  @Test(
    "A link that would run something is dropped, its text stays",
    arguments: [
      "<a href=\"javascript:a()\">x</a>", "<a href='JavaScript&#58;a'>x</a>",
      "<a href=' java\tscript:a'>x</a>", "<a href=\"data:text/html,a\">x</a>",
      "[x](javascript:a)", "[x](<  JAVASCRIPT:a>)", "[x](vbscript:a)",
    ])
  func unsafeLinks(_ markdown: String) throws {
    #expect(try Markdown.words(markdown) == ["x"])
    #expect(try spans(markdown).filter { $0.hasPrefix("link") } == [])
    #expect(try Markdown.rules(markdown) == ["unsafe-link"])
  }

  @Test("No link holds another")
  func nestedLinks() throws {
    #expect(
      try spans("<a href=u>a [b](v) c</a>") == ["link \"u\" \"a \"", "link \"v\" \"b\""])
    #expect(try spans("[a <a href=u>b</a>](v)") == ["link \"v\" \"a b\""])
    #expect(try Markdown.rules("[a <a href=u>b</a>](v)") == ["nested-link"])
    #expect(
      try spans("<a href=u>a <a href=v>b</a> c") == ["link \"u\" \"a \"", "link \"v\" \"b\""])
  }

  @Test("An image has its file, its words and its title; a badge stays in its link")
  func images() throws {
    #expect(
      try spans("a <img src=\"p q.png\" alt=\"b &amp;\n c\" title=t>")
        == ["image \"p q.png\" \"b & c\" \"t\" \"\\u{FFFC}\""])
    #expect(
      try spans("a <a href=u><img src=p alt=b></a> <a href=v><img src=q alt=c></a>") == [
        "link \"u\" \"\\u{FFFC}\"", "image \"p\" \"b\" \"\\u{FFFC}\"",
        "link \"v\" \"\\u{FFFC}\"", "image \"q\" \"c\" \"\\u{FFFC}\"",
      ])
    #expect(try Markdown.words("a <img alt=\"b\">") == ["a b"])
    #expect(try Markdown.rules("a <img alt=\"b\">") == ["image-source"])
    #expect(
      try Markdown.rules("a <img src=p alt=b width=3> <img src=p alt=c width=4>") == ["raw-html"])
  }

  @Test("An image of raw HTML alone in its paragraph is a figure")
  func figures() throws {
    let text = "<img src=\"p\" alt=\"a\" title=\"t\">"
    for markdown in [text, " \(text)\n", "<p align=\"center\">\(text)</p>", "> \(text)"] {
      let dump = try Markdown.dump(markdown)
      #expect(dump.contains("figure \"p\" \"a\""))
      #expect(dump.contains("\"t\""))
    }
  }

  @Test("Tags in the words of an image go, their text stays")
  func alternatives() throws {
    #expect(
      try spans("a ![b <b>c</b><br>d <img alt=e src=f>](p)") == [
        "image \"p\" \"b c d e\" \"\\u{FFFC}\""
      ])
  }

  @Test("What a script says is not read; without an end it is")
  func scripts() throws {
    #expect(try Markdown.words("a <script>b *c* ![d](e)</script>f") == ["a f"])
    #expect(try Markdown.rules("a <script>b</script>f") == ["raw-html"])
    #expect(try Markdown.words("a <script>b f") == ["a b f"])
    #expect(try Markdown.rules("a <style>b f") == ["open-tag"])
    #expect(try Markdown.words("<script>\na\n\nb") == ["a", "b"])
    #expect(try Markdown.words("<div><style>\na\n</STYLE>b</div>") == ["b"])
  }

  @Test("Attributes that mean nothing here are told once for each name")
  func attributes() throws {
    let text =
      "a <b style=\"c\" onclick=d data-e=f>g</b> <b style=\"c\">h</b> <i lang=\"x y\">i</i>"
    let article = try Markdown.article(text)
    let findings = article.findings.filter { $0.rule == "raw-html" }
    #expect(
      findings.map(\.message) == [
        "the attribute style of <b> is not honored (2 times)",
        "the attribute onclick of <b> is not honored (once)",
        "the attribute data-e of <b> is not honored (once)",
      ])
    #expect(article.findings.contains { $0.rule == "bad-language" })
  }

  @Test("Languages are read alike in attributes and in HTML, as locales write them too")
  func languages() throws {
    for text in ["[a]{lang=pt_BR}", "<span lang='pt_BR.UTF-8'>a</span>"] {
      let article = try Markdown.article("word " + text)
      guard case .paragraph(let prose) = article.blocks.first?.content else {
        Issue.record("no paragraph")
        continue
      }
      #expect(prose.spans.map(\.attributes.language) == ["pt-BR"])
    }
    #expect(try Markdown.rules("word [a]{lang=english}") == ["attribute-value"])
    #expect(try Markdown.rules("word <span lang='english'>a</span>").contains("bad-language"))
  }

  @Test("Lists and blocks in a cell are lines of it")
  func cells() throws {
    let row = "|a|\n|-|\n|<ul><li>b</li><li>c *d*</li></ul>|\n|<ol start=3><li>e<li>f</ol>|\n"
    #expect(
      try Markdown.words(row) == [
        "a", "\u{2022} b\u{2028}\u{2022} c d", "3. e\u{2028}4. f",
      ])
    let cell = "|a|\n|-|\n|<h3>b</h3><pre>c</pre><p lang=he>d</p>e|\n"
    #expect(try Markdown.words(cell) == ["a", "b\u{2028}c\u{2028}d\u{2028}e"])
    #expect(try Markdown.rules(row + "\n" + cell) == [])
  }

  @Test("Character data is text, declarations are dropped")
  func others() throws {
    #expect(try Markdown.words("a <![CDATA[b < &amp; *c*]]> d") == ["a b < &amp; *c* d"])
    #expect(try Markdown.words("a <?b?> <!C d> e") == ["a   e"])
    #expect(try Markdown.words("a <!--[if IE]>b<![endif]--> c") == ["a  c"])
    #expect(try Markdown.words("<div>a <![if !IE]>b<![endif]></div>") == ["a b"])
  }
}
