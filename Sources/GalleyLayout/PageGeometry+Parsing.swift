internal import DynamicType

extension PageGeometry {
  /// The least and the greatest side of a page in points.
  public static let sides: ClosedRange<Double> = 72...longestSide

  /// Reads a geometry: a name (`phone`, `a4-landscape`), or a width and a height with a unit (`100x200mm`, `4x6in`,
  /// `360x640`); points when there is no unit.
  ///
  /// A size of one's own is paper: it has pages and exact distances. Letter case does not matter.
  public init(parsing text: String) throws(GeometryError) {
    let folded = text.lowercased().replacing("×", with: "x")
    if let known = Self.named.first(where: { $0.name == folded }) {
      self = known
      return
    }
    guard let size = Self.measured(folded) else { throw .unknown(text) }
    for side in [size.width, size.height] where !Self.sides.contains(side) {
      throw .outOfRange(text)
    }
    self.init(name: folded, width: size.width, height: size.height, deviceScale: nil)
  }

  /// Points in a unit: 72 an inch, 25.4 mm an inch.
  private static let units: [(name: String, points: Double)] = [
    ("pt", 1), ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72), ("", 1),
  ]

  /// `WxH` with a unit after the height, and after the width too where a person likes.
  private static func measured(_ text: String) -> Size? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let parts = text.dropLast(unit.name.utf8.count).split(
      separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let first = parts[0].hasSuffix(unit.name) ? parts[0].dropLast(unit.name.utf8.count) : parts[0]
    guard let width = decimal(first), let height = decimal(parts[1]) else { return nil }
    return Size(width: width * unit.points, height: height * unit.points)
  }

  private static func decimal(_ text: Substring) -> Double? {
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isDecimal, !text.isEmpty, text.utf8.count <= 20 else { return nil }
    return Double(text)
  }
}
