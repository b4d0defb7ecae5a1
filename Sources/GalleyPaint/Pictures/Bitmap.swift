/// Pixels in memory: rows from the top, each from the left.
package struct Bitmap: Sendable, Hashable {
  package var width: Int
  package var height: Int
  /// `0xAARRGGBB`, the color premultiplied by the alpha; `width * height` of them.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has a pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// All pixels alike; transparent unless told.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  /// The pixel in a column and row, both from 0.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
