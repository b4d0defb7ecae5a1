/// The scripts that are written without spaces, between which a line ending in the source is no space.
enum CJK {
  /// Whether the last character of a text is Han, Kana or CJK punctuation.
  static func endsWithCJK(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last, last >= 0x80 else { return false }
    return String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last.map(isCJK) ?? false
  }

  /// Whether the first character of a text is.
  static func startsWithCJK(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first >= 0x80 else { return false }
    return String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first.map(isCJK) ?? false
  }

  /// Han, Kana, Bopomofo, CJK punctuation and full-width forms; not Hangul, which has spaces.
  static func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x2FF0...0x312F, 0x31A0...0x31FF, 0x3200...0x320F: true
    case 0x3220...0x325F, 0x3280...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    case 0xFE30...0xFE4F, 0xFF00...0xFF9F, 0xFFE0...0xFFE6, 0x1B000...0x1B16F: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
