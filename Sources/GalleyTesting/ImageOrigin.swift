internal import GalleySnapshot

/// What an image was painted with, kept in the image itself: a PNG's text chunk `Software`.
struct ImageOrigin: Equatable {
  /// A library with its version, or the scale, each.
  let parts: [String]

  private static let keyword = Array("Software\0".utf8)
  /// Where the chunk goes: behind the signature and the header, which are always as long.
  private static let place = 8 + 25

  init(_ origin: SnapshotOrigin) {
    parts = ["scale \(origin.scale)"] + origin.libraries.map { "\($0.name) \($0.version)" }
  }

  /// Nil for an image that does not say.
  init?(readingFrom png: [UInt8]) {
    let start = Self.place + 8
    guard png.count > start + Self.keyword.count,
      Array(png[Self.place + 4..<start]) == Array("tEXt".utf8),
      Array(png[start..<start + Self.keyword.count]) == Self.keyword
    else { return nil }
    let size = png[Self.place..<Self.place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard size >= Self.keyword.count, start + size <= png.count else { return nil }
    let text = String(decoding: png[start + Self.keyword.count..<start + size], as: UTF8.self)
    parts = text.split(separator: "; ").map(String.init)
  }

  /// The image with this in it. It has to be a PNG.
  func added(to png: [UInt8]) -> [UInt8] {
    let content = Self.keyword + Array(parts.joined(separator: "; ").utf8)
    let named = Array("tEXt".utf8) + content
    let chunk = Self.bytes(UInt32(content.count)) + named + Self.bytes(Self.checksum(of: named))
    return Array(png[..<Self.place]) + chunk + Array(png[Self.place...])
  }

  /// `cairo 1.16.0 -> cairo 1.18.0`.
  func differences(to other: ImageOrigin) -> String {
    let gone = parts.filter { !other.parts.contains($0) }
    let new = other.parts.filter { !parts.contains($0) }
    return gone.joined(separator: ", ") + " -> " + new.joined(separator: ", ")
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of PNG (ISO/IEC 15948, annex D), bit by bit: a chunk like this has a few hundred bytes.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
