/// An opaque sRGB color, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rgb` or `#rrggbb`; nil for anything else.
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = hex.utf8.dropFirst().map { Self.digit($0) }
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    let values = digits.compactMap { $0 }
    switch values.count {
    case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6:
      self.init(
        red: values[0] << 4 | values[1], green: values[2] << 4 | values[3],
        blue: values[4] << 4 | values[5])
    default: return nil
    }
  }

  /// Whether the three channels are equal.
  public var isGrey: Bool { red == green && green == blue }

  /// `#rrggbb` in lower case.
  public var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.utf8.count == 1 ? "0" + digits : digits
      }.joined()
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
