/// Names for the bytes that Markdown gives a meaning.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
}

extension UInt8 {
  /// Space or tab.
  var isBlank: Bool { self == Byte.space || self == Byte.tab }
  var isLineEnd: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }
  /// What cmark calls a space: blanks and line endings.
  var isSpace: Bool { isBlank || isLineEnd }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40)
      || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }
  /// The byte with an ASCII capital made small.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
