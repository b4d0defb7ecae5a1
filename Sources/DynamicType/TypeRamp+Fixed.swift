extension TypeRamp {
  /// The macOS ramp: one fixed size per style, the same at every category, because macOS does not
  /// scale its text styles.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, macOS built-in text styles, whose
  /// "line height" column is the leading here.
  public static let macOS: TypeRamp = {
    var cells: [TextStyle: [ContentSizeCategory: Entry]] = [:]
    for (style, entry) in macOSEntries {
      for category in ContentSizeCategory.allCases { cells[style, default: [:]][category] = entry }
    }
    return TypeRamp(builtIn: "macOS", cells: cells, otherRows: [])
  }()

  /// The tvOS ramp: one size per style, published for the default category only.
  ///
  /// `otherRows` holds Subtitle 1, which is no ``TextStyle``. Large title, subheadline and
  /// footnote have no published figure.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, tvOS built-in text styles (2026
  /// edition; the 2023 edition set Caption 1 in Regular, emphasized Medium).
  public static let tvOS: TypeRamp = {
    var cells: [TextStyle: [ContentSizeCategory: Entry]] = [:]
    for (style, entry) in tvOSEntries { cells[style] = [.large: entry] }
    let subtitle = Row(
      name: "subtitle1",
      entries: [.large: entry(38, 46, .regular, .medium)])
    return TypeRamp(builtIn: "tvOS", cells: cells, otherRows: [subtitle])
  }()

  private static func entry(
    _ size: Double, _ leading: Double, _ weight: FontWeight, _ emphasized: FontWeight
  ) -> Entry {
    Entry(size: size, leading: leading, weight: weight, emphasizedWeight: emphasized)
  }

  private static let macOSEntries: [(TextStyle, Entry)] = [
    (.largeTitle, entry(26, 32, .regular, .bold)),
    (.title1, entry(22, 26, .regular, .bold)),
    (.title2, entry(17, 22, .regular, .bold)),
    (.title3, entry(15, 20, .regular, .semibold)),
    (.headline, entry(13, 16, .bold, .heavy)),
    (.body, entry(13, 16, .regular, .semibold)),
    (.callout, entry(12, 15, .regular, .semibold)),
    (.subheadline, entry(11, 14, .regular, .semibold)),
    (.footnote, entry(10, 13, .regular, .semibold)),
    (.caption1, entry(10, 13, .regular, .medium)),
    (.caption2, entry(10, 13, .medium, .semibold)),
  ]

  private static let tvOSEntries: [(TextStyle, Entry)] = [
    (.title1, entry(76, 96, .medium, .bold)),
    (.title2, entry(57, 66, .medium, .bold)),
    (.title3, entry(48, 56, .medium, .bold)),
    (.headline, entry(38, 46, .medium, .bold)),
    (.body, entry(29, 36, .medium, .bold)),
    (.callout, entry(31, 38, .medium, .bold)),
    (.caption1, entry(25, 32, .medium, .bold)),
    (.caption2, entry(23, 30, .medium, .bold)),
  ]
}
