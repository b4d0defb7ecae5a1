import DynamicType
import GalleyConfiguration
import TestSupport
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

  static let scripts: [Script] =
    [
      Script(
        file: "atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf", language: "en",
        text: """
          Whoever reads should choose the size of the letters: larger type, shorter lines, “new” \
          breaks (and no lost word), re-set at every step — office, affluent, fjord. AVATAR To. We’ll
          """),
      Script(
        file: "atkinson-hyperlegible/AtkinsonHyperlegible-Italic.ttf", language: "fr",
        text:
          "Celui qui lit choisit la taille des caractères ; l’œil s’y fait, où qu’il aille « ici » "
      ),
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
    + more.compactMap { name, file in
      ScriptText.all.first { $0.name == name }.map {
        Script(file: "noto/Noto\(file)-Regular.ttf", language: $0.language, text: $0.text)
      }
    }

  private static let more = [
    ("persian", "SansArabic"), ("urdu", "SansArabic"), ("gurmukhi", "SansGurmukhi"),
    ("gujarati", "SansGujarati"), ("kannada", "SansKannada"), ("malayalam", "SansMalayalam"),
    ("sinhala", "SansSinhala"), ("tibetan", "SerifTibetan"), ("syriac", "SansSyriac"),
    ("thaana", "SansThaana"), ("mongolian", "SansMongolian"),
  ]

  @Test("lines end where Pango's end, but for ties", arguments: scripts)
  func breaks(_ script: Script) throws {
    let (worker, file) = try TestFonts.only(script.file)
    let oracle = PangoOracle(faces: [Face(file: file)])
    var tally = OracleTally()
    for seed in UInt64(1)...3 {
      let paragraph = worker.shape(script.request(words: 80, seed: seed))
      let breaker = LineBreaker(paragraph, worker: worker)
      breaker.cutsPlainly = true
      for size in [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] {
        oracle.take(paragraph, size: size, worker)
        for measure in [288.0, 358, 480] {
          tally.compare(breaker, oracle, size: size, measure: measure)
        }
      }
    }
    print(tally.row(script.language))
    #expect(tally.lines > 300)
    #expect(tally.unknown.isEmpty, "\(tally.unknown.prefix(5).joined(separator: "\n"))")
    #expect(Double(tally.equal) >= Double(tally.lines) * 0.999)
  }

  @Test("glyphs are Pango's, and stand where Pango's stand", arguments: scripts)
  func positions(_ script: Script) throws {
    let (worker, file) = try TestFonts.only(script.file)
    let oracle = PangoOracle(faces: [Face(file: file)])
    let paragraph = worker.shape(script.request(words: 80, seed: 4))
    let breaker = LineBreaker(paragraph, worker: worker)
    breaker.cutsPlainly = true
    var compared = 0
    for size in [17.0, 53] {
      oracle.take(paragraph, size: size, worker)
      let ours = breaker.lines(size: size, measure: 358)
      for (line, other) in zip(ours, oracle.lines(measure: 358))
      where line.start == other.start && line.end == other.end {
        let runs = breaker.runs(of: line, size: size)
        let distance = try #require(paragraph.distance(runs, of: line, to: other), "other glyphs")
        #expect(distance < 0.02, "\(distance) points away")
        compared += runs.reduce(0) { $0 + $1.run.glyphs.count }
      }
    }
    #expect(compared > 200)
  }
}

extension PangoOracleTests.Script {
  /// The words of the text in a shuffled order that is the same at every run.
  func request(words count: Int, seed: UInt64) -> ShapingRequest {
    let words = text.split(separator: " ")
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    let shuffled = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(words[Int((state >> 33) % UInt64(words.count))])
    }
    return ShapingRequest(
      shuffled.joined(separator: " "), language: language, tailorsPunctuation: false)
  }
}
