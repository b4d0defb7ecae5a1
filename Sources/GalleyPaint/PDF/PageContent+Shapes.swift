internal import GalleyLayout

extension PageContent {
  mutating func paint(_ shape: Shape) {
    enterLeaf()
    endText()
    switch shape.kind {
    case .fill(let radius):
      setFill(shape.color)
      path(of: shape.frame, radius: radius)
      out.put("f\n")
    case .outline(let width, let radius):
      forgetThickening()
      let inside = Rect(
        x: shape.frame.x + width / 2, y: shape.frame.y + width / 2,
        width: max(0, shape.frame.width - width), height: max(0, shape.frame.height - width))
      setStroke(shape.color)
      put(width)
      out.put("w\n")
      path(of: inside, radius: radius - width / 2)
      out.put("S\n")
    case .check(let width):
      guard let corners = shape.checkCorners else { return }
      forgetThickening()
      setStroke(shape.color)
      put(width)
      out.put("w 1 J 1 j\n")
      put(corners.start)
      out.put("m ")
      put(corners.foot)
      out.put("l ")
      put(corners.end)
      out.put("l S\n0 J 0 j\n")
    case .symbol(let symbol):
      setFill(shape.color)
      for segment in symbol.outline.placed(in: shape.frame) { put(segment) }
      out.put("f*\n")
    }
  }

  private mutating func put(_ segment: Outline.Segment) {
    switch segment {
    case .move(let point): move(point.x, point.y)
    case .line(let point): line(point.x, point.y)
    case .curve(let a, let b, let end): curve((a.x, a.y), (b.x, b.y), (end.x, end.y))
    case .close: out.put("h ")
    }
  }

  private mutating func path(of frame: Rect, radius: Double) {
    let r = min(radius, frame.width / 2, frame.height / 2)
    guard r > 0 else {
      put(Point(x: frame.x, y: frame.maxY))
      put(frame.width)
      put(frame.height)
      out.put("re ")
      return
    }
    for segment in Outline.box(frame, corner: r).segments { put(segment) }
  }

  mutating func move(_ x: Double, _ y: Double) {
    put(Point(x: x, y: y))
    out.put("m ")
  }

  mutating func line(_ x: Double, _ y: Double) {
    put(Point(x: x, y: y))
    out.put("l ")
  }

  mutating func curve(
    _ a: (Double, Double), _ b: (Double, Double), _ end: (Double, Double)
  ) {
    put(Point(x: a.0, y: a.1))
    put(Point(x: b.0, y: b.1))
    put(Point(x: end.0, y: end.1))
    out.put("c ")
  }
}
