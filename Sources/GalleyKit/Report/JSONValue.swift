internal import GalleyConfiguration

/// A value of a JSON text (RFC 8259): what Galley reads back of the files that it writes.
///
/// YAML would hold nearly all of JSON, but not the line and paragraph separators and the control characters that
/// stand in names of files and in articles.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  /// In the order of the text; of equal keys the last counts.
  case object([Member])

  /// A key and what stands under it.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  /// Where a text stops to be JSON: a line from 1.
  package struct Fault: Error {
    package let line: Int
  }

  /// Reads a text that is one value. Throws ``Fault``.
  package init(parsing bytes: [UInt8]) throws(Fault) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd else {
      throw Fault(line: parser.line)
    }
    self = value
  }

  /// What an object has under a key.
  package subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var int: Int? { number.flatMap { Int(exactly: $0) } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The elements of an array; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
  /// The members of an object; none of anything else.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The numbers of an array that has no other elements, and so many of them.
  package func numbers(_ count: Int) -> [Double]? {
    let numbers = elements.compactMap(\.number)
    return numbers.count == count && elements.count == count ? numbers : nil
  }
}

/// Reads JSON byte by byte.
private struct JSONParser {
  let bytes: [UInt8]
  private var place = 0

  /// How deep arrays and objects may nest.
  private static let deepest = 200
  /// No number that Galley writes is as great.
  private static let greatest = 1e12

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing but space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  /// The line in hand, from 1.
  var line: Int { 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard place < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return text().map(JSONValue.text)
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    place += 1
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = text(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSONValue.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    place += 1
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) -> JSONValue? {
    guard word.withUTF8Buffer({ bytes[place...].starts(with: $0) }) else { return nil }
    place += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() -> JSONValue? {
    let start = place
    while place < bytes.count, "+-.0123456789eE".utf8.contains(bytes[place]) { place += 1 }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      number.magnitude < Self.greatest
    else { return nil }
    return .number(number)
  }

  // MARK: - Texts

  private mutating func text() -> String? {
    guard takeByte(UInt8(ascii: "\"")) else { return nil }
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        units.append(contentsOf: String(scalar).utf8)
      // A line feed is escaped in a text, so that a text that does not end is noticed.
      case 0..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  /// What an escape stands for, the backslash being read.
  private mutating func escaped() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return codePoint()
    default: return nil
    }
  }

  /// Four hexadecimal digits, and four more for what UTF-16 has in two halves.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard takeByte(UInt8(ascii: "\\")), takeByte(UInt8(ascii: "u")), let second = hexadecimal(),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    return Unicode.Scalar(
      0x10000 + (UInt32(first) - 0xD800) * 0x400 + (UInt32(second) - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    place += 4
    return value
  }

  // MARK: - Bytes

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeByte(UInt8(ascii: character))
  }

  private mutating func takeByte(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }
}
