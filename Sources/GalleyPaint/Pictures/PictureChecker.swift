package import GalleyConfiguration
package import GalleyLayout

/// Looks at pictures before anything is set, since painters come too late to set something in their place.
package final class PictureChecker {
  private let fonts: SVGFonts

  /// `set` has the faces for the text of SVG pictures.
  package init(_ set: FontSet) {
    fonts = SVGFonts(set)
  }

  /// Decodes a picture, and returns the tones of one that lets the page through; nil for an opaque one.
  ///
  /// Throws what painters would.
  package func tones(of picture: Picture) throws(PictureError) -> PictureTones? {
    let header = try PictureDecoder.header(of: picture)
    // An SVG needs no more pixels than tell its tones.
    let longest = Double(max(header.pixelWidth, header.pixelHeight))
    let scale = min(1, 128 / longest)
    let isDrawing = header.format == .svg
    let width = isDrawing ? max(1, Int(Double(header.pixelWidth) * scale)) : 1
    let height = isDrawing ? max(1, Int(Double(header.pixelHeight) * scale)) : 1
    let bitmap = try PictureDecoder.bitmap(of: picture, atLeast: width, height, fonts: fonts)
    return PictureTones(bitmap)
  }
}

extension PictureTones {
  /// Nil when less than a fiftieth of the pixels is clear: a photograph with round corners has its own ground.
  fileprivate init?(_ bitmap: Bitmap) {
    var weights = [Double](repeating: 0, count: PictureTones.count)
    var ink = 0
    for pixel in bitmap.pixels {
      let alpha = pixel >> 24
      if alpha < 16 { continue }
      // The luma of Rec. 709 on gamma-encoded channels tells well enough which band a color is in.
      let red = (pixel >> 16 & 255) * 2126
      let sum = red + (pixel >> 8 & 255) * 7152 + (pixel & 255) * 722
      let luma = min(255, sum * 255 / (alpha * 10_000))
      weights[Int(luma) * PictureTones.count / 256] += Double(alpha)
      ink += 1
    }
    guard ink > 0, bitmap.pixels.count - ink > bitmap.pixels.count / 50 else { return nil }
    self.init(weights)
  }
}
