extension InlineConverter {
  /// A reference to a footnote that is not defined, where cmark gives it back in another form than any other text.
  ///
  /// It is raw, and where the label has a line ending or an escape in it, it is cut at the wrong place.
  mutating func undefinedReference(
    _ literal: [UInt8], _ index: Int
  ) -> (end: Int, literalEnd: Int)? {
    var start = cursor + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "\\") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "^"),
      literal[index...].starts(with: [UInt8(ascii: "["), UInt8(ascii: "^")]),
      let end = closingBracket(of: cursor), end - cursor <= Self.longestLabel
    else { return nil }
    let raw = bytes[cursor..<end]
    let isOneLine = !raw.contains { $0.isLineEnd }
    if isOneLine, literal.count - index >= raw.count {
      let isRaw = literal[index...].starts(with: raw)
      let isCut = start > cursor + 1 && literal[index + raw.count - 1] == UInt8(ascii: "]")
      return isRaw || isCut ? (end, index + raw.count) : nil
    }
    return isOneLine ? nil : cutLabelEnd(literal, index, end).map { (end, $0) }
  }

  /// Where the literal has the bracket that closes a label which cmark cut at the wrong place.
  func cutLabelEnd(_ literal: [UInt8], _ index: Int, _ end: Int) -> Int? {
    var first: Int?
    for close in literal.indices[(index + 2)...] where literal[close] == UInt8(ascii: "]") {
      first = first ?? close + 1
      let next = close + 1 < literal.count ? literal[close + 1] : nil
      if next == nil || end < bytes.count && next == bytes[end] { return close + 1 }
    }
    return first
  }

  /// The end of the bracket that closes one; nil where none does.
  mutating func closingBracket(of open: Int) -> Int? {
    if let brackets { return brackets[open] }
    var found: [Int: Int] = [:]
    var openings: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): openings.append(index)
      case UInt8(ascii: "]"): if let opening = openings.popLast() { found[opening] = index + 1 }
      default: break
      }
      index += 1
    }
    brackets = found
    return found[open]
  }

  mutating func addUndefined(_ part: Range<Int>) {
    guard bytes[part.lowerBound + 1] == UInt8(ascii: "\\") else { return add(part) }
    add(part.lowerBound..<part.lowerBound + 1)
    add([UInt8(ascii: "^")], standingFor: part.lowerBound + 1..<part.lowerBound + 3)
    add(part.lowerBound + 3..<part.upperBound)
  }
}
