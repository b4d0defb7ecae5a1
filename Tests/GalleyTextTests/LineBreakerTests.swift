import Testing

@testable import GalleyText

@Suite("Line breaking")
struct LineBreakerTests {
  @Test("a line takes as many words as fit, and the space at its end hangs")
  func greedy() throws {
    let worker = try TestFonts.square()
    // Ten ems: "aaaa bbbbb" is exactly ten, its space hangs.
    #expect(
      worker.lines("aaaa bbbbb cc dd", size: 10, measure: 100) == ["aaaa bbbbb ", "cc dd"])
    #expect(
      worker.lines("aaaa bbbbbb cc dd", size: 10, measure: 100) == ["aaaa ", "bbbbbb cc ", "dd"])
  }

  @Test(
    "breaks depend on the ratio of measure to size alone",
    arguments: [(10.0, 100.0), (53.0, 530.0), (14.0, 140.0)])
  func proportional(size: Double, measure: Double) throws {
    let worker = try TestFonts.square()
    #expect(
      worker.lines("aaaa bbbbb cc dd", size: size, measure: measure)
        == ["aaaa bbbbb ", "cc dd"])
  }

  @Test("a word that fits no line is cut between graphemes, with room for a hyphen in prose")
  func emergency() throws {
    let worker = try TestFonts.square()
    // Four letters and the hyphen fill five ems.
    #expect(worker.lines("abcdefghij", size: 10, measure: 50) == ["abcd", "efgh", "ij"])
    #expect(
      worker.lines("abcdefghij", size: 10, measure: 50, isCode: true) == ["abcde", "fghij"])
    #expect(worker.lines("1234567", size: 10, measure: 50) == ["12345", "67"])
  }

  @Test("a word that begins with hyphens keeps them, a hyphen inside one breaks")
  func hyphens() throws {
    let worker = try TestFonts.square()
    #expect(worker.lines("aaaa --bb", size: 10, measure: 70) == ["aaaa ", "--bb"])
    #expect(worker.lines("aaaa -b", size: 10, measure: 60) == ["aaaa ", "-b"])
    #expect(worker.lines("aa-bbb", size: 10, measure: 50) == ["aa-", "bbb"])
  }

  @Test("the indent before a word that is cut stands on its line, not on one of its own")
  func indents() throws {
    let worker = try TestFonts.square()
    #expect(
      worker.lines("  abcdefgh", size: 10, measure: 50, isCode: true) == ["  abc", "defgh"])
    // A word that fits a line of its own is not cut.
    #expect(worker.lines("  abcde", size: 10, measure: 50, isCode: true) == ["  ", "abcde"])
    // A word stays whole where many spaces after it do not fit.
    #expect(
      worker.lines("abcd    efgh", size: 10, measure: 50, isCode: true)
        == ["abcd  ", "  ", "efgh"])
  }

  @Test(
    "an address that is cut shows no hyphen, before or after its marks",
    arguments: [
      ("a=bcdefghij", 5), ("abcdefghi=j", 5), ("user@example", 4), ("snake_caseword", 5),
      ("abcdef/ghijkl", 5), ("abcdefgh.example", 5),
    ])
  func addresses(text: String, end: Int32) throws {
    let worker = try TestFonts.square()
    let paragraph = worker.shape(ShapingRequest(text))
    let lines = LineBreaker(paragraph, worker: worker).lines(size: 10, measure: 50)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !$0.showsHyphen })
    #expect(lines.first?.end == end)
  }

  @Test("an address that fits no line is broken between its parts, which is no emergency")
  func separators() throws {
    let worker = try TestFonts.square()
    let text = "https://example.org/path/file_name.html?key=value"
    let found = worker.lines(text, size: 10, measure: 120)
    #expect(found == ["https://", "example.org/", "path/", "file_name", ".html?", "key=value"])
    let paragraph = worker.shape(ShapingRequest(text))
    let lines = LineBreaker(paragraph, worker: worker).lines(size: 10, measure: 120)
    #expect(lines.allSatisfy { !$0.isEmergency && !$0.showsHyphen })
  }

  @Test("a name in code is cut where a word of it begins")
  func names() throws {
    let worker = try TestFonts.square()
    #expect(
      worker.lines("accessibilityExtraLarge", size: 10, measure: 200, isCode: true)
        == ["accessibilityExtra", "Large"])
    #expect(
      worker.lines("paragraph_style2", size: 10, measure: 120, isCode: true)
        == ["paragraph_", "style2"])
  }

  @Test("two letters at least go to the next line, where a word has to be cut")
  func twoLetters() throws {
    let worker = try TestFonts.square()
    #expect(worker.lines("abcdef", size: 10, measure: 50, isCode: true) == ["abcd", "ef"])
    #expect(worker.lines("abcdef gh", size: 10, measure: 50, isCode: true) == ["abcd", "ef gh"])
  }

  @Test("a combining mark is never parted from its base")
  func marks() throws {
    let worker = try TestFonts.square()
    #expect(
      worker.lines("a\u{301}a\u{301}a\u{301}", size: 10, measure: 20, isCode: true)
        == ["a\u{301}a\u{301}", "a\u{301}"])
  }

  @Test("a measure of less than one grapheme still takes one a line")
  func narrow() throws {
    let worker = try TestFonts.square()
    #expect(worker.lines("abc", size: 10, measure: 3, isCode: true) == ["a", "b", "c"])
    #expect(worker.lines("ab c", size: 10, measure: 3, isCode: true) == ["a", "b ", "c"])
  }

  @Test("a soft hyphen shows a hyphen at the end of a line and nothing inside one")
  func softHyphen() throws {
    let worker = try TestFonts.square()
    let text = "abc\u{AD}def"
    #expect(worker.lines(text, size: 10, measure: 40) == ["abc\u{AD}", "def"])
    let paragraph = worker.shape(ShapingRequest(text))
    let breaker = LineBreaker(paragraph, worker: worker)
    let lines = breaker.lines(size: 10, measure: 40)
    #expect(lines[0].width == 40)
    #expect(lines[0].showsHyphen)
    let glyphs = breaker.runs(of: lines[0], size: 10).flatMap { $0.run.glyphs }
    #expect(glyphs.last?.cluster == 3)
    #expect(glyphs.last?.x == 30)
    let whole = breaker.lines(size: 10, measure: 100)
    #expect(whole.map(\.width) == [60])
  }

  @Test("a line separator ends a line and takes no space")
  func separator() throws {
    let worker = try TestFonts.square()
    let paragraph = worker.shape(ShapingRequest("ab\u{2028}c"))
    let lines = LineBreaker(paragraph, worker: worker).lines(size: 10, measure: 100)
    #expect(lines.map(\.end) == [5, 6])
    #expect(lines.map(\.width) == [20, 10])
  }

  @Test("tracking opens a gap between graphemes, none at the line's edge")
  func tracking() throws {
    let worker = try TestFonts.square()
    let paragraph = worker.shape(ShapingRequest("abcd"))
    let breaker = LineBreaker(paragraph, worker: worker)
    let line = breaker.lines(size: 10, measure: 100, tracking: 100)[0]
    // Three gaps of a tenth of an em.
    #expect(abs(line.width - 43) < 0.001)
    let run = breaker.runs(of: line, size: 10, tracking: 100)[0].run
    #expect(run.glyphs.map(\.x) == [0, 11, 22, 33])
    #expect(abs(run.width - 43) < 0.001)
  }

  @Test("lines cover the text once, in order, at any measure", arguments: [7.0, 33, 80, 151, 1000])
  func cover(measure: Double) throws {
    let worker = try TestFonts.set("atkinson")
    let text =
      "Réglage de l\u{2019}œil, 日本語の組版は、 نص عربي 123, \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} ภาษาไทย עברית (a) end\u{AD}ing."
    let paragraph = worker.shape(ShapingRequest(text))
    let breaker = LineBreaker(paragraph, worker: worker)
    let lines = breaker.lines(size: 17, measure: measure, tracking: 3)
    #expect(lines.first?.start == 0)
    #expect(lines.last?.end == Int32(text.utf8.count))
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.end == next.start) }
    for line in lines {
      let clusters = breaker.runs(of: line, size: 17, tracking: 3).flatMap { $0.run.glyphs }
      #expect(clusters.allSatisfy { line.start <= $0.cluster && $0.cluster < line.end })
      let width = breaker.runs(of: line, size: 17, tracking: 3).map(\.run.width).reduce(0, +)
      #expect(abs(width - line.width) < 0.01)
    }
  }

  @Test(
    "a cluster at the end of the text is taken apart where a line ends inside it",
    arguments: ["->", "a ->", "a -> b", "\u{644}\u{627}", "a ffi", "x -->", "a \u{20EF}"])
  func finalCluster(text: String) throws {
    let worker = try TestFonts.set("inter")
    let paragraph = worker.shape(ShapingRequest(text))
    let breaker = LineBreaker(paragraph, worker: worker)
    let whole = breaker.lines(size: 17, measure: 300)
    #expect(whole.map(\.end) == [Int32(text.utf8.count)])
    // Too narrow for anything: one character a line, each with its own glyph, a space with the one before it.
    let lines = breaker.lines(size: 17, measure: 1)
    #expect(lines.count == text.unicodeScalars.filter { $0 != " " }.count)
    for line in lines {
      let clusters = breaker.runs(of: line, size: 17).flatMap { $0.run.glyphs.map(\.cluster) }
      #expect(clusters.contains(line.start))
      #expect(clusters.allSatisfy { line.start <= $0 && $0 < line.end })
    }
  }

  @Test(
    "a line inside an endless word of joined letters is shaped again near its start alone",
    arguments: ["\u{628}", "\u{915}\u{94D}"])
  func endlessWord(unit: String) throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(String(repeating: unit, count: 3000)))
    let breaker = LineBreaker(paragraph, worker: worker)
    let lines = breaker.lines(size: 17, measure: 300)
    #expect(lines.count > 20)
    let near = 2 * Int32(unit.utf8.count) * ShapedParagraph.longestPatch
    for line in lines.dropLast() {
      let item = paragraph.items[paragraph.item(containing: line.start)]
      #expect(paragraph.nextSafe(after: line.from, in: item).offset - line.start < near)
    }
    // All lines but the first and the last are alike, whether the end of the word is near or far.
    let glyphs = lines.dropFirst().dropLast().map { line in
      breaker.runs(of: line, size: 17).flatMap { $0.run.glyphs.map(\.id) }
    }
    #expect(Set(glyphs).count == 1)
    #expect(Set(lines.dropFirst().dropLast().map(\.width)).count == 1)
  }

  @Test("tracking is left out where letters join")
  func joined() throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest("مرحبا", language: "ar"))
    let breaker = LineBreaker(paragraph, worker: worker)
    let plain = breaker.lines(size: 17, measure: 300)[0]
    let tracked = breaker.lines(size: 17, measure: 300, tracking: 50)[0]
    #expect(plain.width == tracked.width)
    #expect(plain.width > 20)
  }
}
