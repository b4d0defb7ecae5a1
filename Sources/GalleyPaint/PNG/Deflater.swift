/// Takes bytes, gives the compressed ones of a zlib stream (RFC 1950) piece by piece.
protocol Deflater: AnyObject {
  /// Where pieces go; each is valid during the call only.
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  func write(_ bytes: UnsafeRawBufferPointer, to sink: Sink) throws
  /// Ends the stream; nothing may be written after it.
  func finish(to sink: Sink) throws
}

extension PNGOptions.Encoding {
  func makeDeflater() -> any Deflater {
    switch self {
    case .stable: StableDeflater()
    case .fast: FastDeflater()
    }
  }
}

/// The bytes of a piece: what a chunk of a PNG holds at most.
let deflatedPieceSize = 64 << 10
