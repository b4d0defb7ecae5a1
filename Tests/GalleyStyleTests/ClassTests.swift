import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

/// Styles that an author names by a class.
struct ClassTests {
  @Test(
    "Each text style can be given to a paragraph, with its size, leading and weight",
    arguments: TextStyle.allCases)
  func everyStyle(style: TextStyle) throws {
    let text = try #require(try paragraph(["x", style.rawValue]).text)
    #expect(text.style == style)
    #expect(text.base.size == style.largeSize)
    #expect(text.leading == style.largeLeading)
    #expect(text.base.weight == TypeRamp.iOS.entry(style, .large)?.weight)
    #expect(text.runs.allSatisfy { $0.style == text.base })
  }

  @Test("A text style leaves the role, its color and its spacing in ems")
  func roleStays() throws {
    let block = try paragraph(["caption1"])
    #expect(block.role == .paragraph)
    #expect(block.text?.base.color == StyleSheet.reading.light.text)
    #expect(abs(block.spaceAfter - 0.75 * 12) < 1e-9)
  }

  @Test("A class that names a role gives all that the role has")
  func role() throws {
    let block = try paragraph(["caption"])
    #expect(block.role == .caption)
    #expect(block.text?.style == .caption1)
    #expect(block.text?.base.color == StyleSheet.reading.light.secondary)
    #expect(abs(block.spaceBefore - 6) < 1e-9)
  }

  @Test("Another class changes nothing")
  func unknown() throws {
    let block = try paragraph(["red", "unnumbered"])
    #expect(block.text?.base.size == 17)
    #expect(block.role == .paragraph)
  }

  @Test("A division's class is for its running text; headings, captions and code keep theirs")
  func division() throws {
    let range = SourceRange(0, 1)
    let list = List(
      start: 1, isTight: true, items: [.init(blocks: [Articles.paragraph("b")], at: range)])
    let image = Image(destination: "x.png", alternative: "e", title: "")
    let block = classed(
      Block(
        .division([
          Articles.paragraph("a"), Block(.list(list), at: range),
          Block(.quote([Articles.paragraph("c")]), at: range),
          Block(.heading(level: 2, Articles.inline("d")), at: range),
          Block(.figure(Figure(image: image)), at: range),
          Block(.code(CodeBlock(text: Articles.inline("f"), info: "")), at: range),
        ]), at: range), ["footnote"])
    let texts = try Articles.resolve(Articles.article([block])).blocks[0].texts
    #expect(texts.map(\.content.string) == ["a", "1.", "b", "c", "d", "e", "f"])
    #expect(texts.map(\.base.size) == [13, 13, 13, 13, 28, 12, 16])
    #expect(
      texts.map(\.style) == [
        .footnote, .footnote, .footnote, .footnote, .title1, .caption1, .callout,
      ])
  }

  @Test("A heading's own class sets it in that style, with the weight of a heading")
  func heading() throws {
    let heading = classed(
      Block(.heading(level: 1, Articles.inline("a")), at: SourceRange(0, 1)), ["title3"])
    let styled = try Articles.resolve(Articles.article([heading])).blocks[0]
    #expect(styled.text?.base.size == 20)
    #expect(styled.text?.base.weight == .bold)
    #expect(styled.headingLevel == 1)
    #expect(styled.role == .heading1)
    #expect(styled.keepsWithNext)
    #expect(abs(styled.spaceBefore - 1.2 * 20) < 1e-9)
  }

  @Test(
    "A title of a navigation bar has one size at every step, and one line",
    arguments: ["xs", "ax5"])
  func navigationTitle(step: String) throws {
    let block = classed(Articles.paragraph("a"), ["navigationTitle"])
    let styled = try Articles.resolve(Articles.article([block]), at: step)
    let text = try #require(styled.blocks[0].text)
    #expect(text.base.size == 17 && text.base.weight == .semibold)
    #expect(text.limit == LineLimit(lines: 1, leastScale: 1))
    #expect(styled.findings.isEmpty)
  }

  @Test(
    "A span's class resizes it and tracks it for its size; its paragraph stays",
    arguments: ["l", "ax5"])
  func span(step: String) throws {
    let text = try spans([["footnote"], ["headline"], ["caption"], ["code"]], at: step)
    let curve = ScalingCurve.dynamicType
    let at = try #require(curve.steps.first { $0.name == step })
    let small = curve.scaled(.footnote, at: at).size
    #expect(text.leading == curve.scaled(.body, at: at).leading)
    #expect(text.runs[1].style.size == small)
    #expect(
      text.runs[1].style.tracking == Articles.fonts.tracking.tracking(size: small, base: 13))
    #expect(text.runs[1].style.color == text.base.color)
    #expect(text.runs[3].style.weight == .semibold)
    #expect(text.runs[3].style.size == curve.scaled(.headline, at: at).size)
    #expect(text.runs[5].style.color == StyleSheet.reading.light.secondary)
    #expect(text.runs[7].style.font == .monospaced && text.runs[7].style.isCode)
    #expect(text.runs[8].style == text.base)
  }

  @Test("The floor holds for classes too, noted once for a style in several roles")
  func floor() throws {
    var sheet = StyleSheet.reading
    sheet.floor = 13
    let blocks = [
      classed(Articles.paragraph("a"), ["caption2"]),
      Block(
        .list(
          List(
            start: nil, isTight: true,
            items: [
              .init(
                blocks: [classed(Articles.paragraph("b"), ["caption2"])], at: SourceRange(0, 1))
            ])), at: SourceRange(0, 1)),
      Block(
        .quote([classed(Articles.paragraph("c"), ["caption2"])]), at: SourceRange(0, 1)),
    ]
    let styled = try Articles.resolve(Articles.article(blocks), sheet: sheet)
    let texts = styled.blocks.flatMap(\.texts).filter { $0.content.string != "•" }
    #expect(texts.map(\.base.size) == [13, 13, 13])
    #expect(
      styled.findings.map(\.message) == [
        "text of the style `caption2` would be under 13 points and is set at 13"
      ])
  }

  private func classed(_ block: Block, _ classes: [String]) -> Block {
    var block = block
    block.attributes.classes = classes
    return block
  }

  /// A paragraph with classes, at Large.
  private func paragraph(_ classes: [String]) throws -> StyledBlock {
    let block = classed(Articles.paragraph("abc"), classes)
    return try Articles.resolve(Articles.article([block])).blocks[0]
  }

  /// A paragraph of letters with a span of a class on every second one.
  private func spans(_ classes: [[String]], at step: String) throws -> StyledText {
    let places = classes.indices.map { 2 * $0 + 1..<2 * $0 + 2 }
    var inline = Articles.inline(
      String(repeating: "a", count: 2 * classes.count + 1), places.map { (.plain, $0) })
    for (index, names) in classes.enumerated() { inline.spans[index].attributes.classes = names }
    let block = Block(.paragraph(inline), at: inline.range)
    return try #require(try Articles.resolve(Articles.article([block]), at: step).blocks[0].text)
  }
}
