import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("What pages are like")
struct PageSideTests {
  private let text = (1...20).map { "l\($0)" }.joined(separator: "\\\n")

  @Test("each side has its own margin")
  func margins() throws {
    let article = try PagedArticle(text, on: PagedArticle.small) {
      $0.page.paperMargins = PageMargins(top: 30, bottom: 40, left: 50, right: 50)
    }
    #expect(article.galley.grid.width == 290)
    // 250 points hold 11 lines of 22.
    #expect(article.pages.map(\.shown.count) == [11, 9])
    #expect(article.pages.flatMap(\.shown).allSatisfy { $0.x == 50 })
    #expect(
      article.pages.flatMap(\.columns)
        == [Rect](
          repeating: Rect(x: 50, y: 30, width: 290, height: 250), count: 2))
  }

  @Test("on facing pages the inner margin is on the right of even ones", arguments: [1, 2])
  func facing(_ first: Int) throws {
    let article = try PagedArticle(
      text, on: PagedArticle.small, room: PageRoom(firstNumber: first)
    ) {
      $0.page.paperMargins = PageMargins(top: 54, bottom: 54, left: 60, right: 40)
      $0.page.hasFacingPages = true
    }
    let lefts = article.pages.map { $0.shown[0].x }
    #expect(lefts == (first == 1 ? [60, 40, 60] : [40, 60, 40]))
  }

  @Test("running lines have the room that they ask for")
  func room() throws {
    let article = try PagedArticle(
      text, on: PagedArticle.small, room: PageRoom(top: 100, bottom: 60))
    // 160 points hold 7 lines.
    #expect(article.pages.map(\.shown.count) == [7, 7, 6])
    let plain = try PagedArticle(text, on: PagedArticle.small)
    #expect(article.pages[0].shown[0].y == plain.pages[0].shown[0].y + 100 - plain.galley.edge)
  }

  @Test("room that leaves nothing for text is not given")
  func noRoom() throws {
    let article = try PagedArticle(
      text, on: PagedArticle.small, room: PageRoom(top: 200, bottom: 200))
    #expect(article.texts == (try PagedArticle(text, on: PagedArticle.small)).texts)
  }

  @Test("a turned stretch has pages of its own whose width is the height of the others")
  func turned() throws {
    var galley = try PagedArticle("one\n\ntwo\n\nthree", on: PagedArticle.small).galley
    let two = galley.fragments[1].frame
    galley.regions = [Galley.Region(.turned, top: two.y, bottom: two.maxY)]
    let pages = [Page](paginating: galley)
    #expect(pages.map(\.shownLines) == [["one"], ["two"], ["three"]])
    #expect(pages.map(\.size.width) == [390, 320, 390])
    #expect(pages.map(\.size.height) == [320, 390, 320])
    #expect(pages[1].shown[0].x == 54)
  }

  @Test("an article that begins or ends turned has no page too many")
  func turnedAlone() throws {
    var galley = try PagedArticle("one\n\ntwo", on: PagedArticle.small).galley
    galley.regions = [Galley.Region(.turned, top: galley.edge, bottom: galley.height)]
    #expect([Page](paginating: galley).map(\.size.width) == [320])
  }
}
