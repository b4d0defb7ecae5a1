import GalleyKit
import Testing

@testable import GalleySnapshot

struct ImageComparisonTests {
  /// An image of grey levels in rows of text: `.` is white, `#` black, a digit is that many tenths of black.
  private func image(_ rows: [String]) -> PixelImage {
    let rgba = rows.flatMap { row in
      row.flatMap { character -> [UInt8] in
        let level: UInt8 =
          switch character {
          case ".": 255
          case "#": 0
          default: UInt8(255 - 255 * (character.wholeNumberValue ?? 0) / 10)
          }
        return [level, level, level, 255]
      }
    }
    return PixelImage(
      pixelWidth: rows.first?.count ?? 0, pixelHeight: rows.count, rgba: rgba)
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255)
    -> PixelImage
  {
    PixelImage(pixelWidth: 1, pixelHeight: 1, rgba: [red, green, blue, alpha])
  }

  @Test("Equal images match, and nothing is marked")
  func equal() {
    let image = image(["..#", "#.5"])
    let comparison = ImageComparison(image, image)
    #expect(comparison.isMatch)
    #expect(comparison.differingCount == 0)
    #expect(comparison.area == nil)
    #expect(comparison.marks.isEmpty)
    #expect(comparison.picture() == nil)
    #expect(comparison.summary == "they are the same")
  }

