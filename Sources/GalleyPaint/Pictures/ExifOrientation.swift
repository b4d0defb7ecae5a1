/// The orientation in the Exif segment of a JPEG, and where it stands (Exif 2.32, 4.6; TIFF 6.0, section 2).
struct ExifOrientation {
  var orientation: Orientation
  /// The offset in the file of the byte that holds the value.
  var offset: Int

  /// Nil when the segment is not Exif, is damaged, or says nothing.
  init?(_ bytes: [UInt8], in body: Range<Int>) {
    let identifier: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]  // Exif
    guard body.count >= 14, bytes[body].starts(with: identifier) else { return nil }
    let tiff = bytes[(body.lowerBound + 6)..<body.upperBound]
    let start = tiff.startIndex
    let isLittle: Bool
    switch (tiff[start], tiff[start + 1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return nil
    }
    func number(_ offset: Int, count: Int) -> Int? {
      let at = start + offset
      guard offset >= 0, at + count <= tiff.endIndex else { return nil }
      let digits = tiff[at..<at + count]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
        : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, count: 2) == 42, let directory = number(4, count: 4),
      let count = number(directory, count: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, count: 2) else { return nil }
      // A SHORT (type 3) stands in the first two bytes of the value.
      guard tag == 0x0112, number(entry + 2, count: 2) == 3 else { continue }
      guard let value = number(entry + 8, count: 2), let found = Orientation(rawValue: value)
      else { return nil }
      orientation = found
      offset = start + entry + (isLittle ? 8 : 9)
      return
    }
    return nil
  }
}
