/// Where the next glyph goes; distances in units until they leave.
struct LinePen {
  /// Points to a unit.
  let scale: Double
  let gap: Double
  /// The cluster of the space that hangs; -1 without one.
  let hanging: Int32
  /// The cluster that ends what shows of the line: no gap follows it.
  let lastCluster: Int32
  /// What clusters of a justified line take besides.
  let extras: [Int32: Double]?
  var x = 0.0
  /// Of an item, in the order of the text.
  var glyphs: [ShapedGlyph] = []

  init(
    scale: Double, gap: Double, hanging: Int32, lastCluster: Int32, extras: [Int32: Double]?
  ) {
    self.scale = scale
    self.gap = gap
    self.hanging = hanging
    self.lastCluster = lastCluster
    self.extras = extras
  }

  /// Places the glyphs of an item from the left, and moves on by them.
  mutating func put(_ item: ShapedParagraph.Item, _ graphemes: Bits) -> [Glyph] {
    var placed: [Glyph] = []
    placed.reserveCapacity(glyphs.count)
    let start = x
    if item.isRightToLeft {
      // What a cluster has after it stands to the left of all its glyphs, its marks included.
      var index = glyphs.count - 1
      while index >= 0 {
        var first = index
        while first > 0, !startsCluster(first, graphemes) { first -= 1 }
        x += space(after: first, item, graphemes)
        for glyph in glyphs[first...index].reversed() {
          place(glyph, from: start, in: &placed)
        }
        index = first - 1
      }
    } else {
      var pending = 0.0
      for index in glyphs.indices {
        if startsCluster(index, graphemes) {
          x += pending
          pending = space(after: index, item, graphemes)
        }
        place(glyphs[index], from: start, in: &placed)
      }
      x += pending
    }
    return placed
  }

  private mutating func place(_ glyph: ShapedGlyph, from start: Double, in placed: inout [Glyph]) {
    placed.append(
      Glyph(
        id: glyph.id, x: Float((x - start + Double(glyph.displacement.x)) * scale),
        y: Float(-Double(glyph.displacement.y) * scale), cluster: glyph.cluster))
    if glyph.cluster != hanging { x += Double(glyph.advance) }
  }

  /// Whether a glyph is the first of a grapheme, and not inside a ligature.
  private func startsCluster(_ index: Int, _ graphemes: Bits) -> Bool {
    let cluster = glyphs[index].cluster
    return (index == 0 || glyphs[index - 1].cluster != cluster) && graphemes[Int(cluster)]
  }

  /// The space after the grapheme that a glyph begins: tracking, and what fills the line.
  private func space(
    after index: Int, _ item: ShapedParagraph.Item, _ graphemes: Bits
  ) -> Double {
    let cluster = glyphs[index].cluster
    guard cluster != hanging, startsCluster(index, graphemes) else { return 0 }
    let tracking = item.isTracked && cluster != lastCluster ? gap : 0
    return extras.map { tracking + ($0[cluster] ?? 0) } ?? tracking
  }
}
