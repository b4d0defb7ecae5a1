/// The tokens of a content stream (ISO 32000-1, 7.2). Reads bytes once; makes no strings.
struct ContentScanner {
  enum Kind {
    /// With the slash.
    case name
    /// With the brackets.
    case literal, hexadecimal
    /// A word that is no number.
    case `operator`
    /// Numbers and the brackets of arrays and dictionaries.
    case other
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    switch bytes[offset] {
    case UInt8(ascii: "("):
      skipLiteral()
      return Token(kind: .literal, range: start..<offset)
    case UInt8(ascii: "<"):
      if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "<") {
        offset += 2
        return Token(kind: .other, range: start..<offset)
      }
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
      offset = min(offset + 1, bytes.count)
      return Token(kind: .hexadecimal, range: start..<offset)
    case UInt8(ascii: "/"):
      offset += 1
      skipWord()
      return Token(kind: .name, range: start..<offset)
    case UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ")"):
      offset += 1
      return Token(kind: .other, range: start..<offset)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"):
      skipWord()
      return Token(kind: .other, range: start..<offset)
    default:
      offset += 1
      skipWord()
      return Token(kind: .operator, range: start..<offset)
    }
  }

  private mutating func skipLiteral() {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      offset = min(offset + 1, bytes.count)
      if depth == 0 { return }
    }
  }

  private mutating func skipWord() {
    while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    if isSpace(byte) { return true }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"):
      return true
    default: return false
    }
  }
}
