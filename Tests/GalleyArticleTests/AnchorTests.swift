import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct AnchorTests {
  private func anchors(_ text: String) throws -> [String?] {
    try Markdown.article(text).blocks.map(\.attributes.id)
  }

  @Test(
    "Slugs are GitHub's",
    arguments: [
      ("# Hello, World!", "hello-world"), ("# a_b - c", "a_b---c"), ("# Ünïcode 日本", "ünïcode-日本"),
      ("# `code` *em*", "code-em"), ("# C++ & co.", "c--co"), ("# مرحبا", "مرحبا"),
      ("# 1.2 x", "12-x"), ("# 🚀 Launch", "-launch"), ("# a  b", "a--b"), ("# 「重要」な点", "重要な点"),
      ("# ⓐ ½ ²", "ⓐ--"), ("# It’s “x” — y…", "its-x--y"), ("# <b>A</b> <!-- c -->b", "a-b"),
      ("# ![a](b) c", "-c"), ("# हिन्दी", "हिन्दी"),
    ])
  func slugs(_ markdown: String, _ slug: String) throws {
    #expect(try anchors(markdown) == [slug])
  }

  @Test("Repeats are numbered, and never take a name that is taken")
  func repeats() throws {
    #expect(try anchors("# a\n\n# a\n\n# a-1\n\n# a") == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test("An anchor of raw HTML names the next block and wins")
  func html() throws {
    let text = "<a id=\"x\"></a>\n\n# a\n\n[y](#x) [z](#a)"
    #expect(try anchors(text) == ["x", nil])
    #expect(try Markdown.rules(text) == [])
  }

  @Test("A heading goes by the names that it was given and by its words")
  func manyNames() throws {
    let article = try Markdown.article(
      "<a id=w></a>\n\n## <a name=\"x\"></a>A b\n\n## A b\n\n[a](#w) [b](#x) [c](#a-b) [d](#a-b-1)")
    #expect(article.findings.map(\.rule) == ["no-language"])
    #expect(article.blocks.map(\.attributes.id) == ["w", "a-b-1", nil])
    #expect(article.blocks[0].attributes.aliases == ["x"])
    #expect(["w", "x", "a-b", "a-b-1"].map(article.anchor) == ["w", "w", "w", "a-b-1"])
    #expect(article.anchor(of: "a%2Db") == "w")
    #expect(article.anchor(of: "y") == nil)
  }

  @Test("An anchor around words names them, one around nothing the block")
  func spans() throws {
    let article = try Markdown.article("a <a id=\"x\">b</a> <a id=y></a> [c](#x) [d](#y)")
    #expect(article.findings.map(\.rule) == ["no-language"])
    #expect(article.blocks[0].attributes.id == "y")
    #expect(Markdown.texts(of: article.blocks)[0].spans[0].attributes.id == "x")
    #expect(["x", "y"].map(article.anchor) == ["x", "y"])
  }

  @Test(
    "Anchors of raw HTML name what comes next, wherever they stand",
    arguments: [
      ("<p id=x>a</p>", "x"), ("<div id=\"x\">\n\na\n\n</div>", "x"), ("<a name=x>\n\na", "x"),
      ("<ul id=x><li>a</li></ul>", "x"), ("- <a id=\"x\"></a>a", nil),
      ("<h2 id=x>a</h2>", "x"), ("a\n\n<a id=\"x\"></a>\n", "x"), ("<img src=a id=x>", "x"),
      ("|a|\n|-|\n|<a id=\"x\"></a>b|", "x"), ("<table><tr><td id=x>a</table>", "x"),
      ("<span id=x></span>a", "x"), ("<pre id=x>a</pre>", "x"), ("<details id=x>a</details>", "x"),
    ])
  func places(_ markdown: String, _ id: String?) throws {
    let article = try Markdown.article(markdown)
    #expect(article.blocks[0].attributes.id == id)
    #expect(article.anchor(of: "x") == "x")
  }

  @Test("A link to the top leads to the first block")
  func top() throws {
    let article = try Markdown.article("# A\n\n[b](#top) [c](#)")
    #expect(article.findings.map(\.rule) == ["no-language"])
    #expect(["top", "", "a"].map(article.anchor) == ["top", "top", "top"])
  }

  @Test("A link that leads nowhere is told what it may have meant")
  func nearest() throws {
    let article = try Markdown.article("# First words\n\n[a](#frist-words) [b](#zzz)")
    let remedies = article.findings.filter { $0.rule == "dangling-link" }.map(\.remedy)
    #expect(
      remedies == [
        "did you mean #first-words?",
        "link to a heading by its words in small letters with hyphens, such as #first-words",
      ])
  }

  @Test("A link to an anchor that is nowhere is told with its place")
  func dangling() throws {
    let article = try Markdown.article("# é\n\n[a](#é) [b](#%C3%A9) [c](#no) [d](#)")
    let findings = article.findings.filter { $0.rule == "dangling-link" }
    #expect(findings.map { $0.position?.description } == ["3:24"])
  }

  @Test(
    "A language is guessed only where the script is certain",
    arguments: [
      ("かなと漢字。", "ja"), ("漢字漢字", "und"), ("한국어", "ko"), ("ภาษาไทย", "th"), ("עברית", "he"),
      ("Ελληνικά", "el"), ("ქართული", "ka"), ("Հայերեն", "hy"), ("العربية", "und"),
      ("русский", "und"),
      ("English", "und"), ("A long English text with one ひ", "und"), ("हिन्दी", "und"),
    ])
  func language(_ text: String, _ language: String) throws {
    let article = try Markdown.article(text)
    #expect(article.language == language)
    #expect(article.findings.map(\.rule) == ["no-language"])
  }

  @Test("A language that is given is not guessed")
  func givenLanguage() throws {
    let article = try Markdown.article("---\nlang: yi\n---\nעברית")
    #expect(article.language == "yi")
    #expect(article.findings == [])
  }
}
