/// How far a text may shrink to fit its place, as SwiftUI's `minimumScaleFactor` says.
///
/// Text that does not fit shrinks, by no more than it needs and to no less than `factor` times its
/// size; what still does not fit is for the caller to wrap or cut. Text that fits stays as it is.
/// Where the floor is above that, the floor wins: text is never set smaller than the floor, and
/// text below it is raised.
///
/// Source: Apple, SwiftUI `minimumScaleFactor(_:)` and UIKit `UILabel.minimumScaleFactor`.
public struct MinimumScale: Hashable, Sendable {
  /// The smallest allowed size as a part of the full one, above 0 and at most 1.
  public let factor: Double

  /// A type as shrunk to its place.
  public struct Fitted: Hashable, Sendable {
    /// The size and leading to set.
    public let type: ScaledType
    /// The size to set as a part of the size before.
    public let scale: Double
    /// Whether the text fits at that size.
    public let fits: Bool
    /// A record when the floor kept it larger.
    public let floorRecord: FloorRecord?
  }

  /// Shrinking down to `factor`, by default 1: none.
  ///
  /// A factor above 1 counts as 1, and so does one that is not a number or not above 0, because
  /// text must not vanish by mistake.
  public init(_ factor: Double = 1) {
    self.factor = factor > 0 && factor <= 1 ? factor : 1
  }

  /// Shrinking down to a factor that comes from outside.
  ///
  /// Throws ``SizeError`` unless `factor` is above 0 and at most 1.
  public init(validating factor: Double) throws(SizeError) {
    try SizeError.check(positive: factor, "minimum scale factor")
    guard factor <= 1 else {
      throw .outOfRange(what: "minimum scale factor", value: factor, lowest: 0, highest: 1)
    }
    self.factor = factor
  }

  /// `type` shrunk so that text of `needed` points goes into `available` points, if it may.
  ///
  /// Lengths are along the line and shrink with the size. Leading shrinks by the same ratio. A
  /// length that is not a number counts as 0; text that needs nothing fits.
  public func fit(
    _ type: ScaledType, needed: Double, available: Double, floor: SizeFloor = SizeFloor()
  ) -> Fitted {
    let (needed, available) = (max(needed.bounded, 0), max(available.bounded, 0))
    let room = needed > 0 ? available / needed : 1
    let allowed = max(min(room, 1), factor)
    let shrunk = ScaledType(size: type.size * allowed, leading: type.leading * allowed)
    let (set, record) = floor.applied(to: shrunk)
    return Fitted(
      type: set, scale: type.size > 0 ? set.size / type.size : 1,
      fits: needed == 0 || set.size <= type.size * room, floorRecord: record)
  }
}
