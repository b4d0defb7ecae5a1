internal import CPango

/// PDF files of one page that cairo writes; parts of them go into Galley's own.
enum CairoPDF {
  /// The file with what a closure draws, the same at any time.
  ///
  /// The corresponding C function is `cairo_pdf_surface_create_for_stream`.
  static func bytes(width: Double, height: Double, _ draw: (OpaquePointer) -> Void) -> [UInt8] {
    let sink = ByteSink()
    let surface: OpaquePointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        // `sink` outlives the surface, and cairo passes what it was given.
        let sink = Unmanaged<ByteSink>.fromOpaque(closure!).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    // Cairo reads the clock unless it is told the date.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    let context: OpaquePointer = cairo_create(surface)
    draw(context)
    cairo_show_page(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return withExtendedLifetime(sink) { sink.bytes }
  }

  private final class ByteSink {
    var bytes: [UInt8] = []
  }
}
