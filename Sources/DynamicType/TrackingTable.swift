/// Tracking by size: what a size-specific face adds between letters at each size.
public struct TrackingTable: Hashable, Sendable {
  /// One row of a table.
  public struct Point: Hashable, Sendable {
    /// The size of the type, in points.
    public var size: Double
    /// The tracking, in thousandths of an em.
    public var thousandths: Double

    /// `thousandths` of an em at `size` points.
    public init(size: Double, thousandths: Double) {
      self.size = size
      self.thousandths = thousandths
    }
  }

  /// The table's name.
  public let name: String
  /// The rows, ascending by size.
  public let points: [Point]

  init(name: String, pairs: [(Double, Double)]) {
    self.name = name
    points = pairs.map { Point(size: $0.0, thousandths: $0.1) }
  }

  /// The tracking at `size`, in thousandths of an em: linear between rows, and beyond the first
  /// and the last row theirs.
  ///
  /// A size that is not a number has tracking 0.
  public func tracking(size: Double) -> Double { Self.tracking(size: size, in: points) }

  /// The same over any list, in any order: rows that are not finite do not count, and of rows of
  /// one size the first does. An empty list gives 0.
  static func tracking(size: Double, in points: [Point]) -> Double {
    guard !size.isNaN else { return 0 }
    var below: Point?
    var above: Point?
    for point in points where point.size.isFinite && point.thousandths.isFinite {
      if point.size <= size, point.size > below?.size ?? -.infinity { below = point }
      if point.size >= size, point.size < above?.size ?? .infinity { above = point }
    }
    guard let low = below ?? above, let high = above ?? below else { return 0 }
    guard high.size > low.size else { return low.thousandths }
    let part = (size - low.size) / (high.size - low.size)
    return low.thousandths + (high.thousandths - low.thousandths) * part
  }
}
