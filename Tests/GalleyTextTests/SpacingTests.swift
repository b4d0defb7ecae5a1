import Testing

@testable import GalleyText

@Suite("Space between ideographs and letters")
struct SpacingTests {
  private func breaker(
    _ text: String, language: String = "ja", spacing: Double = 0.25
  ) throws -> LineBreaker {
    var request = ShapingRequest(text, language: language)
    request.cjkSpacing = spacing
    let worker = try TestFonts.set("atkinson")
    return LineBreaker(worker.shape(request), worker: worker)
  }

  private func width(
    _ text: String, language: String = "ja", spacing: Double = 0.25
  ) throws -> Double {
    try breaker(text, language: language, spacing: spacing).lines(size: 20, measure: 1000)[0].width
  }

  @Test(
    "a gap stands on each side of a Latin word or a number, and nowhere else",
    arguments: [
      ("組版Galley組版", 2), ("第3章", 2), ("カナabcかな", 2), ("組版 Galley 組版", 0), ("（abc）組版", 0),
      ("組版。abc", 0),
      ("組版", 0), ("abc 123", 0), ("Ａ組版", 0), ("漢\u{E0100}a", 1), ("組é版", 2), ("Жの", 1),
    ])
  func gaps(_ text: String, count: Int) throws {
    let gaps = try width(text) - width(text, spacing: 0)
    #expect(abs(gaps - Double(count) * 5) < 0.01, "\(gaps)")
  }

  @Test("Korean text has none")
  func korean() throws {
    #expect(try width("漢字abc", language: "ko") == width("漢字abc", language: "ko", spacing: 0))
    #expect(try width("한글abc", language: "ko") == width("한글abc", language: "ko", spacing: 0))
  }

  @Test("no gap stands at the end of a line, where the words it is between part")
  func ends() throws {
    let breaker = try breaker("組版abc組版")
    let all = breaker.lines(size: 20, measure: 1000)[0].width
    let word = try width("abc", spacing: 0)
    // Two ideographs, the gap and the word; the gap after it would not fit.
    let lines = breaker.lines(size: 20, measure: 40 + 5 + word + 1)
    #expect(lines.map(\.end) == [9, 15])
    #expect(abs(lines[0].width - (45 + word)) < 0.01)
    #expect(abs(all - (80 + 10 + word)) < 0.01)
    let narrow = breaker.lines(size: 20, measure: 40)
    #expect(narrow[0].end == 6)
    #expect(narrow[0].width == 40)
  }

  @Test(
    "glyphs stand as far apart as widths say, and runs do not reach over the gaps",
    arguments: [30.0, 61, 100, 160])
  func placing(measure: Double) throws {
    let breaker = try breaker("組版はLaTeXで3年、Galleyで1日。漢字mixedかな2段")
    let lines = breaker.lines(size: 20, measure: measure, tracking: 10)
    #expect(lines.map { Int($0.start) } == [0] + lines.dropLast().map { Int($0.end) })
    for line in lines {
      let runs = breaker.runs(of: line, size: 20, tracking: 10)
      let end = runs.map { $0.x + $0.run.width }.max() ?? 0
      #expect(abs(end - line.width) < 0.01)
      for (run, next) in zip(runs, runs.dropFirst()) {
        #expect(next.x - run.x - run.run.width < 5.3)
      }
    }
  }
}
