/// A picture in a line of text, in points: it grows with the text around it.
public struct InlinePicture: Sendable, Hashable {
  /// As the article writes it.
  public var destination: String
  public var width: Double
  public var height: Double
  /// How far it reaches below the baseline.
  public var drop: Double

  public init(destination: String, width: Double, height: Double, drop: Double) {
    self.destination = destination
    self.width = width
    self.height = height
    self.drop = drop
  }

  /// Browsers set body text at 16 pixels: a picture that was made to stand in such a line has this many an em.
  static let pixelsPerEm = 16.0
  /// In ems: no line gets taller by a picture, at the tightest leading of the ramp (AX5, 62 on 53).
  static let tallest = 1.1
  /// In ems: about the height of capitals. What is no taller stands on the baseline; the rest is centered on it.
  static let capitals = 0.72
  /// In ems; a strip that is wider gets lower.
  static let widest = 40.0

  /// A picture of a size in text of a size in points.
  init(_ destination: String, of size: PictureSizes.Size, em: Double) {
    var height = min(size.height / Self.pixelsPerEm, Self.tallest)
    var width = height * size.width / size.height
    if width > Self.widest {
      height *= Self.widest / width
      width = Self.widest
    }
    self.init(
      destination: destination, width: width * em, height: height * em,
      drop: max(0, height - Self.capitals) / 2 * em)
  }

  /// The same in text that is smaller by a factor.
  public func scaled(by scale: Double) -> InlinePicture {
    InlinePicture(
      destination: destination, width: width * scale, height: height * scale, drop: drop * scale)
  }
}
