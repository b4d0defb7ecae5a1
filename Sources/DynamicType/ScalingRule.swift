/// How one step of a curve turns a base size into a size and leading.
enum ScalingRule: Hashable, Sendable {
  /// As UIKit scales a custom font at this category.
  case category(ContentSizeCategory)
  /// As Android scales a size in sp.
  case fontScale(AndroidFontScale)
  /// By factors.
  case factors(FactorTable)

  var rounding: ScalingCurve.Rounding {
    switch self {
    case .category: .wholePoints
    case .fontScale: .none
    case .factors(let table): table.rounding
    }
  }

  /// Whether body grows to at least 1.6 times its base; Dynamic Type's AX1 is 1.65 times.
  var isAccessibility: Bool {
    let base = TextStyle.body.largeSize
    // 17 × 160 ÷ 100 and 17 × 1.6 differ in the last bit; both are 1.6 times.
    return scaled(.body, base: base).size / base >= 1.6 - 1e-9
  }

  /// The size and leading of `style` for a base above zero.
  func scaled(_ style: TextStyle, base: Double) -> ScaledType {
    let leading = style.largeLeading * base / style.largeSize
    switch self {
    case .category(let category):
      let metrics = FontMetrics(style)
      return ScaledType(
        size: metrics.scaledSize(base, category: category),
        leading: metrics.scaledValue(leading, category: category, displayScale: 3))
    case .fontScale(let fontScale):
      let size = fontScale.dp(sp: base)
      return ScaledType(size: size, leading: leading * size / base)
    case .factors(let table):
      return table.scaled(style, base: ScaledType(size: base, leading: leading))
    }
  }
}

/// A factor kept as a fraction, so that 17 × 53/17 is 53 and not its neighbor.
struct Factor: Hashable, Sendable {
  let numerator: Double
  let denominator: Double

  init(_ numerator: Double, over denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  static func * (value: Double, factor: Factor) -> Double {
    value * factor.numerator / factor.denominator
  }
}

/// The factors of one step: one for all styles, others for some.
struct FactorTable: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    let size: Factor
    let leading: Factor
  }

  let common: Pair
  var styles: [TextStyle: Pair] = [:]
  var rounding = ScalingCurve.Rounding.none

  init(_ factor: Factor) { common = Pair(size: factor, leading: factor) }

  init(common: Pair, styles: [TextStyle: Pair], rounding: ScalingCurve.Rounding) {
    self.common = common
    self.styles = styles
    self.rounding = rounding
  }

  func scaled(_ style: TextStyle, base: ScaledType) -> ScaledType {
    let pair = styles[style] ?? common
    let (size, leading) = (base.size * pair.size, base.leading * pair.leading)
    switch rounding {
    case .none: return ScaledType(size: size, leading: leading)
    case .wholePoints:
      return ScaledType(
        size: size.roundedHalfAway,
        leading: (leading * 3).roundedHalfAway / 3)
    }
  }
}
