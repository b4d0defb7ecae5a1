/// What is wrong with a type ramp of one's own.
public enum RampError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No cell at all.
  case empty(ramp: String)
  /// The style has cells, but none at Large.
  case withoutLarge(TextStyle)
  /// The size of a cell is no size; `value` prints it.
  case size(TextStyle, ContentSizeCategory, value: String)
  /// The leading of a cell is no leading; `value` prints it.
  case leading(TextStyle, ContentSizeCategory, value: String)

  /// The largest size and leading that a ramp may hold, in points.
  public static let largestSize = 10_000.0

  /// The style that the error is about, for finding its line; nil for an empty ramp.
  public var style: TextStyle? {
    switch self {
    case .empty: nil
    case .withoutLarge(let style), .size(let style, _, _), .leading(let style, _, _): style
    }
  }

  /// The category that the error is about, for finding its line.
  public var category: ContentSizeCategory? {
    switch self {
    case .empty: nil
    case .withoutLarge: .large
    case .size(_, let category, _), .leading(_, let category, _): category
    }
  }

  /// The error in words, lower case, with the remedy.
  public var message: String {
    switch self {
    case .empty(let ramp):
      "type ramp \"\(NameError.shortened(ramp))\" has no style; give at least body at l"
    case .withoutLarge(let style):
      "\(style.rawValue) has no entry at l, the default; add one"
    case .size(let style, let category, let value):
      "size of \(style.rawValue) at \(category.shortName) is \(value); " + Self.remedy
    case .leading(let style, let category, let value):
      "leading of \(style.rawValue) at \(category.shortName) is \(value); " + Self.remedy
    }
  }

  /// The same as ``message``.
  public var description: String { message }

  private static let remedy = "give points above 0 and up to \(plainNumber(largestSize))"

  static func check(
    size: Double, _ style: TextStyle, _ category: ContentSizeCategory
  ) throws(RampError) {
    guard size > 0, size <= largestSize else {
      throw .size(style, category, value: plainNumber(size))
    }
  }

  static func check(
    leading: Double, _ style: TextStyle, _ category: ContentSizeCategory
  ) throws(RampError) {
    guard leading > 0, leading <= largestSize else {
      throw .leading(style, category, value: plainNumber(leading))
    }
  }
}
