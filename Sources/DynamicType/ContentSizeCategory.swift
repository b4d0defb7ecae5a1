/// A content size category: the text size that a reader has chosen, in twelve steps.
///
/// Seven ordinary categories from extra small to extra extra extra large, with large as the
/// default, then five accessibility categories. They are ordered, and `rawValue` counts from 0.
///
/// Source: Apple, `UIContentSizeCategory`.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// XS.
  case extraSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the default of every platform.
  case large
  /// XL.
  case extraLarge
  /// XXL.
  case extraExtraLarge
  /// XXXL, the last ordinary category.
  case extraExtraExtraLarge
  /// AX1, the first accessibility category.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the five accessibility categories, AX1 to AX5.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the left category sets smaller text than the right.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
