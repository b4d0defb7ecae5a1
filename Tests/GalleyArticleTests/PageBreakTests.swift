import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct PageBreakTests {
  @Test(
    "A line that says so breaks the page, at the top and in divisions",
    arguments: ["\\pagebreak", "\\newpage"])
  func breaks(mark: String) throws {
    let article = try Markdown.article("a\n\n\(mark)\n\n::: caption1\n\n  \(mark)\n\nb\n:::\n")
    #expect(article.blocks.map(\.content)[1] == .pageBreak)
    #expect(article.source[article.blocks[1].range] == mark)
    guard case .division(let inner) = article.blocks[2].content else {
      Issue.record("no division")
      return
    }
    #expect(inner[0].content == .pageBreak)
    #expect(article.source[inner[0].range] == mark)
  }

  @Test(
    "In quotes, items, notes and alerts it is ignored with a finding",
    arguments: [
      "> \\pagebreak\n>\n> a", "- \\pagebreak\n\n  a", "::: tip\n\\pagebreak\n\na\n:::",
      "> [!TIP]\n>\n> \\pagebreak\n>\n> a",
    ])
  func misplaced(text: String) throws {
    #expect(try Markdown.words(text) == ["a"])
    #expect(try Markdown.rules(text) == ["misplaced-page-break"])
  }

  @Test(
    "Elsewhere the words are text", arguments: ["`\\pagebreak`", "a \\pagebreak", "*\\newpage*"])
  func text(text: String) throws {
    guard case .paragraph = try Markdown.article(text).blocks[0].content else {
      Issue.record("no paragraph")
      return
    }
    #expect(try Markdown.rules(text) == [])
  }
}
