import GalleyLayout
import Testing

@testable import GalleyPaint

@Suite("SVG pictures")
struct SVGFileTests {
  private func picture(_ markup: String) -> Picture {
    PictureDecoderTests.picture(Array(markup.utf8), name: "test.svg")
  }

  private func size(_ attributes: String) -> [Int]? {
    let markup = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    return PictureDecoder.header(Array(markup.utf8)).map { [$0.pixelWidth, $0.pixelHeight] }
  }

  @Test("its size is what it says, else its view box, else 300 by 150")
  func sizes() {
    #expect(size("width='90' height='20'") == [90, 20])
    #expect(size("width='1in' height='2.54cm'") == [96, 96])
    #expect(size("width='10.2' height='3'") == [11, 3])
    #expect(size("viewBox='0 0 40 30'") == [40, 30])
    #expect(size("") == [300, 150])
    #expect(size("width='0' height='20'") == nil)
  }

  @Test("it is known by its root, whatever stands before that")
  func root() {
    let before = "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg -->\n<!DOCTYPE svg [<!ENTITY a 'b'>]>\n"
    #expect(SVGFile.isSVG(Array((before + "<s:svg xmlns:s='x'/>").utf8)))
    #expect(SVGFile.isSVG(Array("<svg>".utf8)))
    #expect(!SVGFile.isSVG(Array("<html><svg/></html>".utf8)))
    #expect(!SVGFile.isSVG(Array("<!-- <svg/>".utf8)))
    #expect(!SVGFile.isSVG([]))
  }

  @Test("it is drawn at the pixels that are asked for")
  func pixels() throws {
    let half = picture(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'>
      <rect width='2' height='2' fill='#f00'/><rect x='2' width='2' height='2' fill='#00f' opacity='.5'/>
      </svg>
      """)
    let own = try PictureDecoder.bitmap(of: half)
    #expect(own.width == 4)
    #expect(own[1, 1] == 0xFFFF_0000)
    #expect(own[2, 1] == 0x8000_0080)
    let large = try PictureDecoder.bitmap(of: half, atLeast: 40, 20)
    #expect(large.width == 40)
    #expect(large[19, 19] == 0xFFFF_0000)
    #expect(large[20, 0] == 0x8000_0080)
  }

  @Test("its text is in the face of the set, whatever family it names")
  func text() throws {
    let bitmap = try PictureDecoder.bitmap(
      of: picture(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>
        <text x='0' y='16' font-size='20' font-family='Helvetica, serif'>!</text></svg>
        """))
    // The square reaches from 0.1 to 0.9 em and up to 0.8 em.
    #expect(bitmap[10, 8] == 0xFF00_0000)
    #expect(bitmap[3, 2] == 0xFF00_0000)
    #expect(bitmap[16, 14] == 0xFF00_0000)
    #expect(bitmap[0, 8] == 0)
    #expect(bitmap[10, 18] == 0)
  }

  @Test("nothing outside the file is read")
  func outside() throws {
    let fixture = SquarePages.testsFolder() + "/GalleyPaintTests/Fixtures/grey.png"
    for address in ["file://\(fixture)", fixture, "grey.png"] {
      let bitmap = try PictureDecoder.bitmap(
        of: picture(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>
          <image href='\(address)' width='4' height='4'/></svg>
          """))
      #expect(bitmap.pixels.allSatisfy { $0 == 0 }, "\(address)")
    }
  }

  @Test("one that is no XML, or asks for more than there is, is an error")
  func broken() {
    let open = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
    let many = (0..<12).map { level in
      "<g id='g\(level + 1)'>" + String(repeating: "<use href='#g\(level)'/>", count: 12) + "</g>"
    }
    let bomb = open + "<rect id='g0' width='1' height='1'/>" + many.joined() + "</svg>"
    #expect(throws: PictureError.self) { try PictureDecoder.bitmap(of: picture(bomb)) }
    #expect(throws: PictureError.self) { try PictureDecoder.bitmap(of: picture("<svg><g></svg>")) }
    #expect(
      throws: PictureError.tooLarge(path: "test.svg", pixelWidth: 100_000, pixelHeight: 100_000)
    ) {
      try PictureDecoder.bitmap(
        of: picture(
          "<svg xmlns='http://www.w3.org/2000/svg' width='100000' height='100000'/>"))
    }
  }

  @Test("damaged bytes give a bitmap or an error")
  func damaged() {
    let whole = Array(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><defs><linearGradient id='a'>
      <stop offset='0' stop-color='red'/></linearGradient></defs><path d='M0 0L8 8H4z' fill='url(#a)'/>
      <text y='8'>!</text></svg>
      """.utf8)
    var generator = SeededGenerator(seed: 11)
    var drawn = 0
    for _ in 0..<300 {
      var bytes = whole
      // Not in the size, which would only make the test slow.
      bytes[Int.random(in: 60..<bytes.count, using: &generator)] = UInt8.random(
        in: 32...126, using: &generator)
      let bitmap = try? PictureDecoder.bitmap(of: PictureDecoderTests.picture(bytes))
      guard let bitmap else { continue }
      drawn += 1
      #expect(bitmap.pixels.count == 64)
    }
    #expect(drawn > 50)
  }
}
