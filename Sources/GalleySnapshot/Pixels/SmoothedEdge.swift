internal import GalleyKit

/// Tells pixels that only smooth the edge of a shape.
///
/// Such a pixel has a neighbor that is darker and one that is brighter, and one of these two lies in an even area of
/// both images. After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 7
/// (2009).
struct SmoothedEdge {
  let image: Bitmap
  let other: Bitmap

  /// How many neighbors of one brightness make an area even, and how many a smoothed pixel has at most.
  private static let even = 3
  private static let mostEqual = 2

  /// Whether the pixel of `image` in a column and a row smooths an edge.
  func contains(column: Int, row: Int) -> Bool {
    let own = ColorDistance.brightness(image[column, row])
    var equal = isAtBorder(column, row) ? 1 : 0
    var darkest = (difference: 0.0, column: 0, row: 0)
    var brightest = darkest
    for y in around(row, below: height) {
      for x in around(column, below: width) where (x, y) != (column, row) {
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
    isEven(column, row, in: image) && isEven(column, row, in: other)
  }

  private func isEven(_ column: Int, _ row: Int, in bitmap: Bitmap) -> Bool {
    let own = bitmap[column, row]
    var alike = isAtBorder(column, row) ? 1 : 0
    for y in around(row, below: height) {
      for x in around(column, below: width) where (x, y) != (column, row) && bitmap[x, y] == own {
        alike += 1
      }
    }
    return alike >= Self.even
  }

  private var width: Int { min(image.width, other.width) }
  private var height: Int { min(image.height, other.height) }

  private func isAtBorder(_ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == width - 1 || row == height - 1
  }

  /// A number with its neighbors, from 0 up to an end.
  private func around(_ number: Int, below end: Int) -> ClosedRange<Int> {
    max(0, number - 1)...min(end - 1, number + 1)
  }
}
