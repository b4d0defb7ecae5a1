import DynamicType
import Testing

@Suite("Hierarchy")
struct HierarchyInversionTests {
  static func lines(_ inversions: [HierarchyInversion]) -> [String] {
    inversions.map {
      "\($0.step) \($0.upper.rawValue) \(Int($0.upperSize)) < \($0.lower.rawValue) \(Int($0.lowerSize))"
    }
  }

  @Test("Dynamic Type breaks its own order for custom fonts, mostly of caption 2")
  func dynamicType() {
    let inversions = ScalingCurve.dynamicType.hierarchyInversions()
    #expect(inversions.allSatisfy { $0.isFromCurve })
    #expect(
      Self.lines(inversions) == [
        "xs caption1 10 < caption2 11", "s caption1 10 < caption2 11",
        "m caption1 10 < caption2 11",
        "xl footnote 14 < caption2 15", "xl caption1 14 < caption2 15",
        "xxl footnote 16 < caption2 17", "xxl caption1 16 < caption2 17",
        "xxxl footnote 17 < caption2 19", "xxxl caption1 17 < caption2 19",
        "ax1 caption1 20 < caption2 21",
        "ax2 footnote 24 < caption2 25", "ax2 caption1 24 < caption2 25",
        "ax3 footnote 29 < caption2 30", "ax3 caption1 29 < caption2 30",
        "ax4 headline 39 < body 43", "ax4 headline 39 < callout 40",
        "ax4 footnote 33 < caption2 35", "ax4 caption1 33 < caption2 35",
        "ax5 footnote 38 < caption2 41", "ax5 caption1 38 < caption2 41",
      ])
  }

  @Test("The floor hides an inversion below it when it is asked for")
  func floor() {
    let inversions = ScalingCurve.dynamicType.hierarchyInversions(
      steps: Array(ScalingCurve.dynamicType.steps.prefix(3)), floor: SizeFloor())
    #expect(inversions.isEmpty)
  }

  @Test(
    "The system's own ramps for iOS and macOS keep their order", arguments: [TypeRamp.iOS, .macOS])
  func ordered(ramp: TypeRamp) {
    #expect(ramp.hierarchyInversions().isEmpty)
  }

  @Test("watchOS sets its captions larger than its footnotes")
  func watchOS() {
    let lines = Self.lines(TypeRamp.watchOS.hierarchyInversions())
    #expect(lines.count == 17)
    #expect(lines.prefix(2) == ["xs footnote 11 < caption1 13", "xs footnote 11 < caption2 12"])
  }

  @Test(
    "Curves of one factor keep the order",
    arguments: [ScalingCurve.moderate, .linear, .androidLinear])
  func factors(curve: ScalingCurve) {
    #expect(curve.hierarchyInversions().isEmpty)
  }

  @Test("Android's tables keep the order at every scale")
  func android() throws {
    for hundredths in 85...210 {
      let curve = try ScalingCurve.android(scale: Double(hundredths) / 100)
      #expect(curve.hierarchyInversions().isEmpty)
    }
  }

  @Test("A font set that breaks the order is told apart from the curve")
  func bases() throws {
    let steps = try ScalingCurve.dynamicType.steps(matching: "l,ax5")
    let inversions = ScalingCurve.dynamicType.hierarchyInversions(
      bases: [.title3: 24], steps: steps)
    #expect(
      Self.lines(inversions)
        == [
          "l title2 22 < title3 24", "ax5 largeTitle 58 < title3 62", "ax5 title1 56 < title3 62",
          "ax5 title2 52 < title3 62", "ax5 footnote 38 < caption2 41",
          "ax5 caption1 38 < caption2 41",
        ])
    #expect(inversions.map(\.isFromCurve) == [false, false, false, false, true, true])
  }
}
