internal import GalleyConfiguration

/// Bytes of XML under construction. Whatever the text, the result is well formed.
struct XMLBytes {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func put(raw other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func put(_ number: Int) { Decimal.append(number, to: &bytes) }

  mutating func put(_ number: Double, places: Int = 3) {
    Decimal.append(number, places: places, to: &bytes)
  }

  /// A name and a value with a space before them.
  mutating func put(attribute name: StaticString, _ value: String) {
    put(" ")
    put(name)
    put("=\"")
    put(text: value)
    put("\"")
  }

  mutating func put(attribute name: StaticString, _ value: Double, places: Int = 3) {
    put(" ")
    put(name)
    put("=\"")
    put(value, places: places)
    put("\"")
  }

  /// Text of an element or an attribute. Characters that XML 1.0 has no place for (2.2) are left out.
  mutating func put(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": put("&amp;")
      case "<": put("&lt;")
      case ">": put("&gt;")
      case "\"": put("&quot;")
      case "\t": put("&#9;")
      case "\n": put("&#10;")
      case "\r": put("&#13;")
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// RFC 4648, section 4.
  mutating func put(base64 content: [UInt8]) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    bytes.reserveCapacity(bytes.count + (content.count + 2) / 3 * 4)
    for start in stride(from: 0, to: content.count, by: 3) {
      let group = content[start..<min(start + 3, content.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        let isFilled = index <= group.count
        bytes.append(isFilled ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
