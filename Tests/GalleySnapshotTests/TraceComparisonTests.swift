import GalleySnapshot
import Testing

@Suite("Comparing traces")
struct TraceComparisonTests {
  private static let trace = """
    page 1 390x844 #ffffff
    node 4 glyphs Inter-Regular 17 #1c1c1e at 16,40.25: 41+0 72+9.52 "He"
    node 5 glyphs Inter-Regular 17 #1c1c1e at 16,62.25: 41+0 "Ho"
    artifact fill 16,52 358x0.333 radius 0 #c6c6c8
    link 5 16,28 40.2x22
    anchor 2 16,20 "top"
    """

  @Test("equal traces have no differences")
  func equal() {
    #expect(Self.words(Self.trace).isEmpty)
  }

  @Test("a color is told once, with how many have it")
  func color() {
    let all = Self.trace.replacing("#1c1c1e", with: "#000000")
    #expect(Self.words(all) == [#"color #1c1c1e -> #000000 of 2 texts, first "He""#])
    let one = Self.trace.replacing("#c6c6c8", with: "#ff0000")
    #expect(Self.words(one) == ["color #c6c6c8 -> #ff0000 of the area"])
  }

  @Test("other glyphs for the same text are told")
  func glyphs() {
    #expect(
      Self.words(Self.trace.replacing("72+9.52", with: "90+9.52")) == [
        #"other glyphs in the text "He""#
      ])
  }

  @Test("a glyph that is missing now, or no longer, is told as such")
  func missingGlyph() {
    let missing = Self.trace.replacing("72+9.52", with: "0+9.52")
    #expect(Self.words(missing) == [#"a glyph is missing now in the text "He""#])
    #expect(
      TraceComparison(Array(missing.utf8), Array(Self.trace.utf8)).words == [
        #"a glyph is no longer missing in the text "He""#
      ])
  }

  @Test("nodes with other numbers are a change of structure alone")
  func nodes() {
    #expect(
      Self.words(Self.trace.replacing("node 5", with: "node 6")) == [
        "what belongs to what in the structure"
      ])
  }

  @Test("what moved, came and went is told")
  func others() {
    #expect(
      Self.words(Self.trace.replacing("358x0.333", with: "300x0.333")) == [
        "another place or size of the area"
      ])
    let fewer = Self.trace.replacing("link 5 16,28 40.2x22\n", with: "")
    #expect(Self.words(fewer) == ["gone: the link area"])
    #expect(
      TraceComparison(Array(fewer.utf8), Array(Self.trace.utf8)).words == ["new: the link area"])
  }

  private static func words(_ actual: String) -> [String] {
    TraceComparison(Array(trace.utf8), Array(actual.utf8)).words
  }
}
