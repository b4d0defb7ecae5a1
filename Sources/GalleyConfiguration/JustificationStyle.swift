/// How far the spaces of justified lines give way.
///
/// A line that would need wider ones ends where it does, because gaps that run through a paragraph are worse.
public struct JustificationStyle: Hashable, Sendable {
  /// The widest that a space may get, in ems.
  public var widestSpace: Double
  /// The narrowest, as a part of its own width.
  public var narrowestSpace: Double

  public init(widestSpace: Double = 0.75, narrowestSpace: Double = 0.8) {
    self.widestSpace = widestSpace
    self.narrowestSpace = narrowestSpace
  }
}
