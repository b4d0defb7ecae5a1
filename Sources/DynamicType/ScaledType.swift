/// A size of type with the leading that goes with it, both in points.
public struct ScaledType: Hashable, Sendable {
  /// The size of the type, in points.
  public var size: Double
  /// The distance from baseline to baseline, in points.
  public var leading: Double

  /// Type of `size` points on `leading` points.
  public init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}
