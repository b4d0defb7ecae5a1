/// A way for type to grow: an ordered list of named steps, each a function from a text style and a
/// base size to a size and leading.
///
/// Dynamic Type, Android's font scale, a plain percentage and a table of one's own are all this one
/// kind of value. Two built-in curves have the twelve content size categories as their steps;
/// nothing that takes a curve may assume twelve.
public struct ScalingCurve: Hashable, Sendable {
  /// One step of a curve.
  public struct Step: Hashable, Sendable {
    /// The step's name: `ax5`, `1.3`, `200`.
    public var name: String
    /// The position in the full curve, counted from 1.
    public var ordinal: Int
    /// Whether the step is for accessibility sizes: by the category where there is one, else when
    /// body grows to at least 1.6 times its base, unless the curve's author says.
    public var isAccessibility: Bool
    /// The content size category, for steps that are one.
    public var category: ContentSizeCategory?

    /// How the step scales.
    let rule: ScalingRule

    /// How the step rounds: Dynamic Type as UIKit does, the other built-in curves not at all.
    public var rounding: Rounding { rule.rounding }
  }

  /// How a step rounds what it computes.
  public enum Rounding: String, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case none
    /// Sizes to a whole point and leading to a third of a point, half away from zero, as
    /// `UIFontMetrics` rounds fonts and values at a display scale of 3.
    case wholePoints
  }

  /// The curve's name: `dynamicType`, `moderate`, `android:1.3`, `linear:100,200`, or what its
  /// author calls it.
  public var name: String
  /// The steps, in the order of the curve.
  public var steps: [Step]

  init(name: String, rules: [(name: String, category: ContentSizeCategory?, rule: ScalingRule)]) {
    self.name = name
    steps = rules.enumerated().map { index, row in
      let isAccessibility = row.category?.isAccessibilityCategory ?? row.rule.isAccessibility
      return Step(
        name: row.name, ordinal: index + 1, isAccessibility: isAccessibility,
        category: row.category, rule: row.rule)
    }
  }

  /// The step at which text has its base size: the first that leaves body as it is, or the one
  /// nearest to that. Nil only for a curve whose steps were all removed.
  public var baseStep: Step? {
    let body = TextStyle.body.largeSize
    return steps.min { left, right in
      abs(left.rule.scaled(.body, base: body).size - body)
        < abs(right.rule.scaled(.body, base: body).size - body)
    }
  }

  /// The size and leading, before the floor, of a font whose size in this style at Large is `base`.
  ///
  /// The leading at Large is the style's own, in proportion: large leading × base ÷ large size.
  /// `dynamicType` scales the size by ``FontMetrics/scaledSize(_:category:maximum:)`` and the
  /// leading by ``FontMetrics/scaledValue(_:category:displayScale:)`` at a display scale of 3;
  /// the other built-in curves multiply both by one factor and do not round.
  ///
  /// Never traps: a base that is not finite or not above zero is replaced with the style's size
  /// at Large, one above 10⁹ with 10⁹. ``scaled(_:validating:at:)`` throws instead. `step` may
  /// come from any curve.
  public func scaled(_ style: TextStyle, base: Double, at step: Step) -> ScaledType {
    let base = base.isFinite && base > 0 ? base.bounded : style.largeSize
    return step.rule.scaled(style, base: base)
  }

  /// The size and leading of `style` in a font with the system's size at Large.
  public func scaled(_ style: TextStyle, at step: Step) -> ScaledType {
    scaled(style, base: style.largeSize, at: step)
  }

  /// The same as ``scaled(_:base:at:)`` for a base that comes from outside.
  ///
  /// Throws ``SizeError`` for a base that is not finite, not above zero, or above 10⁹.
  public func scaled(
    _ style: TextStyle, validating base: Double, at step: Step
  ) throws(SizeError) -> ScaledType {
    try SizeError.check(positive: base, "base size of \(style.rawValue)")
    return scaled(style, base: base, at: step)
  }
}
