import GalleyKit
import Testing

struct FindingTests {
  private let order = ScalingCurve.dynamicType.steps.map(\.name)
  private let source = SourceText(path: "a.md", "one\ntwo\nthree\n")

  private func finding(
    _ rule: String, _ severity: Finding.Severity, at range: SourceRange?, steps: [String]
  ) -> Finding {
    var finding = Finding(rule, severity, "it is so", remedy: "do this", in: source, at: range)
    finding.steps = steps
    return finding
  }

  @Test("The same trouble at several steps is one finding with the steps in order")
  func merging() {
    let merged = [
      finding("wide", .warning, at: SourceRange(4, 7), steps: ["ax5"]),
      finding("wide", .warning, at: SourceRange(4, 6), steps: ["ax3"]),
      finding("wide", .warning, at: SourceRange(8, 9), steps: ["ax5"]),
      finding("wide", .warning, at: SourceRange(4, 7), steps: ["ax4"]),
    ].merged(order: order)
    #expect(merged.map(\.steps) == [["ax3", "ax4", "ax5"], ["ax5"]])
    #expect(merged[0].range == SourceRange(4, 7))
  }

  @Test("Findings stand in the order of the file, graver first at one place")
  func sorting() {
    let merged = [
      finding("late", .error, at: SourceRange(8, 9), steps: []),
      finding("small", .note, at: SourceRange(0, 3), steps: []),
      finding("big", .error, at: SourceRange(0, 3), steps: []),
      finding("none", .note, at: nil, steps: []),
    ].merged(order: order)
    #expect(merged.map(\.rule) == ["none", "big", "small", "late"])
  }

  @Test(
    "Neighboring steps are joined, all of them are not named",
    arguments: [
      (["xs"], "xs"), (["xs", "s"], "xs, s"), (["xs", "s", "m"], "xs-m"),
      (["xs", "ax3", "ax4", "ax5"], "xs, ax3-ax5"), ([], ""), (["odd"], "odd"),
    ])
  func steps(_ steps: [String], _ shown: String) {
    #expect(Finding.shown(steps, order: order) == shown)
  }

  @Test("All steps that were made are not named, one alone is")
  func made() {
    #expect(Finding.shown(order, order: order) == "")
    #expect(Finding.shown(["l", "ax5"], order: order, made: ["l", "ax5"]) == "")
    #expect(Finding.shown(["l"], order: order, made: ["l"]) == "l")
  }

  @Test("A line has place, severity, message, remedy, steps and rule")
  func lines() {
    let found = finding("wide", .warning, at: SourceRange(5, 7), steps: ["ax4", "ax5"])
    #expect(
      found.line(order: order) == "a.md:2:2: warning: it is so; do this (at ax4, ax5) [wide]")
    let placeless = Finding("floor", .note, "it is\u{1B}so", remedy: "do this")
    #expect(placeless.line(order: order) == "galley: note: it is\\u{1b}so; do this [floor]")
  }
}
