import DynamicType
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  @Test("There are twelve in ascending order, the last five for accessibility")
  func order() {
    let all = ContentSizeCategory.allCases
    #expect(all.count == 12)
    #expect(all == all.sorted())
    #expect(all.map(\.rawValue) == Array(0..<12))
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(
      all.map(\.shortName).joined(separator: " ")
        == "xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5")
  }

  @Test("Every spelling of every interface is understood", arguments: ContentSizeCategory.allCases)
  func spellings(category: ContentSizeCategory) throws {
    let row = try Fixture.rows("category-names.csv")[category.rawValue]
    #expect(row.count == 9)
    for (column, name) in row {
      #expect(try ContentSizeCategory(name: name) == category, "\(column): \(name)")
      #expect(try ContentSizeCategory(name: name.uppercased()) == category)
      #expect(try ContentSizeCategory(name: " ." + name) == category)
    }
    #expect(row["short"]?.lowercased() == category.shortName)
    #expect(row["uikit"] == category.caseName)
    #expect(row["dynamic_type_size"] == category.dynamicTypeSizeName)
    #expect(row["raw_value"] == category.systemName)
    #expect(row["simulator"] == category.simulatorName)
  }

  @Test(
    "Names pasted with their type are understood",
    arguments: [
      ("UIContentSizeCategory.accessibilityLarge", ContentSizeCategory.accessibilityLarge),
      ("DynamicTypeSize.xxLarge", .extraExtraLarge),
      ("ContentSizeCategory.extraSmall", .extraSmall),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
      ("Extra Extra Large", .extraExtraLarge), ("default", .large),
    ])
  func pasted(name: String, category: ContentSizeCategory) throws {
    #expect(try ContentSizeCategory(name: name) == category)
  }

  @Test(
    "A wrong name suggests the nearest",
    arguments: [
      ("ax6", "ax5"), ("xxxxl", "xxxl"), ("extra-lrage", "extra-large"), ("medum", "medium"),
      ("acessibilityLarge", "accessibilityLarge"), ("a1x", "ax1"),
      ("UICTContentSizeCategoryAccesibilityXL", "UICTContentSizeCategoryAccessibilityXL"),
    ])
  func nearest(name: String, suggestion: String) {
    let error = #expect(throws: NameError.self) { try ContentSizeCategory(name: name) }
    #expect(error?.suggestion == suggestion)
    #expect(
      error?.message
        == "unknown content size category \"\(name)\"; did you mean \"\(suggestion)\"?")
  }

  @Test("A name like no other lists the short names")
  func unknown() {
    let error = #expect(throws: NameError.self) { try ContentSizeCategory(name: "purple") }
    #expect(error?.suggestion == nil)
    #expect(
      error?.message == "unknown content size category \"purple\"; use one of xs, s, m, l, xl, "
        + "xxl, xxxl, ax1, ax2, ax3, ax4, ax5")
  }

  @Test("An empty, a huge and a binary name are errors in one short line")
  func hostileNames() {
    for name in ["", String(repeating: "x", count: 100_000), "\u{0}\n\u{7F}", "unspecified"] {
      let error = #expect(throws: NameError.self) { try ContentSizeCategory(name: name) }
      let message = error?.message ?? ""
      #expect(message.count < 200 && !message.contains("\n") && !message.contains("\u{0}"))
      #expect(message.contains("use one of xs"))
    }
  }
}
