extension MaterialRole {
  /// The role that stands for `style`: the nearest in use and size, in an order that keeps the
  /// hierarchy of the text styles.
  ///
  /// The eleven styles of the ramp and extra large title have a role of their own, so that
  /// ``textStyle`` of it is the style again. Extra large title 2, of the size of title 1, shares
  /// title 1's. The pairing is Galley's: neither Apple nor Google publishes one.
  public init(_ style: TextStyle) {
    switch style {
    case .extraLargeTitle: self = .displaySmall
    case .largeTitle: self = .headlineLarge
    case .title1, .extraLargeTitle2: self = .headlineMedium
    case .title2: self = .headlineSmall
    case .title3: self = .titleLarge
    case .headline: self = .titleMedium
    case .body: self = .bodyLarge
    case .callout: self = .bodyMedium
    case .subheadline: self = .titleSmall
    case .footnote: self = .bodySmall
    case .caption1: self = .labelMedium
    case .caption2: self = .labelSmall
    }
  }

  /// The text style that stands for the role. The display roles are all extra large title; label
  /// large is subheadline, whose size it has.
  public var textStyle: TextStyle {
    switch self {
    case .displayLarge, .displayMedium, .displaySmall: .extraLargeTitle
    case .headlineLarge: .largeTitle
    case .headlineMedium: .title1
    case .headlineSmall: .title2
    case .titleLarge: .title3
    case .titleMedium: .headline
    case .titleSmall, .labelLarge: .subheadline
    case .bodyLarge: .body
    case .bodyMedium: .callout
    case .bodySmall: .footnote
    case .labelMedium: .caption1
    case .labelSmall: .caption2
    }
  }

  /// The position in `allCases`.
  var index: Int {
    switch self {
    case .displayLarge: 0
    case .displayMedium: 1
    case .displaySmall: 2
    case .headlineLarge: 3
    case .headlineMedium: 4
    case .headlineSmall: 5
    case .titleLarge: 6
    case .titleMedium: 7
    case .titleSmall: 8
    case .bodyLarge: 9
    case .bodyMedium: 10
    case .bodySmall: 11
    case .labelLarge: 12
    case .labelMedium: 13
    case .labelSmall: 14
    }
  }
}