  @Test("Differing pixels are counted, with the area that holds them and the greatest distance")
  func counted() {
    let comparison = ImageComparison(
      image(["....", "....", "....", "...."]), image(["....", ".#..", "..5.", "...."]))
    #expect(!comparison.isMatch)
    #expect(comparison.differingCount == 2)
    #expect(comparison.differingShare == 0.125)
    #expect(comparison.area == PixelArea(columns: 1..<3, rows: 1..<3))
    #expect(abs(comparison.greatestDistance - 1) < 1e-6)
    #expect(
      comparison.summary
        == "2 of 16 pixels differ (12.5 %), in 2 x 2 pixels from 1,1; the greatest distance is 1")
  }

  @Test("A tolerance of channels passes over differences up to it, and none above")
  func channels() {
    func differs(by tolerance: Int) -> Bool {
      !ImageComparison(
        pixel(100, 100, 100), pixel(103, 98, 100),
        tolerance: ImageTolerance(color: .channels(tolerance))
      ).isMatch
    }
    #expect(differs(by: 0))
    #expect(differs(by: 2))
    #expect(!differs(by: 3))
  }

  @Test("To the eye white and black are 1 apart, a little blue less than as much green")
  func distances() {
    let white: (UInt8, UInt8, UInt8) = (255, 255, 255)
    #expect(
      abs(ColorDistance.between(red: 0, green: 0, blue: 0, and: white) - 1) < 1e-6)
    #expect(ColorDistance.between(red: 255, green: 255, blue: 255, and: white) == 0)
    let blue = ColorDistance.between(red: 255, green: 255, blue: 225, and: white)
    let green = ColorDistance.between(red: 255, green: 225, blue: 255, and: white)
    // 30 of blue are 3.434, 9.654 and 9.334 in Y, I and Q.
    #expect(abs(blue - 0.03935) < 0.0001)
    #expect(green > 2 * blue)
    let tolerance = ImageTolerance(color: .perceptual(0.05))
    #expect(
      ImageComparison(pixel(255, 255, 255), pixel(255, 255, 225), tolerance: tolerance).isMatch)
    #expect(
      !ImageComparison(pixel(255, 255, 255), pixel(255, 225, 255), tolerance: tolerance).isMatch)
  }

  @Test("A share of pixels may differ")
  func share() {
    let (reference, actual) = (image(["....", "...."]), image(["...#", "...#"]))
    #expect(
      ImageComparison(reference, actual, tolerance: ImageTolerance(share: 0.25)).isMatch)
    #expect(
      !ImageComparison(reference, actual, tolerance: ImageTolerance(share: 0.24)).isMatch)
  }

  @Test("An edge that is smoothed otherwise may be passed over; a stroke that is missing may not")
  func smoothing() {
    let reference = image(["..2##", "..2##", "..2##", "..2##", "..2##"])
    let softer = image(["..2##", "..2##", "..6##", "..2##", "..2##"])
    let tolerance = ImageTolerance(allowsSmoothing: true)
    let allowed = ImageComparison(reference, softer, tolerance: tolerance)
    #expect(allowed.isMatch)
    #expect(allowed.smoothedCount == 1)
    #expect(allowed.summary == "they match; 1 differs in smoothing")
    #expect(!ImageComparison(reference, softer).isMatch)
    let stroke = image(["..#..", "..#..", "..#..", "..#..", "..#.."])
    let none = image([".....", ".....", ".....", ".....", "....."])
    let missing = ImageComparison(stroke, none, tolerance: tolerance)
    #expect(missing.differingCount == 5)
    #expect(missing.smoothedCount == 0)
  }

  @Test("What differs in an ignored area is counted apart")
  func ignored() {
    let area = PixelArea(columns: 0..<2, rows: 0..<1)
    let comparison = ImageComparison(
      image(["....", "...."]), image(["##.#", "...."]),
      tolerance: ImageTolerance(ignoredAreas: [area]))
    #expect(comparison.ignoredCount == 2)
    #expect(comparison.differingCount == 1)
    #expect(comparison.area == PixelArea(columns: 3..<4, rows: 0..<1))
  }

  @Test("Images of two sizes never match; what one of them lacks differs")
  func sizes() {
    let (small, large) = (image(["..", ".."]), image(["...", "...", "#.."]))
    for (reference, actual) in [(small, large), (large, small)] {
      let comparison = ImageComparison(
        reference, actual, tolerance: ImageTolerance(color: .channels(255), share: 1))
      #expect(!comparison.isMatch)
      #expect(comparison.differingCount == 5)
      #expect(comparison.area == PixelArea(columns: 0..<3, rows: 0..<3))
    }
    #expect(
      ImageComparison(small, large).summary
        == "the size was 2 x 2 and is 3 x 3 pixels; 5 of 9 pixels differ (55.56 %), "
        + "in 3 x 3 pixels from 0,0")
  }

  @Test("One more line makes nothing below it differ, and the picture shows it beside nothing")
  func addedLine() throws {
    let text = ["....", "####", "....", ".##.", "....", "#.#.", "...."]
    var longer = text
    longer.insert(contentsOf: ["..##", "...."], at: 3)
    let (short, long) = (image(text), image(longer))
    let added = ImageComparison(short, long)
    #expect(!added.isMatch)
    #expect(added.differingCount == 4)
    #expect(added.addedRowCount == 1)
    #expect(added.area == PixelArea(columns: 0..<4, rows: 3..<4))
    #expect(
      added.summary
        == "the size was 4 x 7 and is 4 x 9 pixels; 4 of 36 pixels differ (11.11 %), "
        + "in 4 x 1 pixels from 0,3; 1 empty row is in one alone")
    let picture = try #require(added.picture())
    #expect(picture.pixelHeight == 9)
    let missing = (0..<9).filter { picture.bitmap[0, $0] == 0xFFB0_B0B0 }
    #expect(missing.count == 2)
    let removed = ImageComparison(long, short)
    #expect(removed.differingCount == 4)
    #expect(removed.area == PixelArea(columns: 0..<4, rows: 2..<3))
  }

  @Test("Blocks that are nearly alike are compared with each other where heights differ")
  func likeBlocks() {
    let reference = image(["....", "####", "....", "#.##", "...."])
    let actual = image(["....", "....", "###.", "....", "#.##", "...."])
    let comparison = ImageComparison(reference, actual)
    #expect(comparison.differingCount == 1)
    #expect(comparison.area == PixelArea(columns: 3..<4, rows: 2..<3))
    #expect(comparison.addedRowCount == 1)
  }

  @Test("Transparent pixels of any color are the same, and others are judged on white")
  func transparency() {
    #expect(ImageComparison(pixel(255, 0, 0, 0), pixel(0, 255, 0, 0)).isMatch)
    let half = ImageComparison(pixel(0, 0, 0, 128), pixel(127, 127, 127))
    #expect(half.differingCount == 1)
    #expect(half.greatestDistance < 0.001)
  }

  @Test("The picture has reference, difference and actual side by side around what differs")
  func picture() throws {
    let blank = [String](repeating: "..", count: 200)
    var changed = blank
    changed[100] = ".#"
    let picture = try #require(ImageComparison(image(blank), image(changed)).picture())
    #expect(picture.pixelWidth == 3 * 2 + 2 * 8)
    #expect(picture.pixelHeight == 121)
    let bitmap = picture.bitmap
    #expect(bitmap[1, 60] == 0xFFFF_FFFF)
    #expect(bitmap[11, 60] == 0xFFE0_0070)
    #expect(bitmap[10, 60] == 0xFFFF_FFFF)
    #expect(bitmap[21, 60] == 0xFF00_0000)
    #expect(bitmap[2, 0] == 0xFF60_6060)
  }

  @Test("A PNG that is written is read again as it was; what is none is an error")
  func files() throws {
    let image = PixelImage(
      pixelWidth: 2, pixelHeight: 1, rgba: [10, 20, 30, 255, 200, 100, 0, 255])
    #expect(try PixelImage(decoding: image.png(), path: "a.png") == image)
    #expect(throws: SnapshotError.self) {
      try PixelImage(decoding: [1, 2, 3], path: "a.png")
    }
  }

  @Test("A wide image and a high one are compared without room for all that neither has")
  func wideAndHigh() throws {
    func image(_ width: Int, _ height: Int) -> PixelImage {
      PixelImage(
        pixelWidth: width, pixelHeight: height,
        rgba: [UInt8](repeating: 255, count: 4 * width * height))
    }
    let comparison = ImageComparison(image(1, 30_000), image(30_000, 1))
    #expect(!comparison.isMatch)
    #expect(comparison.differingCount == 29_999)
    #expect(comparison.picture() == nil)
  }
}
