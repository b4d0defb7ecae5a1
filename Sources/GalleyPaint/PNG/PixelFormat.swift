/// How a PNG stores pixels (PNG specification, 11.2.1): always eight bits a sample.
enum PixelFormat {
  case grey
  case palette(Palette)
  case color
  case colorAndAlpha

  var colorType: UInt8 {
    switch self {
    case .grey: 0
    case .color: 2
    case .palette: 3
    case .colorAndAlpha: 6
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .grey, .palette: 1
    case .color: 3
    case .colorAndAlpha: 4
    }
  }

  /// Writes a row's samples.
  func pack(_ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .grey:
      for index in pixels.indices { bytes[index] = UInt8(truncatingIfNeeded: pixels[index]) }
    case .palette(let palette): palette.number(pixels, into: bytes)
    case .color:
      var target = bytes
      for index in pixels.indices {
        let pixel = pixels[index]
        target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        target += 3
      }
    case .colorAndAlpha:
      for index in pixels.indices { Self.pack(straight: pixels[index], into: bytes + 4 * index) }
    }
  }

  /// A PNG's alpha is not multiplied in.
  private static func pack(straight pixel: UInt32, into bytes: UnsafeMutablePointer<UInt8>) {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    bytes[0] = channel(16)
    bytes[1] = channel(8)
    bytes[2] = channel(0)
    bytes[3] = UInt8(alpha)
  }
}
