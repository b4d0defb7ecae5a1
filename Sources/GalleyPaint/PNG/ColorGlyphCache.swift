internal import GalleyConfiguration
internal import GalleyText

/// One worker's colored glyphs, each scaled once for a size.
final class ColorGlyphCache {
  /// A glyph ready to be laid on a canvas.
  struct Scaled {
    var bitmap: Bitmap
    var left: Int
    var top: Int
  }

  private struct Key: Hashable {
    var face: FaceInstance
    var glyph: UInt16
    /// 1/64 pixel an em.
    var size: Int
  }

  private let faces: FaceCache
  private let limit: Int
  private var glyphs: [Key: Scaled?] = [:]
  private var pixelCount = 0

  init(faces: FaceCache, limit: Int = 4 << 20) {
    self.faces = faces
    self.limit = limit
  }

  /// The glyph at a size in pixels an em; nil when it is not colored.
  func glyph(_ glyph: UInt16, face: FaceInstance, pixelSize: Double) -> Scaled? {
    let key = Key(face: face, glyph: glyph, size: PixelRect.pixel(pixelSize * 64))
    if let known = glyphs[key] { return known }
    if pixelCount > limit {
      glyphs.removeAll(keepingCapacity: true)
      pixelCount = 0
    }
    let made = ColorGlyph(glyph, of: face, faces: faces, pixelSize: pixelSize).map {
      Self.scaled($0, by: pixelSize / $0.pixelsPerEm)
    }
    glyphs[key] = .some(made)
    pixelCount += made?.bitmap.pixels.count ?? 0
    return made
  }

  /// The pixels that the scaled glyph touches; its edges keep their fraction of a pixel.
  static func scaled(_ glyph: ColorGlyph, by factor: Double) -> Scaled {
    let left = PixelRect.floor(Double(glyph.left) * factor)
    let top = PixelRect.floor(-Double(glyph.top) * factor)
    let right = PixelRect.ceiling(Double(glyph.left + glyph.bitmap.width) * factor)
    let bottom = PixelRect.ceiling(Double(glyph.bitmap.height - glyph.top) * factor)
    let columns = Resampler.Axis(
      count: right - left, of: glyph.bitmap.width, step: 1 / factor,
      start: Double(left) / factor - Double(glyph.left), fadesOut: true)
    let rows = Resampler.Axis(
      count: bottom - top, of: glyph.bitmap.height, step: 1 / factor,
      start: Double(top) / factor + Double(glyph.top), fadesOut: true)
    return Scaled(
      bitmap: Resampler.resample(glyph.bitmap, columns: columns, rows: rows), left: left, top: -top)
  }
}

extension PixelRect {
  /// The whole number at or below, but for the last bit of a division.
  static func floor(_ value: Double) -> Int { pixel((value + 1e-9).rounded(.down)) }
  /// The whole number at or above, but for the last bit of a division.
  static func ceiling(_ value: Double) -> Int { pixel((value - 1e-9).rounded(.up)) }
}
