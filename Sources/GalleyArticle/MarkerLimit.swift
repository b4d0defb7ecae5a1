internal import GalleyConfiguration

/// Finds lines with more marks of quotes and items than any writing has.
///
/// cmark-gfm walks all open containers on every line, so depth is bounded before it begins.
enum MarkerLimit {
  /// How many marks of one line the parser is given.
  static let most = 250

  /// The marks beyond the limit, ascending.
  static func excess(in text: SourceText, from start: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, lineStart) in text.lineStarts.enumerated() where lineStart >= start {
      let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
      if end - lineStart > most, let range = excess(text.bytes, lineStart..<end) {
        result.append(range)
      }
    }
    return result
  }

  private static func excess(_ bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    var index = line.lowerBound
    var count = 0
    var cut: Int?
    while index < line.upperBound {
      if bytes[index].isBlank {
        index += 1
        continue
      }
      guard let end = marker(bytes, index, line.upperBound) else { break }
      if count == most { cut = index }
      count += 1
      index = end
    }
    guard let cut, index > cut else { return nil }
    return cut..<index
  }

  /// The end of a mark of a quote or an item at a place.
  static func marker(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var index = start
    switch bytes[index] {
    case UInt8(ascii: ">"): return index + 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): index += 1
    case let byte where byte.isDigit:
      while index < end, bytes[index].isDigit, index - start < 9 { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
      else { return nil }
      index += 1
    default: return nil
    }
    return index < end && bytes[index].isBlank ? index : nil
  }
}
