import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

/// What the sheet says of emphasis, leading, hyphens and limits of lines.
struct TextSettingTests {
  @Test("Emphasis is italic, underlined or bold", arguments: Emphasis.allCases)
  func emphasis(emphasis: Emphasis) throws {
    var sheet = StyleSheet.reading
    sheet.emphasis = emphasis
    let article = Articles.article([Articles.paragraph("ab", [(.emphasis, 1..<2)])])
    let text = try #require(try Articles.resolve(article, sheet: sheet).blocks[0].text)
    let style = text.runs[1].style
    #expect(style.isItalic == (emphasis == .italic))
    #expect(style.isUnderlined == (emphasis == .underline))
    #expect(style.weight == (emphasis == .bold ? .bold : .regular))
    #expect(text.runs[0].style == text.base)
  }

  @Test(
    "A factor of leading holds at every step, also where the floor raises the size",
    arguments: ["xs", "l", "ax5"])
  func leading(step: String) throws {
    var sheet = StyleSheet.reading
    sheet.leading = 1.5
    sheet.floor = 16
    let styled = try Articles.resolve(Articles.spans, at: step, sheet: sheet)
    #expect(abs(styled.bodyLeading - 1.5 * styled.body.size) < 1e-9)
    #expect(styled.body.size >= 16)
  }

  @Test(
    "Running text is hyphenated on narrow measures at accessibility steps, headings only in need")
  func hyphenation() throws {
    let range = SourceRange(0, 1)
    let code = CodeBlock(text: Articles.inline("c"), info: "")
    let article = Articles.article([
      Articles.paragraph("a"), Block(.heading(level: 1, Articles.inline("b")), at: range),
      Block(.code(code), at: range),
    ])
    var sheet = StyleSheet.reading
    sheet.hyphenation = HyphenationStyle(below: 30, leastPrefix: 3, leastSuffix: 4)
    for (step, below) in [("l", 0.0), ("xxxl", 0), ("ax1", 30), ("ax5", 30)] {
      let texts = try Articles.resolve(article, at: step, sheet: sheet).blocks.flatMap(\.texts)
      #expect(texts[0].hyphenation == Hyphenation(below: below, leastPrefix: 3, leastSuffix: 4))
      #expect(texts[1].hyphenation == Hyphenation(below: 0, leastPrefix: 3, leastSuffix: 4))
      #expect(texts[2].hyphenation == nil)
    }
    sheet.roles[.paragraph]?.hyphenates = false
    sheet.roles[.code]?.hyphenates = true
    let texts = try Articles.resolve(article, at: "ax5", sheet: sheet).blocks.flatMap(\.texts)
    #expect(texts[0].hyphenation == nil && texts[2].hyphenation == nil)
  }

  @Test("An author's limit of lines comes before the sheet's; markers have none")
  func limits() throws {
    var sheet = StyleSheet.reading
    sheet.roles[.paragraph]?.lines = 3
    sheet.roles[.paragraph]?.minimumScale = 0.9
    var labeled = Articles.paragraph("a")
    labeled.attributes.lines = 1
    labeled.attributes.minimumScale = 0.5
    let list = List(
      start: nil, isTight: true,
      items: [.init(blocks: [Articles.paragraph("c")], at: SourceRange(0, 1))])
    var division = Block(
      .division([Articles.paragraph("b"), Block(.list(list), at: SourceRange(0, 1))]),
      at: SourceRange(0, 1))
    division.attributes.lines = 2
    let article = Articles.article([labeled, division])
    // Nothing shrinks under the floor of 11 points.
    let texts = try Articles.resolve(article, sheet: sheet).blocks.flatMap(\.texts)
    #expect(texts[0].limit == LineLimit(lines: 1, leastScale: 11.0 / 17))
    #expect(texts[1].limit == LineLimit(lines: 2, leastScale: 0.9))
    #expect(texts[2].content.string == "•")
    #expect(texts[2].limit == LineLimit(lines: 3, leastScale: 0.9))
    #expect(texts[3].limit == LineLimit(lines: 2, leastScale: 0.9))
    let large = try Articles.resolve(article, at: "ax5", sheet: sheet).blocks.flatMap(\.texts)
    #expect(large[0].limit == LineLimit(lines: 1, leastScale: 0.5))
    #expect(try Articles.resolve(article).blocks[1].texts[0].limit?.lines == 2)
    #expect(try Articles.resolve(Articles.spans).blocks[0].text?.limit == nil)
  }

  @Test("A scale alone limits nothing")
  func scaleAlone() throws {
    var block = Articles.paragraph("a")
    block.attributes.minimumScale = 0.5
    #expect(try Articles.resolve(Articles.article([block])).blocks[0].text?.limit == nil)
  }

  @Test("A size that does not grow is noted where it is used")
  func fixedSize() throws {
    var sheet = StyleSheet.reading
    sheet.roles[.paragraph]?.fixed = 14
    sheet.roles[.quote]?.fixed = 15
    let findings = try Articles.resolve(Articles.spans, at: "ax1", sheet: sheet).findings
    #expect(findings.map(\.rule) == ["fixed-size"])
    #expect(findings.map(\.steps) == [["ax1"]])
    #expect(findings.map(\.measured) == [14])
    #expect(
      findings.map(\.message) == [
        "text of the role `paragraph` is set at 14 points at every step and does not grow"
      ])
    sheet.roles[.paragraph]?.fixed = 8
    let raised = try Articles.resolve(Articles.spans, at: "ax1", sheet: sheet).findings
    #expect(raised.map(\.rule) == ["floor", "fixed-size"])
    #expect(raised.map(\.measured) == [8, 11])
  }

  @Test("A sheet's bound of columns, marks and keys reach what is set")
  func parts() throws {
    var sheet = StyleSheet.reading
    sheet.tables.leastColumn = 4
    sheet.light.keyboard = Color(red: 1, green: 2, blue: 3)
    let row = Table.Row(cells: [Articles.inline("a", [(.keyboard, 0..<1)])], at: SourceRange(0, 1))
    let table = Table(alignments: [.none], header: nil, rows: [row])
    let article = Articles.article([Block(.table(table), at: SourceRange(0, 1))])
    let styled = try Articles.resolve(article, sheet: sheet).blocks[0]
    guard case .table(let set) = styled.content else {
      Issue.record("no table")
      return
    }
    #expect(set.leastColumn == 60)
    #expect(set.rows[0].cells[0].runs[0].style.background == Color(red: 1, green: 2, blue: 3))
  }
}
