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
  /// The file. The corresponding C functions are `cairo_pdf_surface_create_for_stream` and
  /// `cairo_show_glyphs`.
  static func pdf(
    of faces: [FaceGlyphs], cache: FaceCache, cairoFaces: SpecimenFaces
  ) -> [UInt8] {
    let sink = ByteSink()
    let surface: OpaquePointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        // `sink` outlives the surface, and cairo passes what it was given.
        let sink = Unmanaged<ByteSink>.fromOpaque(closure!).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), 100, 100)
    // Cairo reads the clock unless it is told the date.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    let context: OpaquePointer = cairo_create(surface)
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    for face in faces where !face.glyphs.isEmpty {
      guard let cairoFace = cairoFaces.face(face.instance) else { continue }
      cairo_set_font_face(context, cairoFace)
      cairo_font_options_set_variations(options, variations(of: face.instance, in: cache))
      cairo_set_font_options(context, options)
      cairo_set_font_size(context, 10)
      let shown = face.glyphs + witness(for: face)
      let glyphs = shown.map { cairo_glyph_t(index: UInt($0), x: 50, y: 50) }
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
    cairo_show_page(context)
    cairo_font_options_destroy(options)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return withExtendedLifetime(sink) { sink.bytes }
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

  private final class ByteSink {
    var bytes: [UInt8] = []
  }
}
