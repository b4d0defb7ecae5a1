import GalleyConfiguration
import GalleyLayout
import Testing

@testable import GalleyPaint

@Suite("Paint on pixels")
struct CanvasTests {
  let painter = PNGPainter(faces: SquarePages.faces())

  /// A `#` for each pixel that is not white, row by row.
  func drawing(_ items: PageItem..., width: Double = 8, height: Double = 6) throws -> [String] {
    let bitmap = try painter.bitmap(
      of: SquarePages.page(width: width, height: height, items), scale: 1)
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in bitmap[x, y] == 0xFFFF_FFFF ? "." : "#" })
    }
  }

  @Test("Rectangles keep to whole pixels")
  func rectangle() throws {
    let drawn = try drawing(SquarePages.shape(.fill(cornerRadius: 0), 0.6, 0.6, 6.2, 3))
    #expect(drawn == ["........", ".######.", ".######.", ".######.", "........", "........"])
  }

  @Test("A hairline is one pixel, and rules of one thickness look alike wherever they stand")
  func rules() throws {
    #expect(PixelRect(Rect(x: 0, y: 3, width: 4, height: 0.1), scale: 1).rows.count == 1)
    for place in stride(from: 0.0, to: 2, by: 0.05) {
      let rule = PixelRect(Rect(x: 0, y: place, width: 100, height: 0.8), scale: 3)
      #expect(rule.rows.count == 2)
      let middle = Double(rule.rows.lowerBound + rule.rows.upperBound) / 2
      #expect(abs(middle - (place + 0.4) * 3) <= 0.5001)
    }
  }

  @Test("On a reduced page a hairline is as faint as the reduction makes it")
  func faintRules() throws {
    let page = SquarePages.page([
      SquarePages.shape(.fill(cornerRadius: 0), 0, 10, 40, 0.5),
      SquarePages.shape(.fill(cornerRadius: 0), 0, 20, 40, 12),
    ])
    let reduced = try painter.bitmap(of: page, scale: 0.25)
    let quarter = 255 - UInt32(Coverage.rounded(0.25))
    #expect(reduced[5, 2] & 0xFF == quarter)
    #expect(reduced[5, 6] == 0xFF00_0000)
    #expect(try painter.bitmap(of: page, scale: 1)[5, 10] == 0xFF00_0000)
  }

  @Test("An outline lies inside its frame")
  func outline() throws {
    let drawn = try drawing(SquarePages.shape(.outline(width: 1, cornerRadius: 0), 1, 1, 5, 4))
    #expect(drawn == ["........", ".#####..", ".#...#..", ".#...#..", ".#####..", "........"])
  }

  @Test("A rounded rectangle covers what its area says")
  func roundedArea() throws {
    let page = SquarePages.page([SquarePages.shape(.fill(cornerRadius: 8), 5, 5, 30, 24)])
    let bitmap = try painter.bitmap(of: page, scale: 2)
    let ink = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    // Each corner loses (1 - pi/4) r^2.
    let area = 4 * (30.0 * 24 - 4 * (1 - Double.pi / 4) * 64)
    #expect(abs(ink - area) < area * 0.003)
    #expect(bitmap[10, 10] == 0xFFFF_FFFF)
    #expect(bitmap[10, 34] == 0xFF00_0000)
  }

  @Test("Symbols differ from each other in eleven pixels, and stay in their frames")
  func symbols() throws {
    var drawings: [[UInt32]] = []
    for symbol in Symbol.allCases {
      let page = SquarePages.page(
        width: 17, height: 17, [SquarePages.shape(.symbol(symbol), 3, 3, 11, 11)])
      let bitmap = try painter.bitmap(of: page, scale: 1)
      drawings.append(bitmap.pixels)
      #expect(bitmap.pixels.contains(0xFF00_0000), "\(symbol) has a full pixel")
      for y in 0..<17 {
        for x in 0..<17 where !(3..<14).contains(x) || !(3..<14).contains(y) {
          #expect(bitmap[x, y] == 0xFFFF_FFFF, "\(symbol) at \(x), \(y)")
        }
      }
    }
    for (first, drawing) in drawings.enumerated() {
      for other in drawings[(first + 1)...] {
        let difference = zip(drawing, other).reduce(0) {
          $0 + abs(Int($1.0 & 0xFF) - Int($1.1 & 0xFF))
        }
        // Six pixels' worth of ink at least.
        #expect(difference > 6 * 255)
      }
    }
  }

  @Test("A symbol covers its area, with its holes open, whatever the bands")
  func symbolArea() throws {
    let page = SquarePages.page([SquarePages.shape(.symbol(.note), 4, 4, 32, 32)])
    let bitmap = try painter.bitmap(of: page, scale: 2)
    let ink = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    // A disc less a dot and a stem with round corners.
    let corners = (4 - Double.pi) * 0.06 * 0.06
    let share = Double.pi * (0.49 * 0.49 - 0.085 * 0.085) - (0.14 * 0.37 - corners)
    #expect(abs(ink - share * 64 * 64) < share * 64 * 64 * 0.005)
    #expect(
      try painter.bytes(of: page, bandHeight: 7) == painter.bytes(of: page, bandHeight: 40))
  }

  @Test("A check mark covers its stroke's area and stays within its frame")
  func check() throws {
    let page = SquarePages.page([SquarePages.shape(.check(width: 2), 10, 10, 20, 20)])
    let bitmap = try painter.bitmap(of: page, scale: 2)
    let ink = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    // Two strokes, 4 pixels wide, with round ends.
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() * 40 }
    let strokes = (length(0.2, 0.21) + length(0.36, 0.44)) * 4 + Double.pi * 4
    #expect(abs(ink - strokes) < strokes * 0.05)
    for y in 0..<80 {
      for x in 0..<80 where !(20..<60).contains(x) || !(20..<60).contains(y) {
        #expect(bitmap[x, y] == 0xFFFF_FFFF)
      }
    }
  }

  @Test("Mixing is exact at its ends and nearest between them")
  func mixing() {
    for share in UInt32(0)...255 {
      let mixed = Canvas.mixed(0xFF10_80F0, 0xFFF0_2005, share)
      for shift in [UInt32(0), 8, 16] {
        let (under, over) = (0xFF10_80F0 >> shift & 0xFF, 0xFFF0_2005 >> shift & 0xFF)
        let exact = (Double(under) * Double(255 - share) + Double(over) * Double(share)) / 255
        #expect(Double(mixed >> shift & 0xFF) == exact.rounded())
      }
      #expect(mixed >> 24 == 255)
    }
    #expect(Canvas.over(0xFF10_80F0, 0x0000_0000) == 0xFF10_80F0)
    #expect(Canvas.over(0xFF10_80F0, 0xFF01_0203) == 0xFF01_0203)
    #expect(Canvas.over(0xFFFF_FFFF, 0x8080_0000) == 0xFFFF_7F7F)
  }

  @Test("Coverage has 52 steps, none more than 2 off, and keeps its ends")
  func coverage() {
    let all = (0...255).map { Coverage.rounded(UInt8($0)) }
    #expect(Set(all).count == 52)
    #expect(all[0] == 0)
    #expect(all[255] == 255)
    for (exact, step) in all.enumerated() { #expect(abs(exact - Int(step)) <= 2) }
    #expect(Coverage.rounded(0.0) == 0)
    #expect(Coverage.rounded(0.5) == Coverage.rounded(UInt8(128)))
    #expect(Coverage.rounded(2.0) == 255)
  }

  @Test("Each band lists its own items, in paint order")
  func bandIndex() {
    let index = BandIndex(
      rows: 0..<25, bandHeight: 10, extents: [0..<25, 3..<9, 9..<11, 20..<40, -5..<0, 12..<12])
    #expect(index.bands == [0..<10, 10..<20, 20..<25])
    #expect(Array(index[0]) == [0, 1, 2])
    #expect(Array(index[1]) == [0, 2])
    #expect(Array(index[2]) == [0, 3])
  }
}
