import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("Verdicts on layouts")
struct LayoutVerdictTests {
  @Test("a changed word at all steps is one line")
  func steps() throws {
    let lines = try Self.lines("# Head\n\nOne two three.", "# Head\n\nOne four three.")
    #expect(
      lines == [#"XS, L, AX1, paragraph 1 (test.md:3): "two" -> "four""#])
  }

  @Test("the same change in many blocks is one line with their number")
  func blocks() throws {
    var sheet = StyleSheet.reading
    // A leading of 34 at Large, which grows as body's own does: 34 x 19 / 22, rounded up to whole points at XS.
    sheet.roles[.paragraph]?.leading = 2
    let text = (1...6).map { "Paragraph \($0)." }.joined(separator: "\n\n")
    let lines = try Self.lines(text, text, sheet: sheet)
    #expect(
      lines.filter { $0.contains("leading") } == [
        "XS, L, AX1, paragraph 1 (test.md:1) and 5 more: leading 19 -> 30"
      ])
  }

  @Test("another face names the character, and another file of a face is told")
  func faces() throws {
    var old = try LayoutComparisonTests.record("One two")
    let new = old
    old.faces[0].digest = "0"
    #expect(
      LayoutVerdict(
        article: "a.md",
        steps: [.init(name: "l", comparison: LayoutComparison(old, new))], order: ["l"]
      ).lines == ["the file of Face-0 is another than that of the reference"])
    old.faces[0] = LayoutRecord.Face(name: "Other", digest: "0")
    #expect(
      LayoutVerdict(
        article: "a.md",
        steps: [.init(name: "l", comparison: LayoutComparison(old, new))], order: ["l"]
      ).lines == ["L, paragraph 1 (a.md:1): face Other -> Face-0 at U+004F"])
  }

  /// The verdict on an article that became another, at three steps.
  private static func lines(
    _ old: String, _ new: String, sheet: StyleSheet = .reading
  ) throws -> [String] {
    let records = try [(old, StyleSheet.reading), (new, sheet)].map { text, sheet in
      try TestArticles.galleys(
        Article(parsing: SourceText(path: "test.md", text)), fonts: TestArticles.squareFonts(),
        on: .phone, steps: "xs,l,ax1", sheet: sheet
      ).map(LayoutComparisonTests.record)
    }
    let steps = zip(records[0], records[1]).map { old, new in
      LayoutVerdict.Step(name: new.step, comparison: LayoutComparison(old, new))
    }
    let order = ScalingCurve.dynamicType.steps.map(\.name)
    return LayoutVerdict(article: "test.md", steps: steps, order: order).lines
  }
}
