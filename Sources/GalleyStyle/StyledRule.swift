public import GalleyConfiguration

/// A line across the measure.
public struct StyledRule: Sendable {
  public var thickness: Double
  public var color: Color
  /// The share of the measure it takes, 0 < width <= 1.
  public var width: Double

  public init(thickness: Double, color: Color, width: Double = 1) {
    self.thickness = thickness
    self.color = color
    self.width = width
  }
}
