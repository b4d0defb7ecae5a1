/// How letters are spaced by the size of the type.
///
/// A policy is chosen for a font set. It gives one number for a size; where tracking must not be
/// applied at all (joined scripts, a face that spaces itself by an optical size axis) is decided
/// where text is set.
public enum TrackingPolicy: Hashable, Sendable {
  /// The default for custom fonts: the face as drawn at its base size, wider below, tighter above,
  /// bounded.
  ///
  /// `D(size) − D(base)` with `D(s) = −22.3 + 185 e^(−0.1745 s)`. Source: the dynamic metrics
  /// curve published for the Inter typeface.
  case emulated
  /// SF Pro's table, absolute by size.
  case sfPro
  /// SF Pro Rounded's table, absolute by size.
  case sfProRounded
  /// New York's table, absolute by size.
  case newYork
  /// None: what UIKit does with a custom font.
  case none
  /// The font set's own rows, linear between them; make it with ``init(points:)``, which checks.
  case table([Point])

  /// One row of a table: a size in points and its tracking in thousandths of an em.
  public typealias Point = TrackingTable.Point

  /// The tracking at `size`, in thousandths of an em.
  ///
  /// For ``emulated``, sizes are cut to 0 at least and the result lies between −185 and 185; equal
  /// sizes track equally, and a smaller size never tighter than a larger. For the tables, sizes
  /// beyond the ends take the end's value. Never traps; a size or base that is not a number gives
  /// 0.
  ///
  /// - Parameters:
  ///   - size: the size the text is set at, in points.
  ///   - base: the size at which the set draws this style by default, in points; only
  ///     ``emulated`` uses it.
  public func tracking(size: Double, base: Double) -> Double {
    switch self {
    case .emulated:
      guard !size.isNaN, !base.isNaN else { return 0 }
      // The constant of the curve cancels; computing it twice would only round twice.
      return 185 * (Exponential.decay(size) - Exponential.decay(base))
    case .sfPro: return TrackingTable.sfPro.tracking(size: size)
    case .sfProRounded: return TrackingTable.sfProRounded.tracking(size: size)
    case .newYork: return TrackingTable.newYork.tracking(size: size)
    case .none: return 0
    case .table(let points): return TrackingTable.tracking(size: size, in: points)
    }
  }

  /// The tracking at `size` in points, to add after each cluster.
  public func trackingPoints(size: Double, base: Double) -> Double {
    tracking(size: size, base: base) * size.bounded / 1000
  }

  /// The curve `D(s) = −22.3 + 185 e^(−0.1745 s)` of the emulated policy, in thousandths of an em,
  /// within 10⁻⁹ of the true value (the error is under 10⁻¹²).
  ///
  /// - Parameter size: the size in points; below 0 and not a number count as 0.
  public static func curve(size: Double) -> Double {
    -22.3 + 185 * Exponential.decay(size)
  }
}
