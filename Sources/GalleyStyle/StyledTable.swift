public import GalleyArticle
public import GalleyConfiguration

/// A table; every row has as many cells as `alignments`.
public struct StyledTable: Sendable {
  /// One row.
  public struct Row: Sendable {
    public var cells: [StyledText]
    /// Its source.
    public var range: SourceRange

    public init(cells: [StyledText], range: SourceRange) {
      self.cells = cells
      self.range = range
    }
  }

  /// One a column.
  public var alignments: [Table.Alignment]
  /// Nil when the table has none.
  public var header: Row?
  public var rows: [Row]
  /// Set above the table; nil when there is none.
  public var caption: StyledText?
  /// Left and right of a cell's text.
  public var paddingX: Double
  /// Above and below a cell's text.
  public var paddingY: Double
  /// The thickness of the rules below rows.
  public var rule: Double
  public var ruleColor: Color
  /// The least width of a column that has to cut words; with less, rows become blocks of labeled values.
  public var leastColumn: Double
  /// How far its texts may shrink to fit, 0 < scale <= 1; no size gets under the sheet's floor by it.
  public var leastScale: Double

  public init(
    alignments: [Table.Alignment], header: Row?, rows: [Row], caption: StyledText?,
    paddingX: Double, paddingY: Double, rule: Double, ruleColor: Color, leastColumn: Double = 0,
    leastScale: Double = 1
  ) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.caption = caption
    self.paddingX = paddingX
    self.paddingY = paddingY
    self.rule = rule
    self.ruleColor = ruleColor
    self.leastColumn = leastColumn
    self.leastScale = leastScale
  }
}
