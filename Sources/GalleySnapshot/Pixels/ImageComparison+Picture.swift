internal import GalleyKit

extension ImageComparison {
  /// Reference, difference and actual side by side, from a little above the first row that differs to a little below the
  /// last; nil when no pixel differs.
  ///
  /// In the middle the reference is faint; what differs is magenta on it, what is smoothed otherwise amber, what is ignored
  /// blue.
  public func picture() -> PixelImage? {
    guard let area else { return nil }
    let rows =
      max(
        0, area.rows.lowerBound - Self.margin)..<min(
        pixelHeight, area.rows.upperBound + Self.margin)
    let step = pixelWidth + Self.gap
    var picture = Bitmap(
      width: 3 * pixelWidth + 2 * Self.gap, height: rows.count, filledWith: Self.between)
    for (target, row) in rows.enumerated() {
      for column in 0..<pixelWidth {
        picture[column, target] = shown(reference, column, row)
        picture[column + step, target] = difference(column, row)
        picture[column + 2 * step, target] = shown(actual, column, row)
      }
    }
    return PixelImage(picture)
  }

  /// How many rows are shown around what differs.
  private static let margin = 60
  /// How many pixels are between two images.
  private static let gap = 8

  private static let between: UInt32 = 0xFF60_6060
  /// Where an image has no pixel.
  private static let nothing: UInt32 = 0xFFB0_B0B0

  private func shown(_ image: PixelImage, _ column: Int, _ row: Int) -> UInt32 {
    let isThere = column < image.pixelWidth && row < image.pixelHeight
    return isThere ? image.bitmap[column, row] : Self.nothing
  }

  private func difference(_ column: Int, _ row: Int) -> UInt32 {
    switch marks[row * pixelWidth + column] {
    case .differing: return 0xFFE0_0070
    case .smoothed: return 0xFFF0_B000
    case .ignored: return 0xFF80_A0E0
    case .equal:
      let brightness = ColorDistance.brightness(shown(reference, column, row))
      // A tenth of the contrast, near white.
      let grey = UInt32(255 - (255 - brightness) / 5)
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
  }
}
