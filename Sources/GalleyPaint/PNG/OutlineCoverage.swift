internal import GalleyLayout

/// How much of each pixel a form covers; holes are left out.
///
/// Exact along rows, sampled `samples` times down a pixel. Only sums, products and quotients, so that all machines agree.
struct OutlineCoverage {
  /// The pixels that the form may touch.
  let area: PixelRect
  private var shares: [Double]

  private static let samples = 8
  /// The lines that a curve becomes: at the largest size each is a few pixels long.
  private static let pieces = 16

  private struct Edge {
    var a: Point
    var b: Point
  }

  /// A form in points, painted at a scale.
  init(_ segments: [Outline.Segment], scale: Double) {
    let edges = Self.edges(segments, scale: scale)
    area = Self.area(of: edges)
    shares = [Double](repeating: 0, count: area.columns.count * area.rows.count)
    for row in area.rows {
      for sample in 0..<Self.samples {
        let y = Double(row) + (Double(sample) + 0.5) / Double(Self.samples)
        add(Self.crossings(of: edges, at: y), row: row)
      }
    }
  }

  /// From 0 to 1; 0 outside the area.
  subscript(x: Int, y: Int) -> Double {
    guard area.columns.contains(x), area.rows.contains(y) else { return 0 }
    return shares[
      (y - area.rows.lowerBound) * area.columns.count + x - area.columns.lowerBound]
  }

  /// Adds what lies between each pair of crossings on one row of samples.
  private mutating func add(_ crossings: [Double], row: Int) {
    let base = (row - area.rows.lowerBound) * area.columns.count
    for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
      let (start, end) = (crossings[pair], crossings[pair + 1])
      let first = max(Int(start.rounded(.down)), area.columns.lowerBound)
      let last = min(Int(end.rounded(.up)), area.columns.upperBound)
      guard first < last else { continue }
      for column in first..<last {
        let overlap = min(end, Double(column + 1)) - max(start, Double(column))
        shares[base + column - area.columns.lowerBound] +=
          max(0, overlap) / Double(Self.samples)
      }
    }
  }

  private static func crossings(of edges: [Edge], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for edge in edges where (edge.a.y <= y) != (edge.b.y <= y) {
      let share = (y - edge.a.y) / (edge.b.y - edge.a.y)
      crossings.append(edge.a.x + share * (edge.b.x - edge.a.x))
    }
    return crossings.sorted()
  }

  private static func area(of edges: [Edge]) -> PixelRect {
    guard let first = edges.first else { return PixelRect(columns: 0..<0, rows: 0..<0) }
    var (left, right, top, bottom) = (first.a.x, first.a.x, first.a.y, first.a.y)
    for edge in edges {
      left = min(left, edge.b.x)
      right = max(right, edge.b.x)
      top = min(top, edge.b.y)
      bottom = max(bottom, edge.b.y)
    }
    func pixels(_ from: Double, _ to: Double) -> Range<Int> {
      PixelRect.pixel(from.rounded(.down))..<PixelRect.pixel(to.rounded(.up))
    }
    return PixelRect(columns: pixels(left, right), rows: pixels(top, bottom))
  }

  private static func edges(_ segments: [Outline.Segment], scale: Double) -> [Edge] {
    var edges: [Edge] = []
    var start = Point(x: 0, y: 0)
    var pen = start
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    func go(to point: Point) {
      edges.append(Edge(a: pen, b: point))
      pen = point
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        start = scaled(point)
        pen = start
      case .line(let point): go(to: scaled(point))
      case .curve(let a, let b, let end):
        let (from, a, b, end) = (pen, scaled(a), scaled(b), scaled(end))
        for piece in 1...pieces {
          go(to: Self.point(at: Double(piece) / Double(pieces), from, a, b, end))
        }
      case .close: go(to: start)
      }
    }
    return edges
  }

  private static func point(
    at t: Double, _ from: Point, _ a: Point, _ b: Point, _ end: Point
  ) -> Point {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: p * from.x + q * a.x + r * b.x + s * end.x, y: p * from.y + q * a.y + r * b.y + s * end.y)
  }
}
