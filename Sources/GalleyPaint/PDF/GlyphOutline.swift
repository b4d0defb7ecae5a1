internal import CPango

/// The outline of a glyph, for glyphs that are painted as a form rather than shown as text.
struct GlyphOutline {
  /// In ems from the pen, rightwards and downwards.
  enum Segment {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(a: (Double, Double), b: (Double, Double), end: (Double, Double))
    case close
  }

  var segments: [Segment] = []

  /// The corresponding C functions are `cairo_glyph_path` and `cairo_copy_path`.
  init(_ glyph: UInt16, of face: OpaquePointer) {
    let surface: OpaquePointer = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    let context: OpaquePointer = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    let em = 1000.0
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, em)
    var shown = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(context, &shown, 1)
    guard let path = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return }
    func point(_ index: Int) -> (Double, Double) {
      (data[index].point.x / em, data[index].point.y / em)
    }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: segments.append(.move(x: point(index + 1).0, y: point(index + 1).1))
      case CAIRO_PATH_LINE_TO: segments.append(.line(x: point(index + 1).0, y: point(index + 1).1))
      case CAIRO_PATH_CURVE_TO:
        segments.append(
          .curve(a: point(index + 1), b: point(index + 2), end: point(index + 3)))
      default: segments.append(.close)
      }
      index += Int(header.length)
    }
  }
}
