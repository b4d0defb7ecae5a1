/// Android's font scale: what a size in sp becomes in dp, by the non-linear tables of Android 14 or
/// by plain multiplication.
///
/// The rules: a table where one is published (1.15, 1.3, 1.5, 1.8, 2.0); between two published
/// scales each entry is interpolated linearly in the scale; from 1.03 up to 1.15 between identity
/// and the first table; below 1.03 and above 2.0 plain multiplication. Inside a table sizes are
/// interpolated linearly, below 8 sp from zero, above 100 sp by the last entry's ratio.
///
/// Computed in `Double`; Android computes in 32-bit floats, truncates the scale to hundredths when
/// it looks a table up, and keeps the first table made for each hundredth, so that it can differ in
/// the sixth digit, and more for scales finer than a hundredth.
///
/// Source: androidx `FontScaleConverterFactory.android.kt` and `FontScaleConverterTable.android.kt`
/// (threshold 1.03; AOSP before it multiplied plainly up to 1.15).
public struct AndroidFontScale: Hashable, Sendable {
  /// The font scale: 1 is the default.
  public let scale: Double
  /// Whether the tables are set aside and every size is multiplied by the scale.
  public let isLinear: Bool

  /// The table's dp at each of `tableSizes`, or nil where sizes are multiplied by the scale.
  private let values: [Double]?

  /// The scales of Android's settings since Android 14: 0.85, 1.0, 1.15, 1.3, 1.5, 1.8, 2.0.
  ///
  /// Source: AOSP packages/apps/Settings.
  public static let settings: [Double] = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]

  /// The smallest scale at which the tables apply.
  ///
  /// Source: androidx `FontScaleConverterFactory.android.kt`.
  public static let nonlinearThreshold = 1.03

  /// The scale `scale`, by the tables unless `linear` is true.
  ///
  /// Throws ``SizeError`` unless it is from 0.1 to 10.
  public init(_ scale: Double, linear: Bool = false) throws(SizeError) {
    try SizeError.check(positive: scale, "font scale")
    guard (0.1...10).contains(scale) else {
      throw .outOfRange(what: "font scale", value: scale, lowest: 0.1, highest: 10)
    }
    self.init(sound: scale, linear: linear)
  }

  init(sound scale: Double, linear: Bool) {
    self.scale = scale
    isLinear = linear
    values = linear ? nil : Self.values(scale: scale)
  }

  /// A size in sp as dp; the sign is kept, and not a number counts as 0.
  public func dp(sp: Double) -> Double {
    guard let values else { return sp.bounded * scale }
    return Self.map(sp.bounded, from: Self.tableSizes, to: values)
  }

  /// A size in dp as sp: the inverse.
  public func sp(dp: Double) -> Double {
    guard let values else { return dp.bounded / scale }
    return Self.map(dp.bounded, from: values, to: Self.tableSizes)
  }

  // MARK: - Internals

  /// The table at `scale`, interpolated where none is published; nil outside the tables' scales.
  private static func values(scale: Double) -> [Double]? {
    guard scale >= nonlinearThreshold else { return nil }
    var lower = (scale: 1.0, values: tableSizes)
    for upper in tables {
      if upper.scale == scale { return upper.values }
      if upper.scale > scale {
        let part = (scale - lower.scale) / (upper.scale - lower.scale)
        return zip(lower.values, upper.values).map { $0 + ($1 - $0) * part }
      }
      lower = upper
    }
    return nil
  }

  private static func map(_ value: Double, from source: [Double], to target: [Double]) -> Double {
    let size = value.magnitude
    let sign: Double = value < 0 ? -1 : 1
    var low = (source: 0.0, target: 0.0)
    for high in zip(source, target) {
      if high.0 == size { return sign * high.1 }
      if high.0 > size {
        let part = (size - low.source) / (high.0 - low.source)
        return sign * (low.target + (high.1 - low.target) * part)
      }
      low = (high.0, high.1)
    }
    return low.source > 0 ? sign * size * low.target / low.source : 0
  }
}
