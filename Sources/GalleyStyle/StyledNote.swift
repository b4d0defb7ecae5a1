/// A footnote: its number hangs like a list's marker and links back to the reference.
public struct StyledNote: Sendable {
  /// The label in the article, which the note's anchor is made of.
  public var label: String
  /// From 1; what references show.
  public var number: Int
  /// The number with its point.
  public var marker: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the text at least; more where the marker needs it.
  public var indent: Double
  /// Between the marker and the text.
  public var markerGap: Double

  public init(
    label: String, number: Int, marker: StyledText, blocks: [StyledBlock], indent: Double,
    markerGap: Double
  ) {
    self.label = label
    self.number = number
    self.marker = marker
    self.blocks = blocks
    self.indent = indent
    self.markerGap = markerGap
  }
}
