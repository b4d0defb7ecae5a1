internal import GalleyConfiguration

/// Finds lines of colons and colons at the start of a line: marks of blocks that plain Markdown has not.
enum BlockMarks {
  /// Fences of divisions disguised as headings, colons of definitions as marks of items.
  static func disguises(
    in source: SourceText, from start: Int
  ) -> [ParserInput.Disguise] {
    var disguises: [ParserInput.Disguise] = []
    for line in source.lines(from: start) {
      let end = line.upperBound
      let place = FootnoteLabels.afterContainerMarks(in: source.bytes, line)
      guard place < end, source.bytes[place] == UInt8(ascii: ":") else { continue }
      if let fence = DivisionFence.scan(source.bytes, at: place, end: end) {
        disguises += self.disguises(of: fence, source.bytes, end)
      } else if isDefinition(source.bytes, from: line.lowerBound, place, end) {
        disguises.append(
          .init(offset: place, bytes: [UInt8(ascii: "+")], purpose: .definition))
      }
    }
    return disguises
  }

  /// Makes a fence a heading, and its title the heading's text.
  private static func disguises(
    of fence: DivisionFence, _ bytes: [UInt8], _ end: Int
  ) -> [ParserInput.Disguise] {
    var heading = [UInt8](repeating: Byte.space, count: fence.mark.count)
    heading[0] = UInt8(ascii: "#")
    let start = fence.mark.lowerBound
    var disguises = [ParserInput.Disguise(offset: start, bytes: heading, purpose: .fence)]
    if let bracket = fence.closingBracket {
      disguises.append(.init(offset: bracket, bytes: [Byte.space], purpose: .fence))
    }
    // Number signs at the end of a heading would be markup.
    var last = fence.closingBracket ?? end
    while last > fence.mark.upperBound, bytes[last - 1].isBlank { last -= 1 }
    while last > fence.mark.upperBound, bytes[last - 1] == UInt8(ascii: "#") {
      last -= 1
      disguises.append(.init(offset: last, bytes: [UInt8(ascii: ",")]))
    }
    return disguises
  }

  /// Whether a colon stands alone before a text, no further from it than the mark of an item may.
  private static func isDefinition(
    _ bytes: [UInt8], from lineStart: Int, _ colon: Int, _ end: Int
  ) -> Bool {
    var cursor = LineCursor(at: lineStart)
    while cursor.offset <= colon {
      let isTab = bytes[cursor.offset] == Byte.tab
      cursor.advance(columns: isTab ? cursor.columnsToTab : 1, in: bytes, end: end)
    }
    let first = cursor.firstNonspace(in: bytes, end: end)
    return first.offset < end && (1...4).contains(first.indent)
  }
}

extension SourceText {
  /// The lines from a place on, without their endings; a place inside of a line begins one.
  func lines(from start: Int) -> some Sequence<Range<Int>> {
    let first = lineStarts.partitioningIndex { $0 > start } - 1
    return lineStarts.indices[max(0, first)...].lazy.map { index in
      let lower = Swift.max(lineStarts[index], start)
      var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      while end > lower, bytes[end - 1].isLineEnd { end -= 1 }
      return lower..<end
    }
  }
}
