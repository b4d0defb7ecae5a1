import DynamicType
import Testing

@Suite("Font metrics")
struct FontMetricsTests {
  @Test("Every observed output follows from the formula", arguments: TextStyle.ramp)
  func observed(style: TextStyle) throws {
    let rows = try Fixture.rows("font-metrics-outputs.csv").filter {
      $0["style"] == style.rawValue
    }
    #expect(rows.count >= 36)
    for row in rows {
      let category = try Fixture.category(row)
      let input = try #require(row["input"].flatMap(Double.init))
      let output = try #require(row["output"].flatMap(Double.init))
      let scale = try #require(row["display_scale"].flatMap { Int($0) })
      let metrics = FontMetrics(style)
      let actual =
        row["function"] == "scaledValue"
        ? metrics.scaledValue(input, category: category, displayScale: scale)
        : metrics.scaledSize(input, category: category)
      // The outputs are printed to six decimals.
      #expect(abs(actual - output) < 5.1e-7, "\(row)")
    }
  }

  @Test("The table of outputs is whole")
  func count() throws {
    #expect(try Fixture.rows("font-metrics-outputs.csv").count == 530)
  }

  @Test("The multiplier is the ratio of the metrics leadings", arguments: TextStyle.ramp)
  func leadings(style: TextStyle) throws {
    let rows = try Fixture.rows("font-metrics-leading.csv").filter {
      $0["style"] == style.rawValue
    }
    #expect(rows.count == 12)
    let large = try #require(
      rows.first { $0["category"] == "L" }?["metrics_leading"].flatMap(Double.init))
    for row in rows {
      let leading = try #require(row["metrics_leading"].flatMap(Double.init))
      let category = try Fixture.category(row)
      #expect(FontMetrics(style).multiplier(category) == leading / large)
      let guideline = TypeRamp.iOS.entry(style, category)?.leading
      #expect(guideline == row["guideline_leading"].flatMap(Double.init))
    }
  }

  @Test("At Large, values of whole pixels and whole sizes stay", arguments: TextStyle.allCases)
  func identity(style: TextStyle) {
    let metrics = FontMetrics(style)
    for pixels in 0...900 {
      let value = Double(pixels) / 3
      #expect(metrics.scaledValue(value, category: .large) == value)
    }
    for size in 1...300 {
      #expect(metrics.scaledSize(Double(size), category: .large) == Double(size))
    }
  }

  @Test("Values never shrink as the value or the category grows", arguments: TextStyle.allCases)
  func monotonic(style: TextStyle) {
    let metrics = FontMetrics(style)
    for category in ContentSizeCategory.allCases {
      let values = stride(from: 0.25, through: 90, by: 0.25).map {
        metrics.scaledValue($0, category: category)
      }
      #expect(values == values.sorted())
    }
    for size in [7.5, 11, 17, 34, 60] {
      let sizes = ContentSizeCategory.allCases.map { metrics.scaledSize(size, category: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("Halves round away from zero, to a point and to a pixel of the display")
  func rounding() {
    // 11 × 51 ÷ 22 is 25.5 exactly.
    let headline = FontMetrics(.headline)
    let ax4 = ContentSizeCategory.accessibilityExtraExtraLarge
    #expect(headline.scaledSize(11, category: ax4) == 26)
    #expect(headline.scaledValue(11, category: ax4, displayScale: 1) == 26)
    #expect(headline.scaledValue(-11, category: ax4, displayScale: 1) == -26)
    #expect(headline.scaledValue(11, category: ax4, displayScale: 2) == 25.5)
    #expect(headline.scaledValue(11, category: ax4, displayScale: 3) == 77.0 / 3)
  }

  @Test("A custom 17 point body is 48 at AX5, and body 16 has its published row")
  func known() {
    #expect(
      FontMetrics().scaledSize(17, category: .accessibilityExtraExtraExtraLarge) == 48)
    #expect(FontMetrics().scaledValue(17, category: .medium) == 49.0 / 3)
    #expect(FontMetrics().scaledValue(16, category: .accessibilityMedium) == 74.0 / 3)
  }

  @Test("A maximum caps the size after rounding and never raises it")
  func maximum() {
    let metrics = FontMetrics(.title3)
    let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(metrics.scaledSize(20, category: ax5) == 52)
    #expect(metrics.scaledSize(20, category: ax5, maximum: 40.5) == 40.5)
    #expect(metrics.scaledSize(20, category: .large, maximum: 40) == 20)
    #expect(metrics.scaledSize(20, category: .large, maximum: .nan) == 20)
    #expect(metrics.scaledSize(20, category: .large, maximum: 0) == 20)
  }

  @Test("Extra large titles grow as the styles nearest to them")
  func extraLargeTitles() {
    for category in ContentSizeCategory.allCases {
      #expect(
        FontMetrics(.extraLargeTitle).multiplier(category)
          == FontMetrics(.largeTitle).multiplier(category))
      #expect(
        FontMetrics(.extraLargeTitle2).multiplier(category)
          == FontMetrics(.title1).multiplier(category))
    }
  }

  @Test("Numbers that are no sizes never trap", arguments: hostileNumbers)
  func hostile(number: Double) {
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let metrics = FontMetrics(style)
        for scale in [Int.min, -1, 0, 1, 3, Int.max] {
          let value = metrics.scaledValue(number, category: category, displayScale: scale)
          #expect(value.isFinite && value.magnitude <= 4e9)
        }
        let size = metrics.scaledSize(number, category: category, maximum: number)
        #expect(size >= 0 && size <= 4e9)
        #expect(ScaledMetric(number, relativeTo: style).value(category).isFinite)
      }
    }
  }

  @Test(
    "Sizes from outside must be finite and above zero",
    arguments: [
      (Double.nan, "size is nan, which is not a number of points; give a finite number"),
      (.infinity, "size is inf, which is not a number of points; give a finite number"),
      (0, "size is 0; give a number above 0"), (-17, "size is -17; give a number above 0"),
      (1e300, "size is 1e+300; give a number from 0 to 1000000000"),
    ])
  func badSizes(size: Double, message: String) {
    let error = #expect(throws: SizeError.self) {
      try FontMetrics().scaledSize(validating: size, category: .large)
    }
    #expect(error?.message == message)
    #expect(throws: SizeError.self) {
      try FontMetrics().scaledSize(validating: 17, category: .large, maximum: size)
    }
  }

  @Test("Values from outside may be zero or negative, display scales may not")
  func badValues() throws {
    let metrics = FontMetrics()
    #expect(try metrics.scaledValue(validating: 0, category: .small) == 0)
    #expect(try metrics.scaledValue(validating: -22, category: .small) == -20)
    #expect(throws: SizeError.self) {
      try metrics.scaledValue(validating: .nan, category: .large)
    }
    for scale in [Int.min, -3, 0, 11] {
      let error = #expect(throws: SizeError.self) {
        try metrics.scaledValue(validating: 8, category: .large, displayScale: scale)
      }
      #expect(
        error?.message
          == "display scale is \(scale); give a whole number from 1 to 10, such as 3")
    }
  }

  @Test("A scaled metric is the scaled value of its style", arguments: TextStyle.allCases)
  func scaledMetric(style: TextStyle) {
    let metric = ScaledMetric(24, relativeTo: style)
    for category in ContentSizeCategory.allCases {
      #expect(
        metric.value(category, displayScale: 2)
          == FontMetrics(style).scaledValue(24, category: category, displayScale: 2))
    }
    #expect(ScaledMetric(24).style == .body)
  }
}
