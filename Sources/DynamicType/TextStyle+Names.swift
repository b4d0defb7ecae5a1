extension TextStyle {
  /// The case name of SwiftUI's `Font.TextStyle`, which says `title` and `caption` for the first
  /// of each.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// The raw value of UIKit's text style: `UICTFontTextStyleBody`, with `Title0` for large title
  /// and `Subhead` for subheadline.
  ///
  /// Source: Apple, `UIFont.TextStyle`.
  public var systemName: String {
    switch self {
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .subheadline: "UICTFontTextStyleSubhead"
    default: "UICTFontTextStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The text style of that name, in any spelling a person may type or paste.
  ///
  /// Accepted are the case names of UIKit and SwiftUI (`title` is `title1`, `caption` is
  /// `caption1`), the Objective-C constants (`UIFontTextStyleTitle1`), the raw values
  /// (`UICTFontTextStyleSubhead`) and the guidelines' words (`Large Title`). Letter case, spaces,
  /// hyphens, underscores and periods do not matter.
  ///
  /// Throws ``NameError`` with the nearest name when nothing matches.
  public init(name: String) throws(NameError) {
    let spelling = Spelling(name, prefixes: Self.prefixes)
    guard let style = Self.bySpelling[spelling.text] else {
      throw NameError(
        kind: "text style", name: name, choices: Self.allCases.map(\.rawValue),
        spellings: Self.allCases.map(\.rawValue) + Self.allCases.map(\.systemName))
    }
    self = style
  }

  /// What a pasted name may begin with, folded, the longer before any that it ends in.
  private static let prefixes = [
    "uictfonttextstyle", "uifonttextstyle", "kctuifonttextstyle", "fonttextstyle", "textstyle",
  ]

  private static let bySpelling: [String: TextStyle] = {
    var found: [String: TextStyle] = [:]
    for style in allCases {
      for name in [style.rawValue, style.swiftUIName, style.systemName] {
        found[Spelling(name, prefixes: prefixes).text] = style
      }
    }
    return found
  }()
}
