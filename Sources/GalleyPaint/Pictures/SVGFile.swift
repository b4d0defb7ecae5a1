internal import CPango
internal import CRSVG
internal import GalleyLayout
internal import Synchronization

/// An SVG picture as librsvg reads it. It has no address of its own, so nothing beside it is ever read.
final class SVGFile {
  /// Why a drawing does not come about, in librsvg's words.
  struct Trouble: Error {
    var reason: String
  }

  /// One drawing at a time: cairo's fonts are shared by all threads.
  private static let drawing = Mutex<Void>(())
  /// Cairo's images have no longer side.
  private static let longestSide = 32_767

  private let raw: UnsafeMutablePointer<RsvgHandle>
  /// Whether there may be characters in it beyond ASCII.
  private let needsFallback: Bool

  /// Throws for what is no SVG, and for what would take too long to draw.
  ///
  /// The corresponding C function is `rsvg_handle_new_from_data`.
  init(_ bytes: [UInt8]) throws(Trouble) {
    if let excess = SVGEffort.excess(of: bytes) { throw Trouble(reason: excess.rawValue) }
    var error: UnsafeMutablePointer<GError>?
    guard let raw = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      throw Self.trouble(error)
    }
    self.raw = raw
    needsFallback = bytes.contains { $0 >= 0x80 } || bytes.firstRange(of: "&#".utf8) != nil
    // CSS has 96 pixels to the inch.
    rsvg_handle_set_dpi(raw, 96)
  }

  deinit { galley_drawing_free(raw) }

  /// Whether bytes are an SVG in UTF-8: a root element `svg` after what may stand before it.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let end: String
      if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        let subset = rest.prefix { $0 != UInt8(ascii: ">") }
        end = subset.contains(UInt8(ascii: "[")) ? "]>" : ">"
      } else {
        let name = rest.dropFirst().prefix {
          $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        let local = name.split(separator: UInt8(ascii: ":")).last
        return rest.first == UInt8(ascii: "<") && local?.elementsEqual("svg".utf8) == true
      }
      guard let found = rest.firstRange(of: Array(end.utf8)) else { return false }
      rest = rest[found.upperBound...]
    }
  }

  /// Its own size in pixels: what it says, else that of its view box, else 300 by 150 as browsers have it.
  ///
  /// The corresponding C functions are `rsvg_handle_get_intrinsic_size_in_pixels` and
  /// `rsvg_handle_get_intrinsic_dimensions`.
  var size: (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(raw, &width, &height) != 0 {
      return (width, height)
    }
    var hasBox: gboolean = 0
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(raw, nil, nil, nil, nil, &hasBox, &box)
    return hasBox != 0 ? (box.width, box.height) : (300, 150)
  }

  /// The picture stretched to a number of pixels.
  ///
  /// The corresponding C function is `rsvg_handle_render_document`.
  func bitmap(width: Int, height: Int, fonts: SVGFonts) throws(Trouble) -> Bitmap {
    let longest = max(width, height)
    guard longest <= Self.longestSide else {
      let scale = Double(Self.longestSide) / Double(longest)
      let small = try bitmap(
        width: max(1, Int(Double(width) * scale)), height: max(1, Int(Double(height) * scale)),
        fonts: fonts)
      return Resampler.resample(
        small, columns: Resampler.Axis(count: width, of: small.width),
        rows: Resampler.Axis(count: height, of: small.height))
    }
    var bitmap = Bitmap(width: width, height: height)
    let trouble = bitmap.pixels.withUnsafeMutableBytes { pixels -> Trouble? in
      let surface: OpaquePointer = cairo_image_surface_create_for_data(
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(4 * width))
      defer { cairo_surface_destroy(surface) }
      let trouble = draw(on: surface, width: Double(width), height: Double(height), fonts: fonts)
      cairo_surface_finish(surface)
      return trouble
    }
    if let trouble { throw trouble }
    return bitmap
  }

  /// A PDF of one page that holds the picture: vectors, text as outlines, and no fonts.
  ///
  /// The corresponding C functions are `cairo_recording_surface_create` and `cairo_pdf_surface_create_for_stream`.
  func pdf(width: Double, height: Double, fonts: SVGFonts) throws(Trouble) -> [UInt8] {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: width, height: height)
    // Text on a recording becomes outlines; on a PDF it would need fonts of its own.
    let recording: OpaquePointer = cairo_recording_surface_create(
      CAIRO_CONTENT_COLOR_ALPHA, &extents)
    defer { cairo_surface_destroy(recording) }
    if let trouble = draw(on: recording, width: width, height: height, fonts: fonts) {
      throw trouble
    }
    return CairoPDF.bytes(width: width, height: height) { context in
      cairo_set_source_surface(context, recording, 0, 0)
      cairo_paint(context)
    }
  }

  private func draw(
    on surface: OpaquePointer, width: Double, height: Double, fonts: SVGFonts
  ) -> Trouble? {
    let context: OpaquePointer = cairo_create(surface)
    defer { cairo_destroy(context) }
    // A box of other proportions than the picture's own, by rounding to pixels, is filled all the same.
    let own = size
    cairo_scale(context, width / max(own.width, 1e-6), height / max(own.height, 1e-6))
    var viewport = RsvgRectangle(x: 0, y: 0, width: own.width, height: own.height)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = Self.drawing.withLock { _ in
      fonts.use(needsFallback: needsFallback) {
        rsvg_handle_render_document(raw, context, &viewport, &error) != 0
      }
    }
    if !isDrawn { return Self.trouble(error) }
    return cairo_status(context) == CAIRO_STATUS_SUCCESS ? nil : Self.unpainted
  }

  private static let unpainted = Trouble(reason: "it cannot be drawn")

  private static func trouble(_ error: UnsafeMutablePointer<GError>?) -> Trouble {
    guard let error else { return Trouble(reason: "unknown") }
    defer { g_error_free(error) }
    let lines = String(cString: error.pointee.message).split { $0.isNewline }
    return Trouble(reason: String(lines.first ?? "unknown"))
  }
}
