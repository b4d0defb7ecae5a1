import Testing

@testable import GalleyPaint

@Suite("Colored glyphs")
struct ColorGlyphCacheTests {
  @Test(
    "A scaled glyph keeps its place and its ink", arguments: [0.1, 0.156, 0.3, 0.5, 1, 1.46, 2.5])
  func scaling(factor: Double) {
    let glyph = ColorGlyph(
      bitmap: Bitmap(width: 40, height: 32, filledWith: 0xFF20_4060), left: -3, top: 25,
      pixelsPerEm: 30)
    let scaled = ColorGlyphCache.scaled(glyph, by: factor)
    var (ink, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<scaled.bitmap.height {
      for column in 0..<scaled.bitmap.width {
        let alpha = Double(scaled.bitmap[column, row] >> 24) / 255
        ink += alpha
        x += alpha * (Double(column + scaled.left) + 0.5)
        y += alpha * (Double(row - scaled.top) + 0.5)
      }
    }
    #expect(abs(ink - 40 * 32 * factor * factor) < 0.02 * 40 * 32 * factor * factor + 0.05)
    // The middle of the picture, from the pen: 17 to the right and 9 up.
    #expect(abs(x / ink - 17 * factor) < 0.05)
    #expect(abs(y / ink - -9 * factor) < 0.05)
  }

  @Test("At its own size a glyph is unchanged")
  func identity() {
    var bitmap = Bitmap(width: 3, height: 2)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index * 40) }
    let glyph = ColorGlyph(bitmap: bitmap, left: 1, top: 2, pixelsPerEm: 3)
    let scaled = ColorGlyphCache.scaled(glyph, by: 1)
    #expect(scaled.bitmap == bitmap)
    #expect(scaled.left == 1)
    #expect(scaled.top == 2)
  }
}
