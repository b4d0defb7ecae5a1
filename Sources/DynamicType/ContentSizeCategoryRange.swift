/// A range of content size categories that a block or an article is limited to.
///
/// Ranges intersect: each further one narrows what the others leave. Where that leaves nothing,
/// because the minimum exceeds the maximum, only the maximum counts, as for UIKit's
/// `minimumContentSizeCategory` and `maximumContentSizeCategory`.
///
/// Source: Apple, SwiftUI `dynamicTypeSize(_:)`; UIKit behavior by useyourloaf.com.
public struct ContentSizeCategoryRange: Hashable, Sendable {
  /// The smallest category of the range.
  public let minimum: ContentSizeCategory
  /// The largest category of the range; when it is below the minimum, the only one.
  public let maximum: ContentSizeCategory

  /// The range of all categories from `minimum` to `maximum`.
  public init(
    minimum: ContentSizeCategory = .extraSmall,
    maximum: ContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// `.small ... .large`
  public init(_ range: ClosedRange<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// `... .large`
  public init(_ range: PartialRangeThrough<ContentSizeCategory>) {
    self.init(maximum: range.upperBound)
  }

  /// `.small ...`
  public init(_ range: PartialRangeFrom<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound)
  }

  /// The range of all twelve categories.
  public static let all = ContentSizeCategoryRange()

  /// A range written as two names and a hyphen (`s-ax2`), open at an end (`-ax2`, `xl-`), or as
  /// one name.
  ///
  /// The names are those of ``ContentSizeCategory/init(name:)``, hyphens inside them included.
  /// Throws ``NameError`` when a name is unknown or the range runs backward.
  public init(name: String) throws(NameError) {
    if let category = ContentSizeCategory.find(name), !name.hasPrefix("-"),
      !name.hasSuffix("-")
    {
      self.init(minimum: category, maximum: category)
      return
    }
    // Two of the longest names make 83 letters; longer is no range, and not worth each hyphen.
    let ranges = name.utf8.count <= 100 ? name : ""
    for (index, character) in zip(ranges.indices, ranges) where character == "-" {
      let (first, last) = (name[..<index], name[name.index(after: index)...])
      guard !(first.isEmpty && last.isEmpty), let minimum = Self.end(first, open: .extraSmall),
        let maximum = Self.end(last, open: .accessibilityExtraExtraExtraLarge)
      else { continue }
      guard minimum <= maximum else {
        throw NameError(
          kind: "range of content size categories", name: name,
          suggestion: "\(last)-\(first)", remedy: "it runs backward; write \"\(last)-\(first)\"")
      }
      self.init(minimum: minimum, maximum: maximum)
      return
    }
    throw NameError(
      kind: "range of content size categories", name: name,
      remedy: "write two short names and a hyphen, such as s-ax2")
  }

  /// `category` moved into the range: the nearest category that the range holds.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    min(max(category, minimum), maximum)
  }

  /// The categories in both ranges; where there are none, the smaller maximum alone counts.
  public func intersection(_ other: ContentSizeCategoryRange) -> ContentSizeCategoryRange {
    ContentSizeCategoryRange(
      minimum: max(minimum, other.minimum), maximum: min(maximum, other.maximum))
  }

  /// Whether clamping leaves `category` as it is.
  public func contains(_ category: ContentSizeCategory) -> Bool { clamp(category) == category }

  private static func end(
    _ name: Substring, open: ContentSizeCategory
  ) -> ContentSizeCategory? {
    name.isEmpty ? open : ContentSizeCategory.find(String(name))
  }
}
