/// The marker segments of a JPEG up to its first scan (ITU-T T.81, B.1.1).
struct JPEGSegments: Sequence, IteratorProtocol {
  struct Segment {
    /// The byte after 0xFF.
    var marker: UInt8
    /// The offsets of what follows the length.
    var body: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let isJPEG = bytes.count > 3 && bytes[0] == 0xFF && bytes[1] == 0xD8
    offset = isJPEG ? 2 : bytes.count
  }

  mutating func next() -> Segment? {
    // A marker may be preceded by any number of fill bytes 0xFF.
    guard offset < bytes.count, bytes[offset] == 0xFF else { return nil }
    while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
    guard offset + 3 <= bytes.count else { return nil }
    let marker = bytes[offset]
    let length = Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2])
    let end = offset + 1 + length
    // 0xDA starts the scan; what follows it is no segment.
    guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
    let body = offset + 3..<end
    offset = end
    return Segment(marker: marker, body: body)
  }
}
