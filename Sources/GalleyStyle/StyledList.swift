public import GalleyArticle
public import GalleyConfiguration

/// A list: how far its items are set in, and each item's marker and blocks.
public struct StyledList: Sendable {
  /// What stands before an item.
  public enum Marker: Sendable {
    /// A bullet or a number.
    case text(StyledText)
    /// A box of a side in points, drawn on the first line's baseline.
    case task(isDone: Bool, side: Double, color: Color)
  }

  /// One item.
  public struct Item: Sendable {
    public var marker: Marker
    public var blocks: [StyledBlock]
    /// Its source, with the marker.
    public var range: SourceRange

    public init(marker: Marker, blocks: [StyledBlock], range: SourceRange) {
      self.marker = marker
      self.blocks = blocks
      self.range = range
    }
  }

  public var items: [Item]
  /// How the markers count; nil where they do not.
  public var numbering: ListNumbering?
  /// That of its first text that has one, else of the article's, which its markers stand on the side of; nil when there
  /// is none.
  public var direction: TextDirection?
  /// From the edge to the text at least; more where a marker needs it.
  public var indent: Double
  /// Between the marker and the text.
  public var markerGap: Double
  /// Between items.
  public var itemSpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    items: [Item], numbering: ListNumbering?, indent: Double, markerGap: Double,
    itemSpacing: Double, leastMeasure: Double, direction: TextDirection? = nil
  ) {
    self.items = items
    self.numbering = numbering
    self.direction = direction
    self.indent = indent
    self.markerGap = markerGap
    self.itemSpacing = itemSpacing
    self.leastMeasure = leastMeasure
  }
}
