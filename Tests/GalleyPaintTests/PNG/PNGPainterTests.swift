import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Pages as PNG")
struct PNGPainterTests {
  let painter = PNGPainter(faces: SquarePages.faces())
  let blue = Color(red: 0, green: 0x66, blue: 0xCC)

  @Test("Ink stands where the run says, within half a pixel", arguments: [1.0, 2, 3])
  func positions(scale: Double) throws {
    for x in stride(from: 4.0, to: 6, by: 0.17) {
      let page = SquarePages.page([SquarePages.squares(x: x, y: 20 + x / 7)])
      let bitmap = try painter.bitmap(of: page, scale: scale)
      // The middle of the ink, each pixel weighted by its darkness.
      var (sum, left, top) = (0.0, 0.0, 0.0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let darkness = Double(255 - bitmap[x, y] & 0xFF)
          sum += darkness
          left += darkness * (Double(x) + 0.5)
          top += darkness * (Double(y) + 0.5)
        }
      }
      // Across to an eighth of a pixel, which is the point of the phases; down to a half.
      #expect(abs(left / sum - (x + 5) * scale) <= 0.126)
      #expect(abs(top / sum - (20 + x / 7 - 4) * scale) <= 0.501)
      #expect(abs(sum / 255 - 64 * scale * scale) < 0.02 * 64 * scale * scale)
    }
  }

  @Test("Each quarter of a pixel has its own mask")
  func phases() throws {
    // The left edge of the square is at the pen's pixel + 1 + the phase.
    let expected: [UInt32] = [0x00, 0x40, 0x80, 0xBF]
    for (phase, grey) in expected.enumerated() {
      let page = SquarePages.page([SquarePages.squares(x: 4 + Double(phase) / 4, y: 20)])
      let bitmap = try painter.bitmap(of: page, scale: 1)
      #expect(abs(Int(bitmap[5, 15] & 0xFF) - Int(grey)) <= 3)
      #expect(bitmap[6, 15] == 0xFF00_0000)
      #expect(bitmap[4, 15] == 0xFFFF_FFFF)
    }
  }

  @Test("A page without color is 8-bit grey, with the pixels of the bitmap")
  func grey() throws {
    let page = SquarePages.page([
      SquarePages.shape(
        .fill(cornerRadius: 3), 2, 2, 30, 20, color: Color(red: 200, green: 200, blue: 200)),
      SquarePages.squares(2, x: 4.3, y: 20),
    ])
    let file = try ReadPNG(painter.bytes(of: page, scale: 2))
    #expect(file.colorType == 0)
    #expect(file.chunks.map(\.name) == ["IHDR", "pHYs", "IDAT", "IEND"])
    // 144 pixels an inch are 5,669 a meter.
    #expect(file.chunk("pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(try file.bitmap == painter.bitmap(of: page, scale: 2))
  }

  @Test("A page of few colors has a sorted palette, with the pixels of the bitmap")
  func palette() throws {
    let page = SquarePages.page([
      SquarePages.squares(2, x: 4.3, y: 20, color: blue),
      SquarePages.shape(
        .fill(cornerRadius: 0), 2, 25, 30, 4, color: Color(red: 9, green: 8, blue: 7)),
    ])
    let file = try ReadPNG(painter.bytes(of: page, scale: 2))
    #expect(file.colorType == 3)
    let entries = try #require(file.chunk("PLTE"))
    let colors = stride(from: 0, to: entries.count, by: 3).map { Array(entries[$0..<$0 + 3]) }
    #expect(colors.contains([0, 0x66, 0xCC]))
    #expect(colors.first == [0, 0x66, 0xCC])
    #expect(colors.last == [255, 255, 255])
    #expect(try Set(painter.bitmap(of: page, scale: 2).pixels).count == colors.count)
    #expect(try file.bitmap == painter.bitmap(of: page, scale: 2))
  }

  @Test("Text in grey and one color fits a palette at all phases")
  func textAndLinks() throws {
    let items = (0..<40).flatMap { index in
      let x = 2 + Double(index) * 0.37
      return [
        SquarePages.squares(x: x, y: 15, size: 9.7), SquarePages.squares(x: x, y: 35, color: blue),
      ]
    }
    let file = try ReadPNG(painter.bytes(of: SquarePages.page(items), scale: 3))
    #expect(file.colorType == 3)
  }

  @Test(
    "Exactly 256 colors fit a palette, one more makes RGB", arguments: [(256, 3), (257, 2)])
  func colorLimit(count: Int, colorType: UInt8) throws {
    // The background is one of them.
    let items = (0..<count - 1).map { (index: Int) -> PageItem in
      let (x, y) = (Double(index % 20), Double(index / 20))
      let color = Color(red: 1, green: UInt8(index % 16), blue: UInt8(index / 16))
      return SquarePages.shape(.fill(cornerRadius: 0), x, y, 1, 1, color: color)
    }
    let page = SquarePages.page(items)
    let file = try ReadPNG(painter.bytes(of: page))
    #expect(file.colorType == colorType)
    #expect(try file.bitmap == painter.bitmap(of: page, scale: 1))
  }

  @Test("The height of the bands and the way of packing do not change a pixel")
  func bands() throws {
    let items = (0..<60).flatMap { index in
      let y = 7.3 + Double(index) * 5.9
      return [
        SquarePages.shape(
          .fill(cornerRadius: 6), 2, y - 3, 33, 40, color: Color(red: 240, green: 240, blue: 250)),
        SquarePages.shape(.outline(width: 1.5, cornerRadius: 4), 3, y, 20, 20, color: blue),
        SquarePages.shape(.check(width: 2), 3, y, 20, 20),
        SquarePages.squares(3, x: 5.1, y: y, size: 9.7, color: blue),
      ]
    }
    let page = SquarePages.page(height: 400, items)
    let whole = try ReadPNG(painter.bytes(of: page, scale: 2))
    #expect(try whole.bitmap == painter.bitmap(of: page, scale: 2))
    for height in [7, 64] {
      let banded = try ReadPNG(painter.bytes(of: page, scale: 2, bandHeight: height))
      #expect(banded.bitmap == whole.bitmap)
    }
    let fast = try ReadPNG(painter.bytes(of: page, scale: 2, encoding: .fast))
    #expect(fast.bitmap == whole.bitmap)
  }

  @Test("The same page gives the same bytes, from a new painter too")
  func sameBytes() throws {
    let page = SquarePages.page([SquarePages.squares(3, x: 4.3, y: 20, color: blue)])
    let first = try painter.bytes(of: page, scale: 3)
    #expect(try painter.bytes(of: page, scale: 3) == first)
    #expect(try PNGPainter(faces: SquarePages.faces()).bytes(of: page, scale: 3) == first)
  }

  @Test("A page of 200,000 rows is handed on in pieces of at most 64 KiB")
  func tallPage() throws {
    let items = (1...2000).map { SquarePages.squares(3, x: 2, y: Double($0) * 50, size: 20) }
    let page = SquarePages.page(height: 100_000, items)
    var (largest, total) = (0, 0)
    var head: [UInt8] = []
    try painter.paint(page, options: PNGOptions(scale: 2)) { piece in
      largest = max(largest, piece.count)
      if total < 24 { head.append(contentsOf: piece) }
      total += piece.count
    }
    #expect(Array(head[16..<24]) == [0, 0, 0, 80, 0, 3, 0x0D, 0x40])
    #expect(largest <= 65_536)
    #expect(total > 1000)
  }

  @Test("A clip gives that part of the page and no other")
  func clip() throws {
    let page = SquarePages.page([SquarePages.squares(3, x: 2.3, y: 20, color: blue)])
    let whole = try painter.bitmap(of: page, scale: 2)
    let part = try painter.bitmap(
      of: page, scale: 2, clip: Rect(x: 5, y: 10, width: 10, height: 20))
    #expect(part.width == 20)
    #expect(part.height == 40)
    for y in 0..<part.height {
      for x in 0..<part.width { #expect(part[x, y] == whole[x + 10, y + 20]) }
    }
  }

  @Test("What the sink throws comes through")
  func failingSink() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try painter.paint(SquarePages.page(), options: PNGOptions()) { _ in throw Full() }
    }
  }

  @Test("A picture is drawn across bands, in its frame and with its transparency")
  func picture() throws {
    let file = try PictureDecoderTests().picture("rgba.png")
    let frame = Rect(x: 4, y: 6, width: 20, height: 28)
    let page = SquarePages.page([
      PageItem(.picture(PlacedPicture(frame: frame, picture: file)), mark: .node(1))
    ])
    let bitmap = try painter.bitmap(of: page, scale: 1)
    // Half of red, green, blue and white, over white.
    #expect(bitmap[5, 7] == 0xFFFF_7F7F)
    #expect(bitmap[22, 7] == 0xFF7F_FF7F)
    #expect(bitmap[5, 32] == 0xFF7F_7FFF)
    #expect(bitmap[3, 20] == 0xFFFF_FFFF)
    #expect(bitmap[24, 7] == 0xFFFF_FFFF)
    let banded = try ReadPNG(painter.bytes(of: page, bandHeight: 5))
    #expect(banded.bitmap == bitmap)
  }

  @Test("A picture that cannot be decoded is an error that names it")
  func brokenPicture() {
    let picture = Picture(
      path: "a.png", format: .png, bytes: [1, 2, 3], pixelWidth: 2, pixelHeight: 2)
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let page = SquarePages.page([
      PageItem(.picture(PlacedPicture(frame: frame, picture: picture)), mark: .node(1))
    ])
    #expect(
      throws: PictureError.broken(path: "a.png", reason: "it is not PNG, JPEG, WebP, GIF or SVG")
    ) {
      try painter.bytes(of: page)
    }
  }
}
