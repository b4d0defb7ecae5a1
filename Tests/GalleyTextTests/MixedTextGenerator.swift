import DynamicType
import GalleyConfiguration

@testable import GalleyText

/// Makes paragraphs of pieces that are hard to break or to put in order, the same ones for the same seed.
struct MixedTextGenerator {
  /// splitmix64.
  private var state: UInt64

  /// The step between states is another number, so that seeds do not walk into each other's states.
  init(seed: UInt64) { state = seed &* 0xD1B5_4A32_D192_ED03 &+ 1 }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 1) % bound
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[next(below: choices.count)]
  }

  private static let pieces = [
    "office", "Whoever reads", "AVATAR", "hyphen\u{AD}ation", "mid\u{2027}dle", "well-known",
    "--text",
    "https://example.org/a/b?c=d", "Donaudampfschifffahrtsgesellschaft", "(", ")", "“", "”", "[",
    "]",
    "1,234.5", "12:30", "50 %", "\u{A0}", "\u{200B}", "\u{2009}", "  ", "\t", "\u{2028}",
    "достопримечательность", "ελληνικά·", "Ἀθῆναι", "ợ̛", "e\u{301}\u{302}\u{303}", "\u{301}",
    "שָׁלוֹם", "מקף־עליון", "من حق القارئ", "مُحَمَّد", "پیچھے ۱۲۳", "٤٥٦", "ܫܠܡܐ", "ߒߞߏ",
    "हिन्दी क्षत्रिय", "স্ত্রী", "கொடு", "స్త్రీ", "ที่นี่น้ำๆ", "ຜູ້ອ່ານ", "ខ្ញុំស្រឡាញ់", "မြန်မာစာ",
    "བསྒྲུབས་རྫོགས་", "「括弧」、本。", "ヴァーチャル", "（注）", "直骨刃", "한국어 글자", "ᠮᠣᠩᠭᠣᠯ", "አማርኛ፣",
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵🇫🇷", "1️⃣", "❤️", "❤︎", "#", "™", "\u{FFFD}",
  ]

  /// Marks and controls of direction; many texts do not close what they open.
  private static let controls = [
    "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{200C}", "\u{200D}",
  ]

  mutating func text() -> String {
    let gap = pick([" ", " ", " ", ""])
    let pieces = (0..<1 + next(below: 24)).map { _ in
      next(below: 6) == 0 ? pick(Self.controls) : pick(Self.pieces)
    }
    return pieces.joined(separator: gap)
  }

  /// A text cut between characters into spans of several languages, sizes and fonts.
  mutating func request(size: Double? = nil) -> ShapingRequest {
    var request = ShapingRequest(text(), language: "en", size: size)
    request.isRightToLeft = pick([nil, nil, nil, true, false])
    request.tailorsPunctuation = next(below: 4) != 0
    var spans: [ShapingRequest.Span] = []
    let characters = Array(String(decoding: request.utf8, as: UTF8.self))
    var (first, start) = (0, 0)
    while first < characters.count {
      let last = min(characters.count, first + 1 + next(below: 16))
      let end = start + characters[first..<last].reduce(0) { $0 + $1.utf8.count }
      first = last
      let isCode = next(below: 5) == 0
      spans.append(
        ShapingRequest.Span(
          range: start..<end, font: isCode ? .monospaced : .text,
          weight: pick([.regular, .regular, .bold]), isItalic: next(below: 4) == 0,
          scale: pick([1, 1, 1, 0.5, 0.9, 1.25]),
          language: pick(["en", "de", "ar", "he", "ja", "zh-Hant", "th", "hi", "und"]),
          isCode: isCode))
      start = end
    }
    request.spans = spans
    return request
  }
}
