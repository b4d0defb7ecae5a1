import GalleyKit
import GalleySnapshot
import Testing

@Suite("Comparing texts and measurements")
struct TextComparisonTests {
  private func words(_ old: String, _ new: String) throws -> [String] {
    try TextComparison(Array(old.utf8), Array(new.utf8), path: "new.txt", name: "guide").words
  }

  @Test("equal texts have no differences, and of others the first line is told")
  func lines() throws {
    #expect(try words("One\nTwo", "One\nTwo") == [])
    #expect(try words("One\nTwo", "One\n2") == ["line 2 was `Two` and is `2`"])
    #expect(try words("One", "One\nTwo") == ["line 2 was nothing and is `Two`"])
  }

  @Test("of a long line the part that differs is shown")
  func longLines() throws {
    let (same, rest) = (String(repeating: "a", count: 80), String(repeating: "c", count: 200))
    #expect(
      try words(same + "b" + rest, same + "d")
        == [
          "line 1 was `…\(same.prefix(30))b\(rest.prefix(69))…` and is `\(same)d`"
        ])
    #expect(try words("", rest) == ["line 1 was `` and is `\(rest.prefix(100))…`"])
  }

  @Test("layouts are told as a verdict, and traces by what is seen")
  func known() throws {
    let old = try LayoutComparisonTests.record("One two").text
    let new = try LayoutComparisonTests.record("One ten").text
    #expect(try words(old, new) == [#"L, paragraph 1 (guide:1): "two" -> "ten""#])
    #expect(throws: SnapshotError.damaged(path: "new.txt", line: 2)) {
      try words(old, "galley layout 1\nnothing")
    }
    let trace = "page 1 390x844 #ffffff\nnode 4 fill 0,0 10x10 #000000\n"
    #expect(
      try words(trace, trace.replacing("#000000", with: "#ff0000"))
        == ["color #000000 -> #ff0000 of the area"])
  }

  // MARK: - Measurements

  private static func measurements(
    _ text: String = "One two", fontSet: String = "Square", ink: String = "[0, 1]",
    path: String = "guide.md"
  ) -> String {
    """
    {"formatVersion": 1, "generator": "Galley", "article": {"path": "\(path)"},
     "fontSet": "\(fontSet)", "faces": [{"number": 0, "name": "Square"}],
     "geometry": {"name": "phone", "width": 390},
     "steps": [{"name": "l", "body": {"size": 17, "leading": 22},
       "totals": {"height": 30, "pages": 1},
       "blocks": [{"path": "paragraph 1", "role": "paragraph", "frame": [0, 0, 390, 22],
         "source": {"from": "1:1"}, "text": "\(text)", "ink": \(ink), "lines": [
           {"text": [0, \(text.utf8.count)], "frame": [0, 0, 100, 22], "baseline": 17,
            "runs": [{"face": 0, "size": 17, "text": [0, \(text.utf8.count)]}]}]}]}]}
    """
  }

  private func compare(_ old: String, _ new: String) throws -> [String] {
    let files = try [old, new].map { try MeasuredLayouts(parsing: Array($0.utf8), path: "a.json") }
    return MeasurementsComparison(files[0], files[1]).words
  }

  @Test("measurements that differ in the article's path alone match")
  func same() throws {
    let old = Self.measurements()
    #expect(try compare(old, old) == [])
    #expect(try compare(old, Self.measurements(path: "other.md")) == [])
  }

  @Test("what an article was set in is told before how it was set")
  func head() throws {
    #expect(
      try compare(Self.measurements(), Self.measurements("One ten", fontSet: "Round"))
        == [
          #"font set "Square" -> "Round""#, #"L, paragraph 1 (guide.md:1): "two" -> "ten""#,
        ])
  }

  @Test("numbers that no layout has are told by their place, the first of many")
  func numbers() throws {
    #expect(
      try compare(Self.measurements(), Self.measurements(ink: "[0, 1.5]"))
        == ["steps[0].blocks[0].ink[1]: 1 -> 1.5"])
    #expect(
      try compare(Self.measurements(), Self.measurements(ink: "[0]"))
        == ["steps[0].blocks[0].ink: 2 elements -> 1 element"])
    let words = try compare(
      Self.measurements(ink: "[1, 2, 3, 4, 5, 6, 7]"),
      Self.measurements(ink: "[0, 0, 0, 0, 0, 0, 0]"))
    #expect(words.count == 6)
    #expect(words.last == "and 2 more")
  }

  @Test("what is no measurements is refused with the reason")
  func refused() {
    let head = #""formatVersion": 1, "article": {"path": "a.md"}"#
    for (text, path, reason) in [
      ("{", "a.json:1", "it is no JSON"), ("{\"a\": 1,\n\n \"b\": x}", "a.json:3", "it is no JSON"),
      ("{\(head)}\n}", "a.json:2", "it is no JSON"),
      ("{}", "a.json", "it is no measurements of version 1"),
      ("{\(head), \"steps\": [{}]}", "a.json", "step 1 lacks what measurements have"),
    ] {
      #expect(throws: SnapshotError.unreadableMeasurements(path: path, reason: reason)) {
        try MeasuredLayouts(parsing: Array(text.utf8), path: "a.json")
      }
    }
  }
}
