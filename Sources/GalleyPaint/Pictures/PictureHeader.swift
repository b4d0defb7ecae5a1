package import GalleyLayout

/// What the first bytes of a picture say, without decoding it.
package struct PictureHeader: Sendable, Hashable {
  package var format: Picture.Format
  /// As shown: after the orientation is applied.
  package var pixelWidth: Int
  package var pixelHeight: Int
  package var orientation: Orientation

  /// Reads the header of a picture by its first bytes; nil for other files, and for a picture without area.
  package init?(_ bytes: [UInt8]) {
    if let size = Self.png(bytes) {
      format = .png
      orientation = .upright
      (pixelWidth, pixelHeight) = size
    } else if let found = Self.jpeg(bytes) {
      format = .jpeg
      orientation = found.orientation
      let isTurned = found.orientation.isTurned
      pixelWidth = isTurned ? found.height : found.width
      pixelHeight = isTurned ? found.width : found.height
    } else if let size = WebPFile.size(bytes) {
      format = .webp
      orientation = .upright
      (pixelWidth, pixelHeight) = size
    } else if let size = GIFFile.size(bytes) {
      format = .gif
      orientation = .upright
      (pixelWidth, pixelHeight) = size
    } else if let size = Self.svg(bytes) {
      format = .svg
      orientation = .upright
      (pixelWidth, pixelHeight) = size
    } else {
      return nil
    }
    guard pixelWidth > 0, pixelHeight > 0 else { return nil }
  }

  /// The signature and the IHDR chunk, which comes first (PNG specification, 5.2 and 11.2.1).
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    let start: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard bytes.count >= 24, bytes.starts(with: start) else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    // The specification allows 31 bits.
    return width <= Int(Int32.max) && height <= Int(Int32.max) ? (width, height) : nil
  }

  /// An SVG's own size, rounded up.
  private static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard SVGFile.isSVG(bytes), let size = try? SVGFile(bytes).size else { return nil }
    // As many as a PNG may have; not a number is none.
    func pixels(_ length: Double) -> Int {
      length > 0 ? Int(min(length, Double(Int32.max)).rounded(.up)) : 0
    }
    return (pixels(size.width), pixels(size.height))
  }

  /// The frame header of a JPEG (ITU-T T.81, B.2.2) and the orientation that an Exif segment before it gives.
  private static func jpeg(
    _ bytes: [UInt8]
  ) -> (width: Int, height: Int, orientation: Orientation)? {
    var orientation = Orientation.upright
    for segment in JPEGSegments(bytes) {
      switch segment.marker {
      case 0xE1:
        if let found = ExifOrientation(bytes, in: segment.body) { orientation = found.orientation }
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard segment.body.count >= 5 else { return nil }
        let at = segment.body.lowerBound
        let height = Int(bytes[at + 1]) << 8 | Int(bytes[at + 2])
        let width = Int(bytes[at + 3]) << 8 | Int(bytes[at + 4])
        return (width, height, orientation)
      default: continue
      }
    }
    return nil
  }
}
