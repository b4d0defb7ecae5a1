internal import GalleyConfiguration

/// Finds tables that would grow beyond all measure once their rows are padded.
enum HostileTable {
  /// The first table with more cells than allowed: the line of its dashes, from 1, and its cells.
  static func find(in text: SourceText) -> (line: Int, cells: Int)? {
    var blockEnd = 0
    for index in text.lineStarts.indices {
      let columns = columns(of: text.bytes, line(index, of: text))
      guard columns > 1 else { continue }
      // Any line without a blank one before it may be a row.
      if blockEnd <= index {
        blockEnd = index + 1
        while blockEnd < text.lineStarts.count, !isBlank(text.bytes, line(blockEnd, of: text)) {
          blockEnd += 1
        }
      }
      let cells = columns * (blockEnd - index)
      if cells > Article.mostTableCells { return (index + 1, cells) }
    }
    return nil
  }

  private static func line(_ index: Int, of text: SourceText) -> Range<Int> {
    let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
    return text.lineStarts[index]..<end
  }

  private static func isBlank(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy(\.isSpace)
  }

  /// How many columns a row of dashes has; 0 when the line is none.
  private static func columns(of bytes: [UInt8], _ line: Range<Int>) -> Int {
    var start = line.lowerBound
    while start < line.upperBound, isContainerMark(bytes[start]) { start += 1 }
    var pipes = 0
    var hasDash = start > line.lowerBound
    var endsInPipe = false
    var startsWithPipe: Bool?
    for byte in bytes[start..<line.upperBound] {
      switch byte {
      case UInt8(ascii: "|"):
        pipes += 1
        endsInPipe = true
        startsWithPipe = startsWithPipe ?? !hasDash
      case UInt8(ascii: "-"), UInt8(ascii: ":"):
        hasDash = true
        endsInPipe = false
        startsWithPipe = startsWithPipe ?? false
      case let other where other.isSpace: break
      default: return 0
      }
    }
    guard hasDash, pipes > 0 else { return 0 }
    return pipes + 1 - (endsInPipe ? 1 : 0) - (startsWithPipe == true ? 1 : 0)
  }

  private static func isContainerMark(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.space, Byte.tab, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ")"):
      true
    default: byte.isDigit
    }
  }
}
