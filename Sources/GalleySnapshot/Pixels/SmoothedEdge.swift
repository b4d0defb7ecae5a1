internal import GalleyKit

/// Tells pixels that only smooth the edge of a shape.
///
/// Such a pixel has a neighbor that is darker and one that is brighter, and one of these two lies in an even area of
/// both images. After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 7
/// (2009).
struct SmoothedEdge {
  let image: Bitmap
  let other: Bitmap
  /// How much further down the rows of `other` are that belong to those of `image`.
  let offset: Int

  /// How many neighbors of one brightness make an area even, and how many a smoothed pixel has at most.
  private static let even = 3
  private static let mostEqual = 2

  /// Whether the pixel of `image` in a column and a row smooths an edge.
  func contains(column: Int, row: Int) -> Bool {
    let own = ColorDistance.brightness(image[column, row])
    var equal = isAtBorder(column, row, in: image) ? 1 : 0
    var darkest = (difference: 0.0, column: 0, row: 0)
    var brightest = darkest
    for y in around(row, below: image.height) {
      for x in around(column, below: image.width) where (x, y) != (column, row) {
        let difference = ColorDistance.brightness(image[x, y]) - own
        if difference == 0 { equal += 1 }
        if difference < darkest.difference { darkest = (difference, x, y) }
        if difference > brightest.difference { brightest = (difference, x, y) }
      }
    }
    guard equal <= Self.mostEqual, darkest.difference < 0, brightest.difference > 0 else {
      return false
    }
    return isEven(darkest.column, darkest.row) || isEven(brightest.column, brightest.row)
  }

  /// Whether a pixel lies in an even area of both images.
  private func isEven(_ column: Int, _ row: Int) -> Bool {
    isEven(column, row, in: image) && isEven(column, row + offset, in: other)
  }

  private func isEven(_ column: Int, _ row: Int, in bitmap: Bitmap) -> Bool {
    guard column < bitmap.width, (0..<bitmap.height).contains(row) else { return false }
    let own = bitmap[column, row]
    var alike = isAtBorder(column, row, in: bitmap) ? 1 : 0
    for y in around(row, below: bitmap.height) {
      for x in around(column, below: bitmap.width)
      where (x, y) != (column, row) && bitmap[x, y] == own {
        alike += 1
      }
    }
    return alike >= Self.even
  }

  private func isAtBorder(_ column: Int, _ row: Int, in bitmap: Bitmap) -> Bool {
    column == 0 || row == 0 || column == bitmap.width - 1 || row == bitmap.height - 1
  }

  /// A number with its neighbors, from 0 up to an end.
  private func around(_ number: Int, below end: Int) -> ClosedRange<Int> {
    max(0, number - 1)...min(end - 1, number + 1)
  }
}
