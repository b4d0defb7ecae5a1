internal import GalleyConfiguration
internal import GalleyLayout

extension Color {
  /// The color as a pixel.
  var pixel: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension Canvas {
  /// Paints a shape: straight edges on whole pixels, round ones smoothed.
  func paint(_ shape: Shape, scale: Double) {
    let color = shape.color.pixel
    switch shape.kind {
    case .fill(let radius):
      let thickness = min(shape.frame.width, shape.frame.height)
      fillRounded(
        PixelRect(shape.frame, scale: scale), radius: radius * scale,
        ink: Ink(color: color, strength: Self.strength(of: thickness, scale: scale)))
    case .outline(let width, let radius):
      outline(
        PixelRect(shape.frame, scale: scale), width: max(1, PixelRect.pixel(width * scale)),
        radius: radius * scale,
        ink: Ink(color: color, strength: Self.strength(of: width, scale: scale)))
    case .check(let width):
      check(shape, width: max(1, width * scale), scale: scale, color: color)
    case .symbol(let symbol):
      let coverage = OutlineCoverage(symbol.outline.placed(in: shape.frame), scale: scale)
      blend(coverage.area, color: color) { x, y in coverage[x, y] }
    }
  }

  /// A color and how much of it goes on, from 0 to 1.
  private struct Ink {
    var color: UInt32
    var strength: Double
  }

  /// On a reduced page a line is still a pixel wide; so that it does not stand out there, it is as faint as it would
  /// be had the page been painted at one pixel a point and reduced then.
  private static func strength(of thickness: Double, scale: Double) -> Double {
    scale < 1 ? min(1, max(1, thickness) * scale) : 1
  }

  private func fill(_ rect: PixelRect, ink: Ink) {
    if ink.strength == 1 { return fill(rect, color: ink.color) }
    blend(rect, color: ink.color) { _, _ in ink.strength }
  }

  private func fillRounded(_ rect: PixelRect, radius: Double, ink: Ink) {
    let box = RoundedBox(rect, radius: radius)
    for part in rect.parts(corner: box.cornerCount) {
      switch part.place {
      case .corner:
        blend(part.rect, color: ink.color) { x, y in box.coverage(x, y) * ink.strength }
      case .edge, .middle: fill(part.rect, ink: ink)
      }
    }
  }

  private func outline(_ rect: PixelRect, width: Int, radius: Double, ink: Ink) {
    if rect.columns.count <= 2 * width || rect.rows.count <= 2 * width {
      return fillRounded(rect, radius: radius, ink: ink)
    }
    let outer = RoundedBox(rect, radius: radius)
    let hole = PixelRect(
      columns: rect.columns.dropFirst(width).dropLast(width),
      rows: rect.rows.dropFirst(width).dropLast(width))
    let inner = RoundedBox(hole, radius: radius - Double(width))
    let corner = min(
      max(outer.cornerCount, width), rect.columns.count / 2, rect.rows.count / 2)
    for part in rect.parts(corner: corner) {
      switch part.place {
      case .middle: continue
      case .corner:
        blend(part.rect, color: ink.color) { x, y in
          (outer.coverage(x, y) - inner.coverage(x, y)) * ink.strength
        }
      case .edge:
        for side in rect.sides(width: width) { fill(part.rect.intersection(side), ink: ink) }
      }
    }
  }

  private func check(_ shape: Shape, width: Double, scale: Double, color: UInt32) {
    guard let corners = shape.checkCorners else { return }
    let reach = width / 2 + 1
    let frame = shape.frame
    let area = PixelRect(
      Rect(
        x: frame.x - reach / scale, y: frame.y - reach / scale,
        width: frame.width + 2 * reach / scale, height: frame.height + 2 * reach / scale),
      scale: scale)
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    let (start, foot, end) = (scaled(corners.start), scaled(corners.foot), scaled(corners.end))
    blend(area, color: color) { x, y in
      let pixel = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let distance = min(
        Self.distance(of: pixel, from: start, to: foot),
        Self.distance(of: pixel, from: foot, to: end))
      return width / 2 - distance + 0.5
    }
  }

  /// From a point to the nearest point of a stroke.
  private static func distance(of point: Point, from a: Point, to b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let (px, py) = (point.x - a.x, point.y - a.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
    let (ex, ey) = (px - along * dx, py - along * dy)
    return (ex * ex + ey * ey).squareRoot()
  }
}
