import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct FrontMatterTests {
  @Test("Every key is read with its place")
  func keys() throws {
    let article = try Markdown.article(
      """
      ---
      title: "A: b"
      subtitle: s
      authors: [x, y]
      date: 2024-05-06
      language: de
      description: >
        two
        lines
      tags: k
      ...
      text
      """)
    let head = article.frontMatter
    #expect(head.title == FrontMatter.Entry("A: b", at: SourceRange(11, 17)))
    #expect(head.subtitle?.text == "s")
    #expect(head.authors.map(\.text) == ["x", "y"])
    #expect(head.date?.text == "2024-05-06")
    #expect(head.language?.text == "de")
    #expect(head.description?.text == "two lines")
    #expect(head.keywords.map(\.text) == ["k"])
    #expect(article.findings == [])
    #expect(article.dump().hasSuffix("paragraph 12:1-12:5\n  \"text\" 12:1-12:5\n"))
  }

  @Test("An unknown key is a note with its place")
  func unknownKey() throws {
    let article = try Markdown.article("---\nlang: en\ntilte: x\n---\na")
    #expect(article.findings.map(\.rule) == ["unknown-key"])
    #expect(article.findings.first?.position == SourcePosition(line: 3, column: 1))
    #expect(article.findings.first?.severity == .note)
  }

  @Test("Malformed YAML is an error finding; the text is still read")
  func malformed() throws {
    let article = try Markdown.article("---\ntitle: [a\nlang: en\n---\ntext")
    let finding = article.findings.first { $0.rule == "front-matter" }
    #expect(finding?.severity == .error)
    #expect(finding?.position?.line == 3)
    #expect(Markdown.words(of: article.blocks) == ["text"])
  }

  @Test("A list or a direction that makes no sense is a warning")
  func wrongTypes() throws {
    let rules = try Markdown.rules("---\ntitle: [a]\ndir: up\n---\nx")
    #expect(rules == ["front-matter", "front-matter"])
    #expect(try Markdown.rules("---\n- a\n---\nx") == ["front-matter"])
  }

  @Test("Comments alone and a list between two breaks are text, and told")
  func textBetweenBreaks() throws {
    let heading = "---\n# Heading\n\n---\nmore"
    #expect(try Markdown.words(heading) == ["Heading", "more"])
    #expect(try Markdown.rules(heading) == ["front-matter"])
    #expect(try Markdown.words("---\n- a\n- b\n\n---\nmore") == ["a", "b", "more"])
    #expect(try Markdown.article("---\n# c\ntitle: a\n---\nx").title?.string == "a")
  }

  @Test("A rule at the top is no front matter without a second fence")
  func rule() throws {
    let dump = try Markdown.dump("---\n\ntext")
    #expect(dump == "thematic break 1:1-1:4\nparagraph 3:1-3:5\n  \"text\" 3:1-3:5")
  }

  @Test("TOML is told and stays as text")
  func toml() throws {
    #expect(try Markdown.rules("+++\ntitle = 1\n+++\nx") == ["front-matter"])
    #expect(try Markdown.words("+++\na\n+++").joined() == "+++ a +++")
  }

  @Test("Empty front matter, and an article of nothing else, are fine")
  func emptyHead() throws {
    #expect(try Markdown.article("---\n---\nx").blocks.count == 1)
    #expect(try Markdown.article("---\ntitle: a\n---").title?.string == "a")
  }

  @Test("The title is the front matter's, else the first heading's")
  func title() throws {
    let both = try Markdown.article("---\ntitle: A b\n---\n# A *b*\n")
    #expect(both.title?.string == "A b")
    #expect(both.isTitleRepeated)
    let other = try Markdown.article("---\ntitle: A b\n---\n# C\n")
    #expect(!other.isTitleRepeated)
    let heading = try Markdown.article("## No\n\n# First\n\n# Second\n")
    #expect(heading.title?.string == "First")
    #expect(!heading.isTitleRepeated)
    #expect(try Markdown.article("text").title == nil)
  }

  @Test("The direction is the front matter's")
  func direction() throws {
    #expect(try Markdown.article("---\ndir: rtl\n---\nx").direction == .rightToLeft)
    #expect(try Markdown.article("---\ndir: auto\n---\nx").direction == nil)
  }
}
