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
    guard !isOneLine else { return nil }
    let lengths = [raw.count - 3, cutLength(cursor, end)]
    if start == cursor + 1, let length = lengths.first(where: { isCut(literal, index, to: $0) }) {
      return (end, index + length + 3)
    }
    return cutLabelEnd(literal, index, end).map { (end, $0) }
  }

  /// How long cmark takes a label to be that has a line ending in it: by the columns of its two brackets.
  private func cutLength(_ open: Int, _ end: Int) -> Int {
    let column = { (offset: Int) in
      offset - (bytes[..<offset].lastIndex { $0.isLineEnd } ?? -1)
    }
    return max(0, column(end - 1) - column(open) - 2)
  }

  /// Whether a literal has a reference whose label is cut to a length.
  private func isCut(_ literal: [UInt8], _ index: Int, to length: Int) -> Bool {
    let close = index + 2 + length
    return close < literal.count && literal[close] == UInt8(ascii: "]")
      && literal[index..<close].elementsEqual(bytes[cursor..<cursor + 2 + length])
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
