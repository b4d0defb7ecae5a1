/// A text style: what a piece of text is, from which its size, leading and weight follow.
///
/// The eleven styles of the ramp come first, from largest to smallest, then the two extra large
/// titles, for which figures are published at Large only.
///
/// Source: Apple, `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Sendable {
  /// Large title, 34 points at Large.
  case largeTitle
  /// Title 1, 28 points at Large.
  case title1
  /// Title 2, 22 points at Large.
  case title2
  /// Title 3, 20 points at Large.
  case title3
  /// Headline, 17 points semibold at Large.
  case headline
  /// Body, 17 points at Large: the default style.
  case body
  /// Callout, 16 points at Large.
  case callout
  /// Subheadline, 15 points at Large.
  case subheadline
  /// Footnote, 13 points at Large.
  case footnote
  /// Caption 1, 12 points at Large.
  case caption1
  /// Caption 2, 11 points at Large.
  case caption2
  /// Extra large title, 36 points bold at Large.
  case extraLargeTitle
  /// Extra large title 2, 28 points bold at Large.
  case extraLargeTitle2

  /// The eleven styles with figures at every category, from the largest to the smallest: the
  /// hierarchy that every category must keep.
  public static let ramp: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  /// The size at Large on iOS, in points, from which a custom font scales by default.
  ///
  /// Source: HIG, Typography, iOS Dynamic Type sizes.
  public var largeSize: Double { Self.largeFigures[index].size }

  /// The leading at Large on iOS, in points; for the extra large titles the leading that the same
  /// table gives text of that size, none being published.
  ///
  /// Source: HIG, Typography, iOS Dynamic Type sizes.
  public var largeLeading: Double { Self.largeFigures[index].leading }

  /// The position in `allCases`.
  var index: Int {
    switch self {
    case .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    case .extraLargeTitle: 11
    case .extraLargeTitle2: 12
    }
  }

  /// Size and leading at Large in the order of `allCases`, out of the ramp, where every style has
  /// an entry at Large.
  private static let largeFigures: [ScaledType] = allCases.map { style in
    let entry = TypeRamp.iOS.entry(style, .large)
    return ScaledType(size: entry?.size ?? 17, leading: entry?.leading ?? 22)
  }
}
