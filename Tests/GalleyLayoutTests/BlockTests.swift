import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// Arithmetic on the square face: body at Large is 17 pt on 22 pt, the phone's measure 350 pt, its margin 20 pt.
@Suite("Blocks")
struct BlockTests {
  @Test("a paragraph stands on its leading, from the first baseline on")
  func paragraph() throws {
    // 350 / 17 = 20.6 ems: twenty letters to a line.
    let galley = try TestArticles.square("aaaaaaaaaa bbbbbbbbb cccccccccc dd")
    let fragment = try #require(galley.fragments.first)
    #expect(fragment.lines.map(\.text) == [0..<21, 21..<34])
    #expect(fragment.frame == Rect(x: 20, y: 24, width: 350, height: 44))
    // Half of the lead, then the ascent: (22 - 17) / 2 + 13.6, at a third of a point.
    #expect(abs(fragment.lines[0].origin.y - (24 + 16)) < 0.34)
    #expect(abs(fragment.lines[1].origin.y - fragment.lines[0].origin.y - 22) < 1e-9)
    #expect(fragment.lines[0].width == 340)
  }

  @Test("the space between two blocks is the larger one, not the sum")
  func spacing() throws {
    let galley = try TestArticles.square("a\n\nb\n\n# c")
    let tops = galley.fragments.map(\.frame.y)
    // 0.75 em after a paragraph.
    #expect(abs(tops[1] - (24 + 22 + 12.75)) < 0.34)
    #expect(tops[2] > tops[1] + 22 + 12.75)
  }

  @Test("markers end where the text begins, less their gap, and numbers are aligned")
  func markers() throws {
    let galley = try TestArticles.square("9. a\n10. b")
    let markers = galley.fragments.filter { $0.path.hasSuffix("marker") }
    let texts = galley.fragments.filter { $0.path.hasSuffix("paragraph 1") }
    #expect(markers.count == 2)
    let ends = markers.map { $0.frame.maxX }
    #expect(abs(ends[0] - ends[1]) < 0.01)
    #expect(texts.map(\.frame.x).allSatisfy { abs($0 - ends[0] - 8.5) < 0.01 })
    for (marker, text) in zip(markers, texts) {
      #expect(marker.lines[0].origin.y == text.lines[0].origin.y)
    }
  }

