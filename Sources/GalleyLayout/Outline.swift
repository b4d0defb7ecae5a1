/// A closed form of lines and curves. What an even number of contours surround is a hole.
package struct Outline: Sendable, Hashable {
  /// A piece of a contour; curves are cubic.
  package enum Segment: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  package private(set) var segments: [Segment] = []

  init() {}

  /// A rectangle with round corners.
  package static func box(_ frame: Rect, corner: Double) -> Outline {
    var outline = Outline()
    outline.addBox(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height, corner: corner)
    return outline
  }

  /// The form stretched from the unit square to a frame.
  package func placed(in frame: Rect) -> [Segment] {
    func placed(_ point: Point) -> Point {
      Point(x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.height)
    }
    return segments.map { segment in
      switch segment {
      case .move(let point): .move(placed(point))
      case .line(let point): .line(placed(point))
      case .curve(let a, let b, let end): .curve(placed(a), placed(b), placed(end))
      case .close: .close
      }
    }
  }

  // MARK: - Drawing

  mutating func move(_ x: Double, _ y: Double) { segments.append(.move(Point(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { segments.append(.line(Point(x: x, y: y))) }

  mutating func curve(
    _ a: (Double, Double), _ b: (Double, Double), _ end: (Double, Double)
  ) {
    segments.append(
      .curve(Point(x: a.0, y: a.1), Point(x: b.0, y: b.1), Point(x: end.0, y: end.1)))
  }

  mutating func close() { segments.append(.close) }

  mutating func addCircle(_ x: Double, _ y: Double, radius: Double) {
    addBox(
      x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, corner: radius)
  }

  mutating func addBox(
    x: Double, y: Double, width: Double, height: Double, corner r: Double
  ) {
    // How far the control points of a quarter circle stand from its corner, in radii.
    let k = r * (1 - 0.5522847498)
    let (right, bottom) = (x + width, y + height)
    move(x + r, y)
    line(right - r, y)
    curve((right - k, y), (right, y + k), (right, y + r))
    line(right, bottom - r)
    curve((right, bottom - k), (right - k, bottom), (right - r, bottom))
    line(x + r, bottom)
    curve((x + k, bottom), (x, bottom - k), (x, bottom - r))
    line(x, y + r)
    curve((x, y + k), (x + k, y), (x + r, y))
    close()
  }

  /// A polygon whose corners are rounded off from a distance on.
  mutating func addPolygon(_ points: [(Double, Double)], corner: Double) {
    func toward(_ a: (Double, Double), _ b: (Double, Double), _ distance: Double) -> (
      Double, Double
    ) {
      let (dx, dy) = (b.0 - a.0, b.1 - a.1)
      let share = distance / max((dx * dx + dy * dy).squareRoot(), 1e-9)
      return (a.0 + dx * share, a.1 + dy * share)
    }
    for (index, point) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let start = toward(point, before, corner)
      if index == 0 { move(start.0, start.1) } else { line(start.0, start.1) }
      guard corner > 0 else { continue }
      // A parabola around the corner, raised to a cubic curve.
      let end = toward(point, after, corner)
      curve(toward(point, before, corner / 3), toward(point, after, corner / 3), end)
    }
    close()
  }
}
