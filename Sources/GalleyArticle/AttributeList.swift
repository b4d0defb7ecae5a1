/// A list of attributes as it is written: `{#id .style key=value key="v w"}`, or with a colon after the brace.
struct AttributeList {
  /// One thing that it says.
  enum Entry {
    case id(String)
    case style(String)
    case pair(key: String, value: String)
  }

  /// One at least, each with its place in the bytes that were scanned.
  private(set) var entries: [(entry: Entry, range: Range<Int>)] = []
  /// With its braces.
  private(set) var range: Range<Int>

  /// No list is longer in bytes, so that braces without end cost little.
  static let longest = 1000

  /// The list at a brace, on one line; nil where there is none.
  static func scan(_ bytes: [UInt8], at start: Int, end: Int) -> AttributeList? {
    guard start < end, bytes[start] == UInt8(ascii: "{") else { return nil }
    var list = AttributeList(range: start..<start)
    let limit = min(end, start + longest)
    var index = start + 1
    if index < limit, bytes[index] == UInt8(ascii: ":") { index += 1 }
    while index < limit {
      if bytes[index].isBlank {
        index += 1
        continue
      }
      if bytes[index] == UInt8(ascii: "}") {
        list.range = start..<index + 1
        return list.entries.isEmpty ? nil : list
      }
      guard let (entry, next) = entry(bytes, at: index, limit), next < limit,
        bytes[next].isBlank || bytes[next] == UInt8(ascii: "}")
      else { return nil }
      list.entries.append((entry, index..<next))
      index = next
    }
    return nil
  }

  /// The list that ends at a place, from the nearest brace before it.
  static func scan(_ bytes: [UInt8], endingAt end: Int, from start: Int) -> AttributeList? {
    guard end > start, bytes[end - 1] == UInt8(ascii: "}") else { return nil }
    var index = end - 1
    while index > max(start, end - longest), bytes[index] != UInt8(ascii: "{"),
      !bytes[index].isLineEnd
    {
      index -= 1
    }
    guard let list = scan(bytes, at: index, end: end), list.range.upperBound == end,
      !isEscaped(bytes, index, from: start)
    else { return nil }
    return list
  }

  /// Whether an odd number of backslashes stands before a place.
  private static func isEscaped(_ bytes: [UInt8], _ index: Int, from start: Int) -> Bool {
    var first = index
    while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return (index - first) % 2 == 1
  }

  /// The first style name, and what else the list says.
  func splittingFirstStyle() -> (style: String?, rest: AttributeList) {
    var rest = self
    for (index, entry) in entries.enumerated() {
      guard case .style(let name) = entry.entry else { continue }
      rest.entries.remove(at: index)
      return (name, rest)
    }
    return (nil, rest)
  }

  // MARK: - Entries

  private static func entry(
    _ bytes: [UInt8], at start: Int, _ end: Int
  ) -> (entry: Entry, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "#"):
      let name = start + 1..<nameEnd(bytes, start + 1, end)
      return name.isEmpty ? nil : (.id(string(bytes[name])), name.upperBound)
    case UInt8(ascii: "."):
      let name = start + 1..<nameEnd(bytes, start + 1, end)
      guard let first = bytes[name].first, isFirst(first) else { return nil }
      return (.style(string(bytes[name])), name.upperBound)
    case UInt8(ascii: "-"):
      // As Pandoc has it for a heading without a number.
      return (.style("unnumbered"), start + 1)
    default:
      let key = start..<nameEnd(bytes, start, end)
      guard let first = bytes[key].first, isFirst(first), key.upperBound < end,
        bytes[key.upperBound] == UInt8(ascii: "="),
        let (value, next) = value(bytes, at: key.upperBound + 1, end)
      else { return nil }
      return (.pair(key: string(bytes[key]), value: value), next)
    }
  }

  private static func value(
    _ bytes: [UInt8], at start: Int, _ end: Int
  ) -> (value: String, end: Int)? {
    guard start < end else { return nil }
    var index = start
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while index < end, isBare(bytes[index]) { index += 1 }
      return index == start ? nil : (string(bytes[start..<index]), index)
    }
    index += 1
    while index < end, bytes[index] != quote, !bytes[index].isLineEnd { index += 1 }
    guard index < end, bytes[index] == quote else { return nil }
    return (string(bytes[start + 1..<index]), index + 1)
  }

  /// The end of a name: letters, digits and what Pandoc allows between them.
  static func nameEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, isFirst(bytes[index]) || isInner(bytes[index]) { index += 1 }
    return index
  }

  private static func isFirst(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  private static func isInner(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: ":")
  }

  /// Whether a value without quotes may hold a byte.
  private static func isBare(_ byte: UInt8) -> Bool {
    guard !byte.isSpace else { return false }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return false
    default: return true
    }
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
