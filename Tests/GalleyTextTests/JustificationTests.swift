import Testing

@testable import GalleyText

@Suite("Justified lines")
struct JustificationTests {
  /// A line as it is set: its text, where its glyphs begin, and where it ends, in points.
  private struct Placed: Equatable {
    var text: String
    var xs: [Double]
    var end: Double
    var isFilled: Bool
  }

  private func placed(
    _ request: ShapingRequest, with worker: TextWorker, size: Double, measure: Double,
    tracking: Double = 0, widest: Double = 0.75, hyphens: LineBreaking.Hyphens = .never
  ) -> [Placed] {
    let paragraph = worker.shape(request)
    let breaker = LineBreaker(paragraph, worker: worker)
    let justification = Justification(widestSpace: widest, narrowestSpace: 0.8)
    let lines = breaker.lines(
      size: size, measure: measure, tracking: tracking,
      breaking: LineBreaking(hyphens: hyphens, rag: .even, justification: justification))
    return lines.map { line in
      let filling = breaker.filling(
        of: line, size: size, measure: measure, tracking: tracking, justification: justification)
      let runs = breaker.runs(of: line, size: size, tracking: tracking, filling: filling)
      return Placed(
        text: String(decoding: request.utf8[Int(line.start)..<Int(line.end)], as: UTF8.self),
        xs: runs.flatMap { run in run.run.glyphs.map { run.x + Double($0.x) } },
        end: runs.map { $0.x + $0.run.width }.max() ?? 0, isFilled: filling != nil)
    }
  }

  /// In the square face, whose spaces are one em wide.
  private func square(
    _ text: String, measure: Double, widest: Double = 3, isCode: Bool = false
  ) throws -> [Placed] {
    placed(
      ShapingRequest(text, isCode: isCode), with: try TestFonts.square(), size: 10,
      measure: measure * 10, widest: widest)
  }

  @Test("spaces grow until a line reaches the measure, but not in the last one")
  func grow() throws {
    let lines = try square("aa bb cc dd", measure: 9)
    #expect(lines.map(\.text) == ["aa bb cc ", "dd"])
    #expect(lines.map(\.end) == [90, 20])
    // Half an em more for each of the two spaces; the one that hangs stands at the edge.
    #expect(lines[0].xs == [0, 10, 20, 35, 45, 55, 70, 80, 90])
  }

  @Test("spaces shrink by a fifth at most, where one word more looks better than wide spaces")
  func shrink() throws {
    let lines = try square("aa bb cc dd ee", measure: 10.5)
    #expect(lines.map(\.text) == ["aa bb cc dd ", "ee"])
    #expect(abs(lines[0].end - 105) < 0.001)
    #expect(try square("aa bb cc dd ee", measure: 10.3)[0].text == "aa bb cc ")
  }

