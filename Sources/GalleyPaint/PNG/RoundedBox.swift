/// A box on whole pixels with round corners, and how much of each pixel it covers.
struct RoundedBox {
  private let centerX: Double
  private let centerY: Double
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double

  init(_ rect: PixelRect, radius: Double) {
    centerX = Double(rect.columns.lowerBound + rect.columns.upperBound) / 2
    centerY = Double(rect.rows.lowerBound + rect.rows.upperBound) / 2
    halfWidth = Double(rect.columns.count) / 2
    halfHeight = Double(rect.rows.count) / 2
    self.radius = max(0, min(radius, halfWidth, halfHeight))
  }

  /// How many pixels from its corner an edge may be round; 0 for a sharp corner.
  var cornerCount: Int {
    radius <= 0.5 ? 0 : min(Int(radius.rounded(.up)), Int(halfWidth), Int(halfHeight))
  }

  /// From 0 to 1, by the distance of the pixel's middle from the edge.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let qx = abs(Double(x) + 0.5 - centerX) - (halfWidth - radius)
    let qy = abs(Double(y) + 0.5 - centerY) - (halfHeight - radius)
    let (ox, oy) = (max(qx, 0), max(qy, 0))
    let distance = (ox * ox + oy * oy).squareRoot() + min(max(qx, qy), 0) - radius
    return min(max(0.5 - distance, 0), 1)
  }
}

extension PixelRect {
  /// Where a part of a rectangle lies in it.
  enum Place {
    case corner, edge, middle
  }

  /// The rectangle cut into nine, fewer when there is no corner; empty parts are left out.
  func parts(corner: Int) -> [(rect: PixelRect, place: Place)] {
    func cut(_ range: Range<Int>) -> [(Range<Int>, Bool)] {
      let (first, last) = (range.lowerBound + corner, range.upperBound - corner)
      return [
        (range.lowerBound..<first, true), (first..<max(first, last), false),
        (max(first, last)..<range.upperBound, true),
      ]
    }
    return cut(rows).flatMap { rows, isEndOfRows in
      cut(columns).compactMap { columns, isEndOfColumns in
        let rect = PixelRect(columns: columns, rows: rows)
        let place: Place =
          isEndOfRows && isEndOfColumns ? .corner : isEndOfRows || isEndOfColumns ? .edge : .middle
        return rect.isEmpty ? nil : (rect, place)
      }
    }
  }

  /// The four strips along the edges.
  func sides(width: Int) -> [PixelRect] {
    [
      PixelRect(columns: columns, rows: rows.prefix(width)),
      PixelRect(columns: columns, rows: rows.suffix(width)),
      PixelRect(columns: columns.prefix(width), rows: rows),
      PixelRect(columns: columns.suffix(width), rows: rows),
    ]
  }
}
