internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

extension XMLBytes {
  /// Opens a group whose units are the face's, y upwards, with the run's origin at its own.
  mutating func begin(_ placed: PlacedRun, scale: Double) {
    put("<g")
    put(attribute: "fill", placed.color.hex)
    put(" transform=\"translate(")
    put(placed.origin.x)
    put(" ")
    put(placed.origin.y)
    put(") scale(")
    put(scale, places: 9)
    put(" ")
    put(-scale, places: 9)
    put(")\">\n")
  }

  /// An outline in such a group, its place rounded to the face's units.
  mutating func use(_ id: String, _ glyph: Glyph, scale: Double) {
    put("<use href=\"#")
    put(text: id)
    put("\"")
    let x = (Double(glyph.x) / scale).rounded()
    let y = (-Double(glyph.y) / scale).rounded()
    if x != 0 { put(attribute: "x", x) }
    if y != 0 { put(attribute: "y", y) }
    put("/>\n")
  }

  /// A colored glyph at its place on the page.
  mutating func use(_ id: String, _ glyph: Glyph, of placed: PlacedRun, scale: Double) {
    put("<use href=\"#")
    put(text: id)
    put("\" transform=\"translate(")
    put(placed.origin.x + Double(glyph.x))
    put(" ")
    put(placed.origin.y + Double(glyph.y))
    put(") scale(")
    put(scale, places: 9)
    put(")\"/>\n")
  }

  /// A picture of `width` by `height` units brought upright into its frame.
  mutating func use(
    picture id: String, frame: Rect, orientation: Orientation, width: Int, height: Int
  ) {
    // From the stored pixels to the unit square, upright there, then to the frame.
    let m = orientation.matrix
    let (w, h) = (Double(max(1, width)), Double(max(1, height)))
    let numbers = [
      m.a * frame.width / w, m.b * frame.height / w, m.c * frame.width / h,
      m.d * frame.height / h, m.e * frame.width + frame.x, m.f * frame.height + frame.y,
    ]
    put("<use href=\"#")
    put(text: id)
    put("\" transform=\"matrix(")
    for (index, number) in numbers.enumerated() {
      if index > 0 { put(" ") }
      put(number, places: 9)
    }
    put(")\"/>\n")
  }

  mutating func put(_ shape: Shape) {
    switch shape.kind {
    case .fill(let radius): put(shape.frame, radius: radius, stroke: nil, color: shape.color)
    case .outline(let width, let radius):
      // A stroke lies half on each side of its path.
      let inner = Rect(
        x: shape.frame.x + width / 2, y: shape.frame.y + width / 2,
        width: max(0, shape.frame.width - width), height: max(0, shape.frame.height - width))
      put(inner, radius: max(0, radius - width / 2), stroke: width, color: shape.color)
    case .check(let width):
      guard let corners = shape.checkCorners else { return }
      put("<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      put(attribute: "stroke", shape.color.hex)
      put(attribute: "stroke-width", width)
      put(" d=\"")
      for (index, corner) in [corners.start, corners.foot, corners.end].enumerated() {
        put(index == 0 ? "M" : "L")
        put(corner.x)
        put(" ")
        put(corner.y)
      }
      put("\" aria-hidden=\"true\"/>\n")
    case .symbol(let symbol):
      put("<path fill-rule=\"evenodd\"")
      put(attribute: "fill", shape.color.hex)
      put(" d=\"")
      for segment in symbol.outline.placed(in: shape.frame) { put(segment) }
      put("\" aria-hidden=\"true\"/>\n")
    }
  }

  private mutating func put(_ segment: Outline.Segment) {
    func put(_ letter: StaticString, _ points: Point...) {
      self.put(letter)
      for (index, point) in points.enumerated() {
        if index > 0 { self.put(" ") }
        self.put(point.x)
        self.put(" ")
        self.put(point.y)
      }
    }
    switch segment {
    case .move(let point): put("M", point)
    case .line(let point): put("L", point)
    case .curve(let a, let b, let end): put("C", a, b, end)
    case .close: self.put("Z")
    }
  }

  private mutating func put(_ rect: Rect, radius: Double, stroke: Double?, color: Color) {
    put("<rect")
    put(attribute: "x", rect.x)
    put(attribute: "y", rect.y)
    put(attribute: "width", rect.width)
    put(attribute: "height", rect.height)
    if radius > 0 { put(attribute: "rx", radius) }
    if let stroke {
      put(" fill=\"none\"")
      put(attribute: "stroke", color.hex)
      put(attribute: "stroke-width", stroke)
    } else {
      put(attribute: "fill", color.hex)
    }
    put(" aria-hidden=\"true\"/>\n")
  }
}
