/// An ICC profile of sRGB, made from its published numbers (IEC 61966-2-1; ICC.1:2001-04, version
/// 2.4).
enum SRGBProfile {
  /// The primaries and the white, adapted to D50 by Bradford's matrix, as the ICC's own profile has
  /// them.
  private static let red = (0.43607, 0.22249, 0.01392)
  private static let green = (0.38515, 0.71687, 0.09708)
  private static let blue = (0.14307, 0.06061, 0.71410)
  /// D50, the white of the connection space.
  private static let white = (0.96420, 1.0, 0.82491)

  /// The whole profile. It says nothing of when or where it was made.
  static let bytes = make()

  private static func make() -> [UInt8] {
    let curve = curveTag()
    let tags: [(signature: String, data: [UInt8])] = [
      ("desc", descriptionTag("sRGB IEC61966-2.1")),
      ("cprt", textTag("No copyright; use freely")),
      ("wtpt", colorTag(white)), ("rXYZ", colorTag(red)), ("gXYZ", colorTag(green)),
      ("bXYZ", colorTag(blue)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = big(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    var curveOffset: Int?
    for tag in tags {
      let isCurve = tag.signature.hasSuffix("TRC")
      let offset = isCurve ? curveOffset ?? start + data.count : start + data.count
      if !isCurve || curveOffset == nil { data += tag.data }
      if isCurve { curveOffset = offset }
      while data.count % 4 != 0 { data.append(0) }
      table += Array(tag.signature.utf8) + big(offset) + big(tag.data.count)
    }
    return header(size: start + data.count) + table + data
  }

  private static func header(size: Int) -> [UInt8] {
    var header = big(size) + [0, 0, 0, 0] + big(0x0240_0000)
    header += Array("mntrRGB XYZ ".utf8)
    // The date cannot be left out: the day of the profile's standard.
    for part in [2001, 4, 1, 0, 0, 0] { header += [UInt8(part >> 8), UInt8(part & 255)] }
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += fixed(white.0) + fixed(white.1) + fixed(white.2)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  private static func colorTag(_ color: (Double, Double, Double)) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + fixed(color.0) + fixed(color.1) + fixed(color.2)
  }

  private static func textTag(_ text: String) -> [UInt8] {
    Array("text".utf8) + [0, 0, 0, 0] + Array(text.utf8) + [0]
  }

  private static func descriptionTag(_ text: String) -> [UInt8] {
    // An ASCII name, then no Unicode name (8 bytes) and no Macintosh name (70 bytes).
    Array("desc".utf8) + [0, 0, 0, 0] + big(text.utf8.count + 1) + Array(text.utf8) + [0]
      + [UInt8](repeating: 0, count: 8 + 3 + 67)
  }

  /// The transfer curve at 1,024 places, in 16 bits.
  private static func curveTag() -> [UInt8] {
    let count = 1024
    var tag = Array("curv".utf8) + [0, 0, 0, 0] + big(count)
    for index in 0..<count {
      let value = Int((linear(Double(index) / Double(count - 1)) * 65535).rounded())
      tag += [UInt8(value >> 8), UInt8(value & 255)]
    }
    return tag
  }

  /// What an encoded value stands for: IEC 61966-2-1, 5.2.
  private static func linear(_ encoded: Double) -> Double {
    if encoded <= 0.04045 { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square, found by Newton's method.
    let square = base * base
    var root = base
    for _ in 0..<32 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }

  private static func fixed(_ number: Double) -> [UInt8] {
    big(Int((number * 65536).rounded()))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
