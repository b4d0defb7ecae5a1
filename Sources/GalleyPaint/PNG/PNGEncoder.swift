internal import CDeflate

/// Writes a PNG row by row: no row filters, no chunks but the pixels, their palette and their density.
///
/// On pages of text, unfiltered rows are both smaller and faster than filtered ones.
struct PNGEncoder {
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  private let format: PixelFormat
  private let deflater: any Deflater
  private let rowSize: Int
  /// Rows wait here until there are enough to be worth a call.
  private var rows: [UInt8]
  private var filled = 0

  /// Writes everything that stands before the pixels. `density` is in pixels a point; nil leaves it out.
  init(
    width: Int, height: Int, format: PixelFormat, encoding: PNGOptions.Encoding, density: Double?,
    to sink: Sink
  ) throws {
    self.format = format
    deflater = encoding.makeDeflater()
    rowSize = 1 + width * format.bytesPerPixel
    rows = [UInt8](repeating: 0, count: rowSize * max(1, (64 << 10) / rowSize))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try signature.withUnsafeBytes(sink)
    let header = Self.bytes(width) + Self.bytes(height) + [8, format.colorType, 0, 0, 0]
    try Self.chunk("IHDR", header, to: sink)
    if let density {
      // A point is 1/72 inch, an inch 0.0254 m.
      let perMeter = Self.bytes(PixelRect.pixel(density * 72 / 0.0254))
      try Self.chunk("pHYs", perMeter + perMeter + [1], to: sink)
    }
    if case .palette(let palette) = format {
      let entries = palette.colors.flatMap { color in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
      }
      try Self.chunk("PLTE", entries, to: sink)
    }
  }

  /// The next row from the top.
  mutating func write(_ row: UnsafeBufferPointer<UInt32>, to sink: Sink) throws {
    rows.withUnsafeMutableBufferPointer { buffer in
      // The capacity of `rows` is at least one row, so it has an address.
      guard let start = buffer.baseAddress else { return }
      start[filled] = 0
      format.pack(row, into: start + filled + 1)
    }
    filled += rowSize
    if filled + rowSize > rows.count { try flush(to: sink) }
  }

  /// Ends the file.
  mutating func finish(to sink: Sink) throws {
    try flush(to: sink)
    try deflater.finish { try Self.chunk("IDAT", $0, to: sink) }
    try Self.chunk("IEND", [], to: sink)
  }

  private mutating func flush(to sink: Sink) throws {
    try rows.withUnsafeBytes { bytes in
      try deflater.write(UnsafeRawBufferPointer(rebasing: bytes[..<filled])) {
        try Self.chunk("IDAT", $0, to: sink)
      }
    }
    filled = 0
  }

  // MARK: - Chunks

  private static func chunk(_ name: String, _ content: [UInt8], to sink: Sink) throws {
    try content.withUnsafeBytes { try chunk(name, $0, to: sink) }
  }

  /// Length, name, content, checksum (PNG specification, 5.3).
  private static func chunk(
    _ name: String, _ content: UnsafeRawBufferPointer, to sink: Sink
  ) throws {
    let head = bytes(content.count) + Array(name.utf8)
    try head.withUnsafeBytes(sink)
    if !content.isEmpty { try sink(content) }
    var sum = crc32(0, Array(name.utf8), 4)
    if let start = content.bindMemory(to: UInt8.self).baseAddress {
      sum = crc32(sum, start, UInt32(content.count))
    }
    try bytes(Int(sum)).withUnsafeBytes(sink)
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension Bitmap {
  /// The bitmap as a PNG with its transparency, the same bytes on every machine.
  package func pngBytes() -> [UInt8] {
    var result: [UInt8] = []
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    do {
      try write(format: isOpaque ? .color : .colorAndAlpha) { result.append(contentsOf: $0) }
    } catch {
      preconditionFailure("only the sink throws, and this one does not: \(error)")
    }
    return result
  }

  private func write(format: PixelFormat, to sink: PNGEncoder.Sink) throws {
    var encoder = try PNGEncoder(
      width: width, height: height, format: format, encoding: .stable, density: nil, to: sink)
    try pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        try encoder.write(
          UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), to: sink)
      }
    }
    try encoder.finish(to: sink)
  }
}
