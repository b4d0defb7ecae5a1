extension ScalingCurve {
  /// Dynamic Type: the twelve categories, a custom font scaled as UIKit scales it. The default.
  public static let dynamicType = ScalingCurve(
    name: "dynamicType",
    rules: ContentSizeCategory.allCases.map { ($0.shortName, $0, .category($0)) })

  /// The twelve categories in gentle steps, one factor for every style, unrounded: XS 14/17, S
  /// 15/17, M 16/17, L 1, XL 1.075, XXL 1.15, XXXL 1.225, AX1 1.3, AX2 1.425, AX3 1.55, AX4 1.675,
  /// AX5 1.8.
  ///
  /// Source: the smallest three are iOS body; AX1 1.3 and AX5 1.8 are the gentle figures in common
  /// circulation, the others spaced evenly between.
  public static let moderate = ScalingCurve(
    name: "moderate",
    rules: zip(ContentSizeCategory.allCases, moderateFactors).map { category, factor in
      (category.shortName, category, .factors(FactorTable(factor)))
    })

  private static let moderateFactors: [Factor] =
    [14, 15, 16].map { Factor($0, over: 17) }
    + [1, 1.075, 1.15, 1.225, 1.3, 1.425, 1.55, 1.675, 1.8].map { Factor($0) }

  /// Android's non-linear font scaling at the seven steps of its settings, unrounded: `0.85`,
  /// `1.0`, `1.15`, `1.3`, `1.5`, `1.8`, `2.0`. Leading grows with the size.
  ///
  /// Points stand for sp at font scale 1. Source: ``AndroidFontScale``.
  public static let android = ScalingCurve(
    name: "android", rules: AndroidFontScale.settings.map { androidRow($0, linear: false) })

  /// Android's seven steps with every size multiplied by the scale, as before Android 14.
  public static let androidLinear = ScalingCurve(
    name: "android-linear", rules: AndroidFontScale.settings.map { androidRow($0, linear: true) })

  /// Android's font scaling at one scale, non-linear unless `linear` is true: a curve of one step,
  /// named `android:1.3` or `android-linear:1.3`.
  ///
  /// Throws ``CurveError`` unless the scale is from 0.1 to 10.
  public static func android(scale: Double, linear: Bool = false) throws(CurveError)
    -> ScalingCurve
  {
    try android(scales: [scale], linear: linear)
  }

  /// Android's font scaling at the scales given, ascending.
  ///
  /// Throws ``CurveError`` when there is none, too many, one twice, or one outside 0.1 to 10.
  public static func android(scales: [Double], linear: Bool = false) throws(CurveError)
    -> ScalingCurve
  {
    let curve = linear ? "android-linear" : "android"
    for scale in scales where !(0.1...10).contains(scale) {
      throw .scale(curve: curve, value: plainNumber(scale))
    }
    let rows = scales.sorted().map { androidRow($0, linear: linear) }
    try check(names: rows.map(\.name), curve: curve)
    return ScalingCurve(
      name: curve + ":" + rows.map(\.name).joined(separator: ","), rules: rows)
  }

  /// Every size times a percentage, unrounded: one step per percentage, ascending, named by it.
  ///
  /// 100 and 200 are the curve `linear`: what WCAG 2.2, 1.4.4 asks of text. Throws ``CurveError``
  /// when there is none, too many, one twice, or one outside 10 to 1000.
  public static func linear(percentages: [Double]) throws(CurveError) -> ScalingCurve {
    for percentage in percentages where !(10...1000).contains(percentage) {
      throw .percentage(plainNumber(percentage))
    }
    let rows = percentages.sorted().map { linearRow($0) }
    try check(names: rows.map(\.name), curve: "linear")
    return ScalingCurve(
      name: "linear:" + rows.map(\.name).joined(separator: ","), rules: rows)
  }

  /// 100 and 200 percent.
  public static let linear = ScalingCurve(
    name: "linear", rules: [100, 200].map { linearRow($0) })

  private static func androidRow(
    _ scale: Double, linear: Bool
  ) -> (name: String, category: ContentSizeCategory?, rule: ScalingRule) {
    ("\(scale)", nil, .fontScale(AndroidFontScale(sound: scale, linear: linear)))
  }

  private static func linearRow(
    _ percentage: Double
  ) -> (name: String, category: ContentSizeCategory?, rule: ScalingRule) {
    (plainNumber(percentage), nil, .factors(FactorTable(Factor(percentage, over: 100))))
  }

  /// Throws unless there are from one to `CurveError.mostSteps` names, all different.
  static func check(names: [String], curve: String) throws(CurveError) {
    guard !names.isEmpty else { throw .empty(curve: curve) }
    guard names.count <= CurveError.mostSteps else {
      throw .tooManySteps(curve: curve, count: names.count)
    }
    var seen: Set<String> = []
    for name in names where !seen.insert(name.lowercased()).inserted {
      throw .duplicateStep(curve: curve, step: name)
    }
  }
}
