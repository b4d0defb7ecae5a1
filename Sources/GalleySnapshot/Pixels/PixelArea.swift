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

  /// Grows so that the pixels of a row from a column up to another are of it.
  mutating func include(_ more: Range<Int>, row: Int) {
    columns = min(columns.lowerBound, more.lowerBound)..<max(columns.upperBound, more.upperBound)
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
  }
}
