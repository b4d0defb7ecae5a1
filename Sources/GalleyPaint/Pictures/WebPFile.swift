internal import CImages
internal import GalleyLayout

/// Reads WebP files with libwebp: lossy and lossless, with and without alpha; of an animation its first frame.
enum WebPFile {
  /// The size of the canvas; nil when the bytes are no WebP. The corresponding C function is `WebPGetFeatures`.
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let isWebP = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    var features = WebPBitstreamFeatures()
    guard isWebP, WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      return nil
    }
    return (Int(features.width), Int(features.height))
  }

  /// The first frame on its canvas, which is clear where the frame does not reach.
  ///
  /// The corresponding C functions are `WebPDemuxGetFrame` and `WebPDecodeBGRAInto`.
  static func decode(
    _ picture: Picture, header: PictureHeader
  ) throws(PictureError) -> Bitmap {
    let bitmap = picture.bytes.withUnsafeBufferPointer { bytes -> Bitmap? in
      var file = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let demuxer = WebPDemux(&file) else { return nil }
      defer { WebPDemuxDelete(demuxer) }
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return nil }
      defer { WebPDemuxReleaseIterator(&frame) }
      return decode(frame, header)
    }
    guard let bitmap else {
      throw .broken(path: picture.path, reason: "the WebP is damaged or breaks off")
    }
    return bitmap
  }

  private static func decode(_ frame: WebPIterator, _ header: PictureHeader) -> Bitmap? {
    let (width, height) = (Int(frame.width), Int(frame.height))
    let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
    // The frame's own header is the one that counts for the decoder.
    var features = WebPBitstreamFeatures()
    guard width > 0, height > 0, x >= 0, y >= 0, x + width <= header.pixelWidth,
      y + height <= header.pixelHeight,
      WebPGetFeatures(frame.fragment.bytes, frame.fragment.size, &features) == VP8_STATUS_OK,
      Int(features.width) == width, Int(features.height) == height
    else { return nil }
    var pixels = Bitmap(width: width, height: height)
    let isRead = pixels.pixels.withUnsafeMutableBytes { buffer in
      WebPDecodeBGRAInto(
        frame.fragment.bytes, frame.fragment.size,
        buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), buffer.count, Int32(4 * width))
        != nil
    }
    guard isRead else { return nil }
    for index in pixels.pixels.indices {
      pixels.pixels[index] = PictureDecoder.premultiplied(pixels.pixels[index])
    }
    if width == header.pixelWidth, height == header.pixelHeight { return pixels }
    var canvas = Bitmap(width: header.pixelWidth, height: header.pixelHeight)
    for row in 0..<height {
      for column in 0..<width { canvas[x + column, y + row] = pixels[column, row] }
    }
    return canvas
  }
}
