/// How far apart two colors are to the eye: 0 for equal ones, 1 for black and white.
///
/// It is a weighted distance in YIQ: Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications", Programación Matemática y Software 2 (2010), with their weights.
/// What is transparent is taken on white.
public enum ColorDistance {
  /// The distance of two pixels as `0xAARRGGBB`, multiplied by alpha.
  static func between(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    let (first, second) = (Parts(a), Parts(b))
    let (y, i, q) = (first.y - second.y, first.i - second.i, first.q - second.q)
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / greatest).squareRoot()
  }

  /// The distance of two colors, 0 to 255 a channel.
  public static func between(
    red: UInt8, green: UInt8, blue: UInt8, and other: (red: UInt8, green: UInt8, blue: UInt8)
  ) -> Double {
    between(pixel(red, green, blue), pixel(other.red, other.green, other.blue))
  }

  /// How bright a pixel is, 0 to 255.
  static func brightness(_ pixel: UInt32) -> Double { Parts(pixel).y }

  /// The weighted square of the distance between black and white.
  private static let greatest = 0.5053 * 255 * 255

  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The parts of a color in YIQ, by the NTSC's matrix.
  private struct Parts {
    let y: Double
    let i: Double
    let q: Double

    init(_ pixel: UInt32) {
      let white = 255 - Double(pixel >> 24)
      let red = Double(pixel >> 16 & 0xFF) + white
      let green = Double(pixel >> 8 & 0xFF) + white
      let blue = Double(pixel & 0xFF) + white
      y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
      i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
      q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    }
  }
}
