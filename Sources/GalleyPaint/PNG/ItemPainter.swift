internal import CPango
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Lays the items of a page on a canvas at a scale. It keeps what it has rasterized for the next page.
final class ItemPainter {
  private let faces: FaceCache
  private let masks: GlyphMaskCache
  private let colorGlyphs: ColorGlyphCache
  private let pictures: PictureCache
  /// How far ink may reach above and below the baseline, in ems.
  private var reaches: [FaceInstance: (up: Double, down: Double)] = [:]

  init(faces: FaceCache) {
    self.faces = faces
    masks = GlyphMaskCache(faces: faces)
    colorGlyphs = ColorGlyphCache(faces: faces)
    pictures = PictureCache(fonts: SVGFonts(faces.set))
  }

  /// Paints one item where the canvas's window shows it.
  func paint(_ item: PageItem, scale: Double, on canvas: Canvas) throws(PictureError) {
    switch item.content {
    case .shape(let shape): canvas.paint(shape, scale: scale)
    case .glyphs(let placed): paint(placed, scale: scale, on: canvas)
    case .picture(let placed):
      let place = PixelRect(placed.frame, scale: scale)
      let bitmap = try pictures.bitmap(
        of: placed.picture, width: place.columns.count, height: place.rows.count)
      canvas.blend(bitmap, x: place.columns.lowerBound, y: place.rows.lowerBound)
    }
  }

  /// The rows that an item may touch; never fewer than it does.
  func rows(of item: PageItem, scale: Double) -> Range<Int> {
    switch item.content {
    case .shape(let shape):
      let rows = PixelRect(shape.frame, scale: scale).rows
      let reach: Int
      switch shape.kind {
      case .fill, .outline: return rows
      case .check(let width): reach = PixelRect.pixel(max(1, width * scale)) + 2
      case .symbol: reach = 1
      }
      return rows.lowerBound - reach..<rows.upperBound + reach
    case .picture(let placed): return PixelRect(placed.frame, scale: scale).rows
    case .glyphs(let placed): return rows(of: placed, scale: scale)
    }
  }

  /// Whether a run's glyphs are pictures.
  func isColored(_ run: GlyphRun) -> Bool { faces.facts(run.face).isColor }

  // MARK: - Glyphs

  private func paint(_ placed: PlacedRun, scale: Double, on canvas: Canvas) {
    let run = placed.run
    let pixelSize = run.size * scale
    let isColored = isColored(run)
    masks.trim()
    let font = masks.font(run.face, pixelSize: pixelSize)
    let color = placed.color.pixel
    for glyph in run.glyphs {
      let x = (placed.origin.x + Double(glyph.x)) * scale
      let row = PixelRect.pixel((placed.origin.y + Double(glyph.y)) * scale)
      if isColored,
        let picture = colorGlyphs.glyph(glyph.id, face: run.face, pixelSize: pixelSize)
      {
        canvas.blend(picture.bitmap, x: PixelRect.pixel(x) + picture.left, y: row - picture.top)
        continue
      }
      let quarters = PixelRect.pixel(x * 4)
      let mask = masks.mask(glyph.id, phase: quarters & 3, font: font)
      canvas.blend(mask, x: quarters >> 2 + mask.left, y: row - mask.top, color: color)
    }
  }

  private func rows(of placed: PlacedRun, scale: Double) -> Range<Int> {
    let reach = reach(of: placed.run.face)
    var (highest, lowest) = (Float(0), Float(0))
    for glyph in placed.run.glyphs where glyph.y != 0 {
      highest = min(highest, glyph.y)
      lowest = max(lowest, glyph.y)
    }
    let top = placed.origin.y + Double(highest) - reach.up * placed.run.size
    let bottom = placed.origin.y + Double(lowest) + reach.down * placed.run.size
    return PixelRect.pixel(top * scale) - 2..<PixelRect.pixel(bottom * scale) + 2
  }

  /// The face's bounding box with a margin, because an instance of a variable face may be larger than its default.
  private func reach(of instance: FaceInstance) -> (up: Double, down: Double) {
    if let known = reaches[instance] { return known }
    let face = faces.freeTypeFace(instance).pointee
    let em = Double(max(1, face.units_per_EM))
    // A face of bitmaps alone has no box.
    let found = (
      up: max(1.5, Double(face.bbox.yMax) / em * 1.25),
      down: max(1, -Double(face.bbox.yMin) / em * 1.25)
    )
    reaches[instance] = found
    return found
  }
}
