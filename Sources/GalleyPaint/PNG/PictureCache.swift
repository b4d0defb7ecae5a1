internal import GalleyLayout

/// One worker's pictures, each decoded and scaled once for the pixels it takes.
final class PictureCache {
  private struct Entry {
    var picture: Picture
    var scaled: Bitmap
  }

  private let limit: Int
  private let fonts: SVGFonts
  /// The one used last is at the end.
  private var entries: [Entry] = []

  /// Keeps `limit` pixels, and the picture in use whatever it takes.
  init(fonts: SVGFonts, limit: Int = 4 << 20) {
    self.fonts = fonts
    self.limit = limit
  }

  func bitmap(
    of picture: Picture, width: Int, height: Int
  ) throws(PictureError) -> Bitmap {
    if let at = entries.lastIndex(where: {
      $0.picture == picture && $0.scaled.width == width && $0.scaled.height == height
    }) {
      let entry = entries.remove(at: at)
      entries.append(entry)
      return entry.scaled
    }
    let decoded = try PictureDecoder.bitmap(of: picture, atLeast: width, height, fonts: fonts)
    let isExact = decoded.width == width && decoded.height == height
    let scaled =
      isExact
      ? decoded
      : Resampler.resample(
        decoded, columns: Resampler.Axis(count: width, of: decoded.width),
        rows: Resampler.Axis(count: height, of: decoded.height))
    entries.append(Entry(picture: picture, scaled: scaled))
    while entries.count > 1, entries.reduce(0, { $0 + $1.scaled.pixels.count }) > limit {
      entries.removeFirst()
    }
    return scaled
  }
}
