internal import GalleyConfiguration
package import GalleyLayout
package import GalleyText

/// Paints pages as PNG files: in bands, streamed, of any height, in memory that depends on the width alone.
///
/// One worker has one painter and keeps it: glyphs are rasterized once. Not Sendable, as its faces are not.
package final class PNGPainter {
  /// Takes the next bytes of a file; they are valid during the call only.
  package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// Measured: from 128 to 1,024 rows the time is the same, below it grows; so it is the memory that decides.
  package static let bandHeight = 512

  private let painter: ItemPainter

  package init(faces: FaceCache) {
    painter = ItemPainter(faces: faces)
  }

  /// Paints a page into a PNG: eight-bit grey when nothing on it has a color, a palette when it has at most 256
  /// colors, else RGB. The same page and options give the same bytes.
  ///
  /// Throws `PictureError` for a picture that cannot be decoded, and what the sink throws. Nothing is to be kept of a
  /// file whose painting threw.
  package func paint(
    _ page: Page, options: PNGOptions, bandHeight: Int = PNGPainter.bandHeight, into sink: Sink
  ) throws {
    let bands = Bands(page, scale: options.scale, bandHeight: bandHeight, painter: painter)
    let format = try format(of: page, bands: bands)
    var encoder = try PNGEncoder(
      width: bands.area.columns.count, height: bands.area.rows.count, format: format,
      encoding: options.encoding, density: options.scale, to: sink)
    for number in 0..<bands.count {
      try bands.paint(number)
      for y in bands.canvas.window.rows { try encoder.write(bands.canvas.row(y), to: sink) }
    }
    try encoder.finish(to: sink)
  }

  /// The page's pixels, or those of a part of it given in points, at any scale: text is painted at that size, not
  /// reduced from a larger picture.
  package func bitmap(of page: Page, scale: Double, clip: Rect? = nil) throws -> Bitmap {
    let bands = Bands(page, scale: scale, clip: clip, bandHeight: .max, painter: painter)
    if bands.count == 0 { return Bitmap(width: 0, height: 0) }
    try bands.paint(0)
    return Bitmap(
      width: bands.area.columns.count, height: bands.area.rows.count,
      pixels: Array(bands.canvas.content))
  }

  /// Grey, when all that goes on the page is; else the page is painted once to count its colors, until there are too
  /// many.
  private func format(of page: Page, bands: Bands) throws -> PixelFormat {
    if isGrey(page) { return .grey }
    var counter = ColorCounter()
    for number in 0..<bands.count {
      try bands.paint(number)
      counter.count(bands.canvas.content)
      if !counter.fits { return .color }
    }
    guard let palette = Palette(counter) else { return .color }
    return palette.isGrey ? .grey : .palette(palette)
  }

  private func isGrey(_ page: Page) -> Bool {
    page.background.isGrey
      && page.items.allSatisfy { item in
        switch item.content {
        case .shape(let shape): shape.color.isGrey
        case .glyphs(let placed): placed.color.isGrey && !painter.isColored(placed.run)
        case .picture: false
        }
      }
  }
}

/// A page on the way to its pixels: its bands, painted one at a time on one canvas.
private final class Bands {
  let area: PixelRect
  let canvas: Canvas
  private let page: Page
  private let scale: Double
  private let index: BandIndex
  private let painter: ItemPainter
  /// The band on the canvas.
  private var current: Int?

  init(
    _ page: Page, scale: Double, clip: Rect? = nil, bandHeight: Int, painter: ItemPainter
  ) {
    let whole = PixelRect(
      Rect(x: 0, y: 0, width: page.size.width, height: page.size.height), scale: scale)
    area = clip.map { PixelRect($0, scale: scale).intersection(whole) } ?? whole
    self.page = page
    self.scale = scale
    self.painter = painter
    let height = min(bandHeight, max(1, area.rows.count))
    index = BandIndex(
      rows: area.rows, bandHeight: height,
      extents: page.items.map { painter.rows(of: $0, scale: scale) })
    canvas = Canvas(columns: area.columns, height: height)
  }

  var count: Int { index.bands.count }

  func paint(_ number: Int) throws(PictureError) {
    if current == number { return }
    current = nil
    canvas.move(to: index.bands[number], background: page.background.pixel)
    for item in index[number] {
      try painter.paint(page.items[Int(item)], scale: scale, on: canvas)
    }
    current = number
  }
}
