import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Contents")
struct ContentsTests {
  private let article = """
    # A title

    \(Documents.words(200))

    ## First

    \(Documents.words(200))

    ### Inside

    \(Documents.words(200))

    ###### Deep

    ## Second

    \(Documents.words(200))
    """

  private func contents(
    _ level: Int, _ change: (inout Documents.Settings) -> Void = { _ in }
  ) -> Documents.Settings {
    Documents.Settings {
      $0.sheet.page.contents = level
      change(&$0)
    }
  }

  @Test("The contents list headings down to a level, without the title, and each is a link")
  func entries() throws {
    let document = try Documents.document(article, settings: contents(3))
    #expect(document.contents.map(\.target) == ["first", "inside", "second"])
    let pages = try document.contents.map { try #require(document.page(of: $0.target)) }
    #expect(
      document.contents.map(\.text)
        == zip(["First", "Inside", "Second"], pages).map { "\($0)| \($1)" })
  }

  @Test("What the writer of the front says goes before the style sheet")
  func front() throws {
    let none = try Documents.document(article, settings: contents(3) { $0.front.contents = 0 })
    #expect(none.contents.isEmpty)
    let all = try Documents.document(article, settings: contents(3) { $0.front.contents = 6 })
    #expect(all.contents.map(\.target) == ["first", "inside", "deep", "second"])
  }

  @Test(
    "The numbers are those of the pages that have the headings",
    arguments: ["xs", "l", "ax2", "ax5"],
    ["code", "hebrew", "japanese", "lists", "long-form", "right-to-left"])
  func numbers(_ step: String, _ sample: String) throws {
    let document = try Documents.document(
      [TestArticles.sample(sample)],
      contents(6) {
        $0.fonts = "atkinson"
        $0.step = step
      })
    #expect(!document.contents.isEmpty)
    for entry in document.contents {
      let number = try #require(entry.text.split(separator: " ").last)
      let page = try #require(document.page(of: entry.target))
      #expect(number.hasSuffix("\(page)"), "\(entry)")
      #expect(document.pages[page - 1].number == page)
    }
  }

  @Test(
    "Numbers stand in a column at the end, clear of the text and of the dots that lead to them",
    arguments: ["xs", "l", "ax1", "ax5"], ["long-form", "right-to-left"])
  func column(_ step: String, _ sample: String) throws {
    let document = try Documents.document(
      [TestArticles.sample(sample)],
      contents(6) {
        $0.fonts = "atkinson"
        $0.step = step
      })
    let isRightToLeft = sample == "right-to-left"
    var ends: Set<Int> = []
    var count = 0
    for page in document.pages.prefix(document.extents[0].lowerBound - 1) {
      let links = Set(page.links.map(\.node))
      let texts = page.texts { mark in
        if case .node(let node) = mark { links.contains(node) } else { mark == .layoutArtifact }
      }
      for number in texts where number.string.hasPrefix(" ") {
        count += 1
        ends.insert(Int((isRightToLeft ? number.left : number.right).rounded()))
        let others = texts.filter { $0.baseline == number.baseline && $0 != number }
        #expect(
          others.allSatisfy {
            isRightToLeft ? $0.left >= number.right - 0.01 : $0.right <= number.left + 0.01
          })
        for (index, text) in others.enumerated() {
          #expect(
            others[(index + 1)...].allSatisfy { $0.left >= text.right || $0.right <= text.left })
        }
      }
    }
    #expect(count == document.contents.count)
    #expect(ends.count == 1)
  }

  @Test("Lists of contents are nested as the headings are")
  func structure() throws {
    let document = try Documents.document(article, settings: contents(3))
    let tree = document.tree
    let start = try #require(tree.firstIndex(of: " contents"))
    #expect(
      tree[start..<(start + 14)] == [
        " contents", "  contents item", "   reference", "    link", "   contents",
        "    contents item", "     reference", "      link", "  contents item",
        "   reference", "    link", " paragraph", " heading 2", " paragraph",
      ])
    #expect(tree[..<start] == ["document", " heading 1", " heading 1"])
    #expect(document.structure[2].title == "Contents")
  }

  @Test("The title moves above the contents, and is said once")
  func title() throws {
    let document = try Documents.document(article, settings: contents(2))
    #expect(document.pages[0].content.prefix(2).map(\.string) == ["A title", "Contents"])
    let said = document.pages.flatMap(\.content).filter { $0.string == "A title" }
    #expect(said.count == 1)
    #expect(document.extents == [2...document.pages.count])
  }

  @Test("Without page numbers the contents have none, nor dots")
  func unnumbered() throws {
    let document = try Documents.document(
      article, settings: contents(3) { $0.sheet.page.numbering = .none })
    #expect(document.contents.map(\.text) == ["First", "Inside", "Second"])
    #expect(document.pages[0].texts { $0 == .layoutArtifact }.isEmpty)
  }

  @Test("An article without headings has no contents")
  func noHeadings() throws {
    let document = try Documents.document("Only words", settings: contents(3))
    #expect(document.pages.count == 1)
    #expect(document.tree == ["document", " paragraph"])
  }

  @Test("The word above them is in the language of the article")
  func language() throws {
    let document = try Documents.document(
      "---\nlang: de\n---\n## Eins", settings: contents(3))
    #expect(document.pages[0].content[0].string == "Inhalt")
    let unknown = try Documents.document(
      "---\nlang: eo\n---\n## Unu", settings: contents(3))
    #expect(unknown.pages[0].content[0].string == "Contents")
    #expect(unknown.structure.first { $0.title == "Contents" }?.language == "en")
  }

  @Test("Many entries go on from page to page, and numbers are still right")
  func long() throws {
    let headings = (1...150).map { "## Heading \($0)\n\n" + Documents.words(40) }
    let document = try Documents.document(
      headings.joined(separator: "\n\n"), settings: contents(2))
    #expect(document.extents[0].lowerBound > 3)
    #expect(document.contents.count == 150)
    for entry in document.contents {
      let page = try #require(document.page(of: entry.target))
      #expect(entry.text.hasSuffix("| \(page)"))
    }
  }
}
