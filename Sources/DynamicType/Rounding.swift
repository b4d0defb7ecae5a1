extension Double {
  /// The nearest whole number, halves away from zero.
  ///
  /// The same as `rounded(.toNearestOrAwayFromZero)`, which would call the system's mathematics
  /// library: a program that links this module and nothing else has none.
  var roundedHalfAway: Double {
    // From 2⁵² on every Double is whole; not a number fails the comparison as well.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let whole = Double(Int64(self))
    // Exact: both are multiples of the last place of `self`.
    let rest = self - whole
    if rest >= 0.5 { return whole + 1 }
    if rest <= -0.5 { return whole - 1 }
    return whole
  }
}