  @Test("a line whose spaces would get too wide ends where it does")
  func bound() throws {
    let lines = try square("aa bb ccccccc dd", measure: 9, widest: 3)
    #expect(
      lines[0] == Placed(text: "aa bb ", xs: [0, 10, 20, 30, 40, 50], end: 50, isFilled: false))
    #expect(try square("aa bb ccccccc dd", measure: 9, widest: 5)[0].end == 90)
  }

  @Test("a line that the text itself ends, and code, stay as they are")
  func unfilled() throws {
    #expect(
      try square("aa bb\u{2028}cc dd ee", measure: 7).map(\.isFilled) == [false, true, false])
    #expect(try square("aa bb cc dd", measure: 9, isCode: true).map(\.isFilled) == [false, false])
    #expect(try square("aa\tbb cc dd", measure: 20).map(\.isFilled).contains(true) == false)
  }

  @Test("ideographs and kana move apart evenly, the marks between them too")
  func japanese() throws {
    let worker = try TestFonts.set("atkinson")
    let text = "文字の大きさは読む人が選ぶものであり、端末がそれを決めるべきではない。"
    let lines = placed(
      ShapingRequest(text, language: "ja"), with: worker, size: 20, measure: 210)
    #expect(lines.count > 3)
    for line in lines.dropLast() where line.isFilled {
      #expect(abs(line.end - 210) < 0.01)
      let steps = zip(line.xs, line.xs.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 < 24.01 })
    }
    #expect(lines.dropLast().filter(\.isFilled).count >= lines.count - 2)
    #expect(lines.last?.isFilled == false)
  }

  @Test("joined letters never move apart, only their words do")
  func arabic() throws {
    let worker = try TestFonts.set("atkinson")
    let text = "يختار القارئ حجم الخط الذي يناسبه ولا يختاره الجهاز بدلا منه في أي مكان"
    let request = ShapingRequest(text, language: "ar")
    let paragraph = worker.shape(request)
    let breaker = LineBreaker(paragraph, worker: worker)
    let justification = Justification(widestSpace: 2, narrowestSpace: 0.8)
    let lines = breaker.lines(
      size: 20, measure: 200, breaking: LineBreaking(justification: justification))
    #expect(lines.count > 2)
    for line in lines.dropLast() {
      let filling = try #require(
        breaker.filling(of: line, size: 20, measure: 200, justification: justification))
      let spaces = filling.extras.keys.allSatisfy { request.utf8[Int($0)] == 0x20 }
      #expect(spaces)
      let runs = breaker.runs(of: line, size: 20, filling: filling)
      #expect(abs((runs.map { $0.x + $0.run.width }.max() ?? 0) - 200) < 0.01)
      #expect(abs(runs.map(\.x).min() ?? 1) < 0.01)
    }
  }

  @Test(
    "justified lines cover the text in order and reach the measure, or have no space to give",
    arguments: [
      (
        "en",
        "Whoever reads should choose the size of the letters, and no device should take it away."
      ),
      ("he", "מי שקורא בוחר את גודל האותיות (and no device) ואף מכשיר לא יחליט 123 במקומו."),
      ("th", "ผู้อ่านควรเลือกขนาดตัวอักษรด้วยตนเองและอุปกรณ์ไม่ควรเลือกแทนผู้อ่านในทุกกรณี"),
      ("zh-Hans", "读者应当自己选择文字的大小，而不是由设备（device）替他们决定。这一点十分重要。"),
      ("ko", "글자의 크기는 읽는 사람이 고르는 것이지 기기가 대신 정할 일이 아니다."),
      ("hi", "अक्षरों का आकार पढ़ने वाला स्वयं चुने और कोई उपकरण उसकी जगह यह निर्णय न ले।"),
      (
        "vi",
        "Ngu\u{31B}\u{300}i \u{111}o\u{323}c nên t\u{1B0}\u{323} cho\u{323}n c\u{1EE1} ch\u{1EEF} cho mình, máy không cho\u{323}n thay."
      ),
    ], [120.0, 200, 310])
  func properties(_ sample: (language: String, text: String), measure: Double) throws {
    let worker = try TestFonts.set("atkinson")
    let request = ShapingRequest(sample.text, language: sample.language)
    for (size, tracking) in [(17.0, 0.0), (17, 12), (31, -8)] {
      let lines = placed(
        request, with: worker, size: size, measure: measure, tracking: tracking, widest: 1)
      #expect(lines.map(\.text).joined() == sample.text)
      for line in lines.dropLast() {
        #expect(line.end <= measure + 0.02)
        if line.isFilled { #expect(abs(line.end - measure) < 0.02, "\(line.text)") }
      }
      #expect(lines.last?.isFilled == false)
    }
  }

  @Test("a mark stays on its letter when letters move apart", arguments: ["th", "he"])
  func marks(language: String) throws {
    let worker = try TestFonts.set("atkinson")
    let text = language == "th" ? "น้ำที่นี่ดีมาก" : "שָׁלוֹם"
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    let breaker = LineBreaker(paragraph, worker: worker)
    let line = try #require(breaker.lines(size: 20, measure: 1000).first)
    func distances(_ tracking: Double) -> [Double] {
      let glyphs = breaker.runs(of: line, size: 20, tracking: tracking).flatMap { $0.run.glyphs }
      let bases = Dictionary(grouping: glyphs) { glyph in
        (0...Int(glyph.cluster)).last { paragraph.graphemes[$0] } ?? 0
      }
      return bases.keys.sorted().flatMap { base -> [Double] in
        let xs = bases[base]?.map { Double($0.x) } ?? []
        return xs.map { $0 - (xs.first ?? 0) }
      }
    }
    for (plain, tracked) in zip(distances(0), distances(200)) {
      #expect(abs(plain - tracked) < 0.001)
    }
  }

  @Test("tracking opens gaps between all letters of a right-to-left word, none beside it")
  func rightToLeft() throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest("שלום", language: "he"))
    let breaker = LineBreaker(paragraph, worker: worker)
    let line = try #require(breaker.lines(size: 20, measure: 1000).first)
    func steps(_ tracking: Double) -> [Double] {
      let xs = breaker.runs(of: line, size: 20, tracking: tracking).flatMap { run in
        run.run.glyphs.map { run.x + Double($0.x) }
      }
      return zip(xs, xs.dropFirst()).map { $1 - $0 }
    }
    #expect(zip(steps(0), steps(100)).allSatisfy { abs($1 - $0 - 2) < 0.001 })
  }
}
