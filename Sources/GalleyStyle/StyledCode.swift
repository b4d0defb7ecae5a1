public import GalleyConfiguration

/// Code on its background; a line of the text ends at U+2028.
public struct StyledCode: Sendable {
  /// Tabs are expanded to spaces; each line feed is U+2028.
  public var text: StyledText
  public var background: Color
  /// Between the edge of the background and the text.
  public var padding: Double
  /// Of the background.
  public var cornerRadius: Double

  public init(text: StyledText, background: Color, padding: Double, cornerRadius: Double) {
    self.text = text
    self.background = background
    self.padding = padding
    self.cornerRadius = cornerRadius
  }
}
