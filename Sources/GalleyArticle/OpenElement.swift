internal import GalleyConfiguration

/// An element of raw HTML, or a division of colons, whose end has not come, and what has come of it besides blocks.
struct OpenElement {
  /// Empty for a division of colons.
  var name: String
  var block: HTMLBlock
  var attributes: Attributes
  /// The opening tag; an empty range where HTML lets it be left out.
  let opening: SourceRange
  /// From the opening tag to the last of what it holds.
  var range: SourceRange
  /// How many blocks of the flow came before it.
  var start: Int

  /// What a line of colons opened; nil for raw HTML.
  var fence: Division?
  /// The number of a list's first item; nil for bullets.
  var firstNumber: Int?
  /// How a list counts.
  var numbering = ListNumbering.decimal
  var items: [List.Item] = []
  /// Of an item: nil without a box, else whether it is ticked.
  var isChecked: Bool?
  var entries: [DefinitionList.Entry] = []
  /// The rows of a table.
  var rows: [HTMLTable.Row] = []
  /// The cells of a row.
  var cells: [HTMLTable.Cell] = []
  /// How many columns and rows a cell spans.
  var span = (columns: 1, rows: 1)
  /// The caption of a table or a figure, the summary of details.
  var text: InlineText?

  init(
    _ name: String, _ block: HTMLBlock, _ attributes: Attributes = Attributes(),
    at range: SourceRange, start: Int
  ) {
    self.name = name
    self.block = block
    self.attributes = attributes
    self.range = range
    self.start = start
    opening = range
  }

  /// The division that a line of colons opens.
  init(_ fence: Division, at range: SourceRange, start: Int) {
    self.init("", .division, fence.attributes, at: range, start: start)
    self.fence = fence
  }

  /// The element that a tag opens.
  init(
    _ tag: HTMLTag, _ block: HTMLBlock, _ attributes: Attributes, at range: SourceRange,
    start: Int
  ) {
    self.init(tag.name, block, attributes, at: range, start: start)
    if block == .list(isOrdered: true) {
      firstNumber = tag["start"].flatMap { Int($0) } ?? 1
      numbering = ListNumbering(htmlType: tag["type"])
    }
    // A cell spans at most 1,000 columns and 65,534 rows (WHATWG, HTML, 4.9.11).
    if case .cell = block {
      span.columns = min(max(tag["colspan"].flatMap { Int($0) } ?? 1, 1), 1000)
      span.rows = min(max(tag["rowspan"].flatMap { Int($0) } ?? 1, 1), 65_534)
    }
  }
}

extension Attributes {
  /// Whether they say no more than the names of the place.
  var areNames: Bool {
    var others = self
    others.id = nil
    others.aliases = []
    return others == Attributes()
  }

  /// Takes what is said of an element that holds no more than this.
  mutating func inherit(_ outer: Attributes) {
    for name in outer.names { addName(name) }
    language = language ?? outer.language
    direction = direction ?? outer.direction
    alignment = alignment ?? outer.alignment
    classes += outer.classes
  }
}
