/// Finds the ends of links as cmark does.
enum LinkScanner {
  /// What follows the text of a link in parentheses.
  struct Destination {
    /// After the closing parenthesis.
    var end: Int
    /// The title with its quotes; empty when there is none.
    var title: Range<Int>
  }

  /// The end of what belongs to a link or an image after its `]`, and the title where it stands there.
  static func tail(at start: Int, in bytes: [UInt8]) -> Destination {
    if let destination = destination(at: start, in: bytes) { return destination }
    return Destination(end: label(at: start, in: bytes) ?? start, title: start..<start)
  }

  /// `(url "title")`.
  static func destination(at start: Int, in bytes: [UInt8]) -> Destination? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    let urlStart = skipSpaces(start + 1, bytes)
    guard let urlEnd = url(at: urlStart, in: bytes) else { return nil }
    let titleStart = skipSpaces(urlEnd, bytes)
    let titleEnd =
      titleStart == urlEnd ? titleStart : title(at: titleStart, in: bytes) ?? titleStart
    let end = skipSpaces(titleEnd, bytes)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    return Destination(end: end + 1, title: titleStart..<titleEnd)
  }

  /// `[label]` of at most 1,000 bytes; its end.
  static func label(at start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "]"): return index + 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, bytes[index].isPunctuation { index += 1 }
      default: index += 1
      }
      if index - start - 1 > 1000 { return nil }
    }
    return nil
  }

  private static func skipSpaces(_ start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    // Here vertical tabs and form feeds count too.
    while index < bytes.count, bytes[index] == Byte.space || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
    return index
  }

  private static func url(at start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start] == UInt8(ascii: "<")
      ? angledURL(at: start, in: bytes) : bareURL(at: start, in: bytes)
  }

  private static func angledURL(at start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1 < bytes.count ? index + 1 : nil
      case UInt8(ascii: "\\"): index += 2
      case Byte.lineFeed, UInt8(ascii: "<"): return nil
      default: index += 1
      }
    }
    return nil
  }

  private static func bareURL(at start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].isPunctuation {
        index += 2
      } else if byte == UInt8(ascii: "(") {
        depth += 1
        index += 1
        if depth > 32 { return nil }
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
        index += 1
      } else if byte.isSpace {
        if index == start { return nil }
        break
      } else {
        index += 1
      }
    }
    return index < bytes.count ? index : nil
  }

  /// A title in quotes or parentheses; its end.
  private static func title(at start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count else { return nil }
    let close: UInt8
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    // cmark takes the longest match: a mark after a backslash ends the title only when no other does.
    var escaped: Int?
    for index in start + 1..<max(start + 1, bytes.count) {
      let isEscaped = index > start + 1 && bytes[index - 1] == UInt8(ascii: "\\")
      if bytes[index] == close {
        guard isEscaped else { return index + 1 }
        escaped = index + 1
      } else if close == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "("), !isEscaped {
        return escaped
      }
    }
    return escaped
  }
}
