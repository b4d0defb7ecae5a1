public import GalleyArticle
public import GalleyConfiguration

/// A picture and its caption; the stand-in is set when the picture cannot be shown.
public struct StyledFigure: Sendable {
  public var image: Image
  /// The text alternative, in the caption's style, for a picture that cannot be shown.
  public var standIn: StyledText
  /// Nil when there is none.
  public var caption: StyledText?
  /// Between picture and caption.
  public var gap: Double
  /// Of the frame around the stand-in.
  public var frameColor: Color
  /// Whether the author says that it means nothing, so that no reader is told of it.
  public var isDecorative = false
  /// How wide its author wants it; nil for its own width.
  public var width: PictureWidth?
  /// How many points a pixel may take, 1 or more; drawings have no pixels and no bound.
  public var upscale = 1.0
  /// Where it stands when it is narrower than the measure.
  public var alignment = RoleStyle.Alignment.start
  /// The destination of the link that it is; nil for none.
  public var link: String?

  public init(
    image: Image, standIn: StyledText, caption: StyledText?, gap: Double, frameColor: Color
  ) {
    self.image = image
    self.standIn = standIn
    self.caption = caption
    self.gap = gap
    self.frameColor = frameColor
  }
}
