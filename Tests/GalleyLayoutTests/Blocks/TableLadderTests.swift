import GalleyArticle
import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// A cell at Large is 15 pt; on the square face, letters are as wide as that, and the phone's measure is 350 pt.
@Suite("The ladder of tables")
struct TableLadderTests {
  @Test("a table that fits is set in its natural widths")
  func natural() throws {
    let galley = try TestArticles.square("| a | bbb |\n|---|---|\n| cc | d |")
    #expect(galley.cells.map(\.rung) == Array(repeating: .natural, count: 4))
    #expect(galley.cells.allSatisfy { $0.lines.count == 1 && $0.scale == 1 })
  }

  @Test("then cells wrap between words")
  func wrapped() throws {
    let galley = try TestArticles.square("| a | b |\n|---|---|\n| c | d d d d d d d d d d d d d |")
    #expect(galley.cells.allSatisfy { $0.rung == .wrapped && $0.scale == 1 })
    #expect(galley.cells.map(\.lines.count) == [1, 1, 1, 2])
  }

  @Test("then words are hyphenated, whole letters at full size")
  func hyphenated() throws {
    let galley = try german(
      "| Wort | Bedeutung |\n|---|---|\n"
        + "| Geschwindigkeitsbegrenzung | Verkehrsgeschwindigkeitsregelung |")
    #expect(galley.cells.allSatisfy { $0.rung == .hyphenated && $0.scale == 1 })
    #expect(galley.cells.flatMap(\.lines).allSatisfy { !$0.isEmergency && !$0.isOverflowing })
    #expect(!galley.findings.contains { $0.rule == "broken-word" })
  }

  @Test("then the text is smaller, by the fewest hundredths that do")
  func shrunk() throws {
    // Two words of 11 letters: 2 × (11 × 15 × 0.96, rounded up, and 1) and 4 × 7.5 × 0.96 are 348.8 pt.
    let galley = try TestArticles.square("| aaaaaaaaaaa | bbbbbbbbbbb |\n|---|---|\n| c | d |")
    #expect(galley.cells.allSatisfy { $0.rung == .shrunk && $0.scale == 0.96 })
    #expect(galley.cells.allSatisfy { $0.lines.count == 1 })
    let sizes = galley.cells.flatMap(\.lines).flatMap(\.runs).map(\.glyphs.size)
    #expect(sizes.allSatisfy { abs($0 - 14.4) < 1e-9 })
  }

  @Test("no text of a table shrinks under the floor, code in it neither")
  func floor() throws {
    let word = String(repeating: "a", count: 13)
    let galley = try TestArticles.square(
      "| \(word) | \(word) |\n|---|---|\n| `c` | d |", step: "xs")
    let sizes = galley.cells.flatMap(\.lines).flatMap(\.runs).map(\.glyphs.size)
    #expect(sizes.allSatisfy { $0 >= 11 - 1e-9 })
  }

  @Test("where the style sheet allows no smaller text, words are cut in columns of a few ems")
  func cut() throws {
    var sheet = StyleSheet.reading
    sheet.tables.leastScale = 1
    let article = try Article(
      parsing: SourceText(
        path: "test.md", "| aaaaaaaaaaa | bbbbbbbbbbb |\n|---|---|\n| c | d |"))
    let galley = try TestArticles.galleys(
      article, fonts: TestArticles.squareFonts(), on: .phone, steps: "l", sheet: sheet)[0]
    #expect(galley.cells.allSatisfy { $0.rung == .cut && $0.scale == 1 })
    #expect(galley.findings.map(\.rule).contains("broken-word"))
  }

  @Test("at accessibility sizes and in narrow columns rows become blocks, and the table stays one")
  func stacked() throws {
    let wide = "| aaaa | bbbb |\n|---|---|\n| cccc | dddd |"
    let row = String(repeating: "| aaaaaa ", count: 8) + "|\n"
    let narrow = row + String(repeating: "|---", count: 8) + "|\n" + row
    for (markdown, step) in [(wide, "ax5"), (narrow, "l")] {
      let galley = try TestArticles.square(markdown, step: step)
      #expect(galley.cells.allSatisfy { $0.rung == .stacked && $0.scale == 1 })
      #expect(galley.structure.filter { $0.tag == .table }.count == 1)
      #expect(galley.cells.allSatisfy { galley.tags(of: $0).contains("table") })
    }
  }

  /// Six columns of five figures, which nothing hyphenates.
  private static let wide =
    String(repeating: "| 12345 ", count: 6) + "|\n" + String(repeating: "|---", count: 6) + "|\n"
    + String(repeating: "| 67890 ", count: 6) + "|\n"

  @Test("where the page has columns, a table that one cannot hold stands across all")
  func spanning() throws {
    var sheet = StyleSheet.reading
    sheet.columns.regular = 2
    sheet.columns.leastMeasure = 10
    let galley = try galley("Text.\n\n\(Self.wide)\nText.", on: .a4, step: "l", sheet)
    #expect(galley.cells.count == 12)
    #expect(galley.cells.allSatisfy { $0.rung == .spanning })
    #expect(galley.regions.map(\.kind) == [.span])
    #expect(galley.cells.allSatisfy { $0.frame.maxX <= PageGeometry.a4.width })
  }

