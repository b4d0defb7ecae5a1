import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds for the pages of any article.
@Suite("Generated pages")
struct GeneratedPagesTests {
  @Test(
    "every line is on one page in order, none is over-full, and notes begin where they are due",
    arguments: 0..<24)
  func pages(_ seed: Int) throws {
    var source = MarkdownSource(seed: UInt64(seed))
    let markdown = source.article()
    for geometry in [PagedArticle.small, PagedArticle.wide, .a5, .pad] {
      let article = try PagedArticle(markdown, on: geometry) { $0.page.notes = .foot }
      let name = "seed \(seed) on \(geometry.name)"
      checkOnce(article, name)
      checkOrder(article, name)
      checkRoom(article, name)
      checkNotes(article, name)
    }
  }

  @Test(
    "a heading has two lines of what follows beside it, and no line of a paragraph stands alone",
    arguments: 0..<24)
  func keeps(_ seed: Int) throws {
    var source = MarkdownSource(seed: UInt64(seed))
    let article = try PagedArticle(source.article(), on: .a5)
    let places = article.pagination.places
    func pages(_ fragment: Fragment) -> [Int] {
      fragment.lines.map { places.place(ofLineAt: $0.top).page }
    }
    let texts = article.galley.fragments.filter { !$0.lines.isEmpty && !$0.repeats }
    for (index, fragment) in texts.enumerated() {
      let own = pages(fragment)
      if fragment.role == .paragraph {
        let sizes = Dictionary(grouping: own) { $0 }.values.map(\.count)
        #expect(
          sizes.count == 1 || sizes.allSatisfy { $0 > 1 },
          "seed \(seed): \(fragment.path) has \(sizes) lines on its pages")
      }
      guard fragment.isHeading, index + 1 < texts.count else { continue }
      let following = texts[(index + 1)...].prefix { !$0.isHeading }.flatMap(pages).prefix(2)
      #expect(
        Set(own + following).count == 1, "seed \(seed): \(fragment.path) on \(own), \(following)")
    }
  }

  /// Every run of glyphs that means something is there once, and no page is empty.
  private func checkOnce(_ article: PagedArticle, _ name: String) {
    let said = article.galley.allFragments.filter { !$0.repeats }
    let runs = said.flatMap(\.lines).flatMap(\.runs).count
    let painted = article.pages.map { page in
      page.items.count { item in
        if case .glyphs = item.content, case .node = item.mark { true } else { false }
      }
    }
    #expect(painted.reduce(0, +) == runs, "\(name)")
    #expect(painted.allSatisfy { $0 > 0 }, "\(name)")
  }

  /// The lines of a text follow each other on a page, from column to column and from page to page.
  private func checkOrder(_ article: PagedArticle, _ name: String) {
    for fragment in article.galley.fragments {
      let places = fragment.lines.map { line in
        let place = article.pagination.places.place(ofLineAt: line.top)
        return (page: place.page, x: place.x, y: line.top + place.y)
      }
      for (line, next) in zip(places, places.dropFirst()) where line.page == next.page {
        #expect(line.y < next.y || line.x != next.x, "\(name): \(fragment.path)")
      }
      #expect(places.map(\.page) == places.map(\.page).sorted(), "\(name): \(fragment.path)")
    }
  }

  /// All lines are inside their page's text, and the ink of no two touches.
  private func checkRoom(_ article: PagedArticle, _ name: String) {
    for page in article.pages {
      let bottom = page.columns[0].maxY
      for line in page.lines {
        #expect(line.band.y >= page.columns[0].y - 0.01, "\(name): page \(page.number)")
        #expect(line.band.maxY <= bottom + 0.01, "\(name): page \(page.number)")
      }
      let inks = page.lines.compactMap(\.ink)
      for (index, ink) in inks.enumerated() {
        for other in inks[(index + 1)...] {
          #expect(!ink.overlaps(other), "\(name): page \(page.number), \(ink) and \(other)")
        }
      }
    }
  }

  /// Each note begins on the page that refers to it, or on the next.
  private func checkNotes(_ article: PagedArticle, _ name: String) {
    for (index, note) in article.galley.notes.enumerated() {
      let reference = article.pagination.places.place(ofLineAt: note.reference).page
      let page = article.pagination.places.place(ofLineAt: 0, inNote: index).page
      #expect(page == reference || page == reference + 1, "\(name): note \(note.number)")
    }
  }
}

/// An article that looks random: paragraphs, headings, code, lists, tables and notes.
private struct MarkdownSource {
  private var generator: Generator
  private var notes = 0

  init(seed: UInt64) { generator = Generator(seed: seed &+ 1000) }

  mutating func article() -> String {
    let blocks = (0..<24).map { _ in block() }
    let ends = (0..<notes).map { "[^n\($0)]: \(words(1 + generator.next(below: 30)))" }
    let title = generator.next(below: 2) == 0 ? "---\ntitle: \(words(3))\n---\n\n" : ""
    return title + (blocks + ends).joined(separator: "\n\n")
  }

  private mutating func block() -> String {
    switch generator.next(below: 9) {
    case 0: return "## \(words(1 + generator.next(below: 4)))"
    case 1: return "```\n\(lines(1 + generator.next(below: 14)))\n```"
    case 2:
      return lines(1 + generator.next(below: 5)).split(separator: "\n").map { "- \($0)" }
        .joined(separator: "\n")
    case 3:
      let rows = (0...generator.next(below: 12)).map { _ in
        "| \(words(1 + generator.next(below: 5))) | \(words(1)) |"
      }
      return "| a | b |\n|---|---|\n" + rows.joined(separator: "\n")
    case 4: return "> \(words(1 + generator.next(below: 20)))"
    case 5, 6:
      notes += 1
      return words(1 + generator.next(below: 20)) + "[^n\(notes - 1)] "
        + words(generator.next(below: 20))
    default: return words(1 + generator.next(below: 40))
    }
  }

  private mutating func lines(_ count: Int) -> String {
    (0..<count).map { _ in words(1 + generator.next(below: 3)) }.joined(separator: "\n")
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in String(repeating: "w", count: 1 + generator.next(below: 7)) }
      .joined(separator: " ")
  }
}

extension Fragment {
  fileprivate var isHeading: Bool { role.rawValue.hasPrefix("heading") }
}
