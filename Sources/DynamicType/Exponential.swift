/// The exponential of the tracking curve, from a table and a series in plain arithmetic, so that
/// it has the same bits on every machine.
enum Exponential {
  /// e^(−0.1745 size) for a size of 0 or more, in points.
  ///
  /// The whole points are a product of the powers in `table`, picked by the bits of their number;
  /// the rest, under one point, is a Taylor series. Eight factors correct to half a unit in the
  /// last place, eight roundings and a series with a remainder under 2 × 10⁻¹⁶ keep the relative
  /// error under 4 × 10⁻¹⁵, so that 185 times the result is within 10⁻¹² of the curve. From 256
  /// points on the true value is below 10⁻¹⁹ and the result 0.
  static func decay(_ size: Double) -> Double {
    guard size > 0 else { return 1 }
    guard size < 256 else { return 0 }
    var points = Int(size)
    var product = series(rate * (size - Double(points)))
    for factor in table where points > 0 {
      if points & 1 == 1 { product *= factor }
      points >>= 1
    }
    return product
  }

  private static let rate = 0.1745

  /// e^(−0.1745 × 2^k) for k from 0 to 7, each the nearest `Double` to the value computed with 60
  /// decimal digits.
  private static let table: [Double] = [
    0.8398768542292104, 0.7053931302699544, 0.49757946823204485, 0.24758532720608453,
    0.06129849424774394, 0.0037575053970406967, 1.4118846808789964e-05, 1.9934183521007853e-10,
  ]

  /// e^(−x) for x from 0 to 0.1745: terms up to x¹⁰; x¹¹/11! is under 2 × 10⁻¹⁶.
  private static func series(_ x: Double) -> Double {
    var sum = 1.0
    for divisor in stride(from: 10.0, through: 1, by: -1) { sum = 1 - x / divisor * sum }
    return sum
  }
}
