import DynamicType
import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Against PangoLayout")
struct PangoOracleTests {
  /// A script's face, its language, and words to make paragraphs of.
  struct Script: CustomTestStringConvertible, Sendable {
    var file: String
    var language: String
    var text: String
    var testDescription: String { "\(language) in \(file)" }
  }

  static let scripts: [Script] = [
    Script(
      file: "atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf", language: "en",
      text: """
        Whoever reads should choose the size of the letters: larger type, shorter lines, “new” \
        breaks (and no lost word), re-set at every step — office, affluent, fjord. AVATAR To. We’ll
        """),
    Script(
      file: "atkinson-hyperlegible/AtkinsonHyperlegible-Italic.ttf", language: "fr",
      text:
        "Celui qui lit choisit la taille des caractères ; l’œil s’y fait, où qu’il aille « ici » "),
    Script(
      file: "noto/NotoSans-Regular.ttf", language: "ru",
      text: "Читатель сам выбирает размер букв, и строки переносятся заново: что дальше? "),
    Script(
      file: "noto/NotoSansHebrew-Regular.ttf", language: "he",
      text: "לקורא יש זכות לבחור את גודל האותיות וכשהן גדלות השורות נשברות מחדש "),
    Script(
      file: "noto/NotoSansArabic-Regular.ttf", language: "ar",
      text: "من حق القارئ أن يختار حجم الحروف وحين تكبر الحروف تتغير السطور "),
    Script(
      file: "noto/NotoSansDevanagari-Regular.ttf", language: "hi",
      text: "पाठक को अक्षरों का आकार स्वयं चुनने का अधिकार होना चाहिए क्ष त्र ज्ञ। "),
    Script(
      file: "noto/NotoSans-Regular.ttf", language: "el",
      text: "Ο αναγνώστης διαλέγει το μέγεθος των γραμμάτων· οι αράδες «κόβονται» ξανά, έτσι; "),
    Script(
      file: "noto/NotoSans-Regular.ttf", language: "vi",
      text: "Người đọc nên được chọn cỡ chữ, và các dòng sẽ ngắt lại ở mỗi cỡ: nhỏ, vừa, lớn "),
    Script(
      file: "noto/NotoSansArmenian-Regular.ttf", language: "hy",
      text: "Ընթերցողը պետք է կարողանա ընտրել տառերի չափը և տողերը նորից են կտրվում։ "),
    Script(
      file: "noto/NotoSansGeorgian-Regular.ttf", language: "ka",
      text: "მკითხველს უნდა შეეძლოს ასოების ზომის არჩევა სტრიქონები კი თავიდან წყდება "),
    Script(
      file: "noto/NotoSansEthiopic-Regular.ttf", language: "am",
      text: "አንባቢው የፊደላትን መጠን መምረጥ መቻል አለበት፤ መስመሮቹም እንደገና ይቆረጣሉ። "),
    Script(
      file: "noto/NotoSansBengali-Regular.ttf", language: "bn",
      text: "পাঠক নিজেই অক্ষরের আকার বেছে নিতে পারেন এবং প্রতিটি আকারে লাইন আবার ভাঙে। "),
    Script(
      file: "noto/NotoSansTamil-Regular.ttf", language: "ta",
      text: "வாசகர் எழுத்துகளின் அளவைத் தேர்ந்தெடுக்க வேண்டும்; வரிகள் மீண்டும் முறிகின்றன. "),
    Script(
      file: "noto/NotoSansTelugu-Regular.ttf", language: "te",
      text: "పాఠకుడు అక్షరాల పరిమాణాన్ని ఎంచుకోగలగాలి, వరుసలు మళ్ళీ విరుగుతాయి. "),
    Script(
      file: "noto/NotoSansThai-Regular.ttf", language: "th",
      text: "ผู้อ่านควรเลือกขนาดตัวอักษรได้เองเมื่อตัวอักษรใหญ่ขึ้นบรรทัดก็เปลี่ยน "),
    Script(
      file: "noto/NotoSansCJK-Regular.ttc", language: "ja",
      text: "読む人が文字の大きさを選べること。行は「禁則」に従って折り返される、そうでなければならない。"),
    Script(
      file: "noto/NotoSansCJK-Regular.ttc", language: "zh-Hans",
      text: "读者应当能够选择文字的大小，字变大时，每一行都会重新换行（包括“引号”与《书名》）。"),
    Script(
      file: "noto/NotoSansCJK-Regular.ttc", language: "ko",
      text: "읽는 사람이 글자의 크기를 고를 수 있어야 하며, 줄은 크기마다 다시 나뉜다. "),
  ]

