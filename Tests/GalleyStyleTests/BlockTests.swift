import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

struct BlockTests {
  @Test("Bullets change with the depth of the list, numbers count from the start")
  func markers() throws {
    let range = SourceRange(0, 9)
    var blocks: [Block] = []
    for _ in 0..<4 {
      let inner = List(start: nil, isTight: true, items: [.init(blocks: blocks, at: range)])
      blocks = [Block(.list(inner), at: range)]
    }
    let numbered = List(
      start: 9, isTight: false,
      items: [
        .init(blocks: [Articles.paragraph("a")], at: range), .init(blocks: [], at: range),
        .init(blocks: [Articles.paragraph("c")], isChecked: true, at: range),
      ])
    blocks.append(Block(.list(numbered), at: range))
    let styled = try Articles.resolve(Articles.article(blocks))
    #expect(markers(of: styled.blocks[0]) == ["•", "◦", "▪", "▪"])
    #expect(markers(of: styled.blocks[1]) == ["9.", "10.", "done"])
    let list = try #require(styled.blocks[1].list)
    #expect(list.numbering == .decimal)
    #expect(list.itemSpacing == 0.75 * 17)
    // An item without blocks has a line for its marker.
    #expect(list.items[1].blocks.count == 1)
    #expect(list.items[1].blocks[0].text?.content.isEmpty == true)
    #expect(list.items[1].blocks[0].text?.leading == 22)
  }

  @Test("Blocks of a tight item stand close, those of a loose one as paragraphs do")
  func tightness() throws {
    for (isTight, space) in [(true, 0.3 * 17), (false, 0.75 * 17)] {
      let list = List(
        start: nil, isTight: isTight,
        items: [.init(blocks: [Articles.paragraph("a")], at: SourceRange(0, 1))])
      let styled = try Articles.resolve(
        Articles.article([Block(.list(list), at: SourceRange(0, 1))]))
      let set = try #require(styled.blocks[0].list)
      #expect(set.items[0].blocks[0].spaceAfter == space)
      #expect(set.itemSpacing == space)
      #expect(styled.blocks[0].spaceAfter == 0.75 * 17)
    }
  }

  @Test("Text in a quote is the quote's, also in its lists; headings stay headings")
  func quote() throws {
    let range = SourceRange(0, 1)
    let list = List(
      start: nil, isTight: true, items: [.init(blocks: [Articles.paragraph("b")], at: range)])
    let quote = Block(
      .quote([
        Articles.paragraph("a"), Block(.list(list), at: range),
        Block(.heading(level: 2, Articles.inline("c")), at: range),
      ]), at: range)
    let styled = try Articles.resolve(Articles.article([quote]))
    #expect(styled.blocks[0].role == .quote)
    #expect(styled.blocks[0].texts.map(\.base.size) == [16, 16, 16, 28])
    guard case .quote(let set) = styled.blocks[0].content else {
      Issue.record("no quote")
      return
    }
    #expect(set.blocks.map(\.role) == [.quote, .quote, .heading2])
    #expect(set.blocks[2].headingLevel == 2)
    #expect(set.barColor == StyleSheet.reading.light.rule)
  }

  @Test("Code has its tabs expanded to columns, ends lines at U+2028, and keeps its places")
  func code() throws {
    let code = CodeBlock(text: Articles.inline("a\tb\n\té\tc"), info: "swift")
    let styled = try Articles.resolve(
      Articles.article([Block(.code(code), at: SourceRange(0, 9))]))
    guard case .code(let set) = styled.blocks[0].content else {
      Issue.record("no code")
      return
    }
    #expect(set.text.content.string == "a   b\u{2028}    é   c")
    #expect(set.text.runs.map(\.range) == [0..<18])
    #expect(set.text.base.font == .monospaced && set.text.base.isCode)
    #expect(set.text.base.tracking == 0)
    #expect(set.text.direction == .leftToRight)
    #expect(set.background == StyleSheet.reading.light.codeBackground)
    #expect(abs(set.padding - 0.7 * 16) < 1e-9)
    let map = set.text.content.map
    #expect(map.count == 18)
    #expect(map.source(of: 0..<1) == SourceRange(0, 1))
    #expect(map.source(of: 2..<3) == SourceRange(1, 2))
    #expect(map.source(of: 4..<5) == SourceRange(2, 3))
    #expect(map.source(of: 5..<8) == SourceRange(3, 4))
    #expect(map.source(of: 12..<14) == SourceRange(5, 7))
    #expect(map.source(of: 17..<18) == SourceRange(8, 9))
  }

