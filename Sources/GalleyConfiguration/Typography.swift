/// What is made finer in prose as it is read; code stays as it is written.
public struct Typography: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Straight quotes become those of the text's language, apostrophes included.
  public static let quotes = Typography(rawValue: 1)
  /// `--` becomes a dash, where it stands between words and not before one as an option does.
  public static let dashes = Typography(rawValue: 2)
  /// `...` becomes an ellipsis.
  public static let ellipses = Typography(rawValue: 4)
  /// The spaces that French has before high punctuation and inside its quotes do not break.
  public static let spaces = Typography(rawValue: 8)

  /// All of them.
  public static let all: Typography = [.quotes, .dashes, .ellipses, .spaces]
  /// What changes no mark that the author wrote, only where lines may end.
  public static let standard: Typography = [.spaces]

  /// Each of them with the name that front matter and style sheets give it.
  package static let named: [(name: String, value: Typography)] = [
    ("quotes", .quotes), ("dashes", .dashes), ("ellipses", .ellipses), ("spaces", .spaces),
  ]
}
