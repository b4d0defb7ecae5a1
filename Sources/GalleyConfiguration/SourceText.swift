/// A text file in memory: its path as the person named it, and its bytes, which are valid UTF-8.
///
/// A line ends at LF, at CR LF, or at a CR alone. A byte order mark stays in `bytes`, so that offsets are the file's.
public struct SourceText: Sendable, Hashable {
  /// The name that messages show; `<stdin>` for standard input.
  public var path: String
  /// The text, valid UTF-8.
  public var bytes: [UInt8]
  /// The offset of each line's first byte; the first element is 0.
  public let lineStarts: [Int]

  /// Makes a source of bytes that the caller knows to be valid UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// Makes a source of a string.
  public init(path: String, _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  /// The line and column of a byte offset, both from 1; an offset past the end is taken as the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = Swift.min(Swift.max(0, offset), bytes.count)
    // The first line begins at 0, so that one at least is at or before any offset.
    let line = lineStarts.partitioningIndex { $0 > offset }
    let start = lineStarts[line - 1]
    var column = 1
    for index in start..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    // A byte order mark is no column.
    if start == 0, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return SourcePosition(line: line, column: column)
  }

  /// The text of a range.
  public subscript(_ range: SourceRange) -> String {
    let range = range.lowerBound..<Swift.min(range.upperBound, bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    return starts
  }
}
