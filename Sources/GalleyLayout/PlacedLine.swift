/// A line of text where it stands on a page.
public struct PlacedLine: Sendable, Hashable {
  /// The band of its leading, as wide as the block that it belongs to.
  public var band: Rect
  /// The height of its baseline.
  public var baseline: Double
  /// The rectangle of its ink; nil when it has none.
  public var ink: Rect?

  public init(band: Rect, baseline: Double, ink: Rect? = nil) {
    self.band = band
    self.baseline = baseline
    self.ink = ink
  }
}
