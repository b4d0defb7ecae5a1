/// Turns counts of Unicode scalars, as libyaml has them, into byte offsets of a file.
///
/// It remembers the last answer and walks from there, since places are asked for nearly in order.
struct ScalarOffsets {
  /// The offset of the first byte in the file.
  let base: Int
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var scalar = 0
  private var byte: Int

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
    base = bytes.startIndex
    byte = base
  }

  /// The offset of the first byte of a scalar; the end for one that is past it.
  mutating func offset(ofScalar wanted: Int) -> Int {
    while scalar < wanted, byte < bytes.endIndex {
      repeat { byte += 1 } while byte < bytes.endIndex && bytes[byte] & 0xC0 == 0x80
      scalar += 1
    }
    while scalar > wanted, byte > base {
      repeat { byte -= 1 } while byte > base && bytes[byte] & 0xC0 == 0x80
      scalar -= 1
    }
    return byte
  }
}