  @Test("Cells stand as their column says, and the header is semibold")
  func table() throws {
    let range = SourceRange(0, 1)
    func row(_ texts: [String]) -> Table.Row {
      Table.Row(cells: texts.map { Articles.inline($0) }, at: range)
    }
    let table = Table(
      alignments: [.none, .end, .center], header: row(["a", "b", "c"]),
      rows: [row(["d", "", "f"])], caption: Articles.inline("g"))
    let styled = try Articles.resolve(
      Articles.article([Block(.table(table), at: range)]))
    guard case .table(let set) = styled.blocks[0].content else {
      Issue.record("no table")
      return
    }
    #expect(set.header?.cells.map(\.alignment) == [.start, .end, .center])
    #expect(set.header?.cells.map(\.base.weight) == [.semibold, .semibold, .semibold])
    #expect(set.rows[0].cells.map(\.base.weight) == [.regular, .regular, .regular])
    #expect(set.rows[0].cells[1].runs.isEmpty)
    #expect(set.caption?.base.size == 12)
    #expect(set.caption?.base.color == StyleSheet.reading.light.secondary)
    #expect(abs(set.paddingX - 7.5) < 1e-9)
    #expect(styled.blocks[0].texts.map(\.id) == Array(0..<7))
  }

  @Test(
    "A picture that cannot be shown is said by its alternative, its title or its file",
    arguments: [("alt", "title", "alt"), ("", "title", "title"), ("", "", "b.png")])
  func figure(alternative: String, title: String, standIn: String) throws {
    let image = Image(destination: "a/b.png", alternative: alternative, title: title)
    let figure = Figure(image: image, caption: Articles.inline("caption"))
    let styled = try Articles.resolve(
      Articles.article([Block(.figure(figure), at: SourceRange(3, 20))]))
    #expect(styled.blocks[0].role == .caption)
    let texts = styled.blocks[0].texts
    #expect(texts.map(\.content.string) == [standIn, "caption"])
    #expect(texts[0].content.map.source(of: 0..<1) == SourceRange(3, 20))
  }

  @Test("Language and direction come down to every text; a block says only a change")
  func inheritance() throws {
    var inner = Articles.paragraph("a")
    inner.attributes.id = "anchor"
    var division = Block(
      .division([inner, Articles.paragraph("b")]), at: SourceRange(0, 1))
    division.attributes.language = "ar"
    division.attributes.direction = .rightToLeft
    let styled = try Articles.resolve(
      Articles.article([division, Articles.paragraph("c")]))
    #expect(styled.blocks[0].language == "ar")
    #expect(styled.blocks[0].direction == .rightToLeft)
    #expect(styled.blocks[0].spaceAfter == 0.75 * 17)
    guard case .division(let blocks) = styled.blocks[0].content else {
      Issue.record("no division")
      return
    }
    #expect(blocks.map(\.language) == [nil, nil])
    #expect(blocks.map(\.anchor) == ["anchor", nil])
    let texts = styled.blocks.flatMap(\.texts)
    #expect(texts.map(\.base.language) == ["ar", "ar", "und"])
    #expect(texts.map(\.direction) == [.rightToLeft, .rightToLeft, nil])
  }

  @Test("A thematic break is a rule across the measure")
  func thematicBreak() throws {
    let styled = try Articles.resolve(
      Articles.article([Block(.thematicBreak, at: SourceRange(0, 3))]))
    guard case .rule(let rule) = styled.blocks[0].content else {
      Issue.record("no rule")
      return
    }
    #expect(rule.width == 1)
    #expect(abs(rule.thickness - 0.85) < 1e-9)
    #expect(styled.blocks[0].spaceBefore == 1.5 * 17)
  }

  private func markers(of block: StyledBlock) -> [String] {
    guard let list = block.list else { return [] }
    return list.items.flatMap { item -> [String] in
      let inside = item.blocks.flatMap { markers(of: $0) }
      switch item.marker {
      case .text(let text): return [text.content.string] + inside
      case .task(let isDone, _, _): return [isDone ? "done" : "open"] + inside
      }
    }
  }
}
