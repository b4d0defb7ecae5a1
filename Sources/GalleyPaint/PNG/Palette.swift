/// The colors of a page when they are few enough to be numbered.
struct Palette {
  /// A PNG's palette has 256 places.
  static let largest = 256

  /// `0xFFRRGGBB`, ascending.
  let colors: [UInt32]
  private let keys: [UInt32]
  private let values: [UInt8]

  /// Whether each color is a grey.
  var isGrey: Bool {
    colors.allSatisfy { ($0 >> 8 ^ $0) & 0xFFFF == 0 }
  }

  /// Counts colors until they are too many.
  struct Counter {
    private var table = ColorTable()
    private(set) var colors: [UInt32] = []
    private var last: UInt32 = 0

    /// Whether the colors so far fit.
    var fits: Bool { colors.count <= Palette.largest }

    mutating func count(_ pixels: UnsafeBufferPointer<UInt32>) {
      for pixel in pixels where pixel != last {
        last = pixel
        if table.insert(pixel) {
          colors.append(pixel)
          if !fits { return }
        }
      }
    }
  }

  init(_ counted: Counter) {
    colors = counted.colors.sorted()
    var table = ColorTable()
    for color in colors { _ = table.insert(color) }
    var values = [UInt8](repeating: 0, count: table.keys.count)
    for (number, color) in colors.enumerated() {
      values[table.place(of: color)] = UInt8(number)
    }
    keys = table.keys
    self.values = values
  }

  /// Writes the number of each pixel's color.
  func number(
    _ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    var last: UInt32 = 0
    var number: UInt8 = 0
    keys.withUnsafeBufferPointer { keys in
      for index in pixels.indices {
        let pixel = pixels[index]
        if pixel != last {
          last = pixel
          number = values[ColorTable.place(of: pixel, in: keys)]
        }
        bytes[index] = number
      }
    }
  }
}

/// A set of opaque colors by open addressing; 0, a clear pixel, marks a free place.
private struct ColorTable {
  private(set) var keys = [UInt32](repeating: 0, count: 1024)

  /// Whether the color is new.
  mutating func insert(_ color: UInt32) -> Bool {
    let place = place(of: color)
    if keys[place] == color { return false }
    keys[place] = color
    return true
  }

  func place(of color: UInt32) -> Int {
    keys.withUnsafeBufferPointer { Self.place(of: color, in: $0) }
  }

  /// The place of the color or the free place for it. With at most 257 of 1,024 places taken there is always one.
  @inline(__always)
  static func place(of color: UInt32, in keys: UnsafeBufferPointer<UInt32>) -> Int {
    // Knuth's multiplier, 2^32 divided by the golden ratio.
    var place = Int((color &* 2_654_435_761) >> 22)
    while keys[place] != color, keys[place] != 0 { place = (place + 1) & 1023 }
    return place
  }
}
