import GalleyConfiguration
import GalleyLayout
import GalleyText

@testable import GalleyPaint

/// Pages set by hand in the square face: each glyph is a square from (0.1, 0) to (0.9, 0.8) of its em.
enum SquarePages {
  /// A glyph with ink.
  static let square: UInt16 = 2
  static let white = Color(red: 255, green: 255, blue: 255)
  static let black = Color(red: 0, green: 0, blue: 0)

  /// `Tests/` of the package, by the place of this file.
  static func testsFolder(_ file: String = #filePath) -> String {
    file.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  }

  static func faces() -> FaceCache {
    let face = Face(file: testsFolder() + "/Fixtures/square/Square.ttf")
    return FaceCache(
      FontSet(
        name: "Square", path: "square.yaml", faces: [face], faceLines: [5],
        roles: [.text: FontFamily(regular: 0)]))
  }

  /// The square face for the text of SVG pictures.
  static var drawingFonts: SVGFonts { SVGFonts(faces().set) }

  static func page(
    width: Double = 40, height: Double = 40, background: Color = white, _ items: [PageItem] = []
  ) -> Page {
    Page(
      number: 1, size: Size(width: width, height: height), background: background, items: items)
  }

  /// `count` squares side by side, the first pen at `x` on a baseline at `y`.
  static func squares(
    _ count: Int = 1, x: Double, y: Double, size: Double = 10, color: Color = black,
    mark: Mark = .node(1)
  ) -> PageItem {
    let text = String(repeating: "!", count: count)
    let glyphs = (0..<count).map { index in
      Glyph(id: square, x: Float(Double(index) * size), y: 0, cluster: Int32(index))
    }
    let run = GlyphRun(
      face: FaceInstance(0), size: size, level: 0, glyphs: glyphs, width: Double(count) * size,
      text: 0..<count)
    let placed = PlacedRun(
      origin: Point(x: x, y: y), run: run, color: color, utf8: Array(text.utf8), language: "en")
    return PageItem(.glyphs(placed), mark: mark)
  }

  static func shape(
    _ kind: Shape.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    color: Color = black
  ) -> PageItem {
    PageItem(
      .shape(Shape(kind, frame: Rect(x: x, y: y, width: width, height: height), color: color)),
      mark: .layoutArtifact)
  }
}

extension PNGPainter {
  /// The file in memory.
  func bytes(
    of page: Page, scale: Double = 1, encoding: PNGOptions.Encoding = .stable,
    bandHeight: Int = PNGPainter.bandHeight
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try paint(
      page, options: PNGOptions(scale: scale, encoding: encoding), bandHeight: bandHeight
    ) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

/// A PNG taken apart: its header, its other chunks, and its pixels by libpng.
struct ReadPNG {
  var colorType: UInt8
  var chunks: [(name: String, content: [UInt8])]
  var bitmap: Bitmap

  init(_ bytes: [UInt8]) throws {
    var at = 8
    chunks = []
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    colorType = chunks[0].content[9]
    bitmap = try PictureDecoder.bitmap(
      of: Picture(path: "page.png", format: .png, bytes: bytes, pixelWidth: 0, pixelHeight: 0))
  }

  /// The content of a chunk.
  func chunk(_ name: String) -> [UInt8]? { chunks.first { $0.name == name }?.content }
}
