import Testing

@testable import GalleyText

@Suite("The rag of lines")
struct RagTests {
  private func lines(
    _ text: String, _ rag: LineBreaking.Rag, measure: Double
  ) throws -> [String] {
    let worker = try TestFonts.square()
    let paragraph = worker.shape(ShapingRequest(text))
    let lines = LineBreaker(paragraph, worker: worker).lines(
      size: 10, measure: measure * 10, breaking: LineBreaking(rag: rag))
    return lines.map {
      String(decoding: paragraph.utf8[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }

  @Test("a last line of one short word gets a second one")
  func shortWord() throws {
    let text = "aaaa bbbb cccc dddd ee"
    #expect(try lines(text, .greedy, measure: 20) == ["aaaa bbbb cccc dddd ", "ee"])
    #expect(try lines(text, .even, measure: 20) == ["aaaa bbbb cccc ", "dddd ee"])
  }

  @Test("a long word may stand alone, and two words may")
  func longWord() throws {
    let long = "aaaa bbbb cccc dddd eeeeeeeee"
    #expect(try lines(long, .even, measure: 20) == lines(long, .greedy, measure: 20))
    let two = "aaaa bbbb cccc dddd e f"
    #expect(try lines(two, .even, measure: 20) == lines(two, .greedy, measure: 20))
  }

  @Test("more than two lines give way where the last but one would be half empty")
  func window() throws {
    // Alone, `gggg` would leave four fifths of its line empty.
    let text = "aaaa bbbb ccc ffffff gggg hhhhhhhhhhhhhhh ii"
    #expect(
      try lines(text, .greedy, measure: 20)
        == ["aaaa bbbb ccc ffffff ", "gggg hhhhhhhhhhhhhhh ", "ii"])
    #expect(
      try lines(text, .even, measure: 20)
        == ["aaaa bbbb ccc ", "ffffff gggg ", "hhhhhhhhhhhhhhh ii"])
  }

  @Test("words without end are left as they are cut")
  func cut() throws {
    let text = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b"
    #expect(try lines(text, .even, measure: 20) == lines(text, .greedy, measure: 20))
  }

  @Test("the lines of a heading are about equal and no more than they were")
  func balanced() throws {
    let text = "aaaa bbbb cccc dddd eeee"
    #expect(try lines(text, .greedy, measure: 20) == ["aaaa bbbb cccc dddd ", "eeee"])
    #expect(try lines(text, .balanced, measure: 20) == ["aaaa bbbb cccc ", "dddd eeee"])
    let three = "aaaa bbbb cccc dddd eeee ffff gggg hhhh ii"
    #expect(
      try lines(three, .balanced, measure: 20)
        == ["aaaa bbbb cccc ", "dddd eeee ffff ", "gggg hhhh ii"])
  }

  @Test("each paragraph of a text with line separators is looked at by itself")
  func separators() throws {
    let text = "aaaa bbbb cccc dddd ee\u{2028}ff gg"
    #expect(
      try lines(text, .even, measure: 20) == ["aaaa bbbb cccc ", "dddd ee\u{2028}", "ff gg"])
  }

  @Test(
    "lines cover the text and fit, whatever the rag", arguments: [40.0, 90, 150, 260],
    [LineBreaking.Rag.even, .balanced])
  func cover(measure: Double, rag: LineBreaking.Rag) throws {
    let worker = try TestFonts.set("atkinson")
    let text =
      "Réglage de l\u{2019}œil et office, 日本語の組版は大切です。 نص عربي طويل 123 עברית ภาษาไทยสวยงาม (a) it."
    let paragraph = worker.shape(ShapingRequest(text))
    let breaker = LineBreaker(paragraph, worker: worker)
    for size in [14.0, 17, 31, 53] {
      let lines = breaker.lines(
        size: size, measure: measure, tracking: 2, breaking: LineBreaking(rag: rag))
      #expect(lines.first?.start == 0)
      #expect(lines.last?.end == Int32(text.utf8.count))
      for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.end == next.start) }
      #expect(lines.allSatisfy { $0.width <= measure + 0.001 || $0.isEmergency })
    }
  }
}
