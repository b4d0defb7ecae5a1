import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Running lines")
struct RunningLinesTests {
  private let article = "# A title\n\n" + Documents.words(900)

  private func settings(
    header: RunningLine = RunningLine(), footer: RunningLine = RunningLine(),
    _ change: (inout Documents.Settings) -> Void = { _ in }
  ) -> Documents.Settings {
    Documents.Settings {
      $0.sheet.page.header = header
      $0.sheet.page.footer = footer
      change(&$0)
    }
  }

  @Test("Every page says its number and how many there are, once")
  func numbers() throws {
    let document = try Documents.document(
      article, settings: settings(footer: RunningLine(center: "Page {page} of {pages}")))
    let count = document.pages.count
    #expect(count > 3)
    #expect(
      document.pages.map { $0.footer.map(\.string) }
        == (1...count).map { ["Page \($0) of \(count)"] })
    #expect(document.pages.map(\.number) == Array(1...count))
    #expect(document.pages.allSatisfy { $0.header.isEmpty })
  }

  @Test("A header leaves out the title of the article that begins below it")
  func opening() throws {
    let document = try Documents.document(
      article,
      settings: settings(header: RunningLine(start: "{title}", end: "{page}")))
    #expect(document.pages[0].header.map(\.string) == ["1"])
    #expect(document.pages[1].header.map(\.string) == ["A title", "2"])
  }

  @Test("A part that has both keeps the number where the title is left out")
  func openingWithNumber() throws {
    let document = try Documents.document(
      article, settings: settings(header: RunningLine(center: "{title}, {page}")))
    #expect(document.pages[0].header.map(\.string) == ["1"])
    #expect(document.pages[1].header.map(\.string) == ["A title, 2"])
  }

  @Test("In a book the title is the book's, and the article's own is there too")
  func book() throws {
    let document = try Documents.document(
      "# One\n\n" + Documents.words(300), "# Two\n\n" + Documents.words(300),
      settings: settings(header: RunningLine(start: "{title}", end: "{article}")) {
        $0.front.title = "All"
      })
    #expect(document.title == "All")
    let start = document.extents[1].lowerBound
    #expect(document.pages[1].header.map(\.string) == ["All", "One"])
    #expect(document.pages[start - 1].header.map(\.string) == ["All"])
    #expect(document.pages[start].header.map(\.string) == ["All", "Two"])
  }

  @Test(
    "Roman numbers",
    arguments: [
      (1, "i"), (4, "iv"), (9, "ix"), (14, "xiv"), (40, "xl"), (90, "xc"), (444, "cdxliv"),
      (1994, "mcmxciv"), (3999, "mmmcmxcix"),
    ])
  func roman(_ number: Int, _ text: String) {
    #expect(PageNumbering.roman.text(of: number) == text)
    #expect(Page.Label(number, .roman).text == text)
  }

  @Test("Pages numbered in Roman say so throughout")
  func romanPages() throws {
    let document = try Documents.document(
      article,
      settings: settings(footer: RunningLine(end: "{page}/{pages}")) {
        $0.sheet.page.numbering = .roman
      })
    let last = PageNumbering.roman.text(of: document.pages.count)
    #expect(
      document.pages.prefix(3).map { $0.footer[0].string } == [
        "i/\(last)", "ii/\(last)", "iii/\(last)",
      ])
    #expect(
      document.pages.map(\.label.text)
        == (1...document.pages.count).map { PageNumbering.roman.text(of: $0) })
  }

  @Test("Without numbers, what would tell them is left out")
  func noNumbers() throws {
    let document = try Documents.document(
      article,
      settings: settings(footer: RunningLine(start: "Draft", end: "Page {page}")) {
        $0.sheet.page.numbering = .none
      })
    #expect(document.pages.allSatisfy { $0.footer.map(\.string) == ["Draft"] })
    #expect(document.pages.allSatisfy { $0.label.text.isEmpty })
  }

  @Test("Start, center and end stand at the margins and between; right to left they change sides")
  func sides() throws {
    let line = RunningLine(start: "S", center: "C", end: "E")
    let left = try Documents.document(article, settings: settings(footer: line))
    let galley = try TestArticles.square("x", on: .a5)
    let edge = galley.geometry.width - galley.margin
    let footer = left.pages[0].footer
    #expect(footer.map(\.string) == ["S", "C", "E"])
    #expect(footer[0].left == galley.margin)
    #expect(abs((footer[1].left + footer[1].right) / 2 - galley.geometry.width / 2) < 0.01)
    #expect(abs(footer[2].right - edge) < 0.01)
    let right = try Documents.document(
      "مرحبا", settings: settings(footer: line) { $0.fonts = "atkinson" }
    )
    .pages[0].footer
    #expect(abs(right[0].right - edge) < 0.01)
    #expect(abs(right[2].left - galley.margin) < 0.01)
  }

  @Test("A title that is too long ends in an ellipsis; the number beside it is whole")
  func longTitle() throws {
    let title = Documents.words(40)
    let document = try Documents.document(
      "# \(title)\n\n" + Documents.words(300),
      settings: settings(footer: RunningLine(start: "{title}", end: "{page} of {pages}")))
    let footer = document.pages[1].footer
    #expect(footer.last?.string == "2 of \(document.pages.count)")
    #expect(footer[footer.count - 1].left - footer[0].right >= 12)
    #expect(
      document.pages[1].items.contains { item in
        guard item.mark == .footerArtifact, case .glyphs(let placed) = item.content else {
          return false
        }
        return placed.run.text.count > 100 && placed.run.glyphs.count <= 3
      })
  }

  @Test(
    "At every size all parts stay between the margins, on the page, clear of one another and of the text",
    arguments: ["xs", "l", "xxxl", "ax1", "ax3", "ax5"], ["long-form", "right-to-left"])
  func fit(_ step: String, _ sample: String) throws {
    let line = RunningLine(start: "{title}", center: "Draft", end: "Page {page} of {pages}")
    let document = try Documents.document(
      [TestArticles.sample(sample)],
      settings(header: line, footer: line) {
        $0.fonts = "atkinson"
        $0.step = step
      })
    let count = document.pages.count
    for page in document.pages {
      for line in [page.header, page.footer] {
        #expect(line.allSatisfy { $0.left >= 53.9 && $0.right <= page.size.width - 53.9 })
        #expect(line.allSatisfy { $0.baseline > 8 && $0.baseline < page.size.height - 2 })
        for (index, text) in line.enumerated() {
          for other in line[(index + 1)...] where other.baseline == text.baseline {
            #expect(text.right <= other.left || other.right <= text.left)
          }
        }
      }
      #expect(
        page.footer.contains {
          $0.string == "Page \(page.number) of \(count)" || $0.string == "\(page.number)"
        })
      #expect(page.footer.count == Set(page.footer.map(\.string)).count)
      let (header, footer) = (page.header.map(\.bottom).max(), page.footer.map(\.top).min())
      for text in page.content {
        #expect(header.map { text.top >= $0 } ?? true, "page \(page.number)")
        #expect(footer.map { text.bottom <= $0 } ?? true, "page \(page.number)")
      }
    }
  }

  @Test("On facing pages start and end change sides, and margins with them")
  func facing() throws {
    let document = try Documents.document(
      article,
      settings: settings(footer: RunningLine(start: "S", end: "{page}")) {
        $0.sheet.page.hasFacingPages = true
        $0.sheet.page.paperMargins = PageMargins(top: 54, bottom: 54, left: 60, right: 40)
      })
    let width = PageGeometry.a5.width
    let (odd, even) = (document.pages[0].footer, document.pages[1].footer)
    #expect(odd.map(\.string) == ["S", "1"] && even.map(\.string) == ["S", "2"])
    #expect(abs(odd[0].left - 60) < 0.01 && abs(odd[1].right - (width - 40)) < 0.01)
    #expect(abs(even[1].left - 40) < 0.01 && abs(even[0].right - (width - 60)) < 0.01)
  }

  @Test("A galley without pages has no running lines")
  func continuous() throws {
    let line = RunningLine(center: "{page}")
    let document = try Documents.document(
      article,
      settings: settings(header: line, footer: line) {
        $0.geometry = .phone
        $0.sheet.page.contents = 2
      })
    #expect(document.pages.count == 1)
    #expect(document.pages[0].header.isEmpty && document.pages[0].footer.isEmpty)
    #expect(document.contents.isEmpty)
  }

  @Test("On a page too small for both, running lines leave the room to the text")
  func tiny() throws {
    let line = RunningLine(center: "{page}")
    let document = try Documents.document(
      "word word word",
      settings: settings(header: line, footer: line) {
        $0.geometry = PageGeometry(name: "tiny", width: 200, height: 60, deviceScale: nil)
        $0.step = "ax5"
      })
    #expect(document.pages.allSatisfy { $0.header.isEmpty && $0.footer.isEmpty })
    #expect(document.pages.flatMap(\.content).map(\.string).joined().contains("word"))
  }

  @Test("A title of a million letters is shortened like any other")
  func endlessTitle() throws {
    let title = String(repeating: "title ", count: 200_000)
    let document = try Documents.document(
      article,
      settings: settings(header: RunningLine(start: "{title}", end: "{page}")) {
        $0.front.title = title
      })
    #expect(document.pages.count > 3)
    for page in document.pages.dropFirst() {
      let text = page.header.map(\.string)
      #expect(text.count == 2)
      #expect(text[0].hasPrefix("title title"))
      #expect(text[0].hasSuffix("…"))
      #expect(text[1] == "\(page.number)")
    }
  }
}
