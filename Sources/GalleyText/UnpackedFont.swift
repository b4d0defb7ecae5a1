/// An OpenType font as FreeType unpacks it from WOFF2, in memory of its own.
struct UnpackedFont {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Sets the end of the last outline right.
  ///
  /// FreeType 2.12 writes it in `loca` as counted from the start of the file, not of the table `glyf`. It makes nothing
  /// of it itself, but who embeds the last glyph takes along what follows the table.
  func mendLastOutline() {
    guard let glyf = table("glyf"), let loca = table("loca"), let head = table("head"),
      head.count >= 52
    else { return }
    let isLong = bytes[head.lowerBound + 51] == 1
    let size = isLong ? 4 : 2
    guard loca.count >= size else { return }
    let place = loca.upperBound - size
    let value = number(at: place, size) * (isLong ? 1 : 2)
    guard value > glyf.count, value == glyf.upperBound else { return }
    let end = isLong ? glyf.count : glyf.count / 2
    for byte in 0..<size {
      bytes[place + byte] = UInt8(truncatingIfNeeded: end >> (8 * (size - 1 - byte)))
    }
  }

  /// Where a table is; nil when there is none, or when it is not inside the file.
  private func table(_ tag: String) -> Range<Int>? {
    guard bytes.count > 12 else { return nil }
    for entry in 0..<number(at: 4, 2) {
      let place = 12 + 16 * entry
      guard place + 16 <= bytes.count else { return nil }
      guard bytes[place..<place + 4].elementsEqual(tag.utf8) else { continue }
      let (start, length) = (number(at: place + 8, 4), number(at: place + 12, 4))
      return start + length <= bytes.count ? start..<start + length : nil
    }
    return nil
  }

  /// A number of the file, big endian.
  private func number(at place: Int, _ size: Int) -> Int {
    (0..<size).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
