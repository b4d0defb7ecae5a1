import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Columns")
struct ColumnTests {
  private let lines = (1...10).map { "line \($0)" }.joined(separator: "\\\n")

  @Test("columns are filled in order, and the last ones are about equal")
  func order() throws {
    let article = try PagedArticle(lines)
    #expect(article.galley.grid.count == 2)
    #expect(article.texts == [(1...10).map { "line \($0)" }])
    let places = article.pages[0].shown
    #expect(places[0].x == 54)
    #expect(places[5].x == 54 + article.galley.grid.width + article.galley.grid.gap)
    #expect(places[0].y == places[5].y)
    #expect(places[4].y == places[9].y)
  }

  @Test("a page's columns are as high as the page before the last one")
  func full() throws {
    // 292 points hold 13 lines.
    let text = (1...40).map { "l\($0)" }.joined(separator: "\\\n")
    let pages = try PagedArticle(text).pages
    #expect(pages.count == 2)
    #expect(pages[0].shown.count == 26)
    let left = pages[1].shown.filter { $0.x == 54 }
    #expect(left.count == 7)
    #expect(pages[1].shown.count == 14)
  }

  @Test("where text runs right to left the first column is on the right")
  func rightToLeft() throws {
    let text = (1...10).map { _ in "שלום" }.joined(separator: "\\\n")
    let article = try PagedArticle(text)
    let places = article.pages[0].shown
    #expect(article.galley.grid.isRightToLeft)
    #expect(places.first.map { $0.x > 357 } == true)
    #expect(places.last.map { $0.x < 357 } == true)
  }

  @Test("an article whose directions are mixed goes by its first text")
  func mixed() throws {
    #expect(try PagedArticle("Latin\n\nשלום").galley.grid.isRightToLeft == false)
  }

  @Test(
    "the count goes by the width, the step and the least measure",
    arguments: [
      ("phone", "l", 1), ("pad", "xs", 2), ("pad", "l", 2), ("pad", "xxxl", 2), ("pad", "ax1", 1),
      ("a4", "xs", 1), ("a4", "l", 1), ("a4-landscape", "l", 2), ("a4-landscape", "xxxl", 1),
    ])
  func count(_ name: String, _ step: String, _ count: Int) throws {
    let geometry = try PageGeometry(parsing: name)
    let article = try PagedArticle("text", on: geometry, step: step) {
      $0.columns = StyleSheet.reading.columns
    }
    #expect(article.galley.grid.count == count)
    let measure = geometry.width - article.galley.margins.left - article.galley.margins.right
    #expect(abs(article.galley.grid.measure - measure) < 1e-9)
  }

  @Test("titles stand across all columns, and the text begins below them on one line")
  func title() throws {
    let article = try PagedArticle("---\ntitle: Title over all columns\n---\n\n" + lines)
    #expect(article.galley.regions.map(\.kind) == [.span])
    let places = article.pages[0].shown
    let text = places.filter { $0.text.hasPrefix("line") }
    #expect(text[0].y == text[5].y)
    #expect(places[0].y < text[0].y)
  }

  @Test("a table spans where a column would cut its words; its heading goes with it")
  func table() throws {
    let table = "| aaaaaaaaaaaa | bbbbbbbbbbbb |\n|---|---|\n| cccccccccccc | dddddddddddd |"
    let article = try PagedArticle("\(lines)\n\n# Head\n\n\(table)\n\n\(lines)")
    #expect(article.galley.regions.count == 1)
    let shown = article.pages.flatMap(\.shown)
    let head = try #require(shown.first { $0.text == "Head" })
    let cell = try #require(shown.first { $0.text.hasPrefix("dd") })
    #expect(head.x == 54)
    #expect(cell.x > 54 + article.galley.grid.width / 2)
    #expect(article.texts.joined().filter { $0 == "Head" }.count == 1)
    // The columns above are as high as each other, and those below begin together.
    let narrow = try PagedArticle("| a | b |\n|---|---|\n| c | d |\n\n\(lines)")
    #expect(narrow.galley.regions.isEmpty)
  }

  @Test("a picture spans where it has points for most of the columns")
  func picture() throws {
    for (width, attributes, count) in [
      (400, "", 0), (580, "", 0), (590, "", 1), (2000, "", 1), (2000, "{width=100%}", 0),
      (2000, "{width=400}", 0), (2000, "{width=700}", 1),
    ] {
      let picture = Picture(
        path: "a.png", format: .png, bytes: [], pixelWidth: width, pixelHeight: 100)
      let galley = try TestArticles.square(
        "![a](a.png)\(attributes)", on: .pad, pictures: PictureSource(["a.png": .picture(picture)]))
      #expect(galley.regions.count == count, "\(width) of \(galley.grid.measure)")
    }
  }

  @Test("on a screen no column is higher than the screen is wide, and all are pairwise equal")
  func screen() throws {
    let text = (1...154).map { "l\($0)" }.joined(separator: "\\\n")
    let article = try PagedArticle(text, on: .pad)
    #expect(article.pages.count == 1)
    let shown = article.pages[0].shown
    #expect(article.texts[0] == (1...154).map { "l\($0)" })
    // 820 points hold 37 lines of 22: two full sets of 74 and one of six lines.
    let starts = shown.indices.dropFirst().filter { shown[$0].y < shown[$0 - 1].y }
    #expect(starts == [37, 111, 151])
    #expect(shown[148].y == shown[151].y)
    #expect(shown[74].x == 20 && shown[148].x == 20)
    let bottom = try #require(article.pages[0].lines.last?.band.maxY)
    #expect(abs(article.pages[0].size.height - 24 - bottom) < 1e-6)
  }

  @Test("a line between columns is drawn where the style sheet asks for one")
  func rule() throws {
    let article = try PagedArticle(lines) { $0.columns.rule = 0.1 }
    let shapes = article.pages[0].items.compactMap { item -> Rect? in
      if case .shape(let shape) = item.content { shape.frame } else { nil }
    }
    #expect(shapes.count == 1)
    #expect(abs(shapes[0].x + shapes[0].width / 2 - 357) < 1e-9)
    #expect(abs(shapes[0].width - 1.7) < 1e-9)
    #expect(abs(shapes[0].height - 110) < 0.6)
  }
}
