/// A type ramp: size, leading and weight of each text style at each content size category.
///
/// The four built-in ramps hold the figures that Apple publishes for its system fonts, and nothing
/// that it does not publish. A ramp of one's own is checked by
/// ``init(name:entries:)``.
public struct TypeRamp: Hashable, Sendable {
  /// One cell of a ramp.
  public struct Entry: Hashable, Sendable {
    /// The size, in points, above zero.
    public let size: Double
    /// The distance from baseline to baseline, in points, above zero.
    public let leading: Double
    /// The weight of ordinary text.
    public let weight: FontWeight
    /// The weight of emphasized text.
    public let emphasizedWeight: FontWeight
    /// Whether the source gives the leading; false only for the extra large titles.
    public let isLeadingPublished: Bool

    /// A cell; the numbers are checked where the ramp is made.
    public init(
      size: Double, leading: Double, weight: FontWeight = .regular,
      emphasizedWeight: FontWeight = .semibold, isLeadingPublished: Bool = true
    ) {
      self.size = size
      self.leading = leading
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.isLeadingPublished = isLeadingPublished
    }

    /// The cell under the Bold Text accessibility setting: both weights one step up.
    public var withBoldText: Entry {
      Entry(
        size: size, leading: leading, weight: weight.bolder,
        emphasizedWeight: emphasizedWeight.bolder, isLeadingPublished: isLeadingPublished)
    }
  }

  /// A row that a platform publishes beside the text styles: tvOS Subtitle 1, watchOS Footnote 2.
  public struct Row: Hashable, Sendable {
    /// The row's name in lower camel case: `footnote2`.
    public let name: String
    /// The figures by category; a category without a figure is absent.
    public let entries: [ContentSizeCategory: Entry]
  }

  /// The ramp's name: `iOS`, `macOS`, `tvOS`, `watchOS`, or what its author calls it.
  public let name: String
  /// Rows that belong to no text style, in the order of the source.
  public let otherRows: [Row]

  private let cells: [TextStyle: [ContentSizeCategory: Entry]]

  /// The cell of `style` at `category`, or nil where no figure is published.
  public func entry(_ style: TextStyle, _ category: ContentSizeCategory) -> Entry? {
    cells[style]?[category]
  }

  /// The styles with at least one figure, in the order of `TextStyle.allCases`.
  public var styles: [TextStyle] { TextStyle.allCases.filter { cells[$0] != nil } }

  /// The categories at which at least one style has a figure, ascending.
  public var categories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { category in
      cells.values.contains { $0[category] != nil }
    }
  }

  // MARK: - One's own ramp

  /// A ramp of one's own.
  ///
  /// Every style in it needs a cell at Large, the default category; other cells may be absent.
  /// Throws the first ``RampError`` in the order of `TextStyle.allCases` and of the categories:
  /// no style at all, a style without Large, a size or leading that is not finite, not above
  /// zero or above ``RampError/largestSize``.
  public init(
    name: String, entries: [TextStyle: [ContentSizeCategory: Entry]]
  ) throws(RampError) {
    guard entries.values.contains(where: { !$0.isEmpty }) else { throw .empty(ramp: name) }
    for style in TextStyle.allCases {
      guard let row = entries[style], !row.isEmpty else { continue }
      guard row[.large] != nil else { throw .withoutLarge(style) }
      for category in ContentSizeCategory.allCases {
        guard let entry = row[category] else { continue }
        try RampError.check(size: entry.size, style, category)
        try RampError.check(leading: entry.leading, style, category)
      }
    }
    self.init(builtIn: name, cells: entries.filter { !$0.value.isEmpty }, otherRows: [])
  }

  /// A ramp whose cells are known to be sound.
  init(builtIn name: String, cells: [TextStyle: [ContentSizeCategory: Entry]], otherRows: [Row]) {
    self.name = name
    self.cells = cells
    self.otherRows = otherRows
  }
}
