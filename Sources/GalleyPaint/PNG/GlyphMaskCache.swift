internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// One worker's glyphs as masks, each rasterized once for a face, a size and a quarter of a pixel.
///
/// cairo 1.16 puts glyphs on whole pixels, which spoils their spacing; masks at four phases are as good to the eye as
/// outlines filled anew, and far faster.
final class GlyphMaskCache {
  /// A face at a size: what the masks of a run have in common.
  typealias FontNumber = UInt64

  private struct FontKey: Hashable {
    var face: FaceInstance
    /// 1/64 pixel an em.
    var size: Int
  }

  private let faces: FaceCache
  /// When the masks take more bytes than this, all are dropped.
  private let limit: Int
  private var numbers: [FontKey: FontNumber] = [:]
  private var fonts: [FontKey] = []
  private var masks: [UInt64: GlyphMask] = [:]
  private var slabs: [UnsafeMutablePointer<UInt8>] = []
  private var freeInSlab = 0
  private var slabSize = 0
  private(set) var byteCount = 0

  init(faces: FaceCache, limit: Int = 12 << 20) {
    self.faces = faces
    self.limit = limit
  }

  deinit { dropSlabs() }

  /// Makes room when the masks have grown too many. Masks handed out before are gone.
  func trim() {
    guard byteCount > limit else { return }
    masks.removeAll(keepingCapacity: true)
    dropSlabs()
  }

  func font(_ face: FaceInstance, pixelSize: Double) -> FontNumber {
    let key = FontKey(face: face, size: max(1, PixelRect.pixel(pixelSize * 64)))
    if let known = numbers[key] { return known }
    let number = FontNumber(fonts.count)
    fonts.append(key)
    numbers[key] = number
    return number
  }

  /// The mask of a glyph whose pen stands `phase` quarters right of a pixel's left edge; valid until `trim`.
  func mask(_ glyph: UInt16, phase: Int, font: FontNumber) -> GlyphMask {
    let key = font << 18 | UInt64(glyph) << 2 | UInt64(phase)
    if let known = masks[key] { return known }
    let made = rasterize(glyph, phase: phase, font: fonts[Int(font)])
    masks[key] = made
    return made
  }

  // MARK: - Rasterizing

  /// The corresponding C functions are `FT_Load_Glyph`, `FT_Outline_Translate` and `FT_Render_Glyph`.
  private func rasterize(_ glyph: UInt16, phase: Int, font: FontKey) -> GlyphMask {
    let face = faces.freeTypeFace(font.face)
    // Others use the face too, cairo with a transform of its own.
    FT_Set_Transform(face, nil, nil)
    FT_Set_Char_Size(face, 0, FT_F26Dot6(font.size), 72, 72)
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph else {
      return keep(nil, width: 0, height: 0, pitch: 0, left: 0, top: 0)
    }
    let synthesis = font.face.synthesis
    if !synthesis.isEmpty, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
      FaceCache.synthesize(&slot.pointee.outline, synthesis, unitsPerEm: Double(font.size))
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 16), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else {
      return keep(nil, width: 0, height: 0, pitch: 0, left: 0, top: 0)
    }
    let bitmap = slot.pointee.bitmap
    return keep(
      bitmap.buffer, width: Int(bitmap.width), height: Int(bitmap.rows),
      pitch: Int(bitmap.pitch), left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top))
  }

  private func keep(
    _ rows: UnsafePointer<UInt8>?, width: Int, height: Int, pitch: Int, left: Int, top: Int
  ) -> GlyphMask {
    let space = room(for: width * height)
    if let rows {
      for row in 0..<height {
        for column in 0..<width {
          space[row * width + column] = Coverage.rounded(rows[row * pitch + column])
        }
      }
    }
    return GlyphMask(coverage: space, width: width, height: height, left: left, top: top)
  }

  private func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
    if freeInSlab < count || slabs.isEmpty {
      slabSize = max(256 << 10, count)
      freeInSlab = slabSize
      let slab = UnsafeMutablePointer<UInt8>.allocate(capacity: slabSize)
      slab.initialize(repeating: 0, count: slabSize)
      slabs.append(slab)
      byteCount += slabSize
    }
    let start = slabs[slabs.count - 1] + (slabSize - freeInSlab)
    freeInSlab -= count
    return start
  }

  private func dropSlabs() {
    for slab in slabs { slab.deallocate() }
    slabs.removeAll()
    freeInSlab = 0
    byteCount = 0
  }
}
