/// Scales values and custom fonts with a text style, as UIKit's `UIFontMetrics` does.
///
/// With `K` the metrics leading of the style at a category, and `K0` that at Large:
///
///     raw         = (value × K) ÷ K0
///     scaledValue = raw rounded to a device pixel, half away from zero
///     scaledSize  = raw rounded to a whole point, half away from zero, then capped
///
/// The multiplier is a ratio of leadings, not of sizes, and does not depend on the value.
///
/// Checked against 5016 outputs of the iOS 26 simulator (`Vercantez/openuikit`,
/// `fixtures/realapp/dynamic_type_ios.json`). One differs: a headline font of 11 points at AX4 is
/// 26 points here and 25 there, although the raw value is exactly 25.5 and the simulator's own
/// scaled value rounds it up.
///
/// The extra large titles have no published leading away from Large; ``TextStyle/extraLargeTitle``
/// scales as large title, ``TextStyle/extraLargeTitle2`` as title 1, the styles nearest in size.
public struct FontMetrics: Hashable, Sendable {
  /// The text style whose growth values follow.
  public let style: TextStyle

  /// Metrics that scale with `style`, by default body.
  public init(_ style: TextStyle = .body) {
    self.style = style
  }

  /// `value` scaled for `category` and rounded to a device pixel, in points.
  ///
  /// For anything but a font's size: spacing, an icon, a line height. A negative value keeps its
  /// sign. Never traps: not a number counts as 0, a magnitude above 10⁹ as 10⁹, a display scale
  /// below 1 as 1. ``scaledValue(validating:category:displayScale:)`` throws instead.
  ///
  /// - Parameters:
  ///   - value: the value at Large, in points.
  ///   - category: the reader's content size category.
  ///   - displayScale: device pixels per point: 1, 2 or 3.
  public func scaledValue(
    _ value: Double, category: ContentSizeCategory, displayScale: Int = 3
  ) -> Double {
    let scale = Double(max(displayScale, 1))
    return (raw(value, category) * scale).roundedHalfAway / scale
  }

  /// The size in points of a custom font whose size at Large is `size`, for `category`: a whole
  /// number, at most `maximum`.
  ///
  /// Never traps: a size that is not a number, or not above zero, gives 0; one above 10⁹ counts as
  /// 10⁹; a maximum that is not a number, or not above zero, is no maximum.
  /// ``scaledSize(validating:category:maximum:)`` throws instead.
  ///
  /// - Parameters:
  ///   - size: the font's size at Large, in points.
  ///   - category: the reader's content size category.
  ///   - maximum: the largest size wanted, in points; applied after rounding.
  public func scaledSize(
    _ size: Double, category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let rounded = max(raw(size, category), 0).roundedHalfAway
    guard let maximum, maximum > 0 else { return rounded }
    return min(rounded, maximum)
  }

  /// The factor by which values grow from Large to `category`: the ratio of the metrics leadings.
  public func multiplier(_ category: ContentSizeCategory) -> Double {
    leading(category) / leading(.large)
  }

  // MARK: - Validating

  /// The same as ``scaledValue(_:category:displayScale:)`` for numbers that come from outside.
  ///
  /// Throws ``SizeError`` for a value that is not finite or above 10⁹ in magnitude, and for a
  /// display scale outside 1 to 10. Zero and negative values are values.
  public func scaledValue(
    validating value: Double, category: ContentSizeCategory, displayScale: Int = 3
  ) throws(SizeError) -> Double {
    try SizeError.check(finite: value, "value")
    guard (1...10).contains(displayScale) else { throw .displayScale(displayScale) }
    return scaledValue(value, category: category, displayScale: displayScale)
  }

  /// The same as ``scaledSize(_:category:maximum:)`` for numbers that come from outside.
  ///
  /// Throws ``SizeError`` for a size or maximum that is not finite, not above zero, or above 10⁹.
  public func scaledSize(
    validating size: Double, category: ContentSizeCategory, maximum: Double? = nil
  ) throws(SizeError) -> Double {
    try SizeError.check(positive: size, "size")
    if let maximum { try SizeError.check(positive: maximum, "maximum size") }
    return scaledSize(size, category: category, maximum: maximum)
  }

  // MARK: - Internals

  /// Multiplied first and divided then: a ratio computed first misses observed outputs.
  private func raw(_ value: Double, _ category: ContentSizeCategory) -> Double {
    value.bounded * leading(category) / leading(.large)
  }

  private func leading(_ category: ContentSizeCategory) -> Double {
    Self.metricsLeadings[rowStyle.index][category.rawValue]
  }

  private var rowStyle: TextStyle {
    switch style {
    case .extraLargeTitle: .largeTitle
    case .extraLargeTitle2: .title1
    default: style
    }
  }
}
