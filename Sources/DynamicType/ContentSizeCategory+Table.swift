extension ContentSizeCategory {
  /// The spellings of one category in the programming interfaces of Apple's platforms.
  struct Names: Sendable {
    /// The short name: `xs`.
    let short: String
    /// The case of SwiftUI's `DynamicTypeSize`: `xSmall`.
    let swiftUI: String
    /// The case of UIKit's `UIContentSizeCategory`: `extraSmall`.
    let uiKit: String
    /// The end of the raw value, after `UICTContentSizeCategory`: `XS`.
    let rawSuffix: String
    /// The argument of `xcrun simctl ui DEVICE content_size`: `extra-small`.
    let simulator: String
    /// The heading in the Human Interface Guidelines: `xSmall`.
    let guideline: String
  }

  /// One row per category, in their order.
  ///
  /// Source: Apple's documentation of `UIContentSizeCategory`, `DynamicTypeSize` and `simctl`; the
  /// headings of HIG, Typography, iOS Dynamic Type sizes.
  static let allNames: [Names] = [
    Names(
      short: "xs", swiftUI: "xSmall", uiKit: "extraSmall",
      rawSuffix: "XS", simulator: "extra-small",
      guideline: "xSmall"),
    Names(
      short: "s", swiftUI: "small", uiKit: "small",
      rawSuffix: "S", simulator: "small",
      guideline: "Small"),
    Names(
      short: "m", swiftUI: "medium", uiKit: "medium",
      rawSuffix: "M", simulator: "medium",
      guideline: "Medium"),
    Names(
      short: "l", swiftUI: "large", uiKit: "large",
      rawSuffix: "L", simulator: "large",
      guideline: "Large (default)"),
    Names(
      short: "xl", swiftUI: "xLarge", uiKit: "extraLarge",
      rawSuffix: "XL", simulator: "extra-large",
      guideline: "xLarge"),
    Names(
      short: "xxl", swiftUI: "xxLarge", uiKit: "extraExtraLarge",
      rawSuffix: "XXL", simulator: "extra-extra-large",
      guideline: "xxLarge"),
    Names(
      short: "xxxl", swiftUI: "xxxLarge", uiKit: "extraExtraExtraLarge",
      rawSuffix: "XXXL", simulator: "extra-extra-extra-large",
      guideline: "xxxLarge"),
    Names(
      short: "ax1", swiftUI: "accessibility1", uiKit: "accessibilityMedium",
      rawSuffix: "AccessibilityM", simulator: "accessibility-medium",
      guideline: "AX1"),
    Names(
      short: "ax2", swiftUI: "accessibility2", uiKit: "accessibilityLarge",
      rawSuffix: "AccessibilityL", simulator: "accessibility-large",
      guideline: "AX2"),
    Names(
      short: "ax3", swiftUI: "accessibility3", uiKit: "accessibilityExtraLarge",
      rawSuffix: "AccessibilityXL", simulator: "accessibility-extra-large",
      guideline: "AX3"),
    Names(
      short: "ax4", swiftUI: "accessibility4", uiKit: "accessibilityExtraExtraLarge",
      rawSuffix: "AccessibilityXXL", simulator: "accessibility-extra-extra-large",
      guideline: "AX4"),
    Names(
      short: "ax5", swiftUI: "accessibility5", uiKit: "accessibilityExtraExtraExtraLarge",
      rawSuffix: "AccessibilityXXXL", simulator: "accessibility-extra-extra-extra-large",
      guideline: "AX5"),
  ]
}
