import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Direction")
struct DirectionTests {
  /// The characters of the only line from left to right, white space at its end aside.
  private func visual(_ text: String, isRightToLeft: Bool? = nil) throws -> String {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(text, isRightToLeft: isRightToLeft))
    let breaker = LineBreaker(paragraph, worker: worker)
    let line = try #require(breaker.lines(size: 17, measure: 2000).first)
    let utf8 = paragraph.utf8
    return breaker.runs(of: line, size: 17).flatMap { $0.run.glyphs }.map { glyph in
      let start = Int(glyph.cluster)
      return String(decoding: utf8[start...].prefix(4), as: UTF8.self).unicodeScalars.first
        .map { String($0) } ?? ""
    }.joined()
  }

  @Test("the first strong character decides, unless a direction is set")
  func base() throws {
    #expect(try visual("abc אבג.") == "abc גבא.")
    #expect(try visual("אבג abc.") == ".abc גבא")
    // A heading that begins with Latin letters, in Hebrew text.
    #expect(try visual("abc אבג.", isRightToLeft: true) == ".גבא abc")
  }

  @Test("numbers run from left to right in either direction, with their marks")
  func numbers() throws {
    #expect(try visual("אבג 1,234.5 דהו") == "והד 1,234.5 גבא")
    #expect(try visual("אבג 12–34", isRightToLeft: true) == "34–12 גבא")
    #expect(try visual("abc 12 אבג 34") == "abc 12 34 גבא")
  }

  @Test("isolates keep what is inside them from what is around")
  func isolates() throws {
    let plain = try visual("אבג (abc) דהו")
    // The brackets are the Hebrew text's, and mirrored.
    #expect(plain == "והד )abc( גבא")
    let isolated = try visual("a \u{2067}אבג: 1\u{2069}: 2")
    #expect(
      isolated.filter { !"\u{2067}\u{2069}".unicodeScalars.contains($0.unicodeScalars.first!) }
        == "a 1 :גבא: 2")
  }

  @Test("brackets are mirrored where text runs from right to left")
  func mirrored() throws {
    let worker = try TestFonts.set("atkinson")
    let hebrew = worker.shape(ShapingRequest("א(ב)"))
    let open = worker.shape(ShapingRequest("א)")).glyphs
    // The bracket that opens, read from the right, looks like the one that closes.
    #expect(hebrew.glyphs[1] != hebrew.glyphs[3])
    #expect(hebrew.glyphs[3] == open[1])
  }

  @Test("the space at a line's end hangs on the side where the line ends")
  func trailing() throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest("אבג דהו זחט"))
    let breaker = LineBreaker(paragraph, worker: worker)
    let lines = breaker.lines(size: 17, measure: 70)
    #expect(lines.count > 1)
    for line in lines.dropLast() {
      let run = try #require(breaker.runs(of: line, size: 17).first)
      // The space comes first from the left, takes nothing, and stands at the edge of the visible text.
      #expect(run.run.glyphs.first?.cluster == line.end - 1)
      #expect(run.run.glyphs.first?.x == 0)
      #expect(run.run.glyphs[1].x < 2)
    }
  }

  @Test("lines of mixed directions have Pango's order", arguments: UInt64(1)...80)
  func order(seed: UInt64) throws {
    let (worker, file) = try TestFonts.only("noto/NotoSansHebrew-Regular.ttf")
    let oracle = PangoOracle(faces: [Face(file: file)])
    let text = Self.mixed(seed: seed)
    let paragraph = worker.shape(ShapingRequest(text, language: "he"))
    let breaker = LineBreaker(paragraph, worker: worker)
    oracle.take(paragraph, size: 17, worker)
    let pango = oracle.lines(measure: nil)
    let ours = breaker.lines(size: 17, measure: 100_000)
    #expect(ours.count == pango.count)
    for (line, other) in zip(ours, pango) {
      let glyphs = breaker.runs(of: line, size: 17).flatMap { $0.run.glyphs }
      #expect(glyphs.map(\.cluster) == other.glyphs.map(\.cluster), "\(text)")
    }
  }

  @Test("reordering is a permutation of the line's clusters", arguments: UInt64(30)...40)
  func permutation(seed: UInt64) throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(Self.mixed(seed: seed)))
    let breaker = LineBreaker(paragraph, worker: worker)
    for measure in [40.0, 120, 300] {
      let lines = breaker.lines(size: 17, measure: measure)
      let clusters = lines.flatMap { line in
        Set(breaker.runs(of: line, size: 17).flatMap { $0.run.glyphs.map(\.cluster) }).sorted()
      }
      #expect(clusters == Array(Set(paragraph.clusters)).sorted())
    }
  }

  /// Words, numbers, brackets and controls of both directions, the same for the same seed.
  private static func mixed(seed: UInt64) -> String {
    let pool = [
      "abc", "Type", "שלום", "אבג", "مرحبا", "12", "3.5", "(", ")", "–", "…", ":", "[", "]", "א1",
      "b2", "\u{200F}", "\u{200E}", "\u{2067}אב ab\u{2069}", "\u{2066}ab אב\u{2069}",
      "\u{2068}x\u{2069}", "%", "+7", "\u{202B}ab \u{202A}אב 1\u{202C} cd\u{202C}",
      "\u{202E}abc 12\u{202C}", "\u{2067}a (\u{2066}ב 3) \u{2068}ג d\u{2069}\u{2069} e\u{2069}",
      "٣٤", "$5",
      "«", "»", "{", "}", "1/2", "-4", "\u{A0}",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    var text = ""
    for _ in 0..<24 {
      text += pool[next() % pool.count]
      if next() % 3 > 0 { text += " " }
    }
    return text + "."
  }
}
