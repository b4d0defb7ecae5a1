import GalleyLayout
import Testing

@testable import GalleyPaint

@Suite("WebP pictures")
struct WebPFileTests {
  private let tests = PictureDecoderTests()

  @Test("stored with loss, the colors are near")
  func lossy() throws {
    let file = try tests.picture("lossy.webp")
    let header = try #require(PictureDecoder.header(file.bytes))
    #expect(header.format == .webp)
    #expect(header.pixelWidth == 16)
    #expect(header.pixelHeight == 8)
    let bitmap = try PictureDecoder.bitmap(of: file)
    #expect(tests.isNear(bitmap[2, 1], 0xFFFF_0000))
    #expect(tests.isNear(bitmap[13, 1], 0xFF00_FF00))
    #expect(tests.isNear(bitmap[2, 6], 0xFF00_00FF))
    #expect(tests.isNear(bitmap[13, 6], 0xFFFF_FFFF))
  }

  @Test("stored without loss, colors and alpha are exact and premultiplied")
  func lossless() throws {
    let bitmap = try PictureDecoder.bitmap(of: tests.picture("lossless.webp"))
    #expect(bitmap[0, 0] == 0x8080_0000)
    #expect(bitmap[3, 0] == 0x8000_8000)
    #expect(bitmap[0, 3] == 0x8000_0080)
    #expect(bitmap[3, 3] == 0x8080_8080)
  }

  @Test("alpha beside colors with loss is exact")
  func alpha() throws {
    let bitmap = try PictureDecoder.bitmap(of: tests.picture("alpha.webp"))
    #expect(bitmap[2, 1] == 0)
    #expect(tests.isNear(bitmap[13, 1], 0xFF00_FF00))
    #expect(bitmap[13, 6] >> 24 == 255)
  }

  @Test("of an animation the first frame shows")
  func moving() throws {
    let bitmap = try PictureDecoder.bitmap(of: tests.picture("moving.webp"))
    #expect(bitmap.width == 16)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[15, 7] == 0xFFFF_FFFF)
  }
}
