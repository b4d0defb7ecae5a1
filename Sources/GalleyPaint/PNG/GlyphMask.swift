/// The coverage of a glyph at one size and phase, in the memory of its cache.
struct GlyphMask {
  /// `width * height` bytes, 255 for a pixel that the glyph covers whole.
  var coverage: UnsafePointer<UInt8>
  var width: Int
  var height: Int
  /// From the pen's pixel to the left edge.
  var left: Int
  /// From the top edge down to the baseline.
  var top: Int
}
