import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

struct TitleAndNotesTests {
  private static let source = SourceText(
    path: "folder/an.article.md",
    "---\ntitle: \"A Title\"\nsubtitle: Sub\nauthor: [Ada, Grace]\ndate: 1 May\n---\n# A Title\n")

  private static var frontMatter: FrontMatter {
    var front = FrontMatter()
    front.title = .init("A Title", at: SourceRange(11, 20))
    front.subtitle = .init("Sub", at: SourceRange(31, 34))
    front.authors = [
      .init("Ada", at: SourceRange(44, 47)), .init("Grace", at: SourceRange(49, 54)),
    ]
    front.date = .init("1 May", at: SourceRange(62, 67))
    front.description = .init("About it", at: SourceRange(0, 1))
    return front
  }

  @Test("Title, subtitle and byline come first, with their places in the front matter")
  func head() throws {
    let article = Article(
      source: Self.source, frontMatter: Self.frontMatter, blocks: [Articles.paragraph("a")])
    let styled = try Articles.resolve(article)
    #expect(styled.blocks.map(\.role) == [.title, .subtitle, .byline, .paragraph])
    let texts = styled.blocks.flatMap(\.texts)
    #expect(texts.map(\.content.string) == ["A Title", "Sub", "Ada, Grace · 1 May", "a"])
    #expect(texts.map(\.base.size) == [34, 20, 15, 17])
    #expect(styled.blocks[0].headingLevel == 1)
    let title = texts[0].content.map
    #expect(Self.source[title.source(of: 2..<7)] == "Title")
    let byline = texts[2].content.map
    #expect(Self.source[byline.source(of: 0..<3)] == "Ada")
    #expect(Self.source[byline.source(of: 5..<10)] == "Grace")
    #expect(Self.source[byline.source(of: 14..<19)] == "1 May")
    #expect(styled.title == "A Title")
    #expect(styled.author == "Ada, Grace")
    #expect(styled.summary == "About it")
  }

  @Test("A first heading that repeats the title is shown once, as the title, with its marks")
  func repeated() throws {
    var heading = Block(
      .heading(level: 1, Articles.inline("A Title", [(.emphasis, 2..<7)])),
      at: SourceRange(72, 81))
    heading.attributes.id = "a-title"
    let article = Article(
      source: Self.source, frontMatter: Self.frontMatter,
      blocks: [heading, Articles.paragraph("a")])
    let styled = try Articles.resolve(article)
    #expect(styled.blocks.map(\.role) == [.title, .subtitle, .byline, .paragraph])
    #expect(styled.blocks[0].anchor == "a-title")
    #expect(styled.blocks[0].headingLevel == 1)
    #expect(styled.blocks[0].text?.runs.map(\.style.isItalic) == [false, true])
    #expect(styled.blocks[0].range == SourceRange(72, 81))
  }

  @Test("Another first heading stays below the title")
  func notRepeated() throws {
    let heading = Block(.heading(level: 1, Articles.inline("Other")), at: SourceRange(72, 81))
    let article = Article(
      source: Self.source, frontMatter: Self.frontMatter, blocks: [heading])
    let styled = try Articles.resolve(article)
    #expect(styled.blocks.map(\.role) == [.title, .subtitle, .byline, .heading1])
  }

  @Test("Without a title the document is called by its first heading, else by its file")
  func documentTitle() throws {
    let heading = Block(.heading(level: 2, Articles.inline("Second")), at: SourceRange(0, 1))
    #expect(try Articles.resolve(Articles.article([heading])).title == "Second")
    #expect(try Articles.resolve(Articles.article([])).title == "an.article")
    #expect(
      try Articles.resolve(Article(source: SourceText(path: "<stdin>", "a"))).title == "stdin")
  }

  @Test("A date without authors is a byline of its own")
  func dateAlone() throws {
    var front = FrontMatter()
    front.date = .init("1 May", at: SourceRange(62, 67))
    let styled = try Articles.resolve(Article(source: Self.source, frontMatter: front))
    #expect(styled.blocks.map(\.role) == [.byline])
    #expect(styled.blocks[0].text?.content.string == "1 May")
  }

  @Test("Notes stand at the end under a short rule, each with its number")
  func notes() throws {
    let range = SourceRange(40, 60)
    let quote = Block(.quote([Articles.paragraph("q")]), at: SourceRange(46, 50))
    let inner = Block(.paragraph(Articles.inline("n")), at: SourceRange(46, 50))
    var article = Articles.article([Articles.paragraph("a")])
    article.footnotes = [
      Footnote(label: "x", number: 1, blocks: [inner, quote], range: range),
      Footnote(label: "y", number: 2, blocks: [], range: range),
    ]
    let styled = try Articles.resolve(article)
    #expect(styled.blocks.map(\.role) == [.paragraph, .footnote, .footnote, .footnote])
    guard case .rule(let rule) = styled.blocks[1].content,
      case .note(let first) = styled.blocks[2].content,
      case .note(let second) = styled.blocks[3].content
    else {
      Issue.record("no rule or no notes")
      return
    }
    #expect(rule.width < 1)
    #expect(styled.blocks[1].keepsWithNext)
    #expect([first.label, second.label] == ["x", "y"])
    #expect(first.marker.content.string == "1.")
    #expect(first.marker.content.map.source(of: 0..<1) == SourceRange(40, 46))
    #expect(first.marker.runs.map(\.style.color) == [StyleSheet.reading.light.link])
    #expect(first.blocks.flatMap(\.texts).map(\.base.size) == [13, 13])
    #expect(second.blocks.count == 1)
    #expect(second.blocks[0].text?.content.isEmpty == true)
  }
}
