/// A number that grows with the reader's text size, as SwiftUI's `@ScaledMetric` does.
///
/// A plain value: the category is given, never read from surroundings.
public struct ScaledMetric: Hashable, Sendable {
  /// The value at Large, in points.
  public let baseValue: Double
  /// The style whose growth it follows.
  public let style: TextStyle

  /// A metric of `baseValue` points at Large that grows with `style`, by default body.
  public init(_ baseValue: Double, relativeTo style: TextStyle = .body) {
    self.baseValue = baseValue
    self.style = style
  }

  /// The value for `category`, in points, rounded to a device pixel as
  /// ``FontMetrics/scaledValue(_:category:displayScale:)`` says.
  public func value(_ category: ContentSizeCategory, displayScale: Int = 3) -> Double {
    FontMetrics(style).scaledValue(baseValue, category: category, displayScale: displayScale)
  }
}
