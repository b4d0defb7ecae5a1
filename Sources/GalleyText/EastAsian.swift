/// Characters of Chinese and Japanese, and what stands beside them.
enum EastAsian {
  /// Whether a character is an ideograph, a kana or a letter of Bopomofo (CSS Text 4, 8.1, without punctuation).
  static func isIdeographOrKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303B,
      0x3041...0x309A, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x312F, 0x31A0...0x31BF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x1_6FE3...0x1_B2FF, 0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }

  /// Whether a character is an ideograph, of which one may begin any line.
  static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFD: true
    default: false
    }
  }

  /// Whether a character is an ideograph, a kana, a letter of Bopomofo or a mark on a square of its own.
  static func isSquare(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001...0x303F, 0x309B, 0x309C, 0x30A0, 0x30FB, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    default: isIdeographOrKana(scalar)
    }
  }

  /// Whether a character is a letter, a mark on one, or a digit of an alphabet such as Latin, Greek or Cyrillic.
  static func isAlphabetic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0xA1...0x10FF, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F, 0xA720...0xA7FF: break
    default: return false
    }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Whether a little space belongs between two characters: an ideograph or a kana on one side, a letter or a digit of
  /// an alphabet on the other (JLREQ, 3.2.3; CLREQ, 3.2.2).
  static func wantsSpace(between first: UInt32, and second: UInt32) -> Bool {
    isIdeographOrKana(first)
      ? isAlphabetic(second) : isAlphabetic(first) && isIdeographOrKana(second)
  }

  /// Whether a character is punctuation that Chinese and Japanese share with Latin, and draw on squares: quotation
  /// marks, dashes, ellipses, the dot between names (JLREQ, 3.1; CLREQ, 3.1).
  static func isShared(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026: true
    default: false
    }
  }

  /// Whether a character is a curly quotation mark.
  static func isQuotationMark(_ scalar: UInt32) -> Bool {
    [0x2018, 0x2019, 0x201C, 0x201D].contains(scalar)
  }

  /// Whether a language, by its BCP 47 tag, is Chinese.
  static func isChinese(_ language: String) -> Bool {
    ["zh", "yue"].contains { language == $0 || language.hasPrefix($0 + "-") }
  }

  /// Whether a language is Japanese.
  static func isJapanese(_ language: String) -> Bool {
    language == "ja" || language.hasPrefix("ja-")
  }

  /// Whether a character belongs to a script of South-East Asia that is written without spaces between words.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E01...0x0EDF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FE, 0xAA60...0xAA7F: true
    default: false
    }
  }
}
