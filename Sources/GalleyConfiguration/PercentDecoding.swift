/// Resolves percent signs and the two digits behind them (RFC 3986, 2.1).
package enum PercentDecoding {
  /// A string with its percent signs resolved; unchanged where the result is not UTF-8.
  package static func decoded(_ string: String) -> String {
    guard string.utf8.contains(UInt8(ascii: "%")) else { return string }
    return String(validating: bytes(Array(string.utf8)), as: UTF8.self) ?? string
  }

  /// Bytes with their percent signs resolved; one without two digits behind it stays.
  package static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension UInt8 {
  /// What a hexadecimal digit in ASCII is worth, 0 to 15; nil for any other byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
