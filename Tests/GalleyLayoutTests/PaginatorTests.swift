import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Pagination")
struct PaginatorTests {
  private let small = PageGeometry(name: "small", width: 390, height: 320, deviceScale: nil)

  @Test("pages take whole lines, and every line once")
  func whole() throws {
    let words = (0..<120).map { "word\($0)" }.joined(separator: " ")
    let galley = try TestArticles.square(words, on: small)
    // 54 pt of margin above and below leave 212 pt: nine lines of 22 pt.
    let slices = Paginator(galley, limit: .infinity, room: PageRoom()).slices
    let lines = galley.fragments[0].lines
    #expect(slices.count == (lines.count + 8) / 9)
    #expect(slices.dropLast().allSatisfy { abs($0.bottom - $0.top - 198) < 0.01 })
    let pages = [Page](paginating: galley)
    #expect(pages.count == slices.count)
    #expect(pages.allSatisfy { $0.size == Size(width: 390, height: 320) })
  }

  @Test("a heading is not left alone at the foot of a page")
  func heading() throws {
    let filler = (0..<5).map { "line\($0)" }.joined(separator: "  \n")
    let galley = try TestArticles.square("\(filler)\n\n# Heading\n\nafter it\n\nmore", on: small)
    let pages = [Page](paginating: galley)
    let headingPage = try #require(page(of: "Heading", in: pages))
    let nextPage = try #require(page(of: "after it", in: pages))
    #expect(headingPage == nextPage)
  }

  @Test("no page ends in the first line of a paragraph, none begins with a last one")
  func orphans() throws {
    let blocks = (0..<12).map { "aaaaaaaaaaaa\($0) bbbbbbbbbbbb cccccccccccc dddddddddddd" }
    let galley = try TestArticles.square(blocks.joined(separator: "\n\n"), on: small)
    let slices = Paginator(galley, limit: .infinity, room: PageRoom()).slices
    for fragment in galley.fragments where fragment.lines.count > 3 {
      let cuts = slices.dropFirst().map(\.top)
      #expect(!cuts.contains { abs($0 - fragment.lines[1].top) < 0.01 })
      #expect(!cuts.contains { abs($0 - fragment.lines[fragment.lines.count - 1].top) < 0.01 })
    }
    #expect(slices.count > 2)
  }

  @Test("a row of cells whose lines overlap beyond a page is cut, and every line shows")
  func overlapping() throws {
    let cell = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let galley = try TestArticles.square("| a | b |\n|---|---|\n| \(cell) | `\(cell)` |", on: small)
    let pages = [Page](paginating: galley)
    #expect(pages.count > 3)
    for page in pages {
      for item in page.items {
        guard case .glyphs(let placed) = item.content else { continue }
        #expect(placed.origin.y <= page.size.height - galley.edge + 0.01)
      }
    }
  }

  @Test("a small page keeps room for its text")
  func smallPage() throws {
    let stamp = PageGeometry(name: "stamp", width: 90, height: 90, deviceScale: nil)
    let galley = try TestArticles.square("aa bb cc", on: stamp)
    #expect(galley.margin == 15)
    #expect(galley.edge == 15)
    #expect([Page](paginating: galley).count == 2)
  }

  @Test("a continuous galley under the limit is one page, above it the fewest")
  func continuous() throws {
    let blocks = (0..<40).map { "paragraph \($0)" }.joined(separator: "\n\n")
    let galley = try TestArticles.square(blocks)
    #expect([Page](paginating: galley).count == 1)
    let cut = [Page](paginating: galley, limit: 600)
    let content = galley.height - 2 * galley.edge
    #expect(cut.count == Int((content / (600 - 2 * galley.edge)).rounded(.up)))
    #expect(cut.allSatisfy { $0.size.height <= 600 })
  }

  @Test("no page of a continuous galley is above the limit, not by a rounding error either")
  func limit() throws {
    // Nearly all heights are thirds of a point, so many of these limits are met exactly.
    let blocks = (0..<30).map { "# heading \($0)\n\nparagraph" }.joined(separator: "\n\n")
    let galley = try TestArticles.square(blocks, step: "xs")
    for third in 600..<1200 {
      let limit = Double(third) / 3
      let pages = [Page](paginating: galley, limit: limit)
      #expect(pages.allSatisfy { $0.size.height <= limit }, "limit \(limit)")
    }
  }

  @Test("the background of code shows on every page that it reaches")
  func background() throws {
    let code = (0..<30).map { "l\($0)" }.joined(separator: "\n")
    let galley = try TestArticles.square("```\n\(code)\n```", on: small)
    let pages = [Page](paginating: galley)
    #expect(pages.count > 2)
    for page in pages {
      let shapes = page.items.compactMap { item -> Shape? in
        if case .shape(let shape) = item.content { return shape }
        return nil
      }
      #expect(shapes.count == 1)
      #expect(shapes.allSatisfy { $0.frame.height > 10 && $0.frame.maxY <= 320 })
    }
  }

  @Test("an anchor is where its heading first shows")
  func anchors() throws {
    let galley = try TestArticles.square("# One\n\ntext\n\n## Two", on: .phone)
    let page = [Page](paginating: galley)[0]
    #expect(page.anchors.map(\.name) == ["one", "two"])
    #expect(page.anchors[0].position.y < page.anchors[1].position.y)
  }

  private func page(of text: String, in pages: [Page]) -> Int? {
    pages.firstIndex { page in
      page.items.contains { item in
        guard case .glyphs(let placed) = item.content else { return false }
        let shown = String(decoding: placed.utf8[placed.run.text], as: UTF8.self)
        return shown.contains(text)
      }
    }
  }
}
