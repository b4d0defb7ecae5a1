import DynamicType
import Testing

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  @Test("There are twelve in ascending order, the last five for accessibility")
  func order() {
    let all = ContentSizeCategory.allCases
    #expect(all.count == 12)
    #expect(all == all.sorted())
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
  }
}
