import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct HostileInputTests {
  /// How deep quotes and lists nest.
  private func depth(_ blocks: [Block]) -> Int {
    blocks.map { block in
      switch block.content {
      case .quote(let inner): 1 + depth(inner)
      case .list(let list): 1 + depth(list.items.flatMap(\.blocks))
      default: 0
      }
    }.max() ?? 0
  }

  @Test(
    "Nesting without end is cut at a hundred levels, its text stays, one finding tells",
    arguments: [">", "- ", "1. ", "> * "])
  func nesting(mark: String) throws {
    let article = try Markdown.article(String(repeating: mark, count: 10_000) + "deep\n\nafter\n")
    #expect(Markdown.words(of: article.blocks) == ["deep", "after"])
    #expect(depth(article.blocks) == 100)
    #expect(article.findings.filter { $0.rule == "deep-nesting" }.count == 1)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Lists that nest line by line are cut at a hundred levels")
  func steps() throws {
    let lines = (0..<300).map { String(repeating: "  ", count: $0) + "- item \($0)\n" }
    let article = try Markdown.article(lines.joined())
    #expect(depth(article.blocks) == 100)
    #expect(Markdown.words(of: article.blocks) == (0..<300).map { "item \($0)" })
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Spans without end are cut at a hundred levels")
  func spans() throws {
    let stars = String(repeating: "*", count: 50_000)
    let article = try Markdown.article("\(stars)a\(stars)")
    guard case .paragraph(let text) = article.blocks[0].content else { return }
    #expect(text.string == "a")
    #expect(text.spans.count == 100)
  }

  @Test("A hundred thousand brackets are text")
  func brackets() throws {
    let open = String(repeating: "[", count: 100_000)
    let close = String(repeating: "]", count: 100_000)
    #expect(try Markdown.words("\(open)x\(close)") == ["\(open)x\(close)"])
    let notes = String(repeating: "[^", count: 50_000)
    #expect(try Markdown.words(notes) == [notes])
  }

  @Test("A line of a megabyte and one of comments without end are read")
  func longLines() throws {
    let line = String(repeating: "word and *more* words ", count: 50_000)
    let words = try Markdown.words(line)
    #expect(words[0].utf8.count == 50_000 * 20 - 1)
    let comments = "<div>\n" + String(repeating: "<!-- <![CDATA[ </", count: 20_000)
    #expect(try Markdown.words(comments)[0].utf8.count == 17 * 20_000)
  }

  @Test("A giant paragraph of links and emphasis is one text", arguments: [" ", "\n"])
  func giantParagraph(separator: String) throws {
    let sentence = "Word *one* and [a link](http://b.c/d)." + separator
    let article = try Markdown.article(String(repeating: sentence, count: 10_000))
    #expect(article.blocks.count == 1)
    guard case .paragraph(let text) = article.blocks[0].content else { return }
    let words = String(repeating: "Word one and a link. ", count: 10_000)
    #expect(text.string == String(words.dropLast()))
    #expect(text.spans.count == 20_000)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test(
    "A giant paragraph of links is one text below whatever stands before it",
    arguments: [
      "# A heading\n", "- an item\n\n", "```\ncode\n```\n\n", "> a quote\n\n",
      "<p>\nraw\n</p>\n\n", "~~~~ md\n~~~\n\n~~~~\n",
    ])
  func laterGiantParagraph(before: String) throws {
    let sentence = "Word *one* and [a link](http://b.c/d). "
    let article = try Markdown.article(before + String(repeating: sentence, count: 10_000))
    let words = Markdown.words(of: article.blocks)
    #expect(
      words.last == String(String(repeating: "Word one and a link. ", count: 10_000).dropLast()))
    #expect(article.blocks.count == 2)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test(
    "What only looks like a giant paragraph is left whole",
    arguments: [("```\n", "\n```\n"), ("<pre>\n\n", "</pre>\n"), ("> ```\n> ", "\n")])
  func giantCode(before: String, after: String) throws {
    let line = String(repeating: "Word and word. ", count: 10_000) + "end"
    let article = try Markdown.article(before + line + after)
    #expect(article.blocks.count == 1)
    #expect(Markdown.words(of: article.blocks).contains { $0.contains(line) })
  }

  @Test("Twice the text gives twice the pieces and spans, whatever the marks")
  func growth() throws {
    let unit = "\"他说**「好」**的\" -- [l](u) it's...\n"
    let counts = try [500, 1000, 2000].map { count in
      let text = "---\ntypography: true\n---\n" + String(repeating: unit, count: count)
      let whole = try #require(Markdown.texts(of: Markdown.article(text).blocks).first)
      return (pieces: whole.map.pieces.count, spans: whole.spans.count)
    }
    #expect(counts.map(\.spans) == [1000, 2000, 4000])
    #expect(counts[1].pieces - counts[0].pieces == (counts[2].pieces - counts[1].pieces) / 2)
  }

  @Test("Notes that refer to themselves and in a circle are read")
  func circles() throws {
    let article = try Markdown.article("a[^1]\n\n[^1]: b[^1] c[^2]\n[^2]: d[^1]\n")
    #expect(article.footnotes.map(\.label) == ["1", "2"])
    #expect(article.footnotes.map { Markdown.words(of: $0.blocks) } == [["b1 c2"], ["d1"]])
  }

  @Test("A table of many rows and many notes that refer to each other are read")
  func manyParts() throws {
    let rows = String(repeating: "| a | b |\n", count: 100_000)
    guard case .table(let table) = try Markdown.article("|x|y|\n|-|-|\n\(rows)").blocks[0].content
    else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.count == 100_000)
    let notes = (0..<10_000).map { "[^\($0)]: n[^\(($0 * 7 + 1) % 10_000)]\n\n" }.joined()
    let article = try Markdown.article("a[^0]\n\n\(notes)")
    #expect(article.footnotes.count == 10_000)
    #expect(Set(article.footnotes.map(\.label)).count == 10_000)
  }
}
