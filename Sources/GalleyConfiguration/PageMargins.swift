/// The margins of paper in points.
public struct PageMargins: Hashable, Sendable {
  public var top: Double
  public var bottom: Double
  public var left: Double
  public var right: Double

  public init(top: Double, bottom: Double, left: Double, right: Double) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// The same on all sides.
  public init(_ margin: Double) {
    self.init(top: margin, bottom: margin, left: margin, right: margin)
  }

  /// The widest of the four.
  public var widest: Double { max(top, bottom, left, right) }
  /// Whether the four are one.
  public var isEven: Bool { self == PageMargins(top) }
}
