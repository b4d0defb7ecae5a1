/// How the stored rows of a picture lie when it is shown (Exif 2.32, tag 0x0112).
package enum Orientation: Int, Sendable, Hashable, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case upsideDownMirrored
  /// Mirrored, then turned a quarter to the left: rows become columns.
  case transposed
  /// To be turned a quarter to the right.
  case turnedLeft
  case transposedUpsideDown
  /// To be turned a quarter to the left.
  case turnedRight

  /// Whether width and height change places.
  package var isTurned: Bool { rawValue >= 5 }

  /// Where the stored pixel at `x`, `y` of a `width` by `height` picture is shown.
  func place(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .upsideDownMirrored: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedLeft: (height - 1 - y, x)
    case .transposedUpsideDown: (height - 1 - y, width - 1 - x)
    case .turnedRight: (y, width - 1 - x)
    }
  }

  /// The same map on the unit square, as the columns of a matrix and its shift: x' = a x + c y + e, y' = b x + d y + f.
  var matrix: (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    switch self {
    case .upright: (1, 0, 0, 1, 0, 0)
    case .mirrored: (-1, 0, 0, 1, 1, 0)
    case .upsideDown: (-1, 0, 0, -1, 1, 1)
    case .upsideDownMirrored: (1, 0, 0, -1, 0, 1)
    case .transposed: (0, 1, 1, 0, 0, 0)
    case .turnedLeft: (0, 1, -1, 0, 1, 0)
    case .transposedUpsideDown: (0, -1, -1, 0, 1, 1)
    case .turnedRight: (0, -1, 1, 0, 0, 1)
    }
  }

  /// The bitmap as shown.
  func applied(to stored: Bitmap) -> Bitmap {
    if self == .upright { return stored }
    var shown = Bitmap(
      width: isTurned ? stored.height : stored.width,
      height: isTurned ? stored.width : stored.height)
    for y in 0..<stored.height {
      for x in 0..<stored.width {
        let to = place(x: x, y: y, width: stored.width, height: stored.height)
        shown[to.x, to.y] = stored[x, y]
      }
    }
    return shown
  }
}
