import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

struct RunTests {
  @Test("Runs cover the text once in order, and name their innermost span")
  func nesting() throws {
    let text = try text("one two three", [(.strong, 4..<7), (.emphasis, 5..<6)])
    #expect(text.runs.map(\.range) == [0..<4, 4..<5, 5..<6, 6..<7, 7..<13])
    #expect(text.runs.map(\.span) == [nil, 0, 1, 0, nil])
    #expect(
      text.runs.map(\.style.weight) == [.regular, .bold, .bold, .bold, .regular])
    #expect(text.runs.map(\.style.isItalic) == [false, false, true, false, false])
  }

  @Test("A span that begins and ends the text leaves no empty run")
  func edges() throws {
    let text = try text("ab", [(.emphasis, 0..<2), (.strong, 0..<1), (.strong, 1..<2)])
    #expect(text.runs.map(\.range) == [0..<1, 1..<2])
    #expect(text.runs.map(\.span) == [1, 2])
    #expect(text.runs.allSatisfy { $0.style.isItalic && $0.style.weight == .bold })
  }

  @Test("Empty spans and empty texts have no run")
  func empty() throws {
    #expect(try text("", []).runs.isEmpty)
    #expect(try text("ab", [(.emphasis, 1..<1)]).runs.map(\.range) == [0..<1, 1..<2])
  }

  @Test("Runs cover the text even where spans are not as they should be")
  func broken() throws {
    let text = try text("abcdef", [(.emphasis, 1..<3), (.strong, 2..<5), (.code, 4..<99)])
    #expect(text.runs.first?.range.lowerBound == 0)
    #expect(text.runs.last?.range.upperBound == 6)
    for (run, next) in zip(text.runs, text.runs.dropFirst()) {
      #expect(run.range.upperBound == next.range.lowerBound)
    }
  }

  @Test("Each kind of span has its look")
  func kinds() throws {
    let light = StyleSheet.reading.light
    let link = InlineSpan.Kind.link(destination: "x", title: "")
    #expect(try style(link).color == light.link)
    #expect(try style(link).isUnderlined)
    let code = try style(.code)
    #expect(code.font == .monospaced && code.isCode)
    #expect(code.background == light.codeBackground)
    #expect(abs(code.size - 17 * 0.94) < 1e-9)
    #expect(try style(.keyboard) == code)
    #expect(try style(.strikethrough).isStruckThrough)
    #expect(try style(.underline).isUnderlined)
    #expect(try style(.underline).color == light.text)
    let reference = try style(.footnoteReference(label: "n", number: 1, occurrence: 1))
    #expect(reference.color == light.link)
    #expect(abs(reference.size - 11.9) < 1e-9)
    #expect(abs(reference.baselineShift - 5.61) < 1e-9)
    #expect(try style(.superscript).color == light.text)
    #expect(try style(.subscripted).baselineShift < 0)
    #expect(abs(try style(.small).size - 14.45) < 1e-9)
    #expect(try style(.mark).background == Color(red: 0xFF, green: 0xF3, blue: 0xB0))
    let plain = try text("a b c", []).base
    let image = Image(destination: "x.png", alternative: "", title: "")
    #expect(try style(.image(image)) == plain)
    #expect(try style(.plain) == plain)
    #expect(try style(.abbreviation(title: "x")) == plain)
  }

  @Test("Code in a link keeps the link's color, and code in code its size")
  func combined() throws {
    let text = try text(
      "abc", [(.link(destination: "x", title: ""), 0..<3), (.code, 1..<3), (.keyboard, 2..<3)])
    #expect(text.runs[1].style.color == StyleSheet.reading.light.link)
    #expect(text.runs[1].style.isUnderlined)
    #expect(text.runs[2].style.size == text.runs[1].style.size)
  }

  @Test("Dark colors are the sheet's dark ones")
  func dark() throws {
    let article = Articles.article([
      Articles.paragraph("ab", [(.mark, 0..<1), (.code, 1..<2)])
    ])
    let styled = try Articles.resolve(article, appearance: .dark)
    let dark = StyleSheet.reading.dark
    #expect(styled.colors == dark)
    let text = try #require(styled.blocks[0].text)
    #expect(text.base.color == dark.text)
    #expect(
      text.runs.map(\.style.background) == [
        Color(red: 0x4A, green: 0x40, blue: 0), dark.codeBackground,
      ])
  }

  @Test("A span may be in another language than its paragraph")
  func language() throws {
    var inline = Articles.inline("ab", [(.plain, 1..<2)])
    inline.spans[0].attributes.language = "ar"
    var block = Block(.paragraph(inline), at: inline.range)
    block.attributes.language = "fr"
    let text = try #require(try Articles.resolve(Articles.article([block])).blocks[0].text)
    #expect(text.base.language == "fr")
    #expect(text.runs.map(\.style.language) == ["fr", "ar"])
  }

  private func text(
    _ string: String, _ spans: [(InlineSpan.Kind, Range<Int>)]
  ) throws -> StyledText {
    let article = Articles.article([Articles.paragraph(string, spans)])
    return try #require(try Articles.resolve(article).blocks[0].text)
  }

  /// The style of a span in a paragraph at Large.
  private func style(_ kind: InlineSpan.Kind) throws -> CharacterStyle {
    try text("a b c", [(kind, 2..<3)]).runs[1].style
  }
}
