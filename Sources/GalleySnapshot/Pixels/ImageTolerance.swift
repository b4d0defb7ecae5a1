/// What two images may differ in and still match.
public struct ImageTolerance: Sendable, Hashable {
  /// How far apart two colors of one place may be.
  public enum Color: Sendable, Hashable {
    /// Not at all.
    case exact
    /// Each channel by so much, 0 to 255.
    case channels(Int)
    /// By so much of the distance between black and white as eyes tell it, 0 to 1: ``ColorDistance``.
    case perceptual(Double)
  }

  public var color: Color
  /// The share of all pixels that may be further apart than that, 0 to 1.
  public var share: Double
  /// Whether pixels may differ where both images have the edge of a shape there, smoothed in another way.
  public var allowsSmoothing: Bool
  /// Where nothing counts.
  public var ignoredAreas: [PixelArea]

  /// Nothing may differ.
  public static let exact = ImageTolerance()

  public init(
    color: Color = .exact, share: Double = 0, allowsSmoothing: Bool = false,
    ignoredAreas: [PixelArea] = []
  ) {
    self.color = color
    self.share = share
    self.allowsSmoothing = allowsSmoothing
    self.ignoredAreas = ignoredAreas
  }
}
