import GalleyArticle
import GalleyConfiguration
import Testing

@testable import GalleyKit

struct ArticleTreeTests {
  private func tree(_ texts: String...) throws -> YAMLNode {
    let articles = try texts.map { try Article(parsing: SourceText(path: "a.md", $0)) }
    return try parsed(ArticleTree.json(of: articles))
  }

  private func parsed(_ json: [UInt8]) throws -> YAMLNode {
    try YAMLNode(parsing: SourceText(path: "a.json", bytes: json))
  }

  @Test(
    "Every document has the form of the schema",
    arguments: [
      "---\ntitle: T\nauthor: [A, B]\nlang: he\ndir: rtl\ndate: 2020\nkeywords: k\nstyle: s\nsizes: ax\ntypography: [quotes]\n---\n# Title\n",
      "a *b **c*** `d` ~~e~~ [f](/g \"h\") ![i](j \"k\") l[^1]\n\n[^1]: m\n\n    n\n",
      "- a\n- [x] b\n\n3. c\n\n> d\n\n***\n\n| e | f |\n|:--|--:|\n| g | h |\n",
      "```swift\ncode \"q\" \\ \u{0} \u{7F}\n```\n\n![a](b \"c\")\n\n<div dir=rtl>\n\nd\n\n</div>\n",
      "a <b>c</b> <br> d\n\n<table><tr><td>e</td></tr></table>\n\n<details><summary>f</summary>g</details>\n",
    ])
  func schema(_ text: String) throws {
    let check = SchemaCheck(try parsed(Array(ArticleTree.schema.utf8)))
    #expect(check.problems(try tree(text, "second\n")) == [])
  }

  @Test("Blocks that plain Markdown does not have are in the form of the schema too")
  func otherBlocks() throws {
    let place = SourceRange(0, 1)
    let text = InlineText("x", standingFor: place)
    let paragraph = Block(.paragraph(text), at: place)
    var attributes = Attributes(id: "i")
    attributes.classes = ["caption1"]
    attributes.language = "he"
    attributes.direction = .rightToLeft
    attributes.alignment = .center
    attributes.lines = 2
    attributes.minimumScale = 0.5
    let kinds: [InlineSpan.Kind] = [
      .superscript, .subscripted, .underline, .mark, .keyboard, .small, .abbreviation(title: "t"),
      .plain,
    ]
    var marked = text
    marked.spans = kinds.map {
      InlineSpan($0, 0..<1, parent: nil, attributes: attributes, source: place)
    }
    let contents: [Block.Content] = [
      .alert(Alert(.tip, title: text, blocks: [paragraph], mark: place)),
      .definitions(
        DefinitionList(
          entries: [.init(terms: [text], definitions: [[paragraph]], at: place)], isTight: false)),
      .details(Details(summary: text, blocks: [paragraph])), .pageBreak, .division([paragraph]),
      .paragraph(marked), .table(Table(alignments: [.end], header: nil, rows: [], caption: text)),
      .figure(Figure(image: Image(destination: "d", alternative: "a", title: ""), caption: text)),
    ]
    let blocks = contents.map { Block($0, attributes: attributes, at: place) }
    let article = Article(source: SourceText(path: "a.md", "x"), blocks: blocks)
    let document = try parsed(ArticleTree.json(of: [article]))
    let check = SchemaCheck(try parsed(Array(ArticleTree.schema.utf8)))
    #expect(check.problems(document) == [])
    let written = document["articles"]?.elements.first?["blocks"]?.elements ?? []
    #expect(
      written.compactMap { $0["kind"]?.string } == [
        "alert", "definitions", "details", "pageBreak", "division", "paragraph", "table", "figure",
      ])
    #expect(written[1]["attributes"]?["minimumScale"]?.number == 0.5)
    #expect(
      written[5]["content"]?["spans"]?.elements.compactMap { $0["kind"]?.string } == [
        "superscript", "subscript", "underline", "mark", "keyboard", "small", "abbreviation",
        "plain",
      ])
  }

  @Test("Spans nest, and places are bytes, lines and columns")
  func values() throws {
    let root = try tree("é\n\n*a **b*** &amp;\n")
    #expect(root["formatVersion"]?.integer == ArticleTree.formatVersion)
    let article = try #require(root["articles"]?.elements.first)
    #expect(article["path"]?.string == "a.md")
    #expect(article["language"]?.string == "und")
    #expect(article["findings"]?.elements.first?["rule"]?.string == "no-language")
    let block = try #require(article["blocks"]?.elements.last)
    #expect(block["source"]?["from"]?.string == "3:1")
    #expect(block["source"]?["bytes"]?.elements.compactMap(\.integer) == [4, 19])
    #expect(block["content"]?["text"]?.string == "a b &")
    let outer = try #require(block["content"]?["spans"]?.elements.first)
    #expect(outer["kind"]?.string == "emphasis")
    #expect(outer["text"]?.elements.compactMap(\.integer) == [0, 3])
    let inner = try #require(outer["spans"]?.elements.first)
    #expect(inner["kind"]?.string == "strong")
    #expect(inner["source"]?["from"]?.string == "3:4")
    let last = try #require(block["content"]?["map"]?.elements.last)
    #expect(last["isVerbatim"]?.bool == false)
    #expect(last["source"]?.elements.compactMap(\.integer) == [14, 19])
  }
}
