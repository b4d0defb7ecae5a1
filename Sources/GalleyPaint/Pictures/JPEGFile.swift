internal import CImages
internal import GalleyLayout

/// Reads JPEG files with TurboJPEG: grey, YCbCr, RGB, CMYK and YCCK.
enum JPEGFile {
  /// The stored pixels at 1/`reduction` of their size, orientation not applied.
  ///
  /// The corresponding C function is `tjDecompress2`.
  static func decode(_ picture: Picture, reduction: Int) throws(PictureError) -> Bitmap {
    guard let decoder = tjInitDecompress() else {
      throw .broken(path: picture.path, reason: "out of memory")
    }
    defer { tjDestroy(decoder) }
    let count = UInt(picture.bytes.count)
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(decoder, picture.bytes, count, &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw .broken(path: picture.path, reason: message(of: decoder)) }
    let factor = Int32(reduction)
    width = (width + factor - 1) / factor
    height = (height + factor - 1) / factor
    let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32((isInk ? TJPF_CMYK : TJPF_BGRX).rawValue)
    // The exact transform is the same on every processor; the limit keeps a small file from taking minutes.
    let flags = Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    let status = bitmap.pixels.withUnsafeMutableBytes { pixels in
      tjDecompress2(
        decoder, picture.bytes, count, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
        width, 4 * width, height, format, flags)
    }
    if status != 0 {
      // A warning is a blemish, unless the file breaks off.
      let reason = message(of: decoder)
      let isWarning = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
      if !isWarning || reason.contains("remature end") {
        throw .broken(path: picture.path, reason: reason)
      }
    }
    // 255 is no ink in Adobe's files, and all of it in others.
    let inverted: UInt32 = isInk && !isAdobe(picture.bytes) ? 0xFFFF_FFFF : 0
    for index in bitmap.pixels.indices {
      let pixel = bitmap.pixels[index] ^ inverted
      bitmap.pixels[index] = isInk ? color(ofInk: pixel) : pixel | 0xFF00_0000
    }
    return bitmap
  }

  /// Whether an application segment says so (Adobe, Supporting the DCT Filters in PostScript Level 2, 18).
  private static func isAdobe(_ bytes: [UInt8]) -> Bool {
    JPEGSegments(bytes).contains { $0.marker == 0xEE && bytes[$0.body].starts(with: "Adobe".utf8) }
  }

  /// Inks stored inverted: 255 is none.
  private static func color(ofInk pixel: UInt32) -> UInt32 {
    let black = pixel >> 24
    func channel(_ ink: UInt32) -> UInt32 { ((ink & 0xFF) * black + 127) / 255 }
    return 0xFF00_0000 | channel(pixel) << 16 | channel(pixel >> 8) << 8 | channel(pixel >> 16)
  }

  private static func message(of decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
  }
}
