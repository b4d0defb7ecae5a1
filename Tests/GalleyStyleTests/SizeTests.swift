import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

struct SizeTests {
  @Test(
    "A role has the size and leading of its text style at each step",
    arguments: [
      (.paragraph, "l", 17, 22), (.paragraph, "xs", 15, 19), (.paragraph, "xxxl", 22, 29),
      (.paragraph, "ax3", 37, 48), (.paragraph, "ax5", 48, 62),
      (.heading1, "l", 34, 41), (.heading1, "ax5", 58, 70), (.heading2, "l", 28, 34),
      (.heading2, "ax5", 56, 68), (.heading3, "l", 22, 28), (.heading4, "l", 20, 25),
      (.heading5, "l", 17, 22), (.heading5, "ax5", 48, 62), (.heading6, "l", 15, 20),
      (.quote, "l", 16, 21), (.code, "l", 16, 21), (.tableCell, "l", 15, 20),
      (.footnote, "l", 13, 18), (.footnote, "ax5", 38, 52), (.caption, "l", 12, 16),
      (.navigationTitle, "xs", 17, 22), (.navigationTitle, "ax5", 17, 22),
    ] as [(Role, String, Double, Double)])
  func sizes(role: Role, step: String, size: Double, leading: Double) throws {
    // Any role can play the paragraph's part.
    var sheet = StyleSheet.reading
    sheet.roles[.paragraph] = sheet.style(role)
    let styled = try Articles.resolve(Articles.spans, at: step, sheet: sheet)
    let text = try #require(styled.blocks[0].text)
    #expect(text.base.size == size)
    #expect(abs(text.leading - leading) < 0.001)
    #expect(styled.body.size == size)
    #expect(styled.bodyLeading == text.leading)
    #expect(text.runs.allSatisfy { $0.style.size == size })
  }

  @Test("The sheet's base size comes before the font set's, and that before the style's own")
  func bases() throws {
    var fonts = Articles.fonts
    fonts.sizes = [.body: 20]
    var sheet = StyleSheet.reading
    #expect(try Articles.resolve(Articles.spans, fonts: fonts).body.size == 20)
    #expect(abs(try Articles.resolve(Articles.spans, fonts: fonts).bodyLeading - 25.882) < 0.3)
    sheet.roles[.paragraph]?.base = 24
    #expect(try Articles.resolve(Articles.spans, sheet: sheet, fonts: fonts).body.size == 24)
    sheet.roles[.paragraph]?.fixed = 30
    let styled = try Articles.resolve(Articles.spans, at: "ax5", sheet: sheet, fonts: fonts)
    #expect(styled.body.size == 30)
    #expect(abs(styled.bodyLeading - 30 * 22 / 17) < 0.001)
  }

