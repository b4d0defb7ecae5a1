import DynamicType
import Foundation
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Faces in all painters")
struct PDFFaceTests {
  private let white = Color(red: 255, green: 255, blue: 255)

  /// A page of one text in the square face of a file, bold and italic where the set makes them up.
  private func composer(
    _ file: String, synthesis: Synthesis = [], text: String = "ab \u{5D0}"
  ) throws -> PDFComposer {
    let face = Face(file: PDFComposer.root + "/Tests/Fixtures/" + file)
    let set = FontSet(
      name: "Test", path: "test.yaml", faces: [face], faceLines: [1],
      roles: [.text: FontFamily(regular: 0)], synthesis: synthesis)
    let composer = try PDFComposer(set, width: 200, height: 100)
    let part = PDFComposer.Part(
      text: text, node: composer.node(.paragraph), weight: .bold, isItalic: true)
    composer.set([part], size: 20, measure: 180)
    return composer
  }

  @Test(
    "a face of every format is embedded, and its text read back",
    arguments: [
      "square/Square.ttf", "formats/Square.otf", "formats/Square.woff", "formats/Square.woff2",
      "formats/Squares.ttc",
    ])
  func formats(_ file: String) throws {
    let composer = try composer(file)
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    let texts = PDFText(reader, page: 0).texts
    #expect(texts.values.joined() == "ab \u{5D0}")
    #expect(try composer.painted() == composer.painted())
  }

  @Test(
    "PNG and SVG of every format are those of TrueType",
    arguments: ["formats/Square.woff", "formats/Square.woff2", "formats/Squares.ttc"])
  func pictures(_ file: String) throws {
    let (plain, other) = (try composer("square/Square.ttf"), try composer(file))
    func paint(_ composer: PDFComposer) throws -> ([UInt8], [UInt8]) {
      let faces = composer.worker.faces
      return (
        try PNGPainter(faces: faces).bytes(of: composer.page),
        SVGPainter(faces: faces).paint(
          composer.page, structure: composer.structure, language: "en", title: "", addresses: [:])
      )
    }
    #expect(try paint(plain) == paint(other))
  }

  @Test("a PDF slants by the text matrix and thickens by drawing edges, and only then")
  func synthesis() throws {
    let content = String(
      decoding: PDFReader(try composer("square/Square.ttf", synthesis: [.slant, .bold]).painted())
        .content(ofPage: 0), as: UTF8.self)
    #expect(content.contains("1 0 0.21256 1 40.417 "))
    // 20 points by 1/24 em.
    #expect(content.contains("0.833 w 0 j 4 M 2 Tr\n"))
    let plain = String(
      decoding: PDFReader(try composer("square/Square.ttf").painted()).content(ofPage: 0),
      as: UTF8.self)
    #expect(!plain.contains(" Tr\n"))
    #expect(plain.contains("1 0 0 1 40 "))
  }

  @Test("ink in PNG is where the layout says that the made-up ink is")
  func ink() throws {
    let composer = try composer(
      "square/Square.ttf", synthesis: [.slant, .bold], text: "a")
    let run = composer.runs[0].run
    let ink = try #require(composer.worker.ink(of: run.run)).offset(
      x: run.origin.x, y: run.origin.y)
    let png = try ReadPNG(
      PNGPainter(faces: composer.worker.faces).bytes(of: composer.page, scale: 4))
    var bounds: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<png.bitmap.height {
      for x in 0..<png.bitmap.width where png.bitmap[x, y] & 0xFF < 0x80 {
        let old = bounds ?? (x, y, x, y)
        bounds = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    let found = try #require(bounds)
    #expect(abs(Double(found.left) - ink.left * 4) < 3)
    #expect(abs(Double(found.right) - ink.right * 4) < 3)
    #expect(abs(Double(found.top) - ink.top * 4) < 3)
    #expect(abs(Double(found.bottom) - ink.bottom * 4) < 3)
  }

  @Test("a damaged face is not embedded: the error names file, damage and remedy")
  func damaged() throws {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).ttf"
    var bytes = [UInt8](
      try Data(
        contentsOf: URL(fileURLWithPath: PDFComposer.root + "/Tests/Fixtures/square/Square.ttf")))
    let entry = try #require(
      (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first {
        bytes[$0..<$0 + 4].elementsEqual("name".utf8)
      })
    // The length of the table.
    bytes.replaceSubrange(entry + 12..<entry + 16, with: [0, 0, 0, 1])
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let set = FontSet(
      name: "Test", path: "test.yaml", faces: [Face(file: path)], faceLines: [1],
      roles: [.text: FontFamily(regular: 0)])
    let composer = try PDFComposer(set, width: 200, height: 100)
    composer.set("ab")
    let error = #expect(throws: PDFError.self) { try composer.painted() }
    #expect(
      error?.description.hasSuffix(
        "cannot be embedded in a PDF: the font is damaged: its table name is cut short; use another font"
      )
        == true)
    #expect(error?.description.hasPrefix(path) == true)
  }
}
