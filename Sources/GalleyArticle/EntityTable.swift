/// What character references stand for. The named ones are cmark's own table, asked once for each name.
struct EntityTable {
  private var named: [[UInt8]: [UInt8]] = [:]

  /// The reference at a place in bytes: its length and its text; nil when there is none.
  mutating func reference(at start: Int, in bytes: [UInt8]) -> (length: Int, text: [UInt8])? {
    // The longest name has 31 letters, the longest number 7 digits.
    let limit = min(bytes.count, start + 34)
    guard start + 2 < limit, bytes[start] == UInt8(ascii: "&") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") { return Self.numeric(at: start, in: bytes, limit) }
    var end = start + 1
    while end < limit, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
    guard end < limit, end > start + 1, bytes[end] == UInt8(ascii: ";") else { return nil }
    let whole = Array(bytes[start...end])
    let text = named[whole] ?? lookUp(whole)
    return text.isEmpty ? nil : (whole.count, text)
  }

  /// A text with its references resolved and its white space made even, as an attribute's value is read.
  mutating func decoded(_ value: String) -> String {
    let bytes = Array(value.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let found = reference(at: index, in: bytes) {
        result += found.text
        index += found.length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    let words = String(decoding: result, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// Asks cmark; empty when it knows no such name.
  private mutating func lookUp(_ reference: [UInt8]) -> [UInt8] {
    let tree = CommonMarkTree(parsingPlain: reference)
    let text = withExtendedLifetime(tree) { tree.root.firstChild?.firstChild?.literal ?? [] }
    // White space is trimmed away from a paragraph's ends, so an empty text is a tab or a line feed.
    let known = text.isEmpty ? [Byte.space] : text == reference ? [] : text
    named[reference] = known
    return known
  }

  private static func numeric(
    at start: Int, in bytes: [UInt8], _ limit: Int
  ) -> (length: Int, text: [UInt8])? {
    var index = start + 2
    var value: UInt32 = 0
    var digits = 0
    let isHexadecimal = index < limit && bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    while index < limit, let digit = digit(bytes[index], isHexadecimal: isHexadecimal) {
      value = min(value &* (isHexadecimal ? 16 : 10) &+ digit, 0x110000)
      digits += 1
      index += 1
    }
    guard digits > 0, digits <= (isHexadecimal ? 6 : 7), index < limit,
      bytes[index] == UInt8(ascii: ";")
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (index + 1 - start, Array(String(Character(scalar ?? "\u{FFFD}")).utf8))
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    if byte.isDigit { return UInt32(byte) - 0x30 }
    let letter = byte | 0x20
    guard isHexadecimal, letter >= 0x61, letter <= 0x66 else { return nil }
    return UInt32(letter) - 0x61 + 10
  }
}
