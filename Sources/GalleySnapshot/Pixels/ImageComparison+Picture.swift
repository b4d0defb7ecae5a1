internal import GalleyKit

extension ImageComparison {
  /// Reference, difference and actual side by side, from a little above the first row that differs to a little below the
  /// last, or as far as there is room; nil when nothing differs, and for images with hardly a row in common.
  ///
  /// In the middle the reference is faint; what differs is magenta on it, what is smoothed otherwise amber, what is ignored
  /// blue. Where an image has nothing, it is grey.
  public func picture() -> PixelImage? {
    guard let differingRows, !marks.isEmpty else { return nil }
    let step = pixelWidth + Self.gap
    let width = 3 * pixelWidth + 2 * Self.gap
    let room = Self.mostPixels / width
    guard room > 0 else { return nil }
    let top = max(0, differingRows.lowerBound - Self.margin)
    let bottom = min(rows.count, differingRows.upperBound + Self.margin, top + room)
    var picture = Bitmap(width: width, height: bottom - top, filledWith: Self.between)
    for index in top..<bottom {
      for column in 0..<pixelWidth {
        picture[column, index - top] = Self.pixel(reference, column, rows[index].reference)
        picture[column + step, index - top] = difference(column, index)
        picture[column + 2 * step, index - top] = Self.pixel(actual, column, rows[index].actual)
      }
    }
    return PixelImage(picture)
  }

  /// What is decoded again when somebody compares pictures of differences.
  private static let mostPixels = 200_000_000
  /// How many rows are shown around what differs.
  private static let margin = 60
  /// How many pixels are between two images.
  private static let gap = 8

  private static let between: UInt32 = 0xFF60_6060
  /// Where an image has no pixel.
  private static let nothing: UInt32 = 0xFFB0_B0B0

  private static func pixel(_ image: PixelImage, _ column: Int, _ row: Int?) -> UInt32 {
    guard let row, column < image.pixelWidth else { return nothing }
    return image.bitmap[column, row]
  }

  private func difference(_ column: Int, _ index: Int) -> UInt32 {
    // Equal images have no marks, and no picture.
    switch marks[index * pixelWidth + column] {
    case .differing: return 0xFFE0_0070
    case .smoothed: return 0xFFF0_B000
    case .ignored: return 0xFF80_A0E0
    case .added: return Self.nothing
    case .equal:
      let shown = Self.pixel(reference, column, rows[index].reference)
      // A fifth of the contrast, near white.
      let grey = UInt32(255 - (255 - ColorDistance.brightness(shown)) / 5)
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
  }
}
