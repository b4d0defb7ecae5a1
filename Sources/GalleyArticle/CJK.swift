/// The scripts of Chinese, Japanese and Korean, where Markdown's rules for words and spaces do not fit.
enum CJK {
  /// Whether a text ends as one that is written without spaces: in Han, Kana or CJK punctuation, or in a mark shared
  /// with other scripts after one of these.
  static func endsWithCJK(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last, last >= 0x80 else { return false }
    let end = String(decoding: bytes.suffix(12), as: UTF8.self).unicodeScalars
    let written = end.reversed().drop(while: isVariationSelector)
    return written.drop(while: isShared).first.map(isSpaceless) ?? false
  }

  /// Whether a text begins so.
  static func startsWithCJK(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first >= 0x80 else { return false }
    let start = String(decoding: bytes.prefix(8), as: UTF8.self).unicodeScalars
    return start.drop(while: isShared).first.map(isSpaceless) ?? false
  }

  /// Han, Kana, Bopomofo, CJK punctuation and full-width forms; not Hangul, which has spaces.
  static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x2FF0...0x312F, 0x31A0...0x31FF, 0x3200...0x320F: true
    case 0x3220...0x325F, 0x3280...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    case 0xFE30...0xFE4F, 0xFF00...0xFF9F, 0xFFE0...0xFFE6, 0x1B000...0x1B16F: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Quotes, dashes and dots that Chinese and Japanese share with other scripts.
  private static func isShared(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026: true
    default: false
    }
  }

  /// Whether a scalar chooses the form of the one before it, as text and not as an emoji.
  static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether a scalar is a CJK character for emphasis: one whose East Asian Width is wide, full or half and that is no
  /// emoji, or any Hangul (Unicode, EastAsianWidth.txt and Scripts.txt). The ideographic space is none.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x20A9, 0x2329...0x232A, 0x2E80...0x2FFF, 0x3001...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE19: true
    case 0xFE30...0xFE6F, 0xFF01...0xFFEE, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
