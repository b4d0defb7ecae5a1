import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

@Suite("Positions of an article read back from the PNG")
struct PNGArticlePositionTests {
  @Test(
    "the ink of each square stands within half a pixel of its place in the layout",
    arguments: ["xs", "l", "ax5"], [1.0, 2, 3])
  func positions(_ step: String, _ scale: Double) throws {
    let markdown = "a paragraph that wraps over several lines\n\n- an item\n- another\n\nאבג דה"
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    let fonts = try TestArticles.squareFonts()
    let worker = try TextWorker(fonts: fonts)
    let galley = try TestArticles.galleys(
      article, with: worker, fonts: fonts, on: .phone, steps: step)[0]
    let page = try #require([Page](paginating: galley).first)
    let file = try ReadPNG(PNGPainter(faces: worker.faces).bytes(of: page, scale: scale))
    var squares = 0
    for item in page.items {
      guard case .glyphs(let placed) = item.content else { continue }
      for glyph in placed.run.glyphs where placed.utf8[Int(glyph.cluster)] != 0x20 {
        let em = placed.run.size * scale
        let x = (placed.origin.x + Double(glyph.x)) * scale
        let y = (placed.origin.y + Double(glyph.y)) * scale
        // The ink is from 0.1 to 0.9 em across and from the baseline to 0.8 em above.
        let ink = try #require(centre(of: file.bitmap, x..<x + em, y - em * 0.9..<y + em * 0.1))
        #expect(abs(ink.x - (x + em / 2)) <= 0.5)
        #expect(abs(ink.y - (y - em * 0.4)) <= 0.501)
        squares += 1
      }
    }
    #expect(squares > 50)
  }

  /// The middle of the ink in a cell, each pixel weighted by its darkness.
  private func centre(
    of bitmap: Bitmap, _ columns: Range<Double>, _ rows: Range<Double>
  ) -> Point? {
    var (sum, left, top) = (0.0, 0.0, 0.0)
    for y in Int(rows.lowerBound)...Int(rows.upperBound) {
      for x in Int(columns.lowerBound)...Int(columns.upperBound) {
        let darkness = Double(255 - bitmap[x, y] & 0xFF)
        sum += darkness
        left += darkness * (Double(x) + 0.5)
        top += darkness * (Double(y) + 0.5)
      }
    }
    return sum > 0 ? Point(x: left / sum, y: top / sum) : nil
  }
}
