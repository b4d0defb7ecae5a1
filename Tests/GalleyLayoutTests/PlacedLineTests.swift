import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Lines of pages")
struct PlacedLineTests {
  @Test(
    "every line of the galley is on one page, and stands as far from the page's edge as from the galley's cut",
    arguments: ["lists", "tables", "right-to-left"])
  func whole(_ name: String) throws {
    let fonts = try TestArticles.fonts("atkinson")
    let article = try TestArticles.sample(name)
    for galley in try TestArticles.galleys(article, fonts: fonts, on: .phone, steps: "l,ax5") {
      let set = galley.fragments.flatMap { fragment in
        fragment.lines.map { line in
          PlacedLine(
            band: Rect(
              x: fragment.frame.x, y: line.top, width: fragment.frame.width, height: line.height),
            baseline: line.origin.y, ink: line.ink)
        }
      }
      #expect([Page](paginating: galley).flatMap(\.lines) == set)
      let cut = [Page](paginating: galley, limit: 700)
      #expect(cut.count > 1)
      let count = cut.map(\.lines.count).reduce(0, +)
      // The head of a table stands on each of its pages.
      #expect(name == "tables" ? count >= set.count : count == set.count)
      for page in cut {
        for line in page.lines {
          #expect(line.band.y >= galley.edge - 1e-6 && line.baseline <= page.size.height)
        }
      }
    }
  }

  @Test("text stands in the page less its margins")
  func columns() throws {
    let galley = try TestArticles.square("aaa\n")
    let page = try #require([Page](paginating: galley).first)
    #expect(
      page.columns == [
        Rect(
          x: galley.margin, y: galley.edge, width: 390 - 2 * galley.margin,
          height: galley.height - 2 * galley.edge)
      ])
  }
}
