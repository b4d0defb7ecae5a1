/// What the script of a text says about its language, where it leaves no doubt.
struct LanguageGuess {
  private enum Script: Int {
    case kana, han, hangul, thai, hebrew, greek, georgian, armenian, khmer, lao, burmese, tamil
    case telugu, kannada, malayalam, gujarati, gurmukhi, odia, sinhala, other
  }

  private var counts = [Int](repeating: 0, count: Script.other.rawValue + 1)

  /// Counts the letters of a text.
  mutating func add(_ bytes: [UInt8]) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let script = Self.script(of: scalar) { counts[script.rawValue] += 1 }
    }
  }

  /// A BCP 47 tag when most letters are of a script that one language alone is written in.
  var language: String? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    let kana = counts[Script.kana.rawValue]
    // Chinese has no Kana; Japanese has at least some in every sentence.
    if kana * 10 > total, (kana + counts[Script.han.rawValue]) * 2 > total { return "ja" }
    let certain: [(Script, String)] = [
      (.hangul, "ko"), (.thai, "th"), (.hebrew, "he"), (.greek, "el"), (.georgian, "ka"),
      (.armenian, "hy"), (.khmer, "km"), (.lao, "lo"), (.burmese, "my"), (.tamil, "ta"),
      (.telugu, "te"), (.kannada, "kn"), (.malayalam, "ml"), (.gujarati, "gu"), (.gurmukhi, "pa"),
      (.odia, "or"), (.sinhala, "si"),
    ]
    return certain.first { counts[$0.0.rawValue] * 2 > total }?.1
  }

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .other
    case ..<0xAA: nil
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
    case 0x0531...0x0587: .armenian
    case 0x05D0...0x05F4: .hebrew
    case 0x0A01...0x0A7F: .gurmukhi
    case 0x0A81...0x0AFF: .gujarati
    case 0x0B01...0x0B7F: .odia
    case 0x0B82...0x0BFF: .tamil
    case 0x0C00...0x0C7F: .telugu
    case 0x0C80...0x0CFF: .kannada
    case 0x0D00...0x0D7F: .malayalam
    case 0x0D81...0x0DFF: .sinhala
    case 0x0E01...0x0E5B: .thai
    case 0x0E81...0x0EDF: .lao
    case 0x1000...0x109F: .burmese
    case 0x10A0...0x10FF: .georgian
    case 0x1780...0x17FF: .khmer
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: .han
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
    default: scalar.properties.isAlphabetic ? .other : nil
    }
  }
}
