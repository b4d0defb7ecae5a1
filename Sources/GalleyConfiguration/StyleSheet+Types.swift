public import DynamicType

extension StyleSheet {
  /// The size and leading of a role at a step, and a record where the floor raised it.
  ///
  /// The base size (at Large) is the role's, else the font set's for its text style, else the text style's own; size
  /// and leading are the curve's for it, but for a `fixed` size. A factor of leading, the role's or else the sheet's,
  /// multiplies the size. The floor comes last, and leading grows with it. Points.
  ///
  /// - Parameters:
  ///   - style: the role's.
  ///   - sizes: the base sizes of the font set.
  ///   - curve: how sizes grow.
  ///   - step: a step of the curve.
  public func type(
    of style: RoleStyle, sizes: [TextStyle: Double] = [:], curve: ScalingCurve,
    at step: ScalingCurve.Step
  ) -> (type: ScaledType, raised: FloorRecord?) {
    let base = baseSize(of: style, sizes: sizes)
    let textStyle = style.style
    var unbounded =
      style.fixed.map {
        ScaledType(size: $0, leading: textStyle.largeLeading * $0 / textStyle.largeSize)
      } ?? curve.scaled(textStyle, base: base, at: step)
    if let factor = style.leading ?? leading {
      unbounded = ScaledType(size: unbounded.size, leading: unbounded.size * factor)
    }
    let (type, raised) = SizeFloor(floor).applied(to: unbounded)
    return (type, raised)
  }

  /// The size of a role at Large in points.
  public func baseSize(of style: RoleStyle, sizes: [TextStyle: Double] = [:]) -> Double {
    style.fixed ?? style.base ?? sizes[style.style] ?? style.style.largeSize
  }
}
