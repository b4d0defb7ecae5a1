internal import GalleyConfiguration

/// Writes JSON into bytes, the same for the same values: keys in the order given, two spaces a level, arrays of
/// numbers on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// For each open object or array: whether it is empty so far, and whether it stands on one line.
  private var open: [(isEmpty: Bool, isInline: Bool)] = []
  private var isAfterKey = false
  /// The number of levels around the value, for its indentation.
  private let depth: Int

  /// A writer of a whole document, or of a value that will stand `depth` levels deep in one.
  package init(depth: Int = 0) {
    self.depth = depth
  }

  // MARK: - Structure

  package mutating func object(isInline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("{", "}", isInline, body)
  }

  package mutating func array(isInline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("[", "]", isInline, body)
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    append(": ")
    isAfterKey = true
  }

  /// Takes over a value that another writer has made at the depth where it stands now.
  package mutating func raw(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  // MARK: - Values

  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  package mutating func value(_ truth: Bool) {
    separate()
    append(truth ? "true" : "false")
  }

  package mutating func value(_ number: Int) {
    separate()
    Decimal.append(number, to: &bytes)
  }

  /// A number rounded to 0.001; one that is none is written as null.
  package mutating func value(_ number: Double) {
    separate()
    appendRounded(number)
  }

  package mutating func null() {
    separate()
    append("null")
  }

  /// An array of numbers on one line, rounded to 0.001.
  package mutating func values(_ numbers: Double...) {
    array(isInline: true) { writer in
      for number in numbers { writer.value(number) }
    }
  }

  package mutating func values(_ numbers: Int...) {
    array(isInline: true) { writer in
      for number in numbers { writer.value(number) }
    }
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array(isInline: true) { writer in
      for text in texts { writer.value(text) }
    }
  }

  // MARK: - Bytes

  private mutating func container(
    _ first: StaticString, _ last: StaticString, _ isInline: Bool,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    append(first)
    let isInline = isInline || open.last?.isInline == true
    open.append((isEmpty: true, isInline: isInline))
    body(&self)
    let closed = open.removeLast()
    if !closed.isEmpty, !closed.isInline { newLine() }
    append(last)
    if open.isEmpty, depth == 0 { append("\n") }
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let top = open.last else { return }
    if !top.isEmpty { append(top.isInline ? ", " : ",") }
    open[open.count - 1].isEmpty = false
    if !top.isInline { newLine() }
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: (depth + open.count) * 2))
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendRounded(_ number: Double) {
    guard (number * 1000).magnitude < 9e15 else { return append("null") }
    Decimal.append(number, places: 3, to: &bytes)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
      bytes.append(contentsOf: utf8)
      return bytes.append(UInt8(ascii: "\""))
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x09: append("\\t")
      case 0..<0x20, 0x7F:
        append("\\u00")
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
