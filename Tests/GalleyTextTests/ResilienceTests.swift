import Testing

@testable import GalleyText

@Suite("Endless texts")
struct ResilienceTests {
  private func check(
    _ text: String, language: String = "en", measure: Double = 300, worker: TextWorker
  ) -> (paragraph: ShapedParagraph, lines: [LineRange]) {
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    let lines = LineBreaker(paragraph, worker: worker).lines(
      size: 17, measure: measure, breaking: LineBreaking(rag: .even))
    #expect(lines.first?.start == 0)
    #expect(lines.last?.end == Int32(text.utf8.count))
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.end == $1.start })
    return (paragraph, lines)
  }

  @Test("a paragraph of a megabyte is set like its beginning")
  func megabyte() throws {
    let worker = try TestFonts.set("atkinson")
    let sentence = "Whoever reads should choose the size of the letters, office by office. "
    let (_, lines) = check(
      String(repeating: sentence, count: 1_000_000 / sentence.utf8.count), worker: worker)
    let (_, few) = check(String(repeating: sentence, count: 60), worker: worker)
    #expect(lines.prefix(few.count - 4).map(\.end) == few.prefix(few.count - 4).map(\.end))
    #expect(lines.allSatisfy { $0.width <= 300.001 && !$0.isEmergency })
  }

  @Test("a million marks on one base are kept, and stand on one line or are cut by graphemes alone")
  func marks() throws {
    let worker = try TestFonts.set("atkinson")
    let (paragraph, lines) = check(
      "a" + String(repeating: "\u{301}", count: 1_000_000), worker: worker)
    #expect(paragraph.items.count > 1000)
    #expect(lines.count == 1)
    #expect(paragraph.glyphs.count >= 1)
  }

  @Test("a hundred thousand controls of direction leave the words around them in order")
  func controls() throws {
    let worker = try TestFonts.set("atkinson")
    let controls = String(repeating: "\u{202B}\u{202A}\u{2067}\u{2066}", count: 25_000)
    let (paragraph, lines) = check("before " + controls + " after", worker: worker)
    #expect(lines.count == 1)
    #expect(paragraph.missing.isEmpty)
    #expect(lines[0].width > 50 && lines[0].width < 200)
  }
}
