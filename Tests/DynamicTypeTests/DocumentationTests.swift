import DynamicType
import Foundation
import Testing

/// The examples of the documentation, compiled and checked. `everyExample` sees to it that each
/// code block of the pages stands here line for line.
@Suite("Documentation")
struct DocumentationTests {
  @Test("Every example of the pages is one of the tests here")
  func everyExample() throws {
    let tests = URL(fileURLWithPath: #filePath)
    let pages = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/DynamicType/DynamicType.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted()
    let source = Self.code(try String(contentsOf: tests, encoding: .utf8))
    var count = 0
    for name in names where name.hasSuffix(".md") {
      let page = try String(contentsOf: pages.appendingPathComponent(name), encoding: .utf8)
      for block in page.components(separatedBy: "```swift\n").dropFirst() {
        let example = Self.code(block.components(separatedBy: "```")[0])
        #expect(!example.isEmpty && source.contains(example), "\(name):\n\(example)")
        count += 1
      }
    }
    #expect(count == 12)
  }

  /// The text without comments and indentation.
  static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  @Test("Overview: the system's body and a custom font")
  func overview() {
    let system = TypeRamp.iOS.entry(.body, .accessibilityExtraExtraExtraLarge)
    let custom = FontMetrics(.body).scaledSize(17, category: .accessibilityExtraExtraExtraLarge)
    #expect(system?.size == 53)
    #expect(custom == 48)
  }

  @Test("Scaling: fonts and values")
  func fonts() {
    let title = FontMetrics(.title3)
    let size = title.scaledSize(20, category: .accessibilityMedium)
    let spacing = title.scaledValue(8, category: .accessibilityMedium, displayScale: 2)
    let capped = title.scaledSize(20, category: .accessibilityMedium, maximum: 26)
    #expect(size == 30)
    #expect(spacing == 12)
    #expect(capped == 26)
  }

  @Test("Scaling: names")
  func names() throws {
    let category = try ContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL")
    let style = try TextStyle(name: "Large Title")
    let suggestion = nearestName(to: "headlin", in: TextStyle.allCases.map(\.rawValue))
    #expect(category.shortName == "ax5")
    #expect(style == .largeTitle)
    #expect(suggestion == "headline")
  }

  @Test("Scaling: the floor")
  func floor() {
    let curve = ScalingCurve.dynamicType
    let small = curve.scaled(.caption1, base: 12, at: curve.steps[0])
    let (raised, record) = SizeFloor().applied(to: small, style: .caption1, step: curve.steps[0])
    #expect(small.size == 10)
    #expect(raised.size == 11)
    #expect(record?.originalSize == 10)
  }

  @Test("Scaling: ranges")
  func ranges() {
    let article = ContentSizeCategoryRange(.small ... .accessibilityLarge)
    let block = ContentSizeCategoryRange(...ContentSizeCategory.extraLarge)
    let set = article.intersection(block).clamp(.accessibilityMedium)
    #expect(set == .extraLarge)
  }

  @Test("Curves: Android at three scales")
  func android() throws {
    let curve = try ScalingCurve(name: "android:1.0,1.5,2.0")
    let body = curve.steps.map { curve.scaled(.body, base: 16, at: $0).size }
    #expect(body == [16, 23, 28])
  }

  @Test("Curves: choosing steps")
  func selection() throws {
    let steps = try ScalingCurve.dynamicType.steps(matching: "ax5,xs,l-xl")
    #expect(steps.map(\.name) == ["xs", "l", "xl", "ax5"])
  }

  @Test("Curves: one's own")
  func own() throws {
    let classroom = try ScalingCurve(
      name: "classroom",
      rows: [
        ScalingCurve.Row(name: "desk", factor: 1),
        ScalingCurve.Row(
          name: "wall", factors: .init(size: 2, leading: 1.75),
          styles: [.largeTitle: .init(size: 1.5)]),
      ])
    let wall = classroom.scaled(.largeTitle, base: 34, at: classroom.steps[1])
    #expect(wall.size == 51)
    #expect(classroom.steps[1].isAccessibility)
  }

  @Test("Curves: hierarchy")
  func hierarchy() {
    let broken = ScalingCurve.dynamicType.hierarchyInversions(bases: [.title3: 24])
    let own = broken.filter { !$0.isFromCurve }
    #expect(own.first?.step == "xs")
    #expect(own.first?.upper == .title2 && own.first?.upperSize == 19)
    #expect(own.first?.lower == .title3 && own.first?.lowerSize == 21)
  }

  @Test("Curves: Android and Material")
  func material() throws {
    let scale = try AndroidFontScale(2)
    let role = MaterialRole(.body)
    #expect(scale.dp(sp: 16) == 28)
    #expect(role == .bodyLarge)
    #expect(role.textStyle == .body)
  }

  @Test("Tracking: emulated")
  func emulated() {
    let emulated = TrackingPolicy.emulated
    let atBase = emulated.tracking(size: 17, base: 17)
    let atExtraSmall = emulated.tracking(size: 14, base: 17)
    let atAX5 = emulated.tracking(size: 48, base: 17)
    #expect(atBase == 0)
    #expect(atExtraSmall > 0)
    #expect(atAX5 < 0 && atAX5 > -10)
  }

  @Test("Tracking: one's own table")
  func ownTable() throws {
    let own = try TrackingPolicy(points: [
      .init(size: 10, thousandths: 20), .init(size: 40, thousandths: -10),
    ])
    #expect(own.tracking(size: 25, base: 17) == 5)
  }
}
