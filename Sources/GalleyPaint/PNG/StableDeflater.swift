internal import CDeflate

/// Deflates with zlib, whose bytes do not depend on the processor.
final class StableDeflater: Deflater {
  /// Measured on pages of text without row filters: above this level the time doubles for the last tenth of the size.
  static let level: Int32 = 2

  private let stream: UnsafeMutablePointer<z_stream>
  private let piece: UnsafeMutablePointer<UInt8>

  /// The corresponding C function is `deflateInit2`.
  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    piece = .allocate(capacity: deflatedPieceSize)
    piece.initialize(repeating: 0, count: deflatedPieceSize)
    let status = deflateInit2_(
      stream, Self.level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, zlibVersion(),
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib cannot start: out of memory")
    emptyPiece()
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    piece.deallocate()
  }

  func write(_ bytes: UnsafeRawBufferPointer, to sink: Sink) throws {
    // zlib does not write to its input.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    while stream.pointee.avail_in > 0 {
      _ = deflate(stream, Z_NO_FLUSH)
      if stream.pointee.avail_out == 0 { try hand(to: sink) }
    }
  }

  func finish(to sink: Sink) throws {
    while deflate(stream, Z_FINISH) != Z_STREAM_END { try hand(to: sink) }
    try hand(to: sink)
  }

  private func hand(to sink: Sink) throws {
    let count = deflatedPieceSize - Int(stream.pointee.avail_out)
    if count > 0 { try sink(UnsafeRawBufferPointer(start: piece, count: count)) }
    emptyPiece()
  }

  private func emptyPiece() {
    stream.pointee.next_out = piece
    stream.pointee.avail_out = UInt32(deflatedPieceSize)
  }
}
