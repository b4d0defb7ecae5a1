internal import GalleyLayout

/// What drawing an SVG takes at most, reckoned without drawing it.
///
/// librsvg bounds the elements that are used again, but neither filters nor masks, patterns and embedded pictures: a
/// few hundred bytes of them can take years, or all memory. The bound is of the file, so that it is the same on every
/// machine.
struct SVGEffort {
  /// Why a drawing is not attempted.
  enum Excess: String, Error {
    case elements = "its elements use each other more than 500000 times"
    case passes =
      "its filters, masks and patterns are too many or too large to be drawn in good time"
    case pixels = "the pictures in it have more than 50 megapixels"
    case format = "a picture in it is not PNG, JPEG, WebP, GIF or SVG"
    case hidden = "its entities hold markup, or addresses hold its style sheets"
    case malformed = "it is no well-formed XML"
  }

  /// As many as librsvg follows.
  private static let mostElements = 500_000.0
  /// Of simple filters over the whole drawing. A drop shadow has ten; this many take a minute at 1,000 pixels a side.
  private static let mostPasses = 1000.0
  private static let mostPixels = 50_000_000.0

  /// The excess of a drawing; nil for one that may be drawn.
  static func excess(of bytes: [UInt8]) -> Excess? {
    do throws(Excess) {
      try check(bytes, depth: 0)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ bytes: [UInt8], depth: Int) throws(Excess) {
    var graph = SVGGraph()
    try SVGMarkup.read(bytes) { event throws(Excess) in try graph.add(event) }
    try graph.link()
    let cost = graph.cost(upTo: mostElements)
    if cost.elements > mostElements { throw .elements }
    if cost.passes > mostPasses { throw .passes }
    var pixels = 0.0
    for picture in graph.pictures {
      if SVGFile.isSVG(picture) {
        // Nobody needs a drawing in a drawing in a drawing.
        if depth > 1 { throw .elements }
        try check(picture, depth: depth + 1)
      }
      guard let header = PictureHeader(picture) else { throw .format }
      pixels += Double(header.pixelWidth) * Double(header.pixelHeight)
    }
    if pixels > mostPixels { throw .pixels }
  }
}
