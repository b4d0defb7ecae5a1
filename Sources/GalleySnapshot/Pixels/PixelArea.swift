/// An upright rectangle of whole pixels, from the top left.
public struct PixelArea: Sendable, Hashable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether the pixel in a column and a row is one of it.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// Grows so that a pixel is one of it.
  mutating func include(column: Int, row: Int) {
    columns = min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }
}
