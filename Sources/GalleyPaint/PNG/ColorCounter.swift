/// Counts the colors of a page, until they are too many for a palette.
struct ColorCounter {
  /// In the order in which they were met.
  private(set) var colors: [UInt32] = []
  /// A set by open addressing; 0, a clear pixel, marks a free place.
  private var places = [UInt32](repeating: 0, count: 4096)

  /// Whether the colors so far fit a palette.
  var fits: Bool { colors.count <= Palette.largest }

  mutating func count(_ pixels: UnsafeBufferPointer<UInt32>) {
    for pixel in pixels where places[Self.place(of: pixel)] != pixel {
      if insert(pixel), !fits { return }
    }
  }

  /// Whether the color is new. At most 257 of the places are taken, so there is always a free one.
  private mutating func insert(_ color: UInt32) -> Bool {
    var place = Self.place(of: color)
    while places[place] != 0 {
      if places[place] == color { return false }
      place = (place + 1) & 4095
    }
    places[place] = color
    colors.append(color)
    return true
  }

  /// Knuth's multiplier, 2^32 divided by the golden ratio.
  @inline(__always)
  private static func place(of color: UInt32) -> Int {
    Int((color &* 2_654_435_761) >> 20)
  }
}
