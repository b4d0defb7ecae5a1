/// A place where the floor raised a size.
public struct FloorRecord: Hashable, Sendable {
  /// The size before, in points.
  public let originalSize: Double
  /// The floor, and so the size after, in points.
  public let floor: Double
  /// The text style, where it was said.
  public let style: TextStyle?
  /// The step of the curve, and so its category, where it was said.
  public let step: ScalingCurve.Step?

  /// A record of a size raised to `floor`.
  public init(
    originalSize: Double, floor: Double, style: TextStyle? = nil, step: ScalingCurve.Step? = nil
  ) {
    self.originalSize = originalSize
    self.floor = floor
    self.style = style
    self.step = step
  }
}
