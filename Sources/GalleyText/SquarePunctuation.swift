/// Punctuation of Chinese, Japanese and Korean that is drawn in one half of its square (JLREQ, 3.1; CLREQ, 3.1).
enum SquarePunctuation {
  /// Its ink is in the second half of the square: brackets that open.
  case opening
  /// Its ink is in the first half: brackets that close, commas and full stops.
  case closing

  /// Nil for all other characters. In Traditional Chinese commas and full stops stand in the middle of the square; in
  /// Simplified Chinese alone colons, semicolons, exclamation and question marks do not; in Chinese alone have curly
  /// quotation marks a square.
  init?(_ scalar: UInt32, language: String) {
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F:
      self = .opening
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301F, 0xFF09,
      0xFF3D, 0xFF5D, 0xFF60:
      self = .closing
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E:
      if Self.isTraditional(language) { return nil }
      self = .closing
    case 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F:
      if !EastAsian.isChinese(language) || Self.isTraditional(language) { return nil }
      self = .closing
    case 0x2018, 0x201C:
      if !EastAsian.isChinese(language) { return nil }
      self = .opening
    case 0x2019, 0x201D:
      if !EastAsian.isChinese(language) { return nil }
      self = .closing
    default: return nil
    }
  }

  private static func isTraditional(_ language: String) -> Bool {
    ["zh-Hant", "zh-TW", "zh-HK", "zh-MO", "yue"].contains(where: language.hasPrefix)
  }

  /// The character that begins at an offset, or ends before it; nil where it is none of these.
  static func starting(at offset: Int, _ utf8: [UInt8], _ language: String) -> SquarePunctuation? {
    // The first bytes of U+2000, U+3000 and U+F000.
    guard offset >= 0, offset + 2 < utf8.count, [0xE2, 0xE3, 0xEF].contains(utf8[offset]) else {
      return nil
    }
    let scalar =
      UInt32(utf8[offset] & 0x0F) << 12 | UInt32(utf8[offset + 1] & 0x3F) << 6
      | UInt32(utf8[offset + 2] & 0x3F)
    return SquarePunctuation(scalar, language: language)
  }
}

/// The ends of a line that a stretch of text reaches.
struct LineEdges: OptionSet, Sendable {
  let rawValue: UInt8
  static let start = LineEdges(rawValue: 1)
  static let end = LineEdges(rawValue: 2)
}
