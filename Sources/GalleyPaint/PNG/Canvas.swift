/// A window on a page's pixels, which paint is laid on: opaque sRGB, eight bits a channel.
///
/// It can move: a page is painted band by band in the same memory. What falls outside the window is left out.
final class Canvas {
  /// The pixels of the page that the window shows.
  private(set) var window: PixelRect
  let width: Int
  private let capacity: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// A window as wide as `columns` and at most `height` rows high; it shows nothing yet.
  init(columns: Range<Int>, height: Int) {
    width = columns.count
    capacity = columns.count * height
    window = PixelRect(columns: columns, rows: 0..<0)
    pixels = .allocate(capacity: max(1, capacity))
  }

  deinit { pixels.deallocate() }

  /// Shows other rows, all in one color.
  func move(to rows: Range<Int>, background: UInt32) {
    precondition(rows.count * width <= capacity, "the canvas has room for the rows")
    window.rows = rows
    // The first time too: a pixel is a number, which memory holds without being made to.
    pixels.initialize(repeating: background, count: rows.count * width)
  }

  /// A row of the page within the window.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: pixels + (y - window.rows.lowerBound) * width, count: width)
  }

  /// All pixels of the window.
  var content: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: pixels, count: window.rows.count * width)
  }

  // MARK: - Paint

  /// Whole pixels in one color.
  func fill(_ rect: PixelRect, color: UInt32) {
    let shown = rect.intersection(window)
    if shown.isEmpty { return }
    for y in shown.rows {
      address(shown.columns.lowerBound, y).update(repeating: color, count: shown.columns.count)
    }
  }

  /// A glyph with its top left corner at a pixel, in one color.
  func blend(_ mask: GlyphMask, x: Int, y: Int, color: UInt32) {
    let left = max(x, window.columns.lowerBound)
    let right = min(x + mask.width, window.columns.upperBound)
    let top = max(y, window.rows.lowerBound)
    let bottom = min(y + mask.height, window.rows.upperBound)
    guard left < right, top < bottom else { return }
    for row in top..<bottom {
      let coverage = mask.coverage + ((row - y) * mask.width + (left - x))
      let target = address(left, row)
      for index in 0..<right - left {
        let share = UInt32(coverage[index])
        if share == 0 { continue }
        target[index] = share == 255 ? color : Self.mixed(target[index], color, share)
      }
    }
  }

  /// A picture with its top left corner at a pixel.
  func blend(_ bitmap: Bitmap, x: Int, y: Int) {
    let rect = PixelRect(columns: x..<x + bitmap.width, rows: y..<y + bitmap.height)
    let shown = rect.intersection(window)
    if shown.isEmpty { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      for row in shown.rows {
        let target = address(shown.columns.lowerBound, row)
        let offset = (row - y) * bitmap.width + (shown.columns.lowerBound - x)
        for index in 0..<shown.columns.count {
          let pixel = source[offset + index]
          let alpha = pixel >> 24
          if alpha == 0 { continue }
          target[index] = alpha == 255 ? pixel : Self.over(target[index], pixel)
        }
      }
    }
  }

  /// Pixels in one color as far as each is covered, from 0 to 1.
  func blend(_ rect: PixelRect, color: UInt32, coverage: (_ x: Int, _ y: Int) -> Double) {
    let shown = rect.intersection(window)
    for y in shown.rows {
      for x in shown.columns {
        let share = UInt32(Coverage.rounded(coverage(x, y)))
        if share == 0 { continue }
        let target = address(x, y)
        target.pointee = Self.mixed(target.pointee, color, share)
      }
    }
  }

  // MARK: - Arithmetic

  /// `share` / 255 of the color, the rest of what is there, rounded to the nearest. Two channels go in one product.
  @inline(__always)
  static func mixed(_ under: UInt32, _ color: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 255 &- share
    let redBlue =
      (under & 0x00FF_00FF) &* rest &+ (color & 0x00FF_00FF) &* share &+ 0x0080_0080
    let green = (under >> 8 & 0xFF) &* rest &+ (color >> 8 & 0xFF) &* share &+ 0x80
    return 0xFF00_0000
      | (redBlue &+ (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (green &+ green >> 8) & 0xFF00
  }

  /// A premultiplied pixel over an opaque one.
  @inline(__always)
  static func over(_ under: UInt32, _ pixel: UInt32) -> UInt32 {
    let rest = 255 &- pixel >> 24
    let redBlue = (under & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let green = (under >> 8 & 0xFF) &* rest &+ 0x80
    let remains =
      (redBlue &+ (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (green &+ green >> 8) & 0xFF00
    return 0xFF00_0000 | (remains &+ pixel & 0x00FF_FFFF)
  }

  @inline(__always)
  private func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - window.rows.lowerBound) * width + (x - window.columns.lowerBound))
  }
}
