public import GalleyConfiguration

/// Blocks under a summary, shown open.
public struct StyledDetails: Sendable {
  public var summary: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the blocks, and to the summary's text: its triangle stands in it.
  public var indent: Double
  /// Between the summary and the first block.
  public var summarySpacing: Double
  /// The side of the triangle.
  public var marker: Double
  public var markerColor: Color
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    summary: StyledText, blocks: [StyledBlock], indent: Double, summarySpacing: Double,
    marker: Double, markerColor: Color, leastMeasure: Double
  ) {
    self.summary = summary
    self.blocks = blocks
    self.indent = indent
    self.summarySpacing = summarySpacing
    self.marker = marker
    self.markerColor = markerColor
    self.leastMeasure = leastMeasure
  }
}
