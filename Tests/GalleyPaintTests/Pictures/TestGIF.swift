/// A GIF written for a test: one or more frames, each pixel an index of a palette (GIF89a specification).
struct TestGIF {
  struct Frame {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    /// Rows from the top.
    var pixels: [UInt8]
    var isInterlaced = false
    /// Four colors of its own.
    var palette: [UInt32]?
    /// The index that is clear.
    var clear: UInt8?
  }

  static let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]

  var width: Int
  var height: Int
  var palette: [UInt32]? = TestGIF.colors
  var frames: [Frame]

  var bytes: [UInt8] {
    var out = Array("GIF89a".utf8) + Self.short(width) + Self.short(height)
    out += [palette == nil ? 0 : 0x81, 0, 0] + Self.table(palette)
    for frame in frames {
      out += [0x21, 0xF9, 4, frame.clear == nil ? 0 : 1, 0, 0, frame.clear ?? 0, 0]
      out += [0x2C] + [frame.left, frame.top, frame.width, frame.height].flatMap(Self.short)
      out += [(frame.palette == nil ? 0 : 0x81) | (frame.isInterlaced ? 0x40 : 0)]
      out += Self.table(frame.palette) + [2]
      let data = Self.codes(frame.pixels)
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(data.count, start + 255)]
        out += [UInt8(block.count)] + block
      }
      out += [0]
    }
    return out + [0x3B]
  }

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private static func table(_ palette: [UInt32]?) -> [UInt8] {
    (palette ?? []).flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  /// Codes of three bits that never grow, because the table begins anew every two pixels.
  private static func codes(_ pixels: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
      if index % 2 == 0 { codes.append(4) }
      codes.append(pixel)
    }
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for code in codes + [5] {
      bits |= UInt32(code) << count
      count += 3
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    return count > 0 ? bytes + [UInt8(bits & 255)] : bytes
  }
}
