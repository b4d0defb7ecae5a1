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
      ("# 1.2 x", "12-x"),
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
    #expect(try Markdown.rules(text) == ["dangling-link", "raw-html"].reversed())
  }

  @Test("A heading with two names goes by the one that is linked to")
  func twoNames() throws {
    #expect(try anchors("## <a name=\"x\"></a>A b\n\n[y](#x)") == ["x", nil])
    #expect(try anchors("## <a name=\"x\"></a>A b\n\n[y](#a-b)") == ["a-b", nil])
    #expect(try anchors("## <a name=\"x\"></a>A b") == ["x"])
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
