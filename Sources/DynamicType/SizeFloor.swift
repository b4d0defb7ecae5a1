/// The size below which no text is set, whatever shrinks it.
public struct SizeFloor: Hashable, Sendable {
  /// The smallest size, in points.
  public let points: Double

  /// A floor of `points`, by default 11: the smallest size of the iOS text styles.
  ///
  /// A floor that is negative, infinite or not a number is replaced with 11, because a floor that
  /// fails must fail towards readable text. 0 is no floor. Source: HIG, Typography, minimum sizes.
  public init(_ points: Double = 11) {
    self.points = points.isFinite && points >= 0 ? points.bounded : 11
  }

  /// A floor of a number that comes from outside.
  ///
  /// Throws ``SizeError`` when `points` is negative, not finite or above 10⁹.
  public init(validating points: Double) throws(SizeError) {
    try SizeError.check(finite: points, "floor")
    guard points >= 0 else { throw .notPositive(what: "floor", value: points) }
    self.points = points
  }

  /// `type` raised to the floor, and a record when that changed it.
  ///
  /// Leading grows by the same ratio as the size. A size that is not above zero has no ratio: its
  /// leading becomes at least the floor. The record names `style` and `step` when they are given.
  public func applied(
    to type: ScaledType, style: TextStyle? = nil, step: ScalingCurve.Step? = nil
  ) -> (ScaledType, FloorRecord?) {
    // Written so that a size that is not a number is raised as well.
    guard !(type.size >= points) else { return (type, nil) }
    let leading = type.size > 0 ? type.leading * points / type.size : max(type.leading, points)
    let record = FloorRecord(
      originalSize: type.size, floor: points, style: style, step: step)
    return (ScaledType(size: points, leading: leading.bounded), record)
  }
}
