internal import GalleyConfiguration

/// Finds places where a giant paragraph can be cut in two for the parser.
///
/// cmark-gfm walks all open delimiters of a paragraph for each link in it: a line of a megabyte with 13,000 links and as
/// much emphasis took it 23 s, and 0.3 s in parts. The parts are joined again once they are read.
enum LongParagraphs {
  /// Paragraphs of fewer bytes stay whole.
  private static let longest = 128 * 1024
  /// The least length of a part.
  private static let part = 16 * 1024

  /// The single spaces and line feeds to cut at, ascending; only where a paragraph is surely nothing else.
  static func cuts(in text: SourceText, from start: Int) -> [Int] {
    guard text.bytes.count - start > longest else { return [] }
    var cuts: [Int] = []
    var paragraph: Range<Int>?
    var lines = TopLevelLines()
    for index in text.lineStarts.indices where text.lineStarts[index] >= start {
      let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
      let line = text.lineStarts[index]..<end
      switch lines.kind(of: text.bytes, line) {
      case .doubtful: return cuts
      case .prose:
        let lower = paragraph?.lowerBound ?? line.lowerBound
        paragraph = lower..<line.upperBound
      case .end:
        if let whole = paragraph { cuts += self.cuts(in: whole, text.bytes) }
        paragraph = nil
      // It may go on with the paragraph, or make something else of it.
      case .other: paragraph = nil
      }
    }
    if let whole = paragraph { cuts += self.cuts(in: whole, text.bytes) }
    return cuts
  }

  private static func cuts(in paragraph: Range<Int>, _ bytes: [UInt8]) -> [Int] {
    guard paragraph.count > longest else { return [] }
    var cuts: [Int] = []
    var balance = Balance()
    var start = paragraph.lowerBound
    for index in paragraph.dropLast() {
      let byte = bytes[index]
      if index - start >= part, byte == Byte.space || byte == Byte.lineFeed, balance.isEven,
        isWord(bytes[index - 1]), bytes[index + 1].isLetter
      {
        cuts.append(index)
        start = index
        balance = Balance()
      }
      balance.count(byte)
    }
    return cuts
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// Whether the markup of a part is closed.
  private struct Balance {
    private var marks: [UInt8: Int] = [:]

    var isEven: Bool {
      marks.values.allSatisfy { $0 == 0 }
    }

    mutating func count(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "\\"):
        marks[byte, default: 0] ^= 1
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): marks[byte, default: 0] += 1
      case UInt8(ascii: "]"): marks[UInt8(ascii: "["), default: 0] -= 1
      case UInt8(ascii: ")"): marks[UInt8(ascii: "("), default: 0] -= 1
      case UInt8(ascii: ">"): marks[UInt8(ascii: "<"), default: 0] -= 1
      default: break
      }
    }
  }
}

extension InlineText {
  /// Adds a text that was cut off after this one at a space of the source.
  mutating func append(_ next: InlineText, after space: SourceRange) {
    utf8.append(Byte.space)
    map.append(1, from: space, isVerbatim: false)
    let offset = utf8.count
    let spanOffset = spans.count
    utf8 += next.utf8
    let pieces = next.map.pieces
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : next.map.count
      map.append(end - piece.start, from: piece.source, isVerbatim: piece.isVerbatim)
    }
    for var span in next.spans {
      span.range = span.range.lowerBound + offset..<span.range.upperBound + offset
      span.parent = span.parent.map { $0 + spanOffset }
      spans.append(span)
    }
    range = range.union(next.range)
  }
}
