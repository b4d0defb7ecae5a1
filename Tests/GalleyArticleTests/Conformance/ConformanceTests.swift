import GalleyArticle
import Testing

/// CommonMark 0.29 and GitHub's extensions, section by section.
@Suite struct ConformanceTests {
  @Test(
    "The blocks and text are those that the rule asks for",
    arguments: ConformanceCase.all(aboutHTML: false))
  func blocks(_ example: ConformanceCase) throws {
    let article = try Markdown.article(example.input)
    #expect(ArticleNotation().string(of: article) == example.expected)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test(
    "The blocks and text are those of cmark-gfm's own tree",
    arguments: ConformanceCase.all(aboutHTML: false))
  func tree(_ example: ConformanceCase) {
    // The tree does not tell whether a task is done.
    let expected = example.expected.split(separator: "li[x](", omittingEmptySubsequences: false)
      .joined(separator: "li[ ](")
    #expect(CommonMarkNotation.string(of: example.input) == expected)
  }

  @Test(
    "The visible text of raw HTML is what the rule leaves of it",
    arguments: ConformanceCase.all(aboutHTML: true))
  func html(_ example: ConformanceCase) throws {
    let article = try Markdown.article(example.input)
    let texts = Markdown.words(of: article.blocks).map(Notation.shown)
    #expect(texts.joined(separator: " / ") == example.expected)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Every section has its rules, every rule its examples, and no text stands twice")
  func coverage() {
    let sections = ConformanceSections.all
    #expect(sections.count == 29)
    #expect(sections.filter(\.rules.isEmpty).map(\.name) == [])
    #expect(sections.flatMap(\.rules).filter(\.examples.isEmpty).map(\.name) == [])
    var seen: Set<String> = []
    let inputs = sections.flatMap(\.rules).flatMap(\.examples).map(\.input)
    #expect(inputs.filter { !seen.insert($0).inserted } == [])
    #expect(inputs.count > 400)
  }
}
