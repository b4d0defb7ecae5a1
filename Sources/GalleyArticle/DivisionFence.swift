/// A line of colons that opens a division, `::: name` or `::: {.name}`, or that closes one.
struct DivisionFence {
  /// What it opens.
  enum Opening {
    case name(String)
    case list(AttributeList)
  }

  /// Nil for one that closes.
  var opening: Opening?
  /// The colons, what is opened, and colons after that; what follows is a title.
  var mark: Range<Int>
  /// The place of the bracket that closes a title in brackets, as Docusaurus has it.
  var closingBracket: Int?

  /// The fence at a place of a line; nil where there is none.
  ///
  /// - Parameter end: the end of the line, without its line ending.
  static func scan(_ bytes: [UInt8], at start: Int, end: Int) -> DivisionFence? {
    var end = end
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    let colons = skip(bytes, start, end) { $0 == UInt8(ascii: ":") }
    guard colons - start >= 3 else { return nil }
    let first = skip(bytes, colons, end, \.isBlank)
    guard first < end else { return DivisionFence(opening: nil, mark: start..<end) }
    guard let (opening, afterOpening) = opening(bytes, at: first, end) else { return nil }
    let next = skip(bytes, afterOpening, end, \.isBlank)
    let last = skip(bytes, next, end) { $0 == UInt8(ascii: ":") }
    if last == end { return DivisionFence(opening: opening, mark: start..<end) }
    guard takesTitle(opening) else { return nil }
    if bytes[afterOpening] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "]"),
      end - afterOpening > 2
    {
      return DivisionFence(
        opening: opening, mark: start..<afterOpening + 1, closingBracket: end - 1)
    }
    return next > afterOpening ? DivisionFence(opening: opening, mark: start..<next) : nil
  }

  private static func opening(
    _ bytes: [UInt8], at start: Int, _ end: Int
  ) -> (opening: Opening, end: Int)? {
    if let list = AttributeList.scan(bytes, at: start, end: end) {
      return (.list(list), list.range.upperBound)
    }
    // A single word may stand in braces.
    let isBraced = bytes[start] == UInt8(ascii: "{")
    let first = isBraced ? start + 1 : start
    let wordEnd = skip(bytes, first, end) { isWord($0) }
    guard wordEnd > first, bytes[first].isLetter || bytes[first] >= 0x80 else { return nil }
    let word = String(decoding: bytes[first..<wordEnd], as: UTF8.self)
    if !isBraced { return (.name(word), wordEnd) }
    guard wordEnd < end, bytes[wordEnd] == UInt8(ascii: "}") else { return nil }
    return (.name(word), wordEnd + 1)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  /// Whether words may follow on the line: after any name, as the tools that make sites have it.
  private static func takesTitle(_ opening: Opening) -> Bool {
    switch opening {
    case .name: true
    case .list(let list):
      list.entries.contains {
        if case .style(let name) = $0.entry { isTitled(name) } else { false }
      }
    }
  }

  /// Whether a division of a name has a title of its own.
  static func isTitled(_ name: String) -> Bool {
    name == "details" || Alert.Kind(name: name) != nil
  }

  private static func skip(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ isSkipped: (UInt8) -> Bool
  ) -> Int {
    var index = start
    while index < end, isSkipped(bytes[index]) { index += 1 }
    return index
  }
}
