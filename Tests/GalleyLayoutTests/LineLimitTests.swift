import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import Testing

@testable import GalleyLayout

/// On the square face: body is 17 pt, and twenty letters fit the phone's 350 pt.
@Suite("Line limits")
struct LineLimitTests {
  @Test("a text that fits its lines stays as it is")
  func fits() throws {
    let galley = try HandMade.galley("aaaaaaaaaaaaaaaaaaaa", limit: LineLimit(lines: 1))
    let fragment = galley.fragments[0]
    #expect(fragment.scale == 1)
    #expect(fragment.lost == nil)
    #expect(fragment.lines.map(\.width) == [340])
    #expect(galley.findings.isEmpty)
  }

  @Test("a text shrinks to the largest hundredth at which it fits")
  func shrinks() throws {
    // 25 letters of 17 pt are 425 pt: 350 / 425 = 0.8235.
    let galley = try HandMade.galley(
      "aaaaa aaaaa aaaaaaaaaaaaa", limit: LineLimit(lines: 1, leastScale: 0.5))
    let fragment = galley.fragments[0]
    #expect(fragment.scale == 0.82)
    #expect(fragment.lines.count == 1)
    #expect(fragment.lost == nil)
    #expect(abs(fragment.lines[0].width - 25 * 17 * 0.82) < 1e-3)
    #expect(abs(fragment.lines[0].height - 22 * 0.82) < 0.34)
    #expect(fragment.lines[0].runs.allSatisfy { abs($0.glyphs.size - 17 * 0.82) < 1e-9 })
    #expect(abs((fragment.text?.base.size ?? 0) - 17 * 0.82) < 1e-9)
    #expect(galley.findings.isEmpty)
  }

  @Test("several lines shrink together, and words stay whole where a scale allows it")
  func severalLines() throws {
    let galley = try HandMade.galley(
      "aaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbb cccccccccccc",
      limit: LineLimit(lines: 2, leastScale: 0.5))
    let fragment = galley.fragments[0]
    // The first word has 24 letters: 350 / 408 = 0.857.
    #expect(fragment.scale == 0.85)
    #expect(fragment.lines.map(\.text) == [0..<25, 25..<48])
    #expect(fragment.lines.map(\.isEmergency) == [false, false])
  }

  @Test("what does not fit at the least scale is cut, with an ellipsis for it and a finding")
  func truncates() throws {
    let galley = try HandMade.galley(
      "aaaaaaaaaa bbbbbbbb ccccc", limit: LineLimit(lines: 1, leastScale: 1))
    let fragment = galley.fragments[0]
    #expect(fragment.scale == 1)
    #expect(fragment.lines.count == 1)
    // Nineteen letters and the ellipsis; the blank before the cut is gone.
    #expect(fragment.lost == 19..<25)
    let line = fragment.lines[0]
    #expect(line.text == 0..<25)
    #expect(line.width <= 350)
    let mark = try #require(line.runs.last)
    #expect(mark.glyphs.text == 19..<25)
    #expect(mark.glyphs.glyphs.allSatisfy { $0.cluster == 19 })
    #expect(abs(mark.x + mark.glyphs.width - line.width) < 1e-6)
    let finding = try #require(galley.findings.first)
    #expect(finding.rule == "truncated")
    #expect(finding.message.contains("“ccccc”"))
    #expect(galley.structure[fragment.node].actualText == "aaaaaaaaaa bbbbbbbb ccccc")
  }

  @Test("a cut in a word falls between clusters")
  func clusters() throws {
    // A letter with two marks is one cluster.
    let text = String(repeating: "e\u{301}\u{323}", count: 60)
    let galley = try HandMade.galley(text, limit: LineLimit(lines: 1), fonts: "atkinson")
    let lost = try #require(galley.fragments[0].lost)
    #expect(lost.lowerBound % 5 == 0)
    #expect(lost.lowerBound > 0)
    #expect(galley.fragments[0].lines[0].width <= 350)
  }

  @Test("the ellipsis stands at the end of the text's direction")
  func rightToLeft() throws {
    let galley = try HandMade.galley(
      "אאאאאאאאאאאא בבבבבבבבבבבבבבבבבבבב", limit: LineLimit(lines: 1))
    let line = galley.fragments[0].lines[0]
    let mark = try #require(line.runs.first)
    #expect(mark.x == 0)
    #expect(mark.glyphs.isRightToLeft)
    #expect(abs(line.origin.x + line.width - 370) < 0.01)
    let next = line.runs[1]
    #expect(abs(next.x - mark.glyphs.width) < 1e-6)
    #expect(galley.fragments[0].lost?.upperBound == 65)
  }

  @Test("a label's lines end at those of its own where they are more than it may have")
  func hardLines() throws {
    let galley = try HandMade.galley(
      "aa\u{2028}bb\u{2028}cc", limit: LineLimit(lines: 2, leastScale: 0.5))
    let fragment = galley.fragments[0]
    #expect(fragment.scale == 0.5)
    #expect(fragment.lines.map(\.text) == [0..<5, 5..<12])
    #expect(fragment.lost == 7..<12)
  }

  @Test("a text of no room at all is an ellipsis")
  func noRoom() throws {
    let stamp = PageGeometry(name: "stamp", width: 72, height: 90, deviceScale: nil)
    let galley = try HandMade.galley("aaaa bbbb", limit: LineLimit(lines: 1), on: stamp) {
      $0.base.size = 40
      for index in $0.runs.indices { $0.runs[index].style.size = 40 }
    }
    let fragment = galley.fragments[0]
    #expect(fragment.lines.count == 1)
    #expect(fragment.lost?.upperBound == 9)
    #expect(fragment.lines[0].text == 0..<9)
  }

  @Test("where links stand in a cut text, it is read at the ellipsis alone")
  func links() throws {
    let link = InlineSpan(
      .link(destination: "https://example.org/", title: ""), 0..<4, parent: nil,
      source: HandMade.range)
    let galley = try HandMade.galley(
      "aaaa bbbbbbbb ccccccccccccccccc", limit: LineLimit(lines: 1), spans: [link])
    #expect(galley.fragments[0].lost?.upperBound == 31)
    #expect(galley.structure.allSatisfy { $0.actualText == nil })
  }

  @Test("alignment counts the ellipsis in", arguments: [RoleStyle.Alignment.center, .end])
  func aligned(_ alignment: RoleStyle.Alignment) throws {
    let galley = try HandMade.galley("aaaaaaaaaaaa bbbbbbbbbbbbbbb", limit: LineLimit(lines: 1)) {
      $0.alignment = alignment
    }
    let line = galley.fragments[0].lines[0]
    let slack = 350 - line.width
    #expect(abs(line.origin.x - 20 - (alignment == .end ? slack : slack / 2)) < 1e-6)
  }
}
