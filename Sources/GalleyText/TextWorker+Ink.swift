internal import CPango
public import DynamicType
public import GalleyConfiguration

/// The edges of ink in points from an origin on the baseline, rightwards and downwards.
public struct InkBounds: Sendable, Hashable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The smallest bounds that hold both.
  public func union(_ other: InkBounds) -> InkBounds {
    InkBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The same bounds elsewhere.
  public func offset(x: Double, y: Double) -> InkBounds {
    InkBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Whether ink of both may touch.
  public func intersects(_ other: InkBounds) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

extension TextWorker {
  /// What is known of a face.
  public func facts(_ face: FaceInstance) -> FaceFacts { faces.facts(face) }

  /// The face that text of a role, a weight and a slope is set in at a size, in a text style where there is one.
  public func face(
    _ role: FontSet.Role, weight: FontWeight, isItalic: Bool, size: Double, style: TextStyle? = nil
  ) -> FaceInstance {
    let family = faces.set.family(role, style: style)
    let number = family?.face(weight: weight, isItalic: isItalic).face ?? 0
    return faces.instance(number, size: size)
  }

  /// Whether each size has to be shaped for itself, because faces have optical sizes that follow it.
  public var hasSizeSpecificShapes: Bool { faces.hasSizeSpecificShapes }

  /// The ink of a run from its origin; nil when it has none.
  public func ink(of run: GlyphRun) -> InkBounds? {
    var result: InkBounds?
    eachInk(of: run) { ink in result = result?.union(ink) ?? ink }
    return result
  }

  /// Visits the ink of each glyph of a run that has some, from the run's origin.
  public func eachInk(of run: GlyphRun, _ visit: (InkBounds) -> Void) {
    let scale = run.size / Double(ShapedParagraph.unitsPerEm)
    let table = inkTable(run.face)
    for glyph in run.glyphs {
      let ink = table.ink(of: glyph.id)
      guard !ink.isEmpty else { continue }
      let x = Double(glyph.x)
      let y = Double(glyph.y)
      visit(
        InkBounds(
          left: x + Double(ink.left) * scale, top: y - Double(ink.top) * scale,
          right: x + Double(ink.right) * scale, bottom: y - Double(ink.bottom) * scale))
    }
  }

  private func inkTable(_ face: FaceInstance) -> InkTable {
    if let known = inkTables[face] { return known }
    // HarfBuzz's releases differ in whether they slant the ink of a slanted font: the table does it.
    let table = InkTable(
      font: faces.harfBuzzFont(face.unsynthesized), synthesis: face.synthesis)
    inkTables[face] = table
    return table
  }
}

/// The ink of each glyph of a face, measured when first asked for. Lives no longer than the worker whose font it borrows.
final class InkTable {
  private let font: OpaquePointer
  private var known: [GlyphInk] = []

  private let synthesis: Synthesis

  init(font: OpaquePointer, synthesis: Synthesis) {
    self.font = font
    self.synthesis = synthesis
  }

  func ink(of glyph: UInt16) -> GlyphInk {
    if Int(glyph) < known.count {
      let ink = known[Int(glyph)]
      if ink.top != GlyphInk.unknown.top { return ink }
    } else {
      let missing = Int(glyph) + 64 - known.count
      known.append(contentsOf: repeatElement(GlyphInk.unknown, count: missing))
    }
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents)
    var ink = GlyphInk(
      top: extents.y_bearing, bottom: extents.y_bearing + extents.height,
      left: extents.x_bearing, right: extents.x_bearing + extents.width)
    if !ink.isEmpty { ink.synthesize(synthesis) }
    known[Int(glyph)] = ink
    return ink
  }
}

extension GlyphInk {
  /// Slants and thickens the box around ink; a slanted one may be larger than its ink.
  fileprivate mutating func synthesize(_ synthesis: Synthesis) {
    if synthesis.contains(.slant) {
      left += Int32((Double(bottom) * Synthesis.slope).rounded(.down))
      right += Int32((Double(top) * Synthesis.slope).rounded(.up))
    }
    guard synthesis.contains(.bold) else { return }
    let margin = Int32(Double(ShapedParagraph.unitsPerEm) * Synthesis.thickening / 2)
    top += margin
    bottom -= margin
    left -= margin
    right += margin
  }
}
