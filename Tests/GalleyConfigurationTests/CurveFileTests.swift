import DynamicType
import Foundation
import GalleyConfiguration
import Testing

struct CurveFileTests {
  @Test("Every key of a curve is read, and the steps keep their order")
  func everyKey() throws {
    let file = try curve(
      """
      name: class room
      rounding: wholePoints
      steps:
        - {name: wall, factor: 2}
        - name: desk
          factor: 1.25
          leading: 1.5
          styles:
            largeTitle: 1.1
            Title: {factor: 1.2, leading: 0.9}
          accessibility: true
          category: accessibilityExtraLarge
        - {name: ax5, factor: 3, accessibility: no}
      """)
    let expected = try ScalingCurve(
      name: "class room",
      rows: [
        .init(name: "wall", factor: 2),
        .init(
          name: "desk", factors: .init(size: 1.25, leading: 1.5),
          styles: [.largeTitle: .init(size: 1.1), .title1: .init(size: 1.2, leading: 0.9)],
          isAccessibility: true, category: .accessibilityExtraLarge),
        .init(name: "ax5", factors: .init(size: 3), isAccessibility: false),
      ], rounding: .wholePoints)
    #expect(file.curve == expected)
    #expect(file.findings.isEmpty)
  }

  @Test("A curve without a name has that of its file")
  func name() throws {
    #expect(try curve("steps: [{name: a, factor: 1}]").curve.name == "own")
  }

