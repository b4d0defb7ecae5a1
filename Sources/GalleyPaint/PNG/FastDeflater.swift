internal import CDeflate

/// Deflates with ISA-L at level 1, whose choices may differ by processor.
final class FastDeflater: Deflater {
  /// ISAL_DEF_LVL1_DEFAULT of igzip_lib.h, an expression that Swift cannot see.
  private static let workSize = 276 << 10

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let work: UnsafeMutablePointer<UInt8>
  private let piece: UnsafeMutablePointer<UInt8>

  /// The corresponding C function is `isal_deflate_init`.
  init() {
    stream = .allocate(capacity: 1)
    work = .allocate(capacity: Self.workSize)
    work.initialize(repeating: 0, count: Self.workSize)
    piece = .allocate(capacity: deflatedPieceSize)
    piece.initialize(repeating: 0, count: deflatedPieceSize)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = work
    stream.pointee.level_buf_size = UInt32(Self.workSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.flush = UInt16(NO_FLUSH)
    stream.pointee.end_of_stream = 0
    emptyPiece()
  }

  deinit {
    stream.deallocate()
    work.deallocate()
    piece.deallocate()
  }

  func write(_ bytes: UnsafeRawBufferPointer, to sink: Sink) throws {
    // ISA-L does not write to its input.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    while stream.pointee.avail_in > 0 {
      try deflate()
      if stream.pointee.avail_out == 0 { try hand(to: sink) }
    }
  }

  func finish(to sink: Sink) throws {
    stream.pointee.end_of_stream = 1
    repeat {
      try hand(to: sink)
      try deflate()
    } while stream.pointee.avail_out == 0
    try hand(to: sink)
  }

  private func deflate() throws {
    let status = isal_deflate(stream)
    precondition(status == COMP_OK, "ISA-L has all the room it asks for")
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
