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
      file: "noto/NotoSansThai-Regular.ttf", language: "th",
      text: "ผู้อ่านควรเลือกขนาดตัวอักษรได้เองเมื่อตัวอักษรใหญ่ขึ้นบรรทัดก็เปลี่ยน "),
    Script(
      file: "noto/NotoSansCJK-Regular.ttc", language: "ja",
      text: "読む人が文字の大きさを選べること。行は「禁則」に従って折り返される、そうでなければならない。"),
  ]

  @Test("lines end where Pango's end, but for ties", arguments: scripts)
  func breaks(_ script: Script) throws {
    let file = TestFonts.root + "/Fonts/faces/" + script.file
    let worker = try TextWorker(
      fonts: FontSet(
        name: "one", path: "one.yaml", faces: [Face(file: file)], faceLines: [1],
        roles: [.text: FontFamily(regular: 0)], opticalSizing: .off))
    let oracle = PangoOracle(file: file)
    let text = Self.paragraph(script.text, words: 240)
    let paragraph = worker.shape(ShapingRequest(text, language: script.language))
    var total = 0
    var unequal = 0
    for size in [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] {
      let breaker = LineBreaker(paragraph, worker: worker)
      for measure in [288.0, 358, 480] {
        let ours = breaker.lines(size: size, measure: measure)
        let pango = oracle.lines(
          text, language: script.language, size: size, measure: measure)
        total += pango.count
        // What follows a difference follows from it: the first one counts, unless both lines are about the measure.
        guard let first = zip(ours, pango).first(where: { $0.end != $1.end }) else { continue }
        let isTie = [first.0.width, first.1.width].contains { abs($0 - measure) < 0.02 }
        if !isTie { unequal += 1 }
      }
    }
    #expect(total > 500)
    #expect(Double(unequal) <= Double(total) * 0.001, "\(unequal) of \(total) lines differ")
  }

  /// The words of a text in a shuffled order that is the same at every run.
  private static func paragraph(_ text: String, words count: Int) -> String {
    let words = text.split(separator: " ")
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(words[Int((state >> 33) % UInt64(words.count))])
    }.joined(separator: " ")
  }
}
