import Testing

@testable import GalleyText

@Suite("Scripts")
struct ScriptTests {
  private func lines(
    _ text: String, language: String, size: Double = 20, measure: Double
  ) throws -> [String] {
    try TestFonts.set("atkinson").lines(text, size: size, measure: measure, language: language)
  }

  /// The pieces of a text that lines may end after.
  private func pieces(_ text: String, language: String) throws -> [String] {
    let paragraph = try TestFonts.set("atkinson").shape(ShapingRequest(text, language: language))
    var start = 0
    return paragraph.breaks.map { end in
      defer { start = Int(end) }
      return String(decoding: paragraph.utf8[start..<Int(end)], as: UTF8.self)
    }
  }

  @Test("scripts without spaces break between words")
  func words() throws {
    #expect(
      try pieces("ผู้อ่านควรเลือกขนาด", language: "th") == ["ผู้", "อ่าน", "ควร", "เลือก", "ขนาด"])
    #expect(
      try pieces("ຜູ້ອ່ານຄວນເລືອກຂະໜາດ", language: "lo") == ["ຜູ້ອ່ານ", "ຄວນ", "ເລືອກ", "ຂະໜາດ"])
    #expect(
      try pieces("អ្នកអានគួរតែអាចជ្រើសរើស", language: "km")
        == ["អ្នកអាន", "គួរតែ", "អាច", "ជ្រើសរើស"])
    #expect(
      try pieces("စာဖတ်သူသည်စာလုံး", language: "my") == ["စာ", "ဖတ်", "သူ", "သည်", "စာလုံး"])
  }

  @Test("a mark of repetition does not begin a line")
  func repetition() throws {
    #expect(try pieces("ขนาดๆ", language: "th") == ["ขนาดๆ"])
    #expect(try pieces("ຕ່າງໆ", language: "lo") == ["ຕ່າງໆ"])
    #expect(try pieces("ផ្សេងៗ", language: "km") == ["ផ្សេងៗ"])
  }

  @Test(
    "no line begins with a closing mark, small kana or a mark of length, none ends with an opening one"
  )
  func japanese() throws {
    let text = "「組版」は、ヴァーチャルな作業（コンピューター）であり、人々のものだ。ちょっと、『待って』！"
    let closing: Set<Character> = [
      "」", "』", "）", "、", "。", "！", "ー", "ャ", "ァ", "ュ", "ッ", "っ", "ょ", "々",
    ]
    let opening: Set<Character> = ["「", "『", "（"]
    for measure in stride(from: 60.0, through: 240, by: 7) {
      for line in try lines(text, language: "ja", measure: measure) {
        #expect(line.first.map { !closing.contains($0) } ?? true, "\(measure): \(line)")
        #expect(line.last.map { !opening.contains($0) } ?? true, "\(measure): \(line)")
      }
    }
  }

  @Test(
    "a word that fits no line is cut between syllables: no conjunct is torn, no dead letter begins a line",
    arguments: [
      ("ಸಮಾನರಾಗಿದ್ದಾರೆ", "kn", "ದ್|ದಾ"), ("മനുഷ്യരെല്ലാവരും", "ml", "ല്|ലാ"),
      ("சமமானவர்கள்", "ta", "வ|ர்"), ("අයිතිවාසිකම්වලින්", "si", "ක|ම්"),
      ("လည်းကောင်း", "my", "ကော|င်း"), ("बुद्धिमान्", "hi", "मा|न्"), ("በወንድማማችነት፡", "am", "ነ|ት"),
    ])
  func syllables(_ word: String, _ language: String, _ torn: String) throws {
    let worker = try TestFonts.set("atkinson")
    let whole = worker.shape(ShapingRequest(word, language: language)).naturalWidths.line * 20
    // A syllable fits any of these measures.
    for measure in stride(from: whole * 0.7, to: whole - 1, by: 1) {
      let lines = worker.lines(word, size: 20, measure: measure, language: language)
      #expect(lines.count > 1)
      let cuts = lines.joined(separator: "|").unicodeScalars.map(\.value)
      #expect(!cuts.contains(torn.unicodeScalars.map(\.value)), "\(measure): \(lines)")
    }
  }

  @Test(
    "lines end before and after what stands in Chinese quotation marks, and not inside of them",
    arguments: [
      ("本“本本”本", "zh-Hans", ["本", "“本", "本”", "本"]),
      ("本：‘本’本", "zh-Hant", ["本：", "‘本’", "本"]),
      ("本：“本。”（本）", "zh-Hans", ["本：", "“本。”", "（本）"]),
      ("本“本”，本。", "zh-Hans", ["本", "“本”，", "本。"]),
      ("“本”“本”", "zh-Hans", ["“本”", "“本”"]),
      ("a“b本c”d", "zh-Hans", ["a“b", "本", "c”d"]),
      ("本“本”本", "ja", ["本“本”本"]),
      ("本·本", "zh-Hans", ["本·", "本"]),
    ])
  func chineseQuotes(_ text: String, _ language: String, _ expected: [String]) throws {
    #expect(try pieces(text, language: language) == expected)
  }

  // MARK: - Half widths

  private func placed(
    _ text: String, language: String = "ja", measure: Double = 1000
  ) throws -> [(width: Double, xs: [Float])] {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    let breaker = LineBreaker(paragraph, worker: worker)
    return breaker.lines(size: 20, measure: measure).map { line in
      let runs = breaker.runs(of: line, size: 20)
      return (line.width, runs.flatMap { run in run.run.glyphs.map { Float(run.x) + $0.x } })
    }
  }

  @Test("a bracket at the edge of a line takes half of its square")
  func edges() throws {
    let whole = try placed("本「本」本")
    #expect(whole[0].width == 100)
    // 「 loses its empty half at the start, 」 at the end.
    let quoted = try placed("「本」")
    #expect(quoted.map(\.width) == [40])
    #expect(quoted[0].xs == [-10, 10, 30])
    // Two lines: each ends and begins flush.
    let two = try placed("本本本。「本本", measure: 70)
    #expect(two.map(\.width) == [70, 50])
  }

  @Test("marks that follow each other share their empty halves")
  func neighbors() throws {
    // A full stop and a bracket that closes, then a bracket that opens: three halves of four squares are gone.
    #expect(try placed("本。」「本")[0].width == 80)
    #expect(try placed("本（「本")[0].width == 70)
    #expect(try placed("本」本")[0].width == 60)
  }

  @Test("the commas of Traditional Chinese, in the middle of their squares, stay whole")
  func traditional() throws {
    #expect(try placed("本本，", language: "zh-Hant").map(\.width) == [60])
    #expect(try placed("本本，", language: "zh-Hans").map(\.width) == [50])
    #expect(try placed("「本」", language: "zh-Hant").map(\.width) == [40])
  }

  @Test(
    "the quotation marks of Chinese are half a square at the edges of lines, those of Japanese never are one"
  )
  func quotationMarks() throws {
    let chinese = try placed("“本”", language: "zh-Hans")
    #expect(chinese.map(\.width) == [40])
    #expect(chinese[0].xs == [-10, 10, 30])
    #expect(try placed("本“本”本", language: "zh-Hans").map(\.width) == [100])
    #expect(try placed("本，“本", language: "zh-Hans").map(\.width) == [70])
    #expect(try placed("本：“本", language: "zh-Hans").map(\.width) == [70])
    #expect(try placed("本：“本", language: "zh-Hant").map(\.width) == [80])
    #expect(try placed("本本？", language: "zh-Hans").map(\.width) == [50])
    let japanese = try placed("“本”")[0]
    #expect(abs(japanese.width - 20 * (1 + 2 * 0.474)) < 0.1)
  }

  // MARK: - Tracking

  @Test(
    "letters that join are never tracked",
    arguments: [
      ("مرحبا", "ar"), ("ܫܠܡܐ", "syr"), ("سلام", "fa"), ("ߒߞߏ", "nqo"), ("ᠮᠣᠩᠭᠣᠯ", "mn-Mong"),
      ("𞤀𞤣𞤤𞤢𞤥", "ff-Adlm"), ("𐴌𐴗𐴥𐴝𐴙𐴚𐴒𐴙𐴝", "rhg"), ("ࡌࡀࡍࡃࡀࡉࡀ", "mid"),
    ])
  func joined(_ text: String, _ language: String) throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    #expect(paragraph.items.allSatisfy { !$0.isTracked })
    let breaker = LineBreaker(paragraph, worker: worker)
    #expect(
      breaker.lines(size: 17, measure: 400).map(\.width)
        == breaker.lines(size: 17, measure: 400, tracking: 60).map(\.width))
  }

  @Test(
    "a line that ends between syllables keeps each one's glyphs, reordered or stacked",
    arguments: [
      ("किताबें हिन्दी में स्थिति", "hi"), ("বাংলা কথোপকথন ও কর্তৃপক্ষ", "bn"),
      ("தமிழில் கொடுத்தோம் பொருள்", "ta"), ("ខ្មែរ ស្រ្តី ក្រុង", "km"),
    ])
  func reordering(_ text: String, _ language: String) throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    let breaker = LineBreaker(paragraph, worker: worker)
    for line in breaker.lines(size: 20, measure: 34) {
      let part = String(
        decoding: paragraph.utf8[Int(line.start)..<Int(line.end)], as: UTF8.self)
      let alone = worker.shape(ShapingRequest(part, language: language))
      // The same syllables by themselves have the same glyphs, none is left behind on another line.
      let glyphs = breaker.runs(of: line, size: 20).flatMap { $0.run.glyphs.map(\.id) }
      #expect(glyphs.sorted() == alone.glyphs.sorted(), "\(part)")
    }
  }
}
