internal import CImages
internal import GalleyLayout

/// Reads the first frame of GIF files with GIFLIB: interlaced or not, with its own palette or the common one.
enum GIFFile {
  /// The size of the canvas; nil when the bytes are no GIF (GIF89a specification, 17 and 18).
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 13, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// The first frame on its canvas, which is clear where the frame does not reach; what reaches beyond it is cut.
  static func decode(
    _ picture: Picture, header: PictureHeader
  ) throws(PictureError) -> Bitmap {
    var bitmap = Bitmap(width: header.pixelWidth, height: header.pixelHeight)
    guard let file = File(picture.bytes), file.paintFirstFrame(on: &bitmap) else {
      throw .broken(path: picture.path, reason: "the GIF is damaged or breaks off")
    }
    return bitmap
  }

  /// What GIFLIB reads from.
  private final class Source {
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(_ count: Int, into buffer: UnsafeMutablePointer<UInt8>) -> Int {
      let end = min(bytes.count, offset + count)
      _ = UnsafeMutableBufferPointer(start: buffer, count: count)
        .update(fromContentsOf: bytes[offset..<end])
      defer { offset = end }
      return end - offset
    }
  }

  /// GIFLIB's file.
  private final class File {
    private let raw: UnsafeMutablePointer<GifFileType>
    private let source: Source

    /// The corresponding C function is `DGifOpen`.
    init?(_ bytes: [UInt8]) {
      source = Source(bytes)
      let raw = DGifOpen(
        Unmanaged.passUnretained(source).toOpaque(),
        { file, buffer, count in
          // GIFLIB passes the file that it opened with `source`, and a buffer of `count` bytes.
          let source = Unmanaged<Source>.fromOpaque(file!.pointee.UserData!).takeUnretainedValue()
          return Int32(source.read(Int(count), into: buffer!))
        }, nil)
      guard let raw else { return nil }
      self.raw = raw
    }

    deinit { DGifCloseFile(raw, nil) }

    /// Reads up to the end of the first frame; false when there is none that is whole.
    func paintFirstFrame(on bitmap: inout Bitmap) -> Bool {
      var clear: Int?
      while true {
        var kind = UNDEFINED_RECORD_TYPE
        guard DGifGetRecordType(raw, &kind) == GIF_OK else { return false }
        switch kind {
        case EXTENSION_RECORD_TYPE: guard readExtension(&clear) else { return false }
        case IMAGE_DESC_RECORD_TYPE: return paintFrame(on: &bitmap, clear: clear)
        default: return false
        }
      }
    }

    /// A graphic control extension names the color that is clear (GIF89a specification, 23).
    private func readExtension(_ clear: inout Int?) -> Bool {
      var code: Int32 = 0
      var block: UnsafeMutablePointer<GifByteType>?
      guard DGifGetExtension(raw, &code, &block) == GIF_OK else { return false }
      while let bytes = block {
        if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4 {
          clear = bytes[1] & 1 == 1 ? Int(bytes[4]) : nil
        }
        guard DGifGetExtensionNext(raw, &block) == GIF_OK else { return false }
      }
      return true
    }

    /// The corresponding C functions are `DGifGetImageDesc` and `DGifGetLine`.
    private func paintFrame(on bitmap: inout Bitmap, clear: Int?) -> Bool {
      guard DGifGetImageDesc(raw) == GIF_OK else { return false }
      let frame = raw.pointee.Image
      let (width, height) = (Int(frame.Width), Int(frame.Height))
      guard width > 0, height > 0, width * height <= PictureDecoder.largestPixelCount,
        let map = frame.ColorMap ?? raw.pointee.SColorMap
      else { return false }
      let palette = (0..<256).map { index -> UInt32 in
        guard index != clear, index < Int(map.pointee.ColorCount) else { return 0 }
        let color = map.pointee.Colors[index]
        return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8
          | UInt32(color.Blue)
      }
      var line = [GifPixelType](repeating: 0, count: width)
      let columns = min(width, bitmap.width - Int(frame.Left))
      for row in Self.rows(height, isInterlaced: frame.Interlace) {
        guard DGifGetLine(raw, &line, Int32(width)) == GIF_OK else { return false }
        let y = Int(frame.Top) + row
        guard y < bitmap.height, columns > 0 else { continue }
        for x in 0..<columns { bitmap[Int(frame.Left) + x, y] = palette[Int(line[x])] }
      }
      return true
    }

    /// The rows in the order of the file: interlaced ones come in four passes (GIF89a specification, appendix E).
    private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
      guard isInterlaced else { return Array(0..<height) }
      return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
        Array(stride(from: start, to: height, by: step))
      }
    }
  }
}
