extension ContentSizeCategory {
  /// The short name: `xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5`.
  public var shortName: String { names.short }

  /// The case name here and in UIKit: `extraSmall` … `accessibilityExtraExtraExtraLarge`.
  public var caseName: String { names.uiKit }

  /// The case name of SwiftUI's `DynamicTypeSize`: `xSmall` … `accessibility5`.
  public var dynamicTypeSizeName: String { names.swiftUI }

  /// The raw value of UIKit's category, as launch arguments and defaults hold it:
  /// `UICTContentSizeCategoryXS` … `UICTContentSizeCategoryAccessibilityXXXL`.
  public var systemName: String { "UICTContentSizeCategory" + names.rawSuffix }

  /// The simulator's name, for `xcrun simctl ui DEVICE content_size NAME`: `extra-small` ….
  public var simulatorName: String { names.simulator }

  /// The category of that name, in any spelling a person may type or paste.
  ///
  /// Accepted are the short names (`ax5`), the case names of UIKit and of both SwiftUI types, the
  /// Objective-C and Core Text constants, the raw values
  /// (`UICTContentSizeCategoryAccessibilityXXXL`), the simulator's names (`extra-small`), the
  /// guidelines' headings (`Large (default)`) and `default`. Letter case, spaces, hyphens,
  /// underscores and periods do not matter.
  ///
  /// Throws ``NameError`` with the nearest name when nothing matches.
  public init(name: String) throws(NameError) {
    guard let category = Self.find(name) else {
      throw NameError(
        kind: "content size category", name: name,
        choices: Self.allCases.map(\.shortName), spellings: Self.suggestions)
    }
    self = category
  }

  /// The category of that name, or nil, without the work of finding the nearest.
  static func find(_ name: String) -> ContentSizeCategory? {
    bySpelling[Spelling(name, prefixes: prefixes).text]
  }

  private var names: Names { Self.allNames[rawValue] }

  /// What a pasted name may begin with, folded, the longer before any that it ends in.
  private static let prefixes = [
    "uictcontentsizecategory", "uicontentsizecategory", "kctfontcontentsizecategory",
    "contentsizecategory", "dynamictypesize",
  ]

  /// Folded spellings; no two categories share one.
  private static let bySpelling: [String: ContentSizeCategory] = {
    var found: [String: ContentSizeCategory] = ["default": .large]
    for (category, names) in zip(allCases, allNames) {
      let spellings = [
        names.short, names.swiftUI, names.uiKit, names.rawSuffix, names.simulator,
        names.guideline,
      ]
      for spelling in spellings { found[Spelling(spelling).text] = category }
    }
    return found
  }()

  private static let suggestions: [String] =
    allCases.map(\.shortName) + allCases.map(\.caseName) + allCases.map(\.simulatorName)
    + allCases.map(\.dynamicTypeSizeName) + allCases.map(\.systemName)
}
