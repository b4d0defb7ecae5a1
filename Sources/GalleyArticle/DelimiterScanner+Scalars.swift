/// Characters as cmark-gfm 0.29 tells them apart.
extension DelimiterScanner {
  /// The scalar at an offset and its end; U+FFFD for a byte that begins none.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let lead = bytes[offset]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead < 0x80 || lead >= 0xC2, offset + length <= bytes.count else {
      return ("\u{FFFD}", offset + 1)
    }
    var value = UInt32(lead)
    if length > 1 { value &= 0xFF >> UInt32(length + 1) }
    for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + length)
  }

  /// The scalar that ends at an offset, and where it begins.
  func scalar(before end: Int) -> (scalar: Unicode.Scalar, offset: Int) {
    var offset = end - 1
    while offset > max(0, end - 4), bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return (scalar(at: offset).scalar, offset)
  }

  /// The corresponding C function is `cmark_utf8proc_is_space`.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 12, 13, 32, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The corresponding C function is `cmark_utf8proc_is_punctuation`.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isPunctuation }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// The quotes that have a full-width form by a variation selector.
  static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2018, 0x2019, 0x201C, 0x201D: true
    default: false
    }
  }
}
