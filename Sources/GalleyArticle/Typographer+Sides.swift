internal import GalleyConfiguration

/// What stands on the two sides of a mark.
extension Typographer {
  /// What stands before an offset.
  func side(before offset: Int) -> Side {
    guard offset > 0 else { return .space }
    if lastQuote.end == offset { return lastQuote.side }
    let next = fixed.partitioningIndex { $0.range.upperBound >= offset }
    if next < fixed.count, fixed[next].range.upperBound == offset { return fixed[next].side }
    var start = offset - 1
    while start > 0, text.utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.side(text.utf8[start..<offset])
  }

  /// What stands at an offset.
  func side(at offset: Int) -> Side {
    guard offset < text.utf8.count else { return .space }
    let next = fixed.partitioningIndex { $0.range.upperBound > offset }
    if next < fixed.count, fixed[next].range.lowerBound == offset { return fixed[next].side }
    var end = offset + 1
    while end < text.utf8.count, text.utf8[end] & 0xC0 == 0x80 { end += 1 }
    return Self.side(text.utf8[offset..<end])
  }

  private static func side(_ bytes: ArraySlice<UInt8>) -> Side {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return .other
    }
    switch scalar {
    case ".", ",", ":", ";", "!", "?", "%", "…": return .close
    case "¿", "¡": return .open
    default: break
    }
    if scalar.properties.isWhitespace || scalar.value == 0xFFFC { return .space }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .otherNumber, .letterNumber: return .digit
    case .openPunctuation, .initialPunctuation: return .open
    case .closePunctuation, .finalPunctuation: return .close
    case .dashPunctuation: return .dash
    default: break
    }
    if CJK.isSpaceless(scalar) { return .wide }
    let isLetter =
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    return isLetter ? .letter : .other
  }
}
