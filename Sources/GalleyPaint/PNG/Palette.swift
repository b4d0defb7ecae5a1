/// The colors of a page when they are few enough to be numbered.
struct Palette {
  /// A PNG's palette has 256 places.
  static let largest = 256

  /// `0xFFRRGGBB`, ascending.
  let colors: [UInt32]
  /// The number of a color stands at `slot(of:)`: each color has a slot of its own, so that none has to be compared.
  private let numbers: [UInt8]
  private let multiplier: UInt32

  /// Nil when the colors are too many.
  init?(_ counted: ColorCounter) {
    guard counted.colors.count <= Self.largest else { return nil }
    colors = counted.colors.sorted()
    guard let multiplier = Self.multiplier(for: colors) else { return nil }
    self.multiplier = multiplier
    var numbers = [UInt8](repeating: 0, count: 1 << 16)
    for (number, color) in colors.enumerated() {
      numbers[Self.slot(of: color, multiplier)] = UInt8(number)
    }
    self.numbers = numbers
  }

  /// Whether each color is a grey.
  var isGrey: Bool { colors.allSatisfy { ($0 >> 8 ^ $0) & 0xFFFF == 0 } }

  /// Writes the number of each pixel's color.
  func number(
    _ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    numbers.withUnsafeBufferPointer { numbers in
      for index in pixels.indices {
        bytes[index] = numbers[Self.slot(of: pixels[index], multiplier)]
      }
    }
  }

  /// An odd number that sends the colors to different slots. Each that is tried has better than even odds with 256
  /// colors on 65,536 slots.
  private static func multiplier(for colors: [UInt32]) -> UInt32? {
    (0..<UInt32(1000)).lazy.map { $0 &* 2_654_435_762 &+ 2_654_435_761 }.first { multiplier in
      Set(colors.map { slot(of: $0, multiplier) }).count == colors.count
    }
  }

  @inline(__always)
  private static func slot(of color: UInt32, _ multiplier: UInt32) -> Int {
    Int((color &* multiplier) >> 16)
  }
}
