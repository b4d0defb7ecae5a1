public import GalleyConfiguration

/// Blocks quoted from elsewhere, with a bar along their side.
public struct StyledQuote: Sendable {
  public var blocks: [StyledBlock]
  /// From the edge to the text.
  public var indent: Double
  /// The width of the bar.
  public var bar: Double
  public var barColor: Color
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    blocks: [StyledBlock], indent: Double, bar: Double, barColor: Color, leastMeasure: Double
  ) {
    self.blocks = blocks
    self.indent = indent
    self.bar = bar
    self.barColor = barColor
    self.leastMeasure = leastMeasure
  }
}
