import DynamicType
import Testing

@Suite("Android's font scale")
struct AndroidFontScaleTests {
  @Test("Every published value is the scale's", arguments: AndroidFontScale.settings)
  func published(scale: Double) throws {
    let rows = try Fixture.rows("android-font-scale.csv").filter {
      $0["scale"].flatMap(Double.init) == scale
    }
    #expect(rows.count == 9)
    let fontScale = try AndroidFontScale(scale)
    for row in rows {
      let sp = try #require(row["sp"].flatMap(Double.init))
      let dp = try #require(row["dp"].flatMap(Double.init))
      #expect(abs(fontScale.dp(sp: sp) - dp) < 1e-12)
      #expect(fontScale.dp(sp: -sp) == -fontScale.dp(sp: sp))
    }
  }

  @Test(
    "Between published scales each entry is interpolated",
    arguments: [
      (1.2, [9.6, 12, 14.4, 17.2, 20.4, 22.4, 25.6, 30, 100]),
      (1.1, [8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100]),
      (1.9, [15.2, 19, 22.8, 25.2, 28.8, 32.4, 34.4, 36.4, 100]),
    ])
  func interpolated(scale: Double, values: [Double]) throws {
    let fontScale = try AndroidFontScale(scale)
    for (sp, dp) in zip([8.0, 10, 12, 14, 18, 20, 24, 30, 100], values) {
      #expect(abs(fontScale.dp(sp: sp) - dp) < 1e-9)
    }
  }

  @Test("Inside a table sizes are interpolated, below from zero, above by the last ratio")
  func inside() throws {
    let double = try AndroidFontScale(2)
    #expect(double.dp(sp: 16) == 28)
    #expect(double.dp(sp: 4) == 8)
    #expect(abs(double.dp(sp: 60) - 64.571428571) < 1e-8)
    #expect(double.dp(sp: 250) == 250)
    #expect(double.dp(sp: 0) == 0)
  }

  @Test("The tables apply from 1.03 to 2.0, outside sizes are multiplied")
  func threshold() throws {
    #expect(try AndroidFontScale(1.02).dp(sp: 30) == 30 * 1.02)
    #expect(try AndroidFontScale(1.03).dp(sp: 30) == 30)
    #expect(try AndroidFontScale(2.5).dp(sp: 30) == 75)
    #expect(try AndroidFontScale(0.85).dp(sp: 20) == 17)
    #expect(try AndroidFontScale(1.5, linear: true).dp(sp: 30) == 45)
    #expect(AndroidFontScale.nonlinearThreshold == 1.03)
  }

  @Test(
    "Sp and dp are inverse and never shrink as the other grows",
    arguments: [0.85, 1, 1.03, 1.1, 1.15, 1.27, 1.5, 1.8, 1.99, 2, 2.4])
  func inverse(scale: Double) throws {
    let fontScale = try AndroidFontScale(scale)
    var last = -Double.infinity
    for tenths in -1500...1500 {
      let sp = Double(tenths) / 10
      let dp = fontScale.dp(sp: sp)
      #expect(dp >= last)
      #expect(abs(fontScale.sp(dp: dp) - sp) < 1e-9)
      last = dp
    }
  }

  @Test(
    "Text never shrinks as the scale grows inside the tables", arguments: [9.0, 13, 17, 28, 60])
  func monotonic(sp: Double) throws {
    let sizes = try (103...200).map { try AndroidFontScale(Double($0) / 100).dp(sp: sp) }
    #expect(sizes == sizes.sorted())
  }

  @Test("Scales that are none are errors", arguments: [Double.nan, .infinity, -1, 0, 0.05, 10.5])
  func badScales(scale: Double) {
    let error = #expect(throws: SizeError.self) { try AndroidFontScale(scale) }
    #expect(error?.message.hasPrefix("font scale is ") == true)
  }

  @Test("Sizes that are none never trap", arguments: hostileNumbers)
  func hostile(number: Double) throws {
    for scale in [0.85, 1.2, 2, 3] {
      #expect(try AndroidFontScale(scale).dp(sp: number).isFinite)
      #expect(try AndroidFontScale(scale).sp(dp: number).isFinite)
    }
  }
}

@Suite("Material roles")
struct MaterialRoleTests {
  @Test("Every published figure is the role's", arguments: MaterialRole.allCases)
  func figures(role: MaterialRole) throws {
    let row = try #require(
      try Fixture.rows("material-roles.csv").first { $0["role"] == role.rawValue })
    let figures = role.figures
    #expect(row["size"].flatMap(Double.init) == figures.size)
    #expect(row["line_height"].flatMap(Double.init) == figures.lineHeight)
    #expect(row["weight"].flatMap(Int.init) == figures.weight.rawValue)
    #expect(row["tracking"].flatMap(Double.init) == figures.tracking)
    #expect(row["android_tracking"].flatMap(Double.init) == figures.androidTracking)
    #expect((row["typeface"] == "brand") == figures.usesBrandTypeface)
    #expect(row["emphasized_weight"].flatMap(Int.init) == figures.emphasizedWeight?.rawValue)
    #expect(row["emphasized_tracking"].flatMap(Double.init) == figures.emphasizedTracking)
  }

  @Test("A style's role leads back to the style", arguments: TextStyle.allCases)
  func thereAndBack(style: TextStyle) {
    let back = MaterialRole(style).textStyle
    #expect(back == (style == .extraLargeTitle2 ? .title1 : style))
  }

  @Test("The roles keep the hierarchy of the styles, and the styles that of the roles")
  func hierarchy() {
    let roles = TextStyle.ramp.map { MaterialRole($0).figures.size }
    #expect(roles == roles.sorted(by: >))
    #expect(Set(TextStyle.ramp.map { MaterialRole($0) }).count == 11)
    for family in ["display", "headline", "title", "body", "label"] {
      let sizes = MaterialRole.allCases.filter { $0.rawValue.hasPrefix(family) }
        .map(\.textStyle.largeSize)
      #expect(sizes.count == 3)
      #expect(sizes == sizes.sorted(by: >))
    }
  }

  @Test("Roles answer to their names")
  func names() throws {
    #expect(try MaterialRole(name: "Headline Large") == .headlineLarge)
    #expect(try MaterialRole(name: "body-medium") == .bodyMedium)
    let error = #expect(throws: NameError.self) { try MaterialRole(name: "bodylarg") }
    #expect(error?.suggestion == "bodyLarge")
  }
}
