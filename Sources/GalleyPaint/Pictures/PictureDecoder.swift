package import GalleyLayout

/// Turns the files of pictures into pixels: PNG through libpng, JPEG through TurboJPEG, WebP through libwebp, GIF
/// through GIFLIB, SVG through librsvg.
package enum PictureDecoder {
  /// The most pixels that are decoded: 800 MB in memory.
  package static let largestPixelCount = 200_000_000
  /// The formats as messages name them.
  package static let formats = "PNG, JPEG, WebP, GIF or SVG"

  /// What the header says, orientation applied; nil when the bytes are in none of the formats.
  package static func header(
    _ bytes: [UInt8]
  ) -> (format: Picture.Format, pixelWidth: Int, pixelHeight: Int)? {
    PictureHeader(bytes).map { ($0.format, $0.pixelWidth, $0.pixelHeight) }
  }

  /// The pixels of a picture that has some, as shown; an SVG is drawn for the purpose instead.
  package static func pixels(of picture: Picture) throws(PictureError) -> Bitmap {
    let header = try header(of: picture)
    guard header.format != .svg else {
      throw .broken(path: picture.path, reason: "an SVG has no pixels of its own")
    }
    return try bitmap(of: picture, header, atLeast: .max, .max)
  }

  /// The picture's pixels as shown: upright, sRGB, premultiplied.
  ///
  /// A JPEG may come smaller than it is when `pixelWidth` and `pixelHeight` are given: by a half, a quarter or an
  /// eighth, but never below those, which saves time and memory. An SVG comes in that size exactly, its text in the
  /// faces of `fonts`.
  static func bitmap(
    of picture: Picture, atLeast pixelWidth: Int = .max, _ pixelHeight: Int = .max,
    fonts: SVGFonts
  ) throws(PictureError) -> Bitmap {
    let header = try header(of: picture)
    guard header.format == .svg else {
      return try bitmap(of: picture, header, atLeast: pixelWidth, pixelHeight)
    }
    do throws(SVGFile.Trouble) {
      let (width, height) =
        pixelWidth == .max ? (header.pixelWidth, header.pixelHeight) : (pixelWidth, pixelHeight)
      return try SVGFile(picture.bytes).bitmap(width: width, height: height, fonts: fonts)
    } catch {
      throw .broken(path: picture.path, reason: error.reason)
    }
  }

  /// The header of a picture that is not too large.
  static func header(of picture: Picture) throws(PictureError) -> PictureHeader {
    guard let header = PictureHeader(picture.bytes) else {
      throw .broken(path: picture.path, reason: trouble(picture.bytes) ?? "it is not \(formats)")
    }
    let (pixels, isOver) = header.pixelWidth.multipliedReportingOverflow(by: header.pixelHeight)
    if isOver || pixels > largestPixelCount {
      throw .tooLarge(
        path: picture.path, pixelWidth: header.pixelWidth, pixelHeight: header.pixelHeight)
    }
    return header
  }

  /// What is wrong with an SVG, whose header is all of it; nil for other files.
  package static func trouble(_ bytes: [UInt8]) -> String? {
    guard SVGFile.isSVG(bytes) else { return nil }
    do throws(SVGFile.Trouble) {
      _ = try SVGFile(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  private static func bitmap(
    of picture: Picture, _ header: PictureHeader, atLeast pixelWidth: Int, _ pixelHeight: Int
  ) throws(PictureError) -> Bitmap {
    switch header.format {
    case .png: return try PNGFile.decode(picture, header: header)
    case .jpeg:
      let reduction = reduction(of: header, atLeast: pixelWidth, pixelHeight)
      let stored = try JPEGFile.decode(picture, reduction: reduction)
      return header.orientation.applied(to: stored)
    case .webp: return try WebPFile.decode(picture, header: header)
    case .gif: return try GIFFile.decode(picture, header: header)
    case .svg: preconditionFailure("an SVG is drawn with fonts")
    }
  }

  /// By how much a JPEG's own transform may shrink it.
  private static func reduction(
    of header: PictureHeader, atLeast width: Int, _ height: Int
  ) -> Int {
    [8, 4, 2].first { factor in
      header.pixelWidth / factor >= width && header.pixelHeight / factor >= height
    } ?? 1
  }

  /// The color times the alpha, rounded to the nearest.
  @inline(__always)
  static func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    if alpha == 255 { return straight }
    let redBlue = scaled(straight & 0x00FF_00FF, by: alpha)
    let green = scaled(straight >> 8 & 0xFF, by: alpha)
    return alpha << 24 | redBlue | green << 8
  }

  /// Two channels at once, each times `alpha` / 255.
  @inline(__always)
  private static func scaled(_ channels: UInt32, by alpha: UInt32) -> UInt32 {
    let product = channels &* alpha &+ 0x0080_0080
    return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  }
}