  @Test("A ramp draws a curve: a built-in one, or that of a file beside the curve's")
  func ramps() throws {
    let system = try curve("name: system\nramp: iOS\n").curve
    #expect(system.name == "system")
    #expect(system.steps.count == 12)
    #expect(system.scaled(.body, at: system.steps[11]) == ScaledType(size: 53, leading: 62))
    let own = try curve(
      "ramp: r.yaml\n",
      files: [
        "Set/r.yaml":
          """
        styles:
          body:
            sice: 1
            categories: {l: {size: 10, leading: 12}, xl: {size: 15, leading: 16}}
        """
      ])
    #expect(own.curve.name == "own")
    #expect(own.paths == ["Set/own.yaml", "Set/r.yaml"])
    #expect(own.curve.steps.map(\.name) == ["l", "xl"])
    #expect(own.curve.scaled(.body, base: 20, at: own.curve.steps[1]).size == 30)
    #expect(
      own.findings.map(\.message) == ["`sice` is not a key of the style body and is not read"])
  }

  @Test("Keys that are not known are findings with their place and the nearest")
  func findings() throws {
    let file = try curve(
      """
      step: 1
      steps:
        - name: a
          factor: 1
          acessibility: true
          styles: {body: {factor: 1, ledding: 2}}
      """)
    #expect(
      file.findings.map { "\($0.position?.description ?? ""): \($0.message); \($0.remedy)" } == [
        "1:1: `step` is not a key of a curve and is not read; did you mean `steps`?",
        "5:5: `acessibility` is not a key of a step and is not read; did you mean `accessibility`?",
        "6:32: `ledding` is not a key of the factors of a style and is not read; did you mean "
          + "`leading`?",
      ])
    #expect(file.findings.allSatisfy { $0.severity == .warning && $0.file == "Set/own.yaml" })
  }

  @Test(
    "What is wrong is named with line, column and remedy",
    arguments: [
      ("", "1:1: curve own has no step; give at least one"),
      ("steps:\n", "1:7: curve own has no step; give at least one"),
      ("steps: []", "1:8: curve own has no step; give at least one"),
      ("steps: {a: 1}", "1:8: `steps` is a map; write a list"),
      ("- 1", "1:1: the file is a list; write a map of keys and values"),
      ("steps: [", "1:9: did not find expected node content"),
      ("steps:\n- factor: 1", "2:3: a step has no name; add one, such as `name: ax1`"),
      ("steps:\n- name: a", "2:3: the step a has no factor; add one, such as `factor: 1.5`"),
      (
        "steps:\n- name: a\n  factor: 0", "3:11: `factor` is \"0\"; give a number from 0.1 to 10"
      ),
      (
        "steps:\n- name: a\n  factor: -1", "3:11: `factor` is \"-1\"; give a number from 0.1 to 10"
      ),
      (
        "steps:\n- name: a\n  factor: .nan",
        "3:11: `factor` is \".nan\"; give a number from 0.1 to 10"
      ),
      (
        "steps:\n- name: a\n  factor: 1e999",
        "3:11: `factor` is \"1e999\"; give a number from 0.1 to 10"
      ),
      (
        "steps:\n- {name: a, factor: 1, leading: 11}",
        "2:33: `leading` is \"11\"; give a number from 0.1 to 10"
      ),
      (
        "steps:\n- {name: a, factor: 1}\n- {name: b, factor: 1}\n- {name: A, factor: 2}",
        "4:10: curve own has step A twice; remove or rename one"
      ),
      (
        "steps:\n- {name: l, factor: 1}\n- {name: b, factor: 2, category: large}",
        "3:10: curve own has step l twice; remove or rename one"
      ),
      (
        "steps:\n- {name: l, factor: 1}\n- {name: all, factor: 1}",
        "3:10: \"all\" is no name for a step; use up to 32 letters, digits, periods, hyphens and "
          + "underscores, and neither all nor ax"
      ),
      (
        "steps:\n- {name: a, factor: 1, category: ax6}",
        "2:34: unknown content size category \"ax6\"; did you mean \"ax5\"?"
      ),
      (
        "steps:\n- {name: a, factor: 1, styles: {bdy: 1}}",
        "2:33: unknown text style \"bdy\"; did you mean \"body\"?"
      ),
      (
        "steps:\n- {name: a, factor: 1, styles: {body: 1, Body: 1}}",
        "2:42: the text style body has two factors; keep one"
      ),
      (
        "steps:\n- {name: a, factor: 1, styles: {body: {leading: 1}}}",
        "2:39: body has no factor; add `factor:`"
      ),
      (
        "steps: [{name: a, factor: 1}]\nrounding: up",
        "2:11: unknown rounding \"up\"; use one of none, wholePoints"
      ),
      (
        "name: Moderate\nsteps: [{name: a, factor: 1}]",
        "1:7: \"Moderate\" is a built-in curve; give this one another `name`"
      ),
      (
        "name: 教室\nsteps: [{name: a, factor: 1}]",
        "1:7: the name \"教室\" has no letter from a to z and no digit, so no folder can be named "
          + "after it; give a `name` with one"
      ),
      ("ramp: ioS2", "1:7: unknown type ramp \"ioS2\"; did you mean \"iOS\"?"),
      (
        "ramp: none.yaml",
        "1:7: Set/none.yaml: no such file; correct the path, which is relative to Set/own.yaml"
      ),
      ("ramp: iOS\nsteps: []", "2:8: a curve with `ramp` has `steps` too; keep one of them"),
    ])
  func errors(text: String, expected: String) {
    let error = #expect(throws: ConfigurationError.self) { try curve(text) }
    #expect(error?.description.hasPrefix("Set/own.yaml:\(expected)") == true, "\(error as Any)")
  }

  @Test("A hundred steps are too many")
  func count() {
    let steps = (1...100).map { "- {name: s\($0), factor: 1}\n" }.joined()
    let error = #expect(throws: ConfigurationError.self) { try curve("steps:\n\(steps)") }
    #expect(error?.description == "Set/own.yaml:2:1: curve own has 100 steps; give at most 99")
  }

  @Test("A ramp without body draws no curve")
  func bodyless() {
    let error = #expect(throws: ConfigurationError.self) {
      try curve(
        "ramp: r.yaml",
        files: ["Set/r.yaml": "styles: {title: {categories: {l: {size: 1, leading: 2}}}}"])
    }
    #expect(
      error?.description
        == "Set/own.yaml:1:7: type ramp r has no body at l to grow from; name another ramp")
  }

  @Test("What the page on curves and ramps shows is read without a finding")
  func page() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/GalleyKit/GalleyKit.docc/OwnCurvesAndRamps.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 3)
    let classroom = try curve(blocks[0])
    #expect(classroom.curve.steps.map(\.name) == ["desk", "wall"])
    #expect(classroom.findings == [])
    let ramp = try RampFile(decoding: SourceText(path: "r.yaml", blocks[1]))
    #expect(ramp.ramp.styles == [.headline, .body])
    #expect(ramp.findings == [])
    #expect(try curve(blocks[2]).curve.name == "system")
  }

  private func curve(
    _ text: String, files: [String: String] = [:]
  ) throws(ConfigurationError) -> CurveFile {
    let reading = FileReading(
      read: { path throws(FileError) in
        guard let text = files[path] else { throw FileError("no such file") }
        return Array(text.utf8)
      },
      trouble: { _ in nil })
    return try CurveFile(
      decoding: SourceText(path: "Set/own.yaml", text), folder: "Set", files: reading)
  }
}
