import DynamicType
import Testing

@Suite("Curves of one's own")
struct OwnCurveTests {
  typealias Row = ScalingCurve.Row

  @Test("Steps keep their order, their factors and what is said of them")
  func sound() throws {
    let curve = try ScalingCurve(
      name: "classroom",
      rows: [
        Row(name: "desk", factor: 1),
        Row(
          name: "wall", factors: .init(size: 2, leading: 1.5),
          styles: [.largeTitle: .init(size: 1.25)], isAccessibility: false),
        Row(name: "ax5", factors: .init(size: 1.5), category: nil),
      ])
    #expect(curve.steps.map(\.name) == ["desk", "wall", "ax5"])
    #expect(curve.steps.map(\.ordinal) == [1, 2, 3])
    #expect(curve.steps.map(\.isAccessibility) == [false, false, true])
    #expect(curve.steps.map(\.category) == [nil, nil, .accessibilityExtraExtraExtraLarge])
    let wall = curve.steps[1]
    #expect(curve.scaled(.body, base: 17, at: wall) == ScaledType(size: 34, leading: 33))
    #expect(curve.scaled(.largeTitle, at: wall) == ScaledType(size: 42.5, leading: 51.25))
    #expect(try curve.steps(matching: "desk-wall").count == 2)
  }

  @Test("A factor of 1.6 makes a step one for accessibility")
  func accessibility() throws {
    let curve = try ScalingCurve(
      name: "c", rows: [Row(name: "a", factor: 1.59), Row(name: "b", factor: 1.6)])
    #expect(curve.steps.map(\.isAccessibility) == [false, true])
  }

  @Test("Whole points round sizes to a point and leading to a third, half away from zero")
  func rounding() throws {
    let curve = try ScalingCurve(
      name: "c", rows: [Row(name: "a", factor: 1.5)], rounding: .wholePoints)
    #expect(
      curve.scaled(.body, base: 17, at: curve.steps[0]) == ScaledType(size: 26, leading: 33))
    #expect(curve.scaled(.title3, base: 11, at: curve.steps[0]).leading == 62.0 / 3)
    #expect(curve.steps[0].rounding == .wholePoints)
  }

  @Test("A curve without a step, or with more than 99, is an error")
  func counts() {
    #expect(throws: CurveError.empty(curve: "c")) { try ScalingCurve(name: "c", rows: []) }
    let rows = (1...100).map { Row(name: "s\($0)", factor: 1) }
    let error = #expect(throws: CurveError.self) { try ScalingCurve(name: "c", rows: rows) }
    #expect(error?.message == "curve c has 100 steps; give at most 99")
  }

  @Test(
    "Names that would not do for a file or a selection are errors",
    arguments: [
      "", "a b", "a/b", "..,", "a,b", "größe", "all", "AX", String(repeating: "x", count: 33),
    ])
  func stepNames(name: String) {
    let error = #expect(throws: CurveError.self) {
      try ScalingCurve(name: "c", rows: [Row(name: name, factor: 1)])
    }
    #expect(error == .stepName(name))
    #expect(error?.step == name)
  }

  @Test("Two steps of one name or category are an error")
  func duplicates() {
    let names = #expect(throws: CurveError.self) {
      try ScalingCurve(
        name: "c", rows: [Row(name: "Big", factor: 1), Row(name: "big", factor: 2)])
    }
    #expect(names?.message == "curve c has step big twice; remove or rename one")
    #expect(throws: CurveError.duplicateStep(curve: "c", step: "l")) {
      try ScalingCurve(
        name: "c",
        rows: [
          Row(name: "l", factor: 1), Row(name: "b", factors: .init(size: 2), category: .large),
        ])
    }
  }

  @Test(
    "Factors that are none name their step and style",
    arguments: [Double.nan, .infinity, 0, -1, 11])
  func factors(factor: Double) {
    #expect(throws: CurveError.self) {
      try ScalingCurve(name: "c", rows: [Row(name: "a", factor: factor)])
    }
    let error = #expect(throws: CurveError.self) {
      try ScalingCurve(
        name: "c",
        rows: [
          Row(
            name: "a", factors: .init(size: 1),
            styles: [.title1: .init(size: 1, leading: factor)])
        ])
    }
    #expect(error?.step == "a")
    #expect(error?.message.contains("of step a for title1 is out of range") == true)
  }

  @Test("The curve of a ramp has the ramp's own sizes", arguments: TextStyle.ramp)
  func ramp(style: TextStyle) throws {
    let curve = try ScalingCurve(ramp: .iOS)
    #expect(curve.steps.count == 12)
    for (step, category) in zip(curve.steps, ContentSizeCategory.allCases) {
      let entry = try #require(TypeRamp.iOS.entry(style, category))
      #expect(
        curve.scaled(style, at: step) == ScaledType(size: entry.size, leading: entry.leading))
    }
  }

  @Test("A ramp without body has no curve, one of nine categories nine steps")
  func otherRamps() throws {
    #expect(try ScalingCurve(ramp: .watchOS).steps.count == 9)
    let ramp = try TypeRamp(
      name: "titles", entries: [.title1: [.large: .init(size: 30, leading: 36)]])
    #expect(throws: CurveError.empty(curve: "titles")) { try ScalingCurve(ramp: ramp) }
  }
}
