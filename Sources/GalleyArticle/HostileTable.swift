internal import GalleyConfiguration

/// Finds tables that cost the parser more than their size: its time for a row is quadratic in the cells.
enum HostileTable {
  /// Throws for the first table with more cells than allowed once its rows are padded.
  static func check(_ text: SourceText) throws(ArticleError) {
    var blockEnd = 0
    for index in text.lineStarts.indices {
      let columns = columns(of: text.bytes, line(index, of: text))
      guard columns > 0 else { continue }
      try checkWidth(text, index)
      // Any line without a blank one before it may be a row.
      if blockEnd <= index {
        blockEnd = index + 1
        while blockEnd < text.lineStarts.count, !isBlank(text.bytes, line(blockEnd, of: text)) {
          try checkWidth(text, blockEnd)
          blockEnd += 1
        }
      }
      let cells = columns * (blockEnd - index)
      // The rows of a single column need no padding.
      if columns > 1, cells > Article.mostTableCells {
        throw .tableTooLarge(path: text.path, line: index + 1, cells: cells)
      }
    }
  }

  private static func checkWidth(_ text: SourceText, _ index: Int) throws(ArticleError) {
    let range = line(index, of: text)
    guard range.count > Article.mostTableColumns else { return }
    let pipes = text.bytes[range].count { $0 == UInt8(ascii: "|") }
    if pipes > Article.mostTableColumns + 1 {
      throw .tableTooWide(path: text.path, line: index + 1, columns: pipes)
    }
  }

  private static func line(_ index: Int, of text: SourceText) -> Range<Int> {
    let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
    return text.lineStarts[index]..<end
  }

  private static func isBlank(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy(\.isSpace)
  }

  /// How many columns a row of dashes has; 0 when the line is none.
  static func columns(of bytes: [UInt8], _ line: Range<Int>) -> Int {
    var start = line.lowerBound
    while start < line.upperBound, isContainerMark(bytes[start]) { start += 1 }
    var pipes = 0
    var hasDash = bytes[line.lowerBound..<start].contains(UInt8(ascii: "-"))
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
