internal import GalleyKit

/// What one number becomes: as the size of a font, and as a value such as a distance.
struct ScaledValueQuestion {
  /// At Large, in points.
  let value: Double
  /// The largest size of a font, in points.
  let maximum: Double?
  /// Device pixels a point.
  let displayScale: Int

  /// Type of at most the largest size; its leading shrinks with it.
  func capped(_ type: ScaledType) -> ScaledType {
    guard let maximum, type.size > maximum else { return type }
    return ScaledType(size: maximum, leading: type.leading * maximum / type.size)
  }

  /// The value rounded to a device pixel; nil for a curve other than `dynamicType`, which alone has
  /// a rule for values.
  func scaled(
    _ style: TextStyle, by curve: ScalingCurve, at step: ScalingCurve.Step
  ) -> Double? {
    guard curve == .dynamicType, let category = step.category else { return nil }
    return FontMetrics(style).scaledValue(value, category: category, displayScale: displayScale)
  }
}
