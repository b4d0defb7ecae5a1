extension ShapedParagraph {
  /// Whether an offset between two graphemes is inside a syllable of a script of India or Myanmar: between the letters
  /// of a conjunct, or before a letter that its mark makes the end of the syllable.
  ///
  /// Graphemes are smaller than what readers take for one (Unicode 15.0, UAX 29, table 1c: orthographic syllables).
  func isInsideSyllable(_ offset: Int) -> Bool {
    guard offset > 2, offset + 2 < utf8.count else { return false }
    // All these scripts have three bytes a character, and so have joiners.
    let following = Self.scalars(utf8[offset..<min(utf8.count, offset + 12)])
    guard let letter = following.first, Self.isIndic(letter) else { return false }
    let preceding = Self.scalars(utf8[max(0, offset - 3)..<offset])
    if let mark = preceding.last, mark == 0x200D || Self.joiners.contains(mark) { return true }
    // The dot below of Burmese may stand before what kills the vowel.
    let rest = following.dropFirst().drop { $0 == 0x1037 }
    guard let mark = rest.first else { return false }
    let next = rest.dropFirst().first
    if Self.killers.contains(mark) { return next != 0x200D }
    return Self.joiners.contains(mark) && !(next.map { $0 == 0x200D || Self.isIndic($0) } ?? false)
  }

  /// Whether a mark of punctuation that closes or separates stands at an offset, as after a word.
  func isEndOfWord(_ offset: Int) -> Bool {
    let scalar = String(
      decoding: utf8[offset..<min(utf8.count, offset + 4)], as: UTF8.self
    ).unicodeScalars.first
    switch scalar?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return true
    default: return false
    }
  }

  /// The signs that join a letter to the next one: the viramas, the coeng of Khmer, the one of Myanmar.
  private static let joiners: Set<UInt32> = [
    0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0C4D, 0x0CCD, 0x0D4D, 0x1039, 0x17D2,
  ]

  /// The signs that show that a letter has no vowel: the pulli of Tamil, the hal of Sinhala, the asat of Myanmar.
  private static let killers: Set<UInt32> = [0x0BCD, 0x0DCA, 0x103A]

  /// Whether a character is of a block from Devanagari to Sinhala, of Myanmar or of Khmer.
  private static func isIndic(_ scalar: UInt32) -> Bool {
    (0x0900...0x0DFF).contains(scalar) || (0x1000...0x109F).contains(scalar)
      || (0x1780...0x17FF).contains(scalar)
  }

  /// The whole characters of a few bytes.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