  @Test("lines end where Pango's end, but for ties", arguments: scripts)
  func breaks(_ script: Script) throws {
    let (worker, file) = try TestFonts.only(script.file)
    let oracle = PangoOracle(file: file)
    var total = 0
    var ties = 0
    var unequal = 0
    for seed in UInt64(1)...3 {
      let text = Self.paragraph(script.text, words: 80, seed: seed)
      let paragraph = worker.shape(
        ShapingRequest(text, language: script.language, halvesPunctuation: false))
      for size in [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] {
        let breaker = LineBreaker(paragraph, worker: worker)
        breaker.cutsPlainly = true
        for measure in [288.0, 358, 480] {
          let ours = breaker.lines(size: size, measure: measure)
          let pango = oracle.lines(
            text, language: script.language, size: size, measure: measure)
          total += pango.count
          // What follows a difference follows from it: the first one counts.
          guard let first = zip(ours, pango).first(where: { $0.end != $1.end }) else { continue }
          // Pango rounds each advance: both may be right about a line that just fits.
          let isTie = [first.0.width, first.1.width].contains { abs($0 - measure) < 0.02 }
          if isTie { ties += 1 } else { unequal += 1 }
        }
      }
    }
    print(
      "lines like Pango's: \(script.language) \(total - ties - unequal) of \(total), \(ties) ties")
    #expect(total > 300)
    #expect(Double(unequal) <= Double(total) * 0.001, "\(unequal) of \(total) lines differ")
  }

  @Test("glyphs are Pango's, and stand where Pango's stand", arguments: scripts)
  func positions(_ script: Script) throws {
    let (worker, file) = try TestFonts.only(script.file)
    let oracle = PangoOracle(file: file)
    let text = Self.paragraph(script.text, words: 80, seed: 4)
    let paragraph = worker.shape(
      ShapingRequest(text, language: script.language, halvesPunctuation: false))
    let breaker = LineBreaker(paragraph, worker: worker)
    breaker.cutsPlainly = true
    var compared = 0
    for size in [17.0, 53] {
      let ours = breaker.lines(size: size, measure: 358)
      let pango = oracle.lines(text, language: script.language, size: size, measure: 358)
      for (line, other) in zip(ours, pango) where line.start == other.start && line.end == other.end
      {
        // Pango has an empty glyph for the space that hangs.
        let hanging = paragraph.isWhite(before: line.end) ? line.end - 1 : -1
        let glyphs = breaker.runs(of: line, size: size).flatMap { run in
          run.run.glyphs.map { (id: UInt32($0.id), x: run.x + Double($0.x), cluster: $0.cluster) }
        }.filter { $0.cluster != hanging }
        let others = other.glyphs.filter { $0.cluster != hanging }
        #expect(glyphs.map(\.id) == others.map(\.id))
        let furthest = zip(glyphs, others).map { abs($0.x - $1.x) }.max() ?? 0
        #expect(furthest < 0.02, "\(furthest) points away")
        compared += glyphs.count
      }
    }
    #expect(compared > 200)
  }

  /// The words of a text in a shuffled order that is the same at every run.
  private static func paragraph(_ text: String, words count: Int, seed: UInt64) -> String {
    let words = text.split(separator: " ")
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(words[Int((state >> 33) % UInt64(words.count))])
    }.joined(separator: " ")
  }
}
