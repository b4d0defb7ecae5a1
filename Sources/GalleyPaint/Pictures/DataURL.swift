internal import GalleyConfiguration

/// The bytes that an address holds itself (RFC 2397).
enum DataURL {
  /// Nil for an address of another kind, and for one that is damaged.
  static func bytes(of address: String) -> [UInt8]? {
    let text = address.utf8.drop { $0 <= 0x20 }
    guard text.count > 5, String(decoding: text.prefix(5), as: UTF8.self).lowercased() == "data:",
      let comma = text.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let content = PercentDecoding.bytes(Array(text[text.index(after: comma)...]))
    let kind = String(decoding: text[..<comma], as: UTF8.self).lowercased()
    return kind.hasSuffix(";base64") ? decoded(content) : content
  }

  /// Base 64 (RFC 4648), its line ends skipped; nil where there is anything else in it.
  private static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    for character in text {
      let value: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x20, 0x09...0x0D: continue
      default: return nil
      }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
