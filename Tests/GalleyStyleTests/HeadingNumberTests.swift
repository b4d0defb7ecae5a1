import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

struct HeadingNumberTests {
  @Test("One title has no number, what is under it counts from 1")
  func oneTitle() throws {
    #expect(
      try numbered([1, 2, 3, 3, 2, 3, 4]) == [
        "a", "1 a", "1.1 a", "1.2 a", "2 a", "2.1 a", "2.1.1 a",
      ])
  }

  @Test("Several headings of the first level count themselves")
  func severalTitles() throws {
    #expect(try numbered([1, 2, 1, 2, 2]) == ["1 a", "1.1 a", "2 a", "2.1 a", "2.2 a"])
  }

  @Test("A level that is skipped counts as 0, so that no number comes twice")
  func skipped() throws {
    #expect(
      try numbered([1, 2, 4, 4, 3, 4]) == ["a", "1 a", "1.0.1 a", "1.0.2 a", "1.1 a", "1.1.1 a"])
  }

  @Test("Headings that ask for none, and those in quotes, are not counted")
  func exempt() throws {
    var preface = heading(2)
    preface.attributes.classes = ["unnumbered"]
    let quote = Block(.quote([heading(2)]), at: SourceRange(0, 1))
    let division = Block(.division([heading(2)]), at: SourceRange(0, 1))
    let texts = try texts(of: [preface, heading(2), quote, division])
    #expect(texts.map(\.content.string) == ["a", "1 a", "a", "2 a"])
  }

  @Test("A number stands for the heading's mark; the text keeps its places, spans and anchor")
  func places() throws {
    var inline = Articles.inline("a b", [(.emphasis, 2..<3)])
    inline.map = SourceMap()
    inline.map.append(3, from: SourceRange(8, 11), isVerbatim: true)
    inline.range = SourceRange(8, 11)
    var block = Block(.heading(level: 2, inline), at: SourceRange(5, 11))
    block.attributes.id = "a-b"
    let styled = try resolve([block]).blocks[0]
    let text = try #require(styled.text)
    #expect(styled.anchor == "a-b")
    #expect(text.content.string == "1 a b")
    #expect(text.content.map.source(of: 0..<1) == SourceRange(5, 8))
    #expect(text.content.map.pieces.map(\.isVerbatim) == [false, true])
    #expect(text.content.map.source(of: 4..<5) == SourceRange(10, 11))
    #expect(text.runs.map(\.range) == [0..<4, 4..<5])
    #expect(text.runs.map(\.style.isItalic) == [false, true])
  }

  @Test("Numbers are derived once for all steps, of the sheet that asks for them")
  func derived() throws {
    let article = Articles.article([heading(2), heading(2)])
    var sheet = StyleSheet.reading
    sheet.numbersHeadings = true
    let texts = DerivedTexts(of: article, with: sheet)
    for step in ["xs", "ax5"] {
      let styled = try Articles.resolve(article, at: step, sheet: sheet, texts: texts)
      #expect(styled.blocks.flatMap(\.texts).map(\.content.string) == ["1 a", "2 a"])
    }
    #expect(try Articles.resolve(article).blocks[0].text?.content.string == "a")
  }

  private func heading(_ level: Int) -> Block {
    Block(.heading(level: level, Articles.inline("a")), at: SourceRange(0, 1))
  }

  private func resolve(_ blocks: [Block]) throws -> StyledArticle {
    var sheet = StyleSheet.reading
    sheet.numbersHeadings = true
    return try Articles.resolve(Articles.article(blocks), sheet: sheet)
  }

  private func texts(of blocks: [Block]) throws -> [StyledText] {
    try resolve(blocks).blocks.flatMap(\.texts)
  }

  private func numbered(_ levels: [Int]) throws -> [String] {
    try texts(of: levels.map(heading)).map(\.content.string)
  }
}