  @Test("The floor comes last, leading grows with it, and it is noted once a role")
  func floor() throws {
    var sheet = StyleSheet.reading
    sheet.floor = 16
    let article = Articles.article([
      Articles.paragraph("one"), Articles.paragraph("two"),
      Block(.heading(level: 6, Articles.inline("three")), at: SourceRange(0, 5)),
    ])
    let styled = try Articles.resolve(article, at: "xs", sheet: sheet)
    #expect(styled.body.size == 16)
    #expect(abs(styled.bodyLeading - 19 * 16 / 15) < 0.001)
    #expect(styled.findings.map(\.rule) == ["floor", "floor"])
    #expect(styled.findings.map(\.severity) == [.note, .note])
    #expect(styled.findings.map(\.steps) == [["xs"], ["xs"]])
    #expect(styled.findings.map(\.measured) == [12, 15])
    #expect(styled.findings.map(\.threshold) == [16, 16])
    #expect(
      styled.findings.map(\.message) == [
        "text of the role `heading6` would be under 16 points and is set at 16",
        "text of the role `paragraph` would be under 16 points and is set at 16",
      ])
    #expect(try Articles.resolve(article, at: "l").findings.isEmpty)
  }

  @Test("Small text is not under the floor, nor above its surroundings")
  func smallText() throws {
    let article = Articles.article([
      Articles.paragraph("a1 b", [(.superscript, 1..<2), (.code, 3..<4)])
    ])
    let large = try #require(try Articles.resolve(article, at: "l").blocks[0].text)
    #expect(abs(large.runs[1].style.size - 11.9) < 1e-9)
    #expect(abs(large.runs[3].style.size - 15.98) < 1e-9)
    let small = try Articles.resolve(article, at: "xs")
    let text = try #require(small.blocks[0].text)
    #expect(text.runs[1].style.size == 11)
    #expect(abs(text.runs[1].style.baselineShift - 0.33 * 15) < 1e-9)
    #expect(
      small.findings.map(\.message) == [
        "small text in the role `paragraph` would be under 11 points and is set at 11"
      ])
    var sheet = StyleSheet.reading
    sheet.floor = 0
    sheet.roles[.paragraph]?.fixed = 9
    let tiny = try #require(try Articles.resolve(article, sheet: sheet).blocks[0].text)
    #expect(abs(tiny.runs[1].style.size - 6.3) < 1e-9)
  }

  @Test("Tracking follows the set's policy at the size of the run, from the style's base size")
  func tracking() throws {
    let article = Articles.article([
      Articles.paragraph("a1 b", [(.superscript, 1..<2), (.code, 3..<4)])
    ])
    let policy = TrackingPolicy.emulated
    let atLarge = try #require(try Articles.resolve(article, at: "l").blocks[0].text)
    #expect(atLarge.base.tracking == 0)
    #expect(atLarge.runs[1].style.tracking == policy.tracking(size: 17 * 0.7, base: 17))
    #expect(atLarge.runs[1].style.tracking > 0)
    #expect(atLarge.runs[3].style.tracking == 0)
    let atGreatest = try Articles.resolve(article, at: "ax5")
    #expect(atGreatest.body.tracking == policy.tracking(size: 48, base: 17))
    #expect(atGreatest.body.tracking < 0)
    var fonts = Articles.fonts
    fonts.tracking = .none
    #expect(try Articles.resolve(article, at: "ax5", fonts: fonts).body.tracking == 0)
    // Code keeps its columns in any face.
    var sheet = StyleSheet.reading
    sheet.roles[.code]?.font = .text
    let code = CodeBlock(text: Articles.inline("a"), info: "")
    let styled = try Articles.resolve(
      Articles.article([Block(.code(code), at: SourceRange(0, 1))]), at: "ax5", sheet: sheet)
    #expect(styled.blocks.flatMap(\.texts).map(\.base.tracking) == [0])
  }

  @Test("Bold Text makes each weight one step bolder")
  func boldText() throws {
    let article = Articles.article([
      Articles.paragraph("a b", [(.strong, 2..<3)]),
      Block(.heading(level: 1, Articles.inline("c")), at: SourceRange(0, 1)),
    ])
    let plain = try Articles.resolve(article)
    #expect(plain.blocks[0].text?.runs.map(\.style.weight) == [.regular, .bold])
    #expect(plain.blocks[1].text?.base.weight == .bold)
    let bold = try Articles.resolve(article, boldText: true)
    #expect(bold.blocks[0].text?.runs.map(\.style.weight) == [.medium, .heavy])
    #expect(bold.blocks[1].text?.base.weight == .heavy)
  }

  @Test("Distances are ems of the role and grow with it", arguments: ["xs", "l", "ax5"])
  func distances(step: String) throws {
    let list = List(
      start: nil, isTight: true,
      items: [.init(blocks: [Articles.paragraph("a")], at: SourceRange(0, 3))])
    let article = Articles.article([
      Articles.paragraph("one"), Block(.list(list), at: SourceRange(0, 3)),
      Block(.quote([Articles.paragraph("two")]), at: SourceRange(0, 3)),
      Block(.heading(level: 2, Articles.inline("c")), at: SourceRange(0, 1)),
    ])
    let styled = try Articles.resolve(article, at: step)
    let body = styled.body.size
    #expect(abs(styled.blocks[0].spaceAfter - 0.75 * body) < 1e-9)
    let set = try #require(styled.blocks[1].list)
    #expect(abs(set.indent - 1.6 * body) < 1e-9)
    #expect(abs(set.itemSpacing - 0.3 * body) < 1e-9)
    #expect(abs(set.leastMeasure - 8 * body) < 1e-9)
    guard case .quote(let quote) = styled.blocks[2].content else {
      Issue.record("no quote")
      return
    }
    let callout = try #require(quote.blocks[0].text?.base.size)
    #expect(abs(quote.indent - callout) < 1e-9)
    let heading = try #require(styled.blocks[3].text?.base.size)
    #expect(abs(styled.blocks[3].spaceBefore - 1.2 * heading) < 1e-9)
    #expect(styled.blocks[3].keepsWithNext)
  }
}
