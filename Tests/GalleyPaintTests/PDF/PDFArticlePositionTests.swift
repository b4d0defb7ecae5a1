import GalleyLayout
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

@Suite("Positions of whole articles read back from the PDF")
struct PDFArticlePositionTests {
  @Test(
    "every glyph of a sample stands within 0.05 pt of its place in the layout",
    arguments: TestArticles.samples, ["xs", "l", "ax5"])
  func positions(_ name: String, _ step: String) throws {
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let galley = try TestArticles.galleys(
      TestArticles.sample(name), with: worker, fonts: fonts, on: .phone, steps: step)[0]
    let pages = [Page](paginating: galley, limit: PDFPainter.longestSide)
    let description = PDFDescription(
      title: galley.title, author: galley.author, summary: galley.summary,
      language: galley.language, creationDate: PDFDate(secondsSince1970: 0), version: "0",
      isTagged: true)
    let reader = PDFReader(
      try PDFPainter(faces: worker.faces).paint(
        pages: pages, structure: galley.structure, description: description))
    #expect(reader.complaints == [])
    #expect(reader.pageCount == pages.count)
    for (index, page) in pages.enumerated() {
      let shown = PDFText(reader, page: index).glyphs.filter { !$0.isHidden }
      let (wanted, tabs) = places(on: page, worker.faces)
      #expect(wanted.count > 0)
      #expect(shown.count == wanted.count + tabs)
      #expect(farthest(wanted, from: shown) < 0.05)
    }
  }

  /// The places of all glyphs that are text in the file, from its bottom left corner, in the order of the text, and
  /// the number of tabs, which are read as spaces.
  private func places(on page: Page, _ faces: FaceCache) -> (places: [Point], tabs: Int) {
    var places: [Point] = []
    var tabs = 0
    for item in page.items {
      guard case .glyphs(let placed) = item.content, !faces.facts(placed.run.face).isColor else {
        continue
      }
      tabs += placed.tabCount
      let glyphs = placed.run.isRightToLeft ? placed.run.glyphs.reversed() : placed.run.glyphs
      for glyph in glyphs where glyph.id != 0 && !isSelector(glyph, of: placed) {
        places.append(
          Point(
            x: placed.origin.x + Double(glyph.x),
            y: page.size.height - placed.origin.y - Double(glyph.y)))
      }
    }
    return (places, tabs)
  }

  /// Whether a glyph stands for a variation selector, which is neither seen nor read.
  private func isSelector(_ glyph: Glyph, of placed: PlacedRun) -> Bool {
    let bytes = placed.utf8[Int(glyph.cluster)..<placed.run.text.upperBound].prefix(4)
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isVariationSelector == true
  }

  /// The largest distance of a place from the glyph shown for it; infinite where none is.
  private func farthest(_ places: [Point], from shown: [PDFText.Glyph]) -> Double {
    var next = 0
    var farthest = 0.0
    for place in places {
      func distance(_ glyph: PDFText.Glyph) -> Double {
        max(abs(glyph.x - place.x), abs(glyph.y - place.y))
      }
      // Spaces for tabs have no place in the layout.
      while next < shown.count, distance(shown[next]) >= 0.05 { next += 1 }
      guard next < shown.count else { return .infinity }
      farthest = max(farthest, distance(shown[next]))
      next += 1
    }
    return farthest
  }
}
