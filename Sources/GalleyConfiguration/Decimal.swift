/// Decimal numbers as text: at most so many places, none that is not needed, never an exponent.
package enum Decimal {
  /// Appends a number rounded to `places` places, 0 to 9.
  package static func append(_ number: Double, places: Int, to bytes: inout [UInt8]) {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    // 2^53 is where a Double has no fraction left.
    let limit = 9_007_199_254_740_992.0
    let scaled = Int(min(max(number * Double(unit), -limit), limit).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    append(Int(scaled.magnitude) / unit, to: &bytes)
    var rest = Int(scaled.magnitude) % unit
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  /// Appends a whole number.
  package static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// The number as a string.
  package static func text(_ number: Double, places: Int = 3) -> String {
    var bytes: [UInt8] = []
    append(number, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A whole number of 0 or more with zeros before it, so that it has `width` digits at least.
  package static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+0E33`, `U+1F600`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
