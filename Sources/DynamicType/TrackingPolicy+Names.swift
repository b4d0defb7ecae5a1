extension TrackingPolicy {
  /// The policy's name: `emulated`, `sfPro`, `sfProRounded`, `newYork`, `none` or `table`.
  public var name: String {
    switch self {
    case .emulated: "emulated"
    case .sfPro: "sfPro"
    case .sfProRounded: "sfProRounded"
    case .newYork: "newYork"
    case .none: "none"
    case .table: "table"
    }
  }

  /// The policy of that name; letter case, spaces, hyphens and underscores do not matter.
  ///
  /// Throws ``NameError`` with the nearest name when nothing matches, and for `table`, which needs
  /// its rows.
  public init(name: String) throws(NameError) {
    switch Spelling(name).text {
    case "emulated": self = .emulated
    case "sfpro": self = .sfPro
    case "sfprorounded": self = .sfProRounded
    case "newyork": self = .newYork
    case "none", "off": self = .none
    case "table":
      throw NameError(
        kind: "tracking policy", name: name,
        remedy: "a table has no name of its own; give its sizes and values in the font set")
    default:
      throw NameError(
        kind: "tracking policy", name: name,
        choices: ["emulated", "sfPro", "sfProRounded", "newYork", "none"])
    }
  }

  /// A table policy of rows that come from outside, which may be in any order.
  ///
  /// Throws ``TrackingError`` when there is no row, when a size is not above 0, when two rows have
  /// the same size, or when a value is not finite or beyond a whole em.
  public init(points: [Point]) throws(TrackingError) {
    guard !points.isEmpty else { throw .empty }
    for point in points {
      guard point.size.isFinite, point.size > 0, point.size <= SizeError.largest else {
        throw .size(value: plainNumber(point.size))
      }
      guard point.thousandths.magnitude <= 1000 else {
        throw .thousandths(size: point.size, value: plainNumber(point.thousandths))
      }
    }
    let sorted = points.sorted { $0.size < $1.size }
    for (point, next) in zip(sorted, sorted.dropFirst()) where point.size == next.size {
      throw .duplicate(size: point.size)
    }
    self = .table(sorted)
  }
}
