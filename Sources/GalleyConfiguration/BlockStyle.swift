/// Distances inside blocks, in ems of the block's own text unless it says otherwise, so that they grow with it.
public struct BlockStyle: Hashable, Sendable {
  /// From the edge of a list to the text of its items.
  public var listIndent: Double
  /// Between a marker and the text.
  public var markerGap: Double
  /// Between items of a tight list; a loose one has the paragraph's own.
  public var itemSpacing: Double
  /// The side of a task's box: about the height of capitals.
  public var taskBox: Double
  /// From the edge of a quote to its text.
  public var quoteIndent: Double
  /// The width of the bar beside a quote.
  public var quoteBar: Double
  /// From the edge of an alert to its text.
  public var alertIndent: Double
  /// The width of the bar beside an alert.
  public var alertBar: Double
  /// The side of the square that an alert's icon fills, in ems of its title.
  public var alertIcon: Double
  /// Between an alert's icon and its title, in ems of the title.
  public var alertIconGap: Double
  /// From the edge of definitions to their text; terms stand at the edge.
  public var definitionIndent: Double
  /// From the edge of details to their summary and blocks.
  public var detailsIndent: Double
  /// The side of the triangle before a summary, in ems of the summary.
  public var detailsMarker: Double
  /// From the edge of a code block's background to the code.
  public var codePadding: Double
  /// The radius of the background's corners.
  public var codeCorner: Double
  /// Left and right of a cell's text.
  public var cellPaddingX: Double
  /// Above and below a cell's text.
  public var cellPaddingY: Double
  /// Between a picture and its caption, in ems of the caption.
  public var figureGap: Double
  /// How many points a pixel of a picture may take.
  public var figureUpscale: Double
  /// The share of a transparent picture's ink that may be lost on the page; with more, a plate stands behind it.
  public var figurePlate: Double
  /// The thickness of rules.
  public var rule: Double
  /// Above and below the rule of a thematic break.
  public var breakSpace: Double
  /// The measure that indents must leave.
  public var leastMeasure: Double
  /// The size of footnote references and superscripts relative to their surroundings.
  public var superscriptScale: Double
  /// The size of monospaced text relative to its surroundings.
  public var monospacedScale: Double

  public init(
    listIndent: Double = 1.6, markerGap: Double = 0.5, itemSpacing: Double = 0.3,
    taskBox: Double = 0.72, quoteIndent: Double = 1, quoteBar: Double = 0.18,
    alertIndent: Double = 1, alertBar: Double = 0.18, alertIcon: Double = 1,
    alertIconGap: Double = 0.4, definitionIndent: Double = 1.6, detailsIndent: Double = 1.6,
    detailsMarker: Double = 0.6, codePadding: Double = 0.7, codeCorner: Double = 0.4,
    cellPaddingX: Double = 0.5, cellPaddingY: Double = 0.4, figureGap: Double = 0.5,
    figureUpscale: Double = 1, figurePlate: Double = 0.25,
    rule: Double = 0.05, breakSpace: Double = 1.5, leastMeasure: Double = 8,
    superscriptScale: Double = 0.7, monospacedScale: Double = 0.94
  ) {
    self.listIndent = listIndent
    self.markerGap = markerGap
    self.itemSpacing = itemSpacing
    self.taskBox = taskBox
    self.quoteIndent = quoteIndent
    self.quoteBar = quoteBar
    self.alertIndent = alertIndent
    self.alertBar = alertBar
    self.alertIcon = alertIcon
    self.alertIconGap = alertIconGap
    self.definitionIndent = definitionIndent
    self.detailsIndent = detailsIndent
    self.detailsMarker = detailsMarker
    self.codePadding = codePadding
    self.codeCorner = codeCorner
    self.cellPaddingX = cellPaddingX
    self.cellPaddingY = cellPaddingY
    self.figureGap = figureGap
    self.figureUpscale = figureUpscale
    self.figurePlate = figurePlate
    self.rule = rule
    self.breakSpace = breakSpace
    self.leastMeasure = leastMeasure
    self.superscriptScale = superscriptScale
    self.monospacedScale = monospacedScale
  }
}