  @Test("it does so before its words are hyphenated, but not for those that no column holds whole")
  func spanningWhole() throws {
    func rungs(_ word: String) throws -> Set<TableRung?> {
      let row = String(repeating: "| \(word) ", count: 4) + "|\n"
      let markdown = "---\nlang: en\n---\n\n" + row + "|---|---|---|---|\n" + row
      return Set(try galley(markdown, on: .pad, step: "l", .reading).cells.map(\.rung))
    }
    #expect(try rungs("word") == [.natural])
    #expect(try rungs("representation") == [.spanning])
    #expect(try rungs("representation representation") == [.spanning])
    #expect(try rungs(String(repeating: "representation", count: 2)) == [.hyphenated])
  }

  @Test("on paper it stands on a turned page, where the style sheet allows that")
  func turned() throws {
    var sheet = StyleSheet.reading
    let stacked = try galley(Self.wide, on: .a4, step: "ax2", sheet)
    #expect(stacked.cells.allSatisfy { $0.rung == .stacked })
    sheet.page.hasLandscapeTables = true
    let galley = try galley("Text.\n\n\(Self.wide)\nText.", on: .a4, step: "ax2", sheet)
    #expect(galley.cells.count == 12)
    #expect(galley.cells.allSatisfy { $0.rung == .turned })
    #expect(galley.regions.map(\.kind) == [.turned])
    let pages = [Page](paginating: galley)
    #expect(pages.map { $0.size.width > $0.size.height } == [false, true, false])
    let onPhone = try self.galley(Self.wide, on: .phone, step: "ax2", sheet)
    #expect(onPhone.cells.allSatisfy { $0.rung == .stacked })
  }

  @Test("a caption stands above, at its own size, on every rung")
  func caption() throws {
    let markdown = "| aaaaaaaaaaa | bbbbbbbbbbb |\n|---|---|\n| c | d |\n\n: What it shows\n"
    let galley = try TestArticles.square(markdown)
    let caption = try #require(galley.fragments.first { $0.role == .caption })
    #expect(caption.rung == nil)
    #expect(caption.scale == 1)
    #expect(galley.cells.first?.rung == .shrunk)
  }

  @Test(
    "each rung keeps every cell's text once, in order, on the page and over the floor",
    arguments: 0..<8)
  func kept(_ seed: Int) throws {
    var source = TableSource(seed: UInt64(seed))
    let table = source.table()
    for (geometry, step) in [
      (PageGeometry.phone, "xs"), (.pad, "l"), (.smallPhone, "xxxl"), (.pad, "ax2"), (.a4, "ax5"),
    ] {
      let galley = try HandMade.galley(
        [Block(.table(table), at: HandMade.range)], fonts: "atkinson", on: geometry, step: step)
      let name: Comment = "seed \(seed) on \(geometry.name) at \(step)"
      let rungs = Set(galley.cells.map(\.rung))
      #expect(rungs.count == 1, name)
      let isStacked = rungs == [.stacked]
      let shown = galley.cells.filter { !$0.repeats }.map(\.string)
      #expect(shown.sorted() == source.words.sorted(), name)
      if !isStacked { #expect(shown == source.words, name) }
      for fragment in galley.cells {
        #expect(fragment.lines.first?.text.lowerBound ?? 0 == 0, name)
        #expect(fragment.lines.last?.text.upperBound ?? 0 == fragment.string.utf8.count, name)
        for line in fragment.lines {
          #expect(line.isEmergency ? rungs.isSubset(of: [.cut, .stacked]) : true, name)
          #expect(line.runs.allSatisfy { $0.glyphs.size >= 11 - 1e-9 }, name)
          guard let ink = line.ink else { continue }
          #expect(ink.x >= 0 && ink.maxX <= geometry.width, name)
        }
        #expect(galley.tags(of: fragment).contains("table"), name)
      }
      let columns = table.alignments.count
      let heads = galley.structure.filter { $0.tag == .tableHeader(.column) }.count
      #expect(heads == (table.header == nil ? 0 : columns), name)
    }
  }

  @Test("a wider measure in one column never asks for a lower rung", arguments: 0..<6)
  func monotone(_ seed: Int) throws {
    var source = TableSource(seed: UInt64(seed))
    let table = source.table()
    var sheet = StyleSheet.reading
    sheet.columns.regular = 1
    var last = TableRung.allCases.count
    for width in stride(from: 200.0, through: 1000, by: 100) {
      let geometry = PageGeometry(name: "wide", width: width, height: nil, deviceScale: 3)
      let galley = try HandMade.galley(
        [Block(.table(table), at: HandMade.range)], fonts: "atkinson", on: geometry,
        sheet: sheet)
      let rung = try #require(galley.cells.first?.rung)
      let place = try #require(TableRung.allCases.firstIndex(of: rung))
      #expect(place <= last, "seed \(seed) at \(width): \(rung)")
      last = place
    }
  }

  private func galley(
    _ markdown: String, on geometry: PageGeometry, step: String, _ sheet: StyleSheet
  ) throws -> Galley {
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    return try TestArticles.galleys(
      article, fonts: TestArticles.fonts("atkinson"), on: geometry, steps: step, sheet: sheet)[0]
  }

  private func german(_ table: String) throws -> Galley {
    let article = try Article(
      parsing: SourceText(path: "test.md", "---\nlang: de\n---\n\n\(table)\n"))
    return try TestArticles.galleys(
      article, fonts: TestArticles.fonts("atkinson"), on: .phone, steps: "l")[0]
  }
}

extension Galley {
  /// The fragments of cells, with those that repeat.
  var cells: [Fragment] {
    fragments.filter { $0.text != nil && ($0.role == .tableCell || $0.role == .tableHeader) }
  }
}
