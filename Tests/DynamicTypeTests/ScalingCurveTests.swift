import DynamicType
import Testing

@Suite("Scaling curves")
struct ScalingCurveTests {
  static let curves = [
    ScalingCurve.dynamicType, .moderate, .android, .androidLinear, .linear,
  ]

  static func step(_ curve: ScalingCurve, _ name: String) throws -> ScalingCurve.Step {
    try #require(curve.steps.first { $0.name == name })
  }

  @Test("Built-in curves have their steps, numbered from 1")
  func steps() {
    let categories = "xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5".split(separator: " ").map(
      String.init)
    #expect(ScalingCurve.dynamicType.steps.map(\.name) == categories)
    #expect(ScalingCurve.moderate.steps.map(\.name) == categories)
    #expect(
      ScalingCurve.android.steps.map(\.name)
        == ["0.85", "1.0", "1.15", "1.3", "1.5", "1.8", "2.0"])
    #expect(ScalingCurve.linear.steps.map(\.name) == ["100", "200"])
    for curve in Self.curves {
      #expect(curve.steps.map(\.ordinal) == Array(1...curve.steps.count))
    }
    #expect(ScalingCurve.dynamicType.steps.map(\.category) == ContentSizeCategory.allCases)
    #expect(ScalingCurve.android.steps.allSatisfy { $0.category == nil })
  }

  @Test("Accessibility steps go by category, else by 1.6 times body")
  func accessibility() throws {
    for curve in [ScalingCurve.dynamicType, .moderate] {
      #expect(
        curve.steps.filter(\.isAccessibility).map(\.name) == ["ax1", "ax2", "ax3", "ax4", "ax5"])
    }
    #expect(ScalingCurve.android.steps.filter(\.isAccessibility).map(\.name) == ["2.0"])
    #expect(
      ScalingCurve.androidLinear.steps.filter(\.isAccessibility).map(\.name) == ["1.8", "2.0"])
    let linear = try ScalingCurve.linear(percentages: [100, 159, 160, 200])
    #expect(linear.steps.filter(\.isAccessibility).map(\.name) == ["160", "200"])
  }

  @Test(
    "Dynamic Type scales a custom font and its leading by the metrics", arguments: TextStyle.ramp)
  func dynamicType(style: TextStyle) {
    let curve = ScalingCurve.dynamicType
    for (step, category) in zip(curve.steps, ContentSizeCategory.allCases) {
      for base in [style.largeSize, 13, 21.5] {
        let type = curve.scaled(style, base: base, at: step)
        let metrics = FontMetrics(style)
        let leading = style.largeLeading * base / style.largeSize
        #expect(type.size == metrics.scaledSize(base, category: category))
        #expect(
          type.leading == metrics.scaledValue(leading, category: category, displayScale: 3))
      }
    }
  }

  @Test("A body of 17 points is 48 on 62 at AX5, one of 20 is 56 on 73")
  func body() throws {
    let curve = ScalingCurve.dynamicType
    let ax5 = try Self.step(curve, "ax5")
    #expect(curve.scaled(.body, base: 17, at: ax5) == ScaledType(size: 48, leading: 62))
    // 20 × 62 ÷ 22 is 56.4; 22 × 20 ÷ 17 × 62 ÷ 22 is 72.94.
    #expect(curve.scaled(.body, base: 20, at: ax5) == ScaledType(size: 56, leading: 73))
  }

  @Test("The moderate curve has one factor for every style", arguments: TextStyle.allCases)
  func moderate(style: TextStyle) {
    let factors = [
      14.0 / 17, 15.0 / 17, 16.0 / 17, 1, 1.075, 1.15, 1.225, 1.3, 1.425, 1.55, 1.675, 1.8,
    ]
    let curve = ScalingCurve.moderate
    for (step, factor) in zip(curve.steps, factors) {
      let type = curve.scaled(style, base: 20, at: step)
      #expect(abs(type.size - 20 * factor) < 1e-12)
      let leading = style.largeLeading * 20 / style.largeSize
      #expect(abs(type.leading - leading * factor) < 1e-12)
    }
    #expect(curve.scaled(.body, at: curve.steps[0]).size == 14)
  }

  @Test("Percentages multiply size and leading and do not round", arguments: TextStyle.allCases)
  func linear(style: TextStyle) throws {
    let curve = try ScalingCurve(name: "linear:100,137.5,200%")
    #expect(curve.steps.map(\.name) == ["100", "137.5", "200"])
    for (step, factor) in zip(curve.steps, [1, 1.375, 2]) {
      let type = curve.scaled(style, at: step)
      #expect(type.size == style.largeSize * factor)
      #expect(type.leading == style.largeLeading * factor)
    }
  }

  @Test(
    "Android's steps follow its font scale and carry the leading along", arguments: TextStyle.ramp)
  func android(style: TextStyle) throws {
    for (step, scale) in zip(ScalingCurve.android.steps, AndroidFontScale.settings) {
      let type = ScalingCurve.android.scaled(style, base: 16, at: step)
      let dp = try AndroidFontScale(scale).dp(sp: 16)
      #expect(type.size == dp)
      let leading = style.largeLeading * 16 / style.largeSize
      #expect(abs(type.leading - leading * dp / 16) < 1e-12)
    }
    let linear = ScalingCurve.androidLinear
    #expect(linear.scaled(style, base: 16, at: linear.steps[6]).size == 32)
  }

  @Test("Sizes and leading never shrink from step to step", arguments: curves)
  func monotonic(curve: ScalingCurve) {
    for style in TextStyle.allCases {
      for base in [11, style.largeSize, 44.5] {
        let types = curve.steps.map { curve.scaled(style, base: base, at: $0) }
        #expect(types.map(\.size) == types.map(\.size).sorted())
        #expect(types.map(\.leading) == types.map(\.leading).sorted())
      }
    }
  }

  @Test("At its base step every curve leaves type as it is", arguments: curves)
  func identity(curve: ScalingCurve) throws {
    let step = try #require(curve.baseStep)
    #expect(["l", "1.0", "100"].contains(step.name))
    for style in TextStyle.allCases {
      #expect(
        curve.scaled(style, at: step)
          == ScaledType(size: style.largeSize, leading: style.largeLeading))
    }
  }

  @Test("How a step rounds is said by the step")
  func rounding() {
    #expect(ScalingCurve.dynamicType.steps.allSatisfy { $0.rounding == .wholePoints })
    for curve in [ScalingCurve.moderate, .android, .linear] {
      #expect(curve.steps.allSatisfy { $0.rounding == .none })
    }
  }

  @Test("Bases that are no sizes give the style's own size, and throw when asked to")
  func hostile() {
    for curve in Self.curves {
      for step in curve.steps {
        for base in hostileNumbers where !(base > 0 && base.isFinite) {
          #expect(curve.scaled(.body, base: base, at: step) == curve.scaled(.body, at: step))
          #expect(throws: SizeError.self) {
            try curve.scaled(.body, validating: base, at: step)
          }
        }
        for base in [Double.leastNonzeroMagnitude, 1e308] {
          let type = curve.scaled(.body, base: base, at: step)
          #expect(type.size.isFinite && type.size >= 0 && type.leading.isFinite)
        }
      }
    }
  }

  @Test(
    "Curves answer to their names",
    arguments: [
      ("dynamicType", "dynamicType", 12), ("dynamic-type", "dynamicType", 12),
      ("Moderate", "moderate", 12), ("android", "android", 7), ("android:1.3", "android:1.3", 1),
      ("android:2", "android:2.0", 1), ("android:2.0,1.0", "android:1.0,2.0", 2),
      ("android-linear", "android-linear", 7), ("android-linear:1.5", "android-linear:1.5", 1),
      ("linear", "linear", 2), ("linear:100,200", "linear:100,200", 2),
      ("linear:150%", "linear:150", 1),
    ])
  func names(name: String, full: String, count: Int) throws {
    let curve = try ScalingCurve(name: name)
    #expect(curve.name == full)
    #expect(curve.steps.count == count)
    #expect(try ScalingCurve(name: full) == curve)
  }

  @Test(
    "A curve that cannot be made says why",
    arguments: [
      ("dynamictipe", "unknown curve \"dynamictipe\"; did you mean \"dynamicType\"?"),
      (
        "purple",
        "unknown curve \"purple\"; use one of dynamicType, moderate, android, android-linear, linear"
      ),
      ("moderate:1.3", "curve moderate takes no list; leave \":1.3\" away"),
      ("android:big", "\"big\" in curve android is no number; write it as in android:1.3"),
      ("android:", "\"\" in curve android is no number; write it as in android:1.3"),
      ("android:0", "font scale 0 of curve android is out of range; give one from 0.1 to 10"),
      ("android:11", "font scale 11 of curve android is out of range; give one from 0.1 to 10"),
      ("android:nan", "\"nan\" in curve android is no number; write it as in android:1.3"),
      ("android:1.3,1.30", "curve android has step 1.3 twice; remove or rename one"),
      ("linear:-100", "\"-100\" in curve linear is no number; write it as in linear:100,200"),
      ("linear:1e2", "\"1e2\" in curve linear is no number; write it as in linear:100,200"),
      ("linear:5", "percentage 5 of curve linear is out of range; give one from 10 to 1000"),
    ])
  func badNames(name: String, message: String) {
    let error = #expect(throws: CurveError.self) { try ScalingCurve(name: name) }
    #expect(error?.message == message)
  }

  @Test("Curves of numbers that are none are errors", arguments: [Double.nan, .infinity, -1, 0])
  func badNumbers(number: Double) {
    #expect(throws: CurveError.self) { try ScalingCurve.android(scale: number) }
    #expect(throws: CurveError.self) { try ScalingCurve.linear(percentages: [number]) }
    #expect(throws: CurveError.empty(curve: "linear")) {
      try ScalingCurve.linear(percentages: [])
    }
  }
}
