internal import CImages
internal import GalleyLayout

/// Reads PNG files with libpng's simplified API: every color type and depth, gamma brought to sRGB.
enum PNGFile {
  /// The corresponding C functions are `png_image_begin_read_from_memory` and `png_image_finish_read`.
  static func decode(
    _ picture: Picture, header: PictureHeader
  ) throws(PictureError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    var bitmap = Bitmap(width: 0, height: 0)
    let isRead = picture.bytes.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        Int(image.width) == header.pixelWidth, Int(image.height) == header.pixelHeight
      else { return false }
      // PNG_FORMAT_BGRA, which Swift cannot see: color 2, alpha 1, BGR 16.
      image.format = 0x13
      // Else 16 bits a channel are taken as linear light, which hardly any file means.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      bitmap = Bitmap(width: header.pixelWidth, height: header.pixelHeight)
      return bitmap.pixels.withUnsafeMutableBytes { pixels in
        png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
      }
    }
    guard isRead else {
      throw .broken(path: picture.path, reason: message(of: image))
    }
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = PictureDecoder.premultiplied(bitmap.pixels[index])
    }
    return bitmap
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
