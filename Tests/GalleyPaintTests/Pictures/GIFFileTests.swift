import GalleyLayout
import Testing

@testable import GalleyPaint

@Suite("GIF pictures")
struct GIFFileTests {
  private func decode(_ gif: TestGIF) throws -> Bitmap {
    try PictureDecoder.bitmap(of: PictureDecoderTests.picture(gif.bytes, name: "test.gif"))
  }

  /// One column, each row another color.
  private let rows: [UInt8] = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]

  @Test("a frame of the common palette comes as its colors")
  func plain() throws {
    let gif = TestGIF(
      width: 2, height: 2, frames: [TestGIF.Frame(width: 2, height: 2, pixels: [0, 1, 2, 3])])
    let header = try #require(PictureDecoder.header(gif.bytes))
    #expect(header.format == .gif)
    #expect(header.pixelWidth == 2)
    #expect(
      try decode(gif).pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test("interlaced rows come in the order of the picture")
  func interlaced() throws {
    // Passes: rows 0 and 8; 4; 2 and 6; the odd ones.
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
    let gif = TestGIF(
      width: 1, height: 10,
      frames: [
        TestGIF.Frame(
          width: 1, height: 10, pixels: order.map { rows[$0] }, isInterlaced: true)
      ])
    #expect(try decode(gif).pixels == rows.map { 0xFF00_0000 | TestGIF.colors[Int($0)] })
  }

  @Test("a frame smaller than its canvas leaves the rest clear, and a clear color is clear")
  func canvas() throws {
    let gif = TestGIF(
      width: 4, height: 3, palette: nil,
      frames: [
        TestGIF.Frame(
          left: 1, top: 1, width: 2, height: 1, pixels: [0, 3],
          palette: [0x102030, 0, 0, 0xFFFFFF], clear: 3)
      ])
    let bitmap = try decode(gif)
    #expect(bitmap[1, 1] == 0xFF10_2030)
    #expect(bitmap.pixels.filter { $0 != 0 }.count == 1)
  }

  @Test("what reaches beyond the canvas is cut, and only the first frame shows")
  func beyond() throws {
    let gif = TestGIF(
      width: 2, height: 1,
      frames: [
        TestGIF.Frame(left: 1, top: 0, width: 2, height: 2, pixels: [2, 1, 1, 1]),
        TestGIF.Frame(width: 2, height: 1, pixels: [3, 3]),
      ])
    #expect(try decode(gif).pixels == [0, 0xFF00_00FF])
  }

  @Test("a GIF without a palette, without a frame or without area is refused")
  func refused() {
    let frame = TestGIF.Frame(width: 1, height: 1, pixels: [0])
    for gif in [
      TestGIF(width: 1, height: 1, palette: nil, frames: [frame]),
      TestGIF(width: 1, height: 1, frames: []), TestGIF(width: 0, height: 1, frames: [frame]),
    ] {
      #expect(throws: PictureError.self) { try decode(gif) }
    }
  }

  @Test("a file cut short or damaged anywhere is an error or a bitmap of the header's size")
  func damaged() throws {
    let gif = TestGIF(
      width: 4, height: 4,
      frames: [
        TestGIF.Frame(
          width: 4, height: 4, pixels: [UInt8](repeating: 1, count: 16), isInterlaced: true,
          palette: TestGIF.colors, clear: 0)
      ])
    let whole = gif.bytes
    // The last bytes are the end of the data, of the frame and of the file.
    for count in 0..<whole.count - 4 {
      #expect(throws: PictureError.self) {
        try PictureDecoder.bitmap(of: PictureDecoderTests.picture(Array(whole[..<count])))
      }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 10..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      let bitmap = try? PictureDecoder.bitmap(of: PictureDecoderTests.picture(bytes))
      #expect(bitmap.map { $0.width == 4 && $0.pixels.count == 4 * $0.height } ?? true)
    }
  }
}
