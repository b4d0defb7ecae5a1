internal import GalleyKit

/// A value of a JSON text (RFC 8259).
indirect enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Where a text stops to be JSON: a line from 1.
  struct Fault: Error {
    let line: Int
  }

  /// Reads a text that is one value.
  init(parsing bytes: [UInt8]) throws(Fault) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd else {
      throw Fault(line: parser.line)
    }
    self = value
  }

  /// What an object has under a key.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { number.flatMap { Int(exactly: $0) } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  /// The elements of an array; none of anything else.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  /// On one line, for messages.
  var shown: String {
    switch self {
    case .null: "none"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Decimal.text(number, places: 3)
    case .text(let text): QuotedText.shortened(text, to: 60)
    case .array(let elements): elements.count == 1 ? "1 element" : "\(elements.count) elements"
    case .object(let members): members.count == 1 ? "1 member" : "\(members.count) members"
    }
  }

  /// The numbers of an array that has no other elements, and so many of them.
  func numbers(_ count: Int) -> [Double]? {
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
  /// No number is as great as this: it would be no coordinate.
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
    var members: [String: JSONValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = text(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
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
    let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    place += word.utf8CodeUnitCount
    return isThere ? value : nil
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
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        units += Array(String(scalar).utf8)
      default: units.append(byte)
      }
    }
    return nil
  }

  /// What an escape stands for, the backslash being read.
  private mutating func escaped() -> Character? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return codePoint()
    default: return Character(Unicode.Scalar(byte))
    }
  }

  /// Four hexadecimal digits, and four more for what UTF-16 has in two halves.
  private mutating func codePoint() -> Character? {
    guard let first = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(first) else {
      return Unicode.Scalar(first).map(Character.init)
    }
    guard take("\\"), take("u"), let second = hexadecimal(), UTF16.isTrailSurrogate(second) else {
      return nil
    }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
    return Unicode.Scalar(value).map(Character.init)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }

  // MARK: - Bytes

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }
}
