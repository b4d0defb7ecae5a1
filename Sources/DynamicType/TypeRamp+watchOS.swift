extension TypeRamp {
  /// The watchOS ramp: ten rows at the nine categories the guidelines publish, so Medium, AX4 and
  /// AX5 have no figure, nor have callout and subheadline.
  ///
  /// Footnote 1 stands at `.footnote`; `otherRows` holds Footnote 2, which is no ``TextStyle``.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, watchOS Dynamic Type sizes (2023
  /// edition; emphasized weights from 2026). Two figures look like slips of the page and are kept
  /// as printed: Caption 2 at xxLarge is 15, Title 2 at AX1 has a leading of 41.
  public static let watchOS: TypeRamp = {
    var cells: [TextStyle: [ContentSizeCategory: Entry]] = [:]
    var others: [Row] = []
    for ((name, sizes), leadings) in zip(zip(watchOSRows, watchOSSizes), watchOSLeadings) {
      let emphasized: FontWeight = name == "largeTitle" ? .bold : .semibold
      let weight: FontWeight = name == "headline" ? .semibold : .regular
      var row: [ContentSizeCategory: Entry] = [:]
      for ((category, size), leading) in zip(zip(watchOSCategories, sizes), leadings) {
        row[category] = Entry(
          size: size, leading: leading, weight: weight, emphasizedWeight: emphasized)
      }
      let style = name == "footnote1" ? TextStyle.footnote : TextStyle(rawValue: name)
      if let style { cells[style] = row } else { others.append(Row(name: name, entries: row)) }
    }
    return TypeRamp(builtIn: "watchOS", cells: cells, otherRows: others)
  }()

  private static let watchOSRows = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "caption1", "caption2",
    "footnote1", "footnote2",
  ]

  private static let watchOSCategories: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  ]

  /// Sizes in points, one row per name of `watchOSRows`.
  private static let watchOSSizes: [[Double]] = [
    [30, 32, 36, 40, 41, 42, 44, 45, 46],  // largeTitle
    [28, 30, 34, 38, 39, 40, 42, 43, 44],  // title1
    [24, 26, 27, 30, 31, 32, 34, 35, 36],  // title2
    [17, 18, 19, 20, 21, 22, 24, 25, 26],  // title3
    [14, 15, 16, 17, 18, 19, 21, 22, 23],  // headline
    [14, 15, 16, 17, 18, 19, 21, 22, 23],  // body
    [13, 14, 15, 16, 17, 18, 18, 19, 20],  // caption1
    [12, 13, 14, 15, 15, 17, 17, 18, 19],  // caption2
    [11, 12, 13, 14, 15, 16, 16, 17, 18],  // footnote1
    [10, 11, 12, 13, 14, 15, 15, 16, 17],  // footnote2
  ]

  /// Leading in points, one row per name of `watchOSRows`.
  private static let watchOSLeadings: [[Double]] = [
    [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5],  // largeTitle
    [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47],  // title1
    [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5],  // title2
    [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5],  // title3
    [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5],  // headline
    [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5],  // body
    [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5],  // caption1
    [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5],  // caption2
    [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5],  // footnote1
    [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5],  // footnote2
  ]
}
