public import GalleyArticle
public import GalleyConfiguration

/// Advice with a bar, an icon and a title: what kind it is shows in shape and word, never in color alone.
public struct StyledAlert: Sendable {
  public var kind: Alert.Kind
  /// The author's, or the word for the kind in the article's language.
  public var title: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the text.
  public var indent: Double
  /// The width of the bar.
  public var bar: Double
  /// Of the bar, the icon and the title.
  public var color: Color
  /// The side of the square that the icon fills, before the title.
  public var icon: Double
  /// Between icon and title.
  public var iconGap: Double
  /// Between the title and the first block.
  public var titleSpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    _ kind: Alert.Kind, title: StyledText, blocks: [StyledBlock], indent: Double, bar: Double,
    color: Color, icon: Double, iconGap: Double, titleSpacing: Double, leastMeasure: Double
  ) {
    self.kind = kind
    self.title = title
    self.blocks = blocks
    self.indent = indent
    self.bar = bar
    self.color = color
    self.icon = icon
    self.iconGap = iconGap
    self.titleSpacing = titleSpacing
    self.leastMeasure = leastMeasure
  }
}
