import DynamicType
import Testing

@Suite("Category ranges")
struct ContentSizeCategoryRangeTests {
  static let all: [ContentSizeCategoryRange] = ContentSizeCategory.allCases.flatMap { minimum in
    ContentSizeCategory.allCases.map { .init(minimum: minimum, maximum: $0) }
  }

  @Test("A value set outside a range is limited by it")
  func clamp() {
    let range = ContentSizeCategoryRange(...ContentSizeCategory.large)
    #expect(range.clamp(.extraLarge) == .large)
    #expect(range.clamp(.small) == .small)
    #expect(ContentSizeCategoryRange(.medium ... .large).clamp(.extraSmall) == .medium)
    #expect(
      ContentSizeCategoryRange(ContentSizeCategory.extraLarge...).clamp(.large) == .extraLarge)
  }

  @Test("If the minimum exceeds the maximum, only the maximum counts")
  func backward() {
    let range = ContentSizeCategoryRange(minimum: .accessibilityLarge, maximum: .medium)
    for category in ContentSizeCategory.allCases { #expect(range.clamp(category) == .medium) }
    #expect(ContentSizeCategory.allCases.filter(range.contains) == [.medium])
  }

  @Test("Clamping is idempotent, keeps order and ends inside the range", arguments: all)
  func properties(range: ContentSizeCategoryRange) {
    let clamped = ContentSizeCategory.allCases.map(range.clamp)
    #expect(clamped == clamped.sorted())
    #expect(clamped.map(range.clamp) == clamped)
    #expect(clamped.allSatisfy { range.contains($0) })
  }

  @Test("Intersection does not depend on order and holds what both hold", arguments: all)
  func intersection(range: ContentSizeCategoryRange) {
    for other in Self.all {
      let both = range.intersection(other)
      #expect(both == other.intersection(range))
      #expect(both.intersection(.all) == both)
      let shared = ContentSizeCategory.allCases.filter {
        range.contains($0) && other.contains($0)
      }
      if range.minimum <= range.maximum, other.minimum <= other.maximum, !shared.isEmpty {
        #expect(ContentSizeCategory.allCases.filter(both.contains) == shared)
      }
    }
  }

  @Test(
    "A range is written with a hyphen, and may be open",
    arguments: [
      ("s-ax2", ContentSizeCategory.small, ContentSizeCategory.accessibilityLarge),
      ("-ax2", .extraSmall, .accessibilityLarge),
      ("xl-", .extraLarge, .accessibilityExtraExtraExtraLarge), ("l", .large, .large),
      ("extra-small-extra-large", .extraSmall, .extraLarge),
    ])
  func written(name: String, minimum: ContentSizeCategory, maximum: ContentSizeCategory) throws {
    #expect(
      try ContentSizeCategoryRange(name: name) == .init(minimum: minimum, maximum: maximum))
  }

  @Test("A backward, an empty and an unknown range are errors")
  func badRanges() {
    let error = #expect(throws: NameError.self) { try ContentSizeCategoryRange(name: "ax2-l") }
    #expect(error?.suggestion == "l-ax2")
    for name in ["", "-", "purple", "l-purple"] {
      #expect(throws: NameError.self) { try ContentSizeCategoryRange(name: name) }
    }
  }
}