  @Test("a marker whose face is taller than the text's leaves the items as far apart as others")
  func tallMarker() throws {
    // Atkinson Hyperlegible has no white bullet: the marker of the second level is in another face.
    let galley = try atkinson("- a\n  - b\n  - c\n  - d\n- e\n- f")
    let tops = galley.fragments.filter { $0.path.hasSuffix("paragraph 1") }.map(\.frame.y)
    let distances = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(distances.count == 5)
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 1e-9 })
  }

  @Test(
    "lists hang no further in than leaves a measure for words, however deep they are",
    arguments: ["a", "א"], ["", "> "])
  func deepLists(_ letter: String, _ quote: String) throws {
    let items = (0..<12).map { quote + String(repeating: " ", count: $0 * 3) + "1. \(letter)" }
    let galley = try TestArticles.square(items.joined(separator: "\n"), step: "ax5")
    let texts = galley.fragments.filter { $0.path.hasSuffix("paragraph 1") }
    let markers = galley.fragments.filter { $0.path.hasSuffix("marker") }
    #expect(texts.count == 12)
    for (text, marker) in zip(texts, markers) {
      #expect(text.frame.width > 100)
      #expect(min(text.frame.x, marker.frame.x) >= 20 - 0.01)
      #expect(max(text.frame.maxX, marker.frame.maxX) <= 370.01)
      #expect(text.frame.maxX <= marker.frame.x || marker.frame.maxX <= text.frame.x)
      #expect(text.lines.allSatisfy { !$0.isOverflowing })
    }
  }

  @Test("a list in a right-to-left text hangs on the right")
  func mirrored() throws {
    let galley = try TestArticles.square("- אבג")
    let marker = try #require(galley.fragments.first { $0.path.hasSuffix("marker") })
    let text = try #require(galley.fragments.first { $0.path.hasSuffix("paragraph 1") })
    #expect(marker.frame.x > text.frame.maxX)
    #expect(text.frame.x == 20)
    let line = text.lines[0]
    #expect(abs(line.origin.x + line.width - text.frame.maxX) < 0.01)
  }

  @Test("columns of a table are as wide as their text where all fit")
  func table() throws {
    let galley = try TestArticles.square("| a | bbb |\n|---|---:|\n| cc | d |")
    let cells = galley.fragments.filter { $0.path.contains("cell") }
    #expect(cells.map(\.lines.count) == [1, 1, 1, 1])
    #expect(cells[0].frame.x == cells[2].frame.x)
    // The second column is set to its right edge.
    let ends = [cells[1], cells[3]].map { $0.lines[0].origin.x + $0.lines[0].width }
    #expect(abs(ends[0] - ends[1]) < 0.01)
  }

  @Test("cells of a row in scripts of other heights stand on one line")
  func baselines() throws {
    let galley = try atkinson(
      "| Language | Name |\n|---|---|\n| Arabic | العربية |\n| Thai | ไทย |")
    let cells = galley.fragments.filter { $0.path.contains("cell") }
    #expect(cells.count == 6)
    for row in stride(from: 0, to: 6, by: 2) {
      let baselines = cells[row..<row + 2].map(\.lines[0].origin.y)
      #expect(baselines[0] == baselines[1])
    }
    // The taller script is the one that decides.
    #expect(cells[3].lines[0].height > cells[2].lines[0].height)
    #expect(cells[2].frame.y > cells[3].frame.y)
  }

  @Test("a table whose words fit no column becomes rows of labelled values, and stays a table")
  func stacked() throws {
    let markdown = "| aaaa | bbbb |\n|---|---|\n| cccc | dddd |\n| eeee | ffff |"
    let galley = try TestArticles.square(markdown, step: "ax5")
    let texts = galley.fragments.filter { !$0.lines.isEmpty }
    #expect(
      texts.map { $0.text?.content.string }
        == ["aaaa", "cccc", "bbbb", "dddd", "aaaa", "eeee", "bbbb", "ffff"])
    #expect(texts.map(\.repeats) == [false, false, false, false, true, false, true, false])
    for (above, below) in zip(texts, texts.dropFirst()) {
      #expect(below.frame.y >= above.frame.maxY)
    }
    let tags = texts.map { galley.structure[$0.node].tag.name }
    #expect(tags.filter { $0 == "header column" }.count == 4)
    #expect(galley.structure.filter { $0.tag.name == "header column" }.count == 2)
    let marks = [Page](paginating: galley)[0].items.filter { $0.mark == .layoutArtifact }
    // Three rules and the two labels that come again.
    #expect(marks.count == 5)
  }

  @Test("a table of a header alone has no head without a body")
  func headerAlone() throws {
    let galley = try TestArticles.square("| a | b |\n|---|---|")
    #expect(galley.structure.filter { $0.tag == .tableHead || $0.tag == .tableBody }.isEmpty)
    #expect(galley.structure.filter { $0.tag == .tableHeader(.column) }.count == 2)
  }

  @Test("a picture that is not there leaves its words in a frame, and a finding")
  func missingPicture() throws {
    let galley = try TestArticles.square("![words](no.png)")
    let stand = try #require(galley.fragments.first { $0.text != nil })
    #expect(stand.text?.content.string == "words")
    #expect(galley.findings.map(\.rule) == ["missing-picture"])
    #expect(galley.structure.contains { $0.tag == .figure && $0.alternative == "words" })
  }

  @Test("a word that does not fit is cut, and a finding says where")
  func cut() throws {
    let galley = try TestArticles.square("aa bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", step: "ax5")
    let finding = try #require(galley.findings.first)
    #expect(finding.rule == "broken-word")
    #expect(finding.steps == ["ax5"])
    #expect(finding.position?.line == 1)
  }

  @Test("lines spread where ink would touch, and only there")
  func collision() throws {
    // The bold square reaches from the descent to the ascent: no line of it touches the next on its own leading.
    let plain = try TestArticles.square("aaaaaaaaaaaaaaaaaaaa bbbbb")
    let gaps = zip(plain.fragments[0].lines, plain.fragments[0].lines.dropFirst()).map {
      $1.origin.y - $0.origin.y
    }
    #expect(gaps.allSatisfy { abs($0 - 22) < 1e-9 })
  }

  @Test("texts that mix two scripts in other proportions have one leading")
  func mixedScripts() throws {
    let galley = try atkinson(
      "كتاب عن الخط العربي\n\nكتاب عن الخط by Working Group\n\nكتاب عن by Elmasry")
    let heights = galley.fragments.map(\.lines[0].height)
    // Noto Sans Arabic asks for 2.11 em; 1.5 em of 17 pt at a third of a point.
    #expect(heights.count == 3)
    #expect(heights.allSatisfy { abs($0 - 77.0 / 3) < 1e-9 })
  }

  @Test("a foreign word or a symbol leaves a paragraph the leading of its neighbours")
  func foreignWord() throws {
    let galley = try atkinson(
      "The Arabic word for a book is كتاب as everybody here knows.\n\nNothing but Latin.")
    #expect(galley.fragments.flatMap(\.lines).allSatisfy { $0.height == 22 })
  }

  @Test("labelled values begin at one side whatever the columns' alignment")
  func stackedAlignment() throws {
    let galley = try TestArticles.square(
      "| aaaa | bbbb |\n|:---:|---:|\n| cc | dd |", step: "ax5")
    let lines = galley.fragments.flatMap(\.lines)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.origin.x == 20 })
    let mirrored = try TestArticles.square(
      "| אאאא | בבבב |\n|---|---|\n| גג | dd |", step: "ax5")
    let ends = mirrored.fragments.flatMap(\.lines).map { $0.origin.x + $0.width }
    #expect(ends.count == 4)
    #expect(ends.allSatisfy { abs($0 - 370) < 0.01 })
  }

  @Test("a picture that is said to be decoration is an artifact; with a caption it is a figure")
  func decoration() throws {
    let text = "![](line.png){.decorative}\n\n![](line.png){.decorative}\n: Words\n"
    let article = try Article(parsing: SourceText(path: "test.md", text))
    let fonts = try TestArticles.squareFonts()
    let worker = try TextWorker(fonts: fonts)
    let curve = ScalingCurve.dynamicType
    let styled = StyledArticle(
      resolving: article, with: .reading, fonts: fonts, curve: curve, at: curve.steps[3])
    let picture = Picture(
      path: "line.png", format: .png, bytes: [], pixelWidth: 30, pixelHeight: 3)
    let galley = Galley(
      setting: styled, on: .phone, with: worker,
      pictures: PictureSource(["line.png": .picture(picture)]))
    #expect(galley.structure.map(\.tag).filter { $0 == .figure }.count == 1)
    let marks = [Page](paginating: galley)[0].items.compactMap { item -> Mark? in
      if case .picture = item.content { item.mark } else { nil }
    }
    let figure = try #require(galley.structure.firstIndex { $0.tag == .figure })
    #expect(marks == [.layoutArtifact, .node(figure)])
  }

  @Test(
    "a hundred quotes or alerts, one in another, leave their text a measure",
    arguments: [
      String(repeating: "> ", count: 100) + "words",
      String(repeating: "::: note\n", count: 100) + "words\n"
        + String(repeating: ":::\n", count: 100),
    ])
  func deepBars(_ markdown: String) throws {
    let galley = try TestArticles.square(markdown, on: .smallPhone, step: "ax5")
    let words = try #require(galley.fragments.last { $0.text?.content.string == "words" })
    // Half of the eight ems that indents leave.
    #expect(words.frame.width >= 4 * (words.text?.base.size ?? .infinity))
    let bars = galley.fragments.filter { !$0.shapes.isEmpty && $0.text == nil }
    #expect(bars.allSatisfy { $0.frame.x >= 20 && $0.frame.maxX <= 300 })
  }

  @Test(
    "names and addresses longer than a line are set whole, alone, in headings and in cells",
    arguments: [
      "`one_two_three_four_five_six_seven_eight_nine`", "# `:stuck_out_tongue_winking_eye:`",
      "a `:stuck_out_tongue_winking_eye:`", "https://example.org/one/two/three/four/five/six",
      "| a |\n|---|\n| `:smiling_face_with_smiling_eyes:` |",
    ])
  func longNames(_ markdown: String) throws {
    for step in ContentSizeCategory.allCases.map(\.shortName) {
      let galley = try TestArticles.square(markdown, on: .smallPhone, step: step)
      let fragment = try #require(galley.fragments.last { $0.text != nil })
      let count = try #require(fragment.text?.content.utf8.count)
      let ends = [0] + fragment.lines.map(\.text.upperBound)
      #expect(fragment.lines.map(\.text.lowerBound) == Array(ends.dropLast()))
      #expect(ends.last == count)
      #expect(fragment.lines.allSatisfy { $0.width <= fragment.frame.width + 0.01 })
    }
  }

  @Test("a picture is no taller than the tallest page")
  func tallPicture() throws {
    let article = try Article(parsing: SourceText(path: "test.md", "![tall](tall.png)"))
    let fonts = try TestArticles.squareFonts()
    let curve = ScalingCurve.dynamicType
    let styled = StyledArticle(
      resolving: article, with: .reading, fonts: fonts, curve: curve,
      at: try curve.steps(matching: "l")[0])
    let picture = Picture(
      path: "tall.png", format: .png, bytes: [], pixelWidth: 20, pixelHeight: 100_000)
    let galley = try Galley(
      setting: styled, on: .phone, with: TextWorker(fonts: fonts),
      pictures: PictureSource(["tall.png": .picture(picture)]))
    let frame = try #require(galley.fragments.first?.picture?.frame)
    #expect(frame.height == 14_400 - 48)
    #expect(abs(frame.width - 20 * (14_400 - 48) / 100_000) < 1e-9)
    #expect([Page](paginating: galley, limit: 14_400).allSatisfy { $0.size.height <= 14_400 })
  }

  private func atkinson(_ markdown: String) throws -> Galley {
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    let fonts = try TestArticles.fonts("atkinson")
    return try TestArticles.galleys(article, fonts: fonts, on: .phone, steps: "l")[0]
  }

  @Test("links lead from each line they are on")
  func links() throws {
    let galley = try TestArticles.square("aaaa [bbbbbbbbbb ccccccc](https://example.org/)")
    let links = [Page](paginating: galley)[0].links
    #expect(links.map(\.frame.y) == [24, 46])
    #expect(links.map(\.frame.width) == [170, 119])
    let tags = links.map { galley.structure[$0.node].tag }
    #expect(tags == [.link(.url("https://example.org/")), .link(.url("https://example.org/"))])
    #expect(Set(links.map(\.node)).count == 1)
  }
}
