internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// A PDF by cairo in which every glyph of a document stands once: the source of its embedded fonts.
///
/// Cairo subsets TrueType and CFF, and turns the instances of variable fonts into outlines of their
/// own. It gives each glyph a font and a code; they are read back from the page in the order in
/// which the glyphs were painted.
///
/// All else in a document is written by Galley itself, because cairo leaves out adjustments below
/// 3/1000 em, cuts widths to whole numbers and knows no artifacts.
enum FontSpecimen {
  /// The file. The corresponding C function is `cairo_show_glyphs`.
  static func pdf(
    of faces: [FaceGlyphs], cache: FaceCache, cairoFaces: SpecimenFaces
  ) -> [UInt8] {
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    defer { cairo_font_options_destroy(options) }
    return CairoPDF.bytes(width: 100, height: 100) { context in
      for face in faces where !face.glyphs.isEmpty {
        show(face, cache, cairoFaces, options, on: context)
      }
    }
  }

  private static func show(
    _ face: FaceGlyphs, _ cache: FaceCache, _ cairoFaces: SpecimenFaces, _ options: OpaquePointer,
    on context: OpaquePointer
  ) {
    guard let cairoFace = cairoFaces.face(face.instance) else { return }
    cairo_set_font_face(context, cairoFace)
    cairo_font_options_set_variations(options, variations(of: face.instance, in: cache))
    cairo_set_font_options(context, options)
    cairo_set_font_size(context, 10)
    let shown = face.glyphs + witness(for: face)
    let glyphs = shown.map { cairo_glyph_t(index: UInt($0), x: 50, y: 50) }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  /// Cairo drops what has no ink at all: a glyph that has some goes with a face of which only
  /// spaces are used.
  static func witness(for face: FaceGlyphs) -> [UInt16] {
    if face.glyphs.contains(where: { face.hasInk($0) }) { return [] }
    let letter = face.nominal(0x41) ?? face.nominal(0x2E)
    if let letter, face.hasInk(letter) { return [letter] }
    return (1..<512).first { face.hasInk($0) }.map { [$0] } ?? []
  }

  /// Cairo sets the axes of a face to the file's defaults unless the options name them.
  private static func variations(of instance: FaceInstance, in cache: FaceCache) -> String? {
    let axes = cache.axes(of: instance).map { "\($0.tag)=\($0.value)" }
    return axes.isEmpty ? nil : axes.joined(separator: ",")
  }
}
