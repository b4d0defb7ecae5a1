internal import GalleyConfiguration

/// Bytes under construction in the syntax of PDF (ISO 32000-1, 7.2 and 7.3).
struct PDFBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func put(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func put(raw other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  mutating func put(_ number: Int) {
    Decimal.append(number, to: &bytes)
  }

  /// A number with at most `decimals` places, 0 to 9, and no more than it needs.
  mutating func put(_ number: Double, decimals: Int = 3) {
    Decimal.append(number, places: decimals, to: &bytes)
  }

  /// `12 0 R`.
  mutating func put(reference: Int) {
    put(reference)
    put(" 0 R")
  }

  /// An array of references.
  mutating func put(references: [Int]) {
    put("[")
    for reference in references {
      put(reference: reference)
      put(" ")
    }
    put("]")
  }

  /// A key and a reference; nothing when there is none.
  mutating func put(_ key: StaticString, reference: Int?) {
    guard let reference else { return }
    put(key)
    put(" ")
    put(reference: reference)
  }

  /// A name, with the slash; bytes outside the printable ASCII are escaped.
  mutating func put(name: String) {
    bytes.append(0x2F)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "_"), UInt8(ascii: "."):
        bytes.append(byte)
      default:
        bytes.append(0x23)
        put(hex: byte)
      }
    }
  }

  mutating func put(hex byte: UInt8) {
    for nibble in [byte >> 4, byte & 15] {
      bytes.append(nibble < 10 ? 0x30 + nibble : 0x37 + nibble)
    }
  }

  mutating func put(hex unit: UInt16) {
    put(hex: UInt8(unit >> 8))
    put(hex: UInt8(unit & 255))
  }

  /// One byte inside a literal string.
  mutating func put(literal byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      bytes.append(0x5C)
      bytes.append(byte)
    case 0x20...0x7E:
      bytes.append(byte)
    default:
      bytes.append(0x5C)
      bytes.append(0x30 + byte >> 6)
      bytes.append(0x30 + byte >> 3 & 7)
      bytes.append(0x30 + byte & 7)
    }
  }

  /// A byte string as a literal.
  mutating func put(string: some Sequence<UInt8>) {
    bytes.append(0x28)
    for byte in string { put(literal: byte) }
    bytes.append(0x29)
  }

  /// The most bytes of a string in PDF/A-2 (ISO 19005-2, 6.1.13).
  static let longestString = 32_767

  /// A text string: a literal where it is ASCII, else UTF-16 with its mark. One that is too long ends in an ellipsis.
  mutating func put(text: String) {
    if text.utf8.count <= Self.longestString, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      put(string: text.utf8)
    } else {
      put(utf16: text)
    }
  }

  /// A text string in UTF-16, big-endian, with its mark, in hexadecimal digits. One that is too long ends in an ellipsis.
  mutating func put(utf16 text: String) {
    put("<FEFF")
    for unit in Self.shortened(text).utf16 { put(hex: unit) }
    put(">")
  }

  /// As much of a text as a string of UTF-16 with its mark holds.
  private static func shortened(_ text: String) -> Substring {
    let most = (longestString - 2) / 2
    guard text.utf8.count > most, text.utf16.count > most else { return text[...] }
    // Never half a scalar.
    var end = text.utf16.index(text.startIndex, offsetBy: most - 1)
    if end.samePosition(in: text.unicodeScalars) == nil { end = text.utf16.index(before: end) }
    return text[..<end] + "…"
  }
}
