/// `%41` for `A` (RFC 3986, 2.1).
package enum PercentDecoding {
  /// A string with its percent signs resolved; unchanged where the result is not UTF-8.
  package static func decoded(_ string: String) -> String {
    let bytes = Array(string.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return string }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? string
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte | 0x20 {
    case 0x61...0x66: (byte | 0x20) - 0x61 + 10
    default: byte.isDigit ? byte - 0x30 : nil
    }
  }
}
