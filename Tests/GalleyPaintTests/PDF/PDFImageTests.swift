import CQPDF
import GalleyLayout
import Testing

@testable import GalleyPaint

@Suite("Pictures in the PDF")
struct PDFImageTests {
  private func reader(_ pictures: [Picture]) throws -> PDFReader {
    let composer = try PDFComposer(width: 200, height: 100)
    for (index, picture) in pictures.enumerated() {
      let frame = Rect(x: Double(index) * 40 + 10, y: 20, width: 32, height: 16)
      composer.page.items.append(
        PageItem(
          .picture(PlacedPicture(frame: frame, picture: picture)),
          mark: .node(composer.node(.figure))))
    }
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    return reader
  }

  private func image(_ reader: PDFReader, _ name: String) -> qpdf_oh {
    reader[reader.page(0), "/Resources", "/XObject", name]
  }

  @Test(
    "a JPEG goes in as it is, once however often it is placed", arguments: ["rgb.jpg", "grey.jpg"])
  func jpeg(_ name: String) throws {
    let picture = try PDFFixtures.picture(name)
    let reader = try reader([picture, picture])
    #expect(reader.keys(reader[reader.page(0), "/Resources", "/XObject"]) == ["/X0"])
    let dictionary = reader.dictionary(of: image(reader, "/X0"))
    #expect(reader.name(reader[dictionary, "/Filter"]) == "/DCTDecode")
    #expect(reader.integer(reader[dictionary, "/Length"]) == picture.bytes.count)
    #expect(
      reader.name(reader[dictionary, "/ColorSpace"])
        == (name == "grey.jpg" ? "/DeviceGray" : "/DeviceRGB"))
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    #expect(content.contains("q 32 0 0 16 10 64 cm/X0 Do Q"))
    #expect(content.contains("q 32 0 0 16 50 64 cm/X0 Do Q"))
  }

  @Test("a JPEG of inks becomes RGB")
  func inks() throws {
    let reader = try reader([PDFFixtures.picture("cmyk.jpg")])
    let dictionary = reader.dictionary(of: image(reader, "/X0"))
    #expect(reader.name(reader[dictionary, "/Filter"]) == "/FlateDecode")
    #expect(reader.name(reader[dictionary, "/ColorSpace"]) == "/DeviceRGB")
    #expect(reader.data(of: image(reader, "/X0")).count == 16 * 8 * 3)
  }

  @Test("a PNG's color and alpha are exact, its color not premultiplied")
  func alpha() throws {
    let picture = try PDFFixtures.picture("rgba.png")
    let reader = try reader([picture])
    let color = reader.data(of: image(reader, "/X0"))
    #expect(color.count == 48)
    #expect(Array(color.prefix(3)) == [255, 0, 0])
    let mask = reader[reader.dictionary(of: image(reader, "/X0")), "/SMask"]
    #expect(Array(reader.data(of: mask)) == [UInt8](repeating: 128, count: 16))
  }

  @Test("an opaque PNG has no alpha")
  func opaque() throws {
    let reader = try reader([PDFFixtures.picture("grey.png")])
    #expect(reader.isNull(reader[reader.dictionary(of: image(reader, "/X0")), "/SMask"]))
    #expect(Array(reader.data(of: image(reader, "/X0")).prefix(3)) == [0x4C, 0x4C, 0x4C])
  }

  @Test("a picture that its camera turned is turned back by the matrix")
  func orientation() throws {
    var picture = try PDFFixtures.picture("rgb.jpg")
    // An Exif segment that says: turn a quarter to the right (6).
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let body: [UInt8] = Array("Exif".utf8) + [0, 0] + tiff
    picture.bytes.insert(
      contentsOf: [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body, at: 2)
    picture.path = "turned.jpg"
    let reader = try reader([picture])
    let dictionary = reader.dictionary(of: image(reader, "/X0"))
    // Stored 16 by 8.
    #expect(reader.integer(reader[dictionary, "/Width"]) == 16)
    #expect(reader.integer(reader[dictionary, "/Height"]) == 8)
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    // The stored right end is at the bottom, the stored top at the right.
    #expect(content.contains("q 0 -16 32 0 10 80 cm/X0 Do Q"))
  }

  @Test("a broken picture is an error with its path")
  func broken() throws {
    var picture = try PDFFixtures.picture("rgba.png")
    picture.bytes.removeLast(40)
    let error = #expect(throws: PDFError.self) { try reader([picture]) }
    guard case .picture(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "pictures/rgba.png")
  }

  @Test("a WebP's pixels are in the file, with its alpha")
  func webp() throws {
    let reader = try reader([PDFFixtures.picture("lossless.webp")])
    #expect(Array(reader.data(of: image(reader, "/X0")).prefix(3)) == [255, 0, 0])
    let mask = reader[reader.dictionary(of: image(reader, "/X0")), "/SMask"]
    #expect(Array(reader.data(of: mask)) == [UInt8](repeating: 128, count: 16))
  }

  @Test("an SVG is a form of vectors that fills the unit square, its text outlines")
  func svg() throws {
    let markup = """
      <svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>
      <rect width='10' height='10' fill='#f00' opacity='.5'/><text x='10' y='9' font-size='10'>!</text>
      </svg>
      """
    let picture = Picture(
      path: "a.svg", format: .svg, bytes: Array(markup.utf8), pixelWidth: 20, pixelHeight: 10)
    let reader = try reader([picture, picture])
    #expect(reader.keys(reader[reader.page(0), "/Resources", "/XObject"]) == ["/X0"])
    let form = reader.dictionary(of: image(reader, "/X0"))
    #expect(reader.name(reader[form, "/Subtype"]) == "/Form")
    // Drawn at four times its size.
    #expect(reader.numbers(reader[form, "/BBox"]) == [0, 0, 80, 40])
    #expect(reader.numbers(reader[form, "/Matrix"]) == [0.0125, 0, 0, 0.025, 0, 0])
    #expect(reader.isNull(reader[form, "/Resources", "/Font"]))
    let page = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    #expect(page.contains("q 32 0 0 16 10 64 cm/X0 Do Q"))
    #expect(try PDFImageTests.bytes(of: picture) == PDFImageTests.bytes(of: picture))
  }

  /// The same document made anew.
  private static func bytes(of picture: Picture) throws -> [UInt8] {
    let composer = try PDFComposer(width: 200, height: 100)
    composer.page.items.append(
      PageItem(
        .picture(
          PlacedPicture(frame: Rect(x: 0, y: 0, width: 20, height: 10), picture: picture)),
        mark: .node(composer.node(.figure))))
    return try composer.painted()
  }
}
