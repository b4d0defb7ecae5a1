import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Decoding pictures")
struct PictureDecoderTests {
  func picture(_ name: String) throws -> Picture {
    let path = SquarePages.testsFolder() + "/GalleyPaintTests/Fixtures/" + name
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return Self.picture(bytes, name: name)
  }

  static func picture(_ bytes: [UInt8], name: String = "test.png") -> Picture {
    Picture(path: name, format: .png, bytes: bytes, pixelWidth: 0, pixelHeight: 0)
  }

  /// Whether two opaque pixels differ by no more than what a JPEG loses.
  func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [UInt32(0), 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= 12 }
  }

  @Test("A PNG with alpha is premultiplied")
  func alpha() throws {
    let bitmap = try PictureDecoder.bitmap(of: picture("rgba.png"))
    #expect(bitmap.width == 4)
    #expect(bitmap.height == 4)
    #expect(bitmap[0, 0] == 0x8080_0000)
    #expect(bitmap[3, 0] == 0x8000_8000)
    #expect(bitmap[0, 3] == 0x8000_0080)
    #expect(bitmap[3, 3] == 0x8080_8080)
  }

  @Test("Grey, palette and 16-bit PNGs come as colors")
  func kinds() throws {
    let grey = try PictureDecoder.bitmap(of: picture("grey.png"))
    #expect(grey[0, 0] == 0xFF4C_4C4C)
    #expect(grey[3, 3] == 0xFFFF_FFFF)
    let palette = try PictureDecoder.bitmap(of: picture("palette.png"))
    #expect(palette[0, 0] == 0xFFFF_0000)
    #expect(palette[3, 3] == 0xFFFF_FFFF)
    let deep = try PictureDecoder.bitmap(of: picture("deep.png"))
    #expect(deep.pixels.allSatisfy { isNear($0, 0xFF80_8080) })
  }

  @Test("RGB, grey and CMYK JPEGs come as colors")
  func jpegs() throws {
    for name in ["rgb.jpg", "cmyk.jpg"] {
      let bitmap = try PictureDecoder.bitmap(of: picture(name))
      #expect(bitmap.width == 16)
      #expect(bitmap.height == 8)
      #expect(isNear(bitmap[2, 1], 0xFFFF_0000), "\(name)")
      #expect(isNear(bitmap[13, 1], 0xFF00_FF00), "\(name)")
      #expect(isNear(bitmap[2, 6], 0xFF00_00FF), "\(name)")
      #expect(isNear(bitmap[13, 6], 0xFFFF_FFFF), "\(name)")
    }
    let grey = try PictureDecoder.bitmap(of: picture("grey.jpg"))
    #expect(isNear(grey[2, 1], 0xFF4C_4C4C))
  }

  @Test("inks of a JPEG that is not Adobe's are not inverted")
  func plainInks() throws {
    var file = try picture("cmyk.jpg")
    let mark = try #require(JPEGSegments(file.bytes).first { $0.marker == 0xEE })
    file.bytes.removeSubrange(mark.body.lowerBound - 4..<mark.body.upperBound)
    // What was no ink is all of it.
    #expect(isNear(try PictureDecoder.bitmap(of: file)[13, 6], 0xFF00_0000))
  }

  @Test("the tones of a picture are those of its ink; an opaque one has none")
  func tones() throws {
    let checker = PictureChecker(SquarePages.faces().set)
    #expect(try checker.tones(of: picture("rgb.jpg")) == nil)
    #expect(try checker.tones(of: picture("grey.png")) == nil)
    let markup =
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>"
      + "<rect width='40' height='20'/></svg>"
    let drawing = Self.picture(Array(markup.utf8), name: "a.svg")
    let tones = try #require(try checker.tones(of: drawing))
    #expect(tones.faintShare(on: SquarePages.black) == 1)
    #expect(tones.faintShare(on: SquarePages.white) == 0)
  }

  /// An Exif segment with one entry, after a JPEG's first marker.
  func oriented(_ orientation: Orientation, isLittle: Bool) throws -> Picture {
    let value = UInt8(orientation.rawValue)
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0,
    ]
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + (isLittle ? little : big)
    var file = try picture("rgb.jpg")
    file.bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body, at: 2)
    return file
  }

  /// Where the red and the green corner are shown, worked out from the words of Exif 2.32.
  static let corners: [(Orientation, red: (Int, Int), green: (Int, Int))] = [
    (.upright, (0, 0), (1, 0)), (.mirrored, (1, 0), (0, 0)),
    (.upsideDown, (1, 1), (0, 1)), (.upsideDownMirrored, (0, 1), (1, 1)),
    (.transposed, (0, 0), (0, 1)), (.turnedLeft, (1, 0), (1, 1)),
    (.transposedUpsideDown, (1, 1), (1, 0)), (.turnedRight, (0, 1), (0, 0)),
  ]

  @Test("All eight orientations, in either byte order", arguments: [true, false])
  func orientations(isLittle: Bool) throws {
    for (orientation, red, green) in Self.corners {
      let file = try oriented(orientation, isLittle: isLittle)
      let header = try #require(PictureDecoder.header(file.bytes))
      #expect(header.format == .jpeg)
      #expect(header.pixelWidth == (orientation.isTurned ? 8 : 16))
      #expect(header.pixelHeight == (orientation.isTurned ? 16 : 8))
      let bitmap = try PictureDecoder.bitmap(of: file)
      #expect(bitmap.width == header.pixelWidth)
      func corner(_ place: (Int, Int)) -> UInt32 {
        bitmap[place.0 == 0 ? 1 : bitmap.width - 2, place.1 == 0 ? 1 : bitmap.height - 2]
      }
      #expect(isNear(corner(red), 0xFFFF_0000), "\(orientation)")
      #expect(isNear(corner(green), 0xFF00_FF00), "\(orientation)")
      // The matrix that vector painters use says the same.
      let m = orientation.matrix
      func mapped(_ x: Double, _ y: Double) -> [Bool] {
        [m.a * x + m.c * y + m.e > 0.5, m.b * x + m.d * y + m.f > 0.5]
      }
      #expect(mapped(0.1, 0.1) == [red.0 == 1, red.1 == 1])
      #expect(mapped(0.9, 0.1) == [green.0 == 1, green.1 == 1])
    }
  }

  @Test("A JPEG is decoded smaller when that is enough")
  func reduction() throws {
    let whole = try picture("rgb.jpg")
    let half = try PictureDecoder.bitmap(of: whole, atLeast: 8, 4)
    #expect(half.width == 8)
    #expect(half.height == 4)
    #expect(isNear(half[1, 1], 0xFFFF_0000))
    #expect(try PictureDecoder.bitmap(of: whole, atLeast: 9, 4).width == 16)
  }

  @Test("Headers of other files are none")
  func noHeader() throws {
    #expect(PictureDecoder.header([]) == nil)
    #expect(PictureDecoder.header(Array("GIF89a".utf8)) == nil)
    #expect(PictureDecoder.header(Array("RIFF....WEBPVP8 ....".utf8)) == nil)
    #expect(PictureDecoder.header(Array("<svgx/>".utf8)) == nil)
    #expect(PictureDecoder.header(Array("<svg".utf8)) == nil)
    #expect(PictureDecoder.header([0xFF, 0xD8, 0xFF]) == nil)
    let png = try picture("grey.png").bytes
    let header = try #require(PictureDecoder.header(png))
    #expect(header.format == .png)
    #expect(header.pixelWidth == 4)
    #expect(PictureDecoder.header(Array(png[..<20])) == nil)
  }

  @Test("A picture above 200 megapixels is refused before any memory is taken")
  func tooLarge() throws {
    var png = try picture("grey.png").bytes
    png.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(
      throws: PictureError.tooLarge(
        path: "test.png", pixelWidth: 2_147_483_647, pixelHeight: 2_147_483_647)
    ) {
      try PictureDecoder.bitmap(of: Self.picture(png))
    }
  }

  @Test(
    "A file cut short anywhere is an error, never a crash",
    arguments: ["rgba.png", "rgb.jpg", "lossy.webp", "lossless.webp", "alpha.webp", "moving.webp"])
  func cutShort(name: String) throws {
    let whole = try picture(name)
    // The last bytes of both are a mere end mark.
    for count in 0..<whole.bytes.count - (name.hasSuffix("webp") ? 1 : 12) {
      #expect(throws: PictureError.self) {
        try PictureDecoder.bitmap(of: Self.picture(Array(whole.bytes[..<count])))
      }
    }
  }

  @Test("Damaged bytes give a bitmap of the header's size or an error")
  func damaged() throws {
    for name in [
      "rgba.png", "rgb.jpg", "cmyk.jpg", "lossy.webp", "lossless.webp", "alpha.webp", "moving.webp",
    ] {
      let whole = try picture(name)
      for index in whole.bytes.indices {
        var file = Self.picture(whole.bytes)
        file.bytes[index] ^= 0x5A
        // A header that asks for hundreds of megapixels would only make the test slow.
        guard let header = PictureDecoder.header(file.bytes),
          header.pixelWidth * header.pixelHeight < 100_000
        else { continue }
        do {
          let bitmap = try PictureDecoder.bitmap(of: file)
          #expect(bitmap.width == header.pixelWidth)
          #expect(bitmap.height == header.pixelHeight)
        } catch {
          #expect(error.description.hasPrefix("test.png: "))
        }
      }
    }
  }
}

extension PictureDecoder {
  /// The picture with the square face for its text.
  static func bitmap(
    of picture: Picture, atLeast width: Int = .max, _ height: Int = .max
  ) throws(PictureError) -> Bitmap {
    try bitmap(of: picture, atLeast: width, height, fonts: SquarePages.drawingFonts)
  }
}
