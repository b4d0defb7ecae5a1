internal import GalleyKit

/// An image in memory, eight bits a channel, in sRGB.
public struct PixelImage: Sendable, Hashable {
  let bitmap: Bitmap

  public var pixelWidth: Int { bitmap.width }
  public var pixelHeight: Int { bitmap.height }

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// An image of red, green, blue and alpha, row by row from the top; the colors are not multiplied by alpha.
  ///
  /// There are four bytes a pixel.
  public init(pixelWidth: Int, pixelHeight: Int, rgba: [UInt8]) {
    precondition(rgba.count == 4 * pixelWidth * pixelHeight, "an image has four bytes a pixel")
    let pixels = stride(from: 0, to: rgba.count, by: 4).map { start -> UInt32 in
      let alpha = UInt32(rgba[start + 3])
      func channel(_ offset: Int) -> UInt32 { (UInt32(rgba[start + offset]) * alpha + 127) / 255 }
      return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    bitmap = Bitmap(width: pixelWidth, height: pixelHeight, pixels: pixels)
  }

  /// Decodes the bytes of an image's file; `path` is for messages.
  ///
  /// Throws ``SnapshotError/unreadableImage(path:reason:)``.
  public init(decoding bytes: [UInt8], path: String) throws(SnapshotError) {
    guard let header = PictureDecoder.header(bytes) else {
      throw .unreadableImage(path: path, reason: "it is no picture that can be read")
    }
    let picture = Picture(
      path: path, format: header.format, bytes: bytes, pixelWidth: header.pixelWidth,
      pixelHeight: header.pixelHeight)
    do {
      bitmap = try PictureDecoder.pixels(of: picture)
    } catch {
      throw .unreadableImage(path: path, reason: "\(error)")
    }
  }

  /// Red, green, blue and alpha of a pixel; the colors are not multiplied by alpha.
  public func rgba(column: Int, row: Int) -> [UInt8] {
    let pixel = bitmap.pixels[row * pixelWidth + column]
    let alpha = pixel >> 24
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return [16, 8, 0].map { UInt8(((pixel >> $0 & 0xFF) * 255 + alpha / 2) / alpha) }
      + [UInt8(alpha)]
  }

  /// The image as a PNG, the same bytes on every machine.
  public func png() -> [UInt8] { bitmap.pngBytes() }
}
