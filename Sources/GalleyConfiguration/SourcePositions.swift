/// Finds lines and columns in one text many times over, in bounded time also on a line of a megabyte.
package struct SourcePositions: Sendable {
  private let source: SourceText
  /// How many scalars begin before each block of `blockSize` bytes.
  private let counts: [Int]
  private static let blockSize = 256

  /// Reads the text once.
  package init(_ source: SourceText) {
    self.source = source
    var counts = [0]
    counts.reserveCapacity(source.bytes.count / Self.blockSize + 1)
    var count = 0
    for (index, byte) in source.bytes.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if (index + 1) % Self.blockSize == 0 { counts.append(count) }
    }
    self.counts = counts
  }

  /// What `SourceText.position(of:)` gives.
  package func position(of offset: Int) -> SourcePosition {
    let offset = Swift.min(Swift.max(0, offset), source.bytes.count)
    // The first line begins at 0, so that one at least is at or before any offset.
    let line = source.lineStarts.partitioningIndex { $0 > offset }
    let start = source.lineStarts[line - 1]
    var column = scalars(before: offset) - scalars(before: start) + 1
    // A byte order mark is no column.
    if start == 0, offset >= 3, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return SourcePosition(line: line, column: column)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    var count = counts[block]
    for byte in source.bytes[block * Self.blockSize..<offset] where byte & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
