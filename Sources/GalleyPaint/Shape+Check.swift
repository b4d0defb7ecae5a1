internal import GalleyLayout

extension Shape {
  /// The corners of a check mark in its frame, in points: down to the foot, then up. Joins and ends are round.
  ///
  /// All painters draw the same mark. Nil for other shapes.
  var checkCorners: (start: Point, foot: Point, end: Point)? {
    guard case .check = kind else { return nil }
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.x + x * frame.width, y: frame.y + y * frame.height)
    }
    return (corner(0.22, 0.52), corner(0.42, 0.73), corner(0.78, 0.29))
  }
}
