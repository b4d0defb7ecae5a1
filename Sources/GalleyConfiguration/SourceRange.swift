/// A half-open range of UTF-8 bytes in a file as it was read.
///
/// For a file that was decoded from UTF-16 the offsets count in the decoded text.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var lowerBound: Int
  /// The offset after the last byte.
  public var upperBound: Int

  /// Makes a range; an upper bound below the lower one is taken as the lower one.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = Swift.max(lowerBound, upperBound)
  }

  /// The empty range at an offset.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }
  /// Whether there is no byte in the range.
  public var isEmpty: Bool { upperBound == lowerBound }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      Swift.min(lowerBound, other.lowerBound), Swift.max(upperBound, other.upperBound))
  }

  /// Whether `other` lies inside this range.
  public func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// A place for a person to look at: both numbers count from 1, the column in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, as messages have it.
  public var description: String { "\(line):\(column)" }

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
