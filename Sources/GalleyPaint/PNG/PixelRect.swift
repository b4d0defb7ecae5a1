internal import GalleyLayout

/// Whole pixels of a page: columns from the left, rows from the top.
struct PixelRect: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The pixels that stand for a rectangle: at least one each way, thin rules of one length all equally thick.
  init(_ rect: Rect, scale: Double) {
    columns = Self.snapped(rect.x * scale, length: rect.width * scale)
    rows = Self.snapped(rect.y * scale, length: rect.height * scale)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The nearest whole number; 0 for what is no number, and bounded so that sums of it cannot overflow.
  static func pixel(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -0x1p48), 0x1p48).rounded(.toNearestOrAwayFromZero))
  }

  /// Below this length in pixels a uniform thickness matters more than where the far edge is.
  private static let thin = 6.0

  private static func snapped(_ start: Double, length: Double) -> Range<Int> {
    if length < thin {
      let count = max(1, pixel(length))
      let first = pixel(start + (length - Double(count)) / 2)
      return first..<first + count
    }
    let first = pixel(start)
    return first..<max(first + 1, pixel(start + length))
  }
}
