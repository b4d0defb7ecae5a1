internal import CGalleyShim
internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// A glyph that is a picture, as the face holds it.
struct ColorGlyph {
  var bitmap: Bitmap
  /// From the pen to the left edge, in pixels of the bitmap.
  var left: Int
  /// From the baseline up to the top edge.
  var top: Int
  /// The pixels of the bitmap that an em has.
  var pixelsPerEm: Double

  init(bitmap: Bitmap, left: Int, top: Int, pixelsPerEm: Double) {
    self.bitmap = bitmap
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
  }

  /// Loads a glyph from the strike that is nearest above a size, or painted at that size when the face has none.
  ///
  /// Nil when the glyph is not colored (painted as a mask then) or has no ink. The corresponding C function is
  /// `FT_Load_Glyph` with `FT_LOAD_COLOR`.
  init?(_ glyph: UInt16, of instance: FaceInstance, faces: FaceCache, pixelSize: Double) {
    let face = faces.freeTypeFace(instance)
    FT_Set_Transform(face, nil, nil)
    if galley_face_has_strikes(face) != 0 {
      let strike = Self.strike(of: face, for: pixelSize)
      FT_Select_Size(face, FT_Int(strike.index))
      pixelsPerEm = strike.pixelsPerEm
    } else {
      let size = max(1, PixelRect.pixel(pixelSize * 64))
      FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72)
      pixelsPerEm = Double(size) / 64
    }
    let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_RENDER)
    guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph,
      UInt32(slot.pointee.bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue,
      let buffer = slot.pointee.bitmap.buffer
    else { return nil }
    let source = slot.pointee.bitmap
    bitmap = Bitmap(width: Int(source.width), height: Int(source.rows))
    if bitmap.pixels.isEmpty { return nil }
    for y in 0..<bitmap.height {
      let row = UnsafeRawPointer(buffer + y * Int(source.pitch))
      for x in 0..<bitmap.width {
        let pixel = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        bitmap[x, y] = UInt32(littleEndian: pixel)
      }
    }
    left = Int(slot.pointee.bitmap_left)
    top = Int(slot.pointee.bitmap_top)
  }

  private static func strike(
    of face: FT_Face, for pixelSize: Double
  ) -> (index: Int, pixelsPerEm: Double) {
    let strikes = (0..<Int(face.pointee.num_fixed_sizes)).map { index in
      (index: index, pixelsPerEm: Double(face.pointee.available_sizes[index].y_ppem) / 64)
    }
    let ascending = strikes.sorted { $0.pixelsPerEm < $1.pixelsPerEm }
    let chosen = ascending.first { $0.pixelsPerEm >= pixelSize } ?? ascending.last
    return chosen ?? (0, 1)
  }
}
