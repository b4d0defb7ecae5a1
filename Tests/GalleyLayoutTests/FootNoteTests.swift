import GalleyConfiguration
import GalleyTesting
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Notes at the foot of pages")
struct FootNoteTests {
  private let filler = (1...6).map { "l\($0)" }.joined(separator: "\\\n")

  @Test("a note stands at the foot of the page that refers to it, under a line")
  func foot() throws {
    let article = try paged("one[^a]\n\n[^a]: note")
    #expect(article.galley.notes.map(\.number) == [1])
    #expect(article.pages.count == 1)
    let shown = article.pages[0].shown
    #expect(shown.last?.text == "note")
    // The note ends with the page's text, but for the space below its baseline.
    #expect(shown.last.map { $0.y > 255 && $0.y < 266 } == true)
    let rule = article.pages[0].items.compactMap { item -> Rect? in
      if case .shape(let shape) = item.content { shape.frame } else { nil }
    }
    #expect(rule.count == 1)
    #expect(rule[0].y > shown[0].y && rule[0].y < (shown.last?.y ?? 0))
    #expect(article.pages[0].items.last?.mark != .layoutArtifact)
  }

  @Test("notes at the end, and those on a screen, stay in the galley")
  func end() throws {
    let text = "one[^a]\n\n[^a]: note"
    #expect(try PagedArticle(text, on: PagedArticle.small).galley.notes.isEmpty)
    let screen = try PagedArticle(text, on: .phone) { $0.page.notes = .foot }
    #expect(screen.galley.notes.isEmpty)
    #expect(screen.texts[0].last == "note")
  }

  @Test("a line whose note does not fit goes to the next page with it")
  func next() throws {
    let article = try paged("\(filler)\\\nlast[^a]\\\nvery last\n\n[^a]: note")
    let page = try #require(article.pages.firstIndex { $0.shownLines.contains("note") })
    #expect(article.texts[page].contains { $0.hasPrefix("last") })
  }

  @Test("a long note goes on at the next foot, and text stands above it")
  func long() throws {
    let note = (1...60).map { "n\($0)" }.joined(separator: " ")
    let text = (1...20).map { "t\($0)" }.joined(separator: "\\\n")
    let article = try paged("one[^a]\\\n\(text)\n\n[^a]: \(note)")
    #expect(article.pages.count > 2)
    #expect(article.texts[0].contains { $0.hasPrefix("n1 ") })
    #expect(article.texts[1].contains { $0.hasPrefix("t") })
    let words = article.texts.joined().flatMap { $0.split(separator: " ") }
    #expect(words.filter { $0.hasPrefix("n") }.map(String.init) == (1...60).map { "n\($0)" })
  }

  @Test("in columns each note is at the foot of the column that refers to it")
  func columns() throws {
    let left = (1...5).map { "l\($0)" }.joined(separator: "\\\n")
    let article = try paged(
      "\(left)\\\nx[^a]\n\n\(left)\\\ny[^b]\n\n[^a]: first\n\n[^b]: second",
      on: PagedArticle.wide)
    let shown = article.pages[0].shown
    let first = try #require(shown.first { $0.text == "first" })
    let second = try #require(shown.first { $0.text == "second" })
    #expect(first.x < 357 && second.x > 357)
    #expect(first.y == second.y)
  }

  @Test("a note that only another note refers to follows that one")
  func nested() throws {
    let article = try paged("one[^a]\n\n[^a]: first[^b]\n\n[^b]: second")
    #expect(article.galley.notes.map(\.reference) == [article.galley.edge, article.galley.edge])
    #expect(article.pages[0].shownLines.last == "second")
  }

  @Test("pages with columns, notes and a table are as their reference says")
  func reference() throws {
    let rows = (1...12).map { "| row \($0) | x |" }.joined(separator: "\n")
    let article = try paged(
      """
      ---
      title: Title
      ---

      One[^a] line and some more words of text.

      ## Heading

      More text[^b] stands below the heading.

      | a | b |
      |---|---|
      \(rows)

      The end.

      [^a]: The first note.
      [^b]: The second one, which is a longer note.
      """, on: PagedArticle.wide)
    expectSnapshot(of: article.dump, as: .lines, named: "columns-and-notes")
  }

  private func paged(
    _ markdown: String, on geometry: PageGeometry = PagedArticle.small
  ) throws -> PagedArticle {
    try PagedArticle(markdown, on: geometry) { $0.page.notes = .foot }
  }
}
