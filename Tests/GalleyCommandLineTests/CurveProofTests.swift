import Foundation
import GalleyConfiguration
import Testing

@testable import GalleyCommandLine

/// Every kind of curve goes the whole way: nothing assumes twelve steps.
struct CurveProofTests {
  private let place: TemporaryFolder
  private let article: String

  init() throws {
    place = try TemporaryFolder()
    article = try place.write("a.md", "---\nlang: en\n---\n# A\n\nwords\n")
    try place.write(
      "curve.yaml",
      "name: class room\nsteps:\n- {name: desk, factor: 1}\n- {name: wall, factor: 2, leading: 1.5}\n"
    )
    try place.write("system.yaml", "ramp: macOS\n")
  }

  private static let categories = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]
  private static let settings = ["0.85", "1.0", "1.15", "1.3", "1.5", "1.8", "2.0"]

  @Test(
    "A curve names the folder and the files, the contact sheet and the measurements",
    arguments: [
      ("dynamicType", "", "dynamicType", categories),
      ("moderate", "-moderate", "moderate", categories),
      ("android", "-android", "android", settings),
      ("android:1.3", "-android-1.3", "android:1.3", ["1.3"]),
      ("android-linear", "-android-linear", "android-linear", settings),
      (
        "android-linear:0.9,2", "-android-linear-0.9-2.0", "android-linear:0.9,2.0", ["0.9", "2.0"]
      ),
      ("linear", "-linear", "linear", ["100", "200"]),
      ("linear:100,200", "-linear-100-200", "linear:100,200", ["100", "200"]),
      ("curve.yaml", "-class-room", "class room", ["desk", "wall"]),
      ("system.yaml", "-system", "system", categories),
    ])
  func proof(curve: String, suffix: String, name: String, steps: [String]) throws {
    let given = FilePath.isYAML(curve) ? place.path + "/" + curve : curve
    let outcome = run([
      "proof", article, "--fonts", squareSet, "--curve", given, "--formats", "png,json",
      "--output", place.path + "/out",
    ])
    #expect(outcome.status == 0)
    let files = try place.files("out/a/square-phone\(suffix)")
    let stems = steps.enumerated().map { index, step in
      String(format: "%02d-", index + 1) + step
    }
    #expect(
      Set(files.keys)
        == Set(
          stems.flatMap { [$0 + ".png", $0 + ".json"] }
            + ["sheet.png", "sheet.pdf", "index.html", "manifest.json"]))
    let last = try #require(files[stems[stems.count - 1] + ".json"])
    let root = try YAMLNode(parsing: SourceText(path: "a.json", bytes: Array(last)))
    #expect(root["curve"]?.string == name)
    #expect(root["steps"]?.elements.compactMap { $0["ordinal"]?.integer } == [steps.count])
    let measured = run(["measure", article, "--fonts", squareSet, "--curve", given])
    let all = try YAMLNode(parsing: SourceText(path: "a.json", measured.output))
    #expect(all["steps"]?.elements.compactMap { $0["name"]?.string } == steps)
  }

  @Test("Sizes of a curve's file select its steps")
  func selection() throws {
    let curve = place.path + "/curve.yaml"
    let outcome = run([
      "measure", article, "--fonts", squareSet, "--curve", curve, "--sizes", "ax",
    ])
    let root = try YAMLNode(parsing: SourceText(path: "a.json", outcome.output))
    #expect(root["steps"]?.elements.compactMap { $0["name"]?.string } == ["wall"])
    #expect(
      run(["measure", article, "--fonts", squareSet, "--curve", curve, "--sizes", "l"])
        == Outcome(
          status: 2, output: "",
          error: "galley: error: --sizes: unknown step of class room \"l\"; use one of desk, wall, "
            + "ax, all\n"))
  }

  @Test("A style sheet names a curve's file beside it")
  func styleSheet() throws {
    let sheet = try place.write("sheet.yaml", "curve: curve.yaml\n")
    let outcome = run([
      "measure", article, "--fonts", squareSet, "--style-sheet", sheet, "--sizes", "wall",
    ])
    #expect(outcome.error == "")
    #expect(outcome.output.contains("\"curve\": \"class room\""))
  }

  @Test("What a curve's file says beyond is a finding, under --strict a status of 1")
  func findings() throws {
    let curve = try place.write("odd.yaml", "step: 1\nsteps: [{name: a, factor: 1}]\n")
    let outcome = run([
      "proof", article, "--fonts", squareSet, "--curve", curve, "--formats", "json", "--no-sheet",
      "--strict", "--output", place.path + "/out",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.error
        == "\(curve):1:1: warning: `step` is not a key of a curve and is not read; did you mean "
        + "`steps`? [unknown-key]\n")
    let manifest = try #require(
      place.files("out/a/square-phone-odd")["manifest.json"])
    #expect(String(decoding: manifest, as: UTF8.self).contains("\"\(curve)\""))
    let wrong = try place.write("wrong.yaml", "steps:\n- {name: a}\n")
    #expect(
      run(["measure", article, "--fonts", squareSet, "--curve", wrong])
        == Outcome(
          status: 2, output: "",
          error: "\(wrong):2:3: error: the step a has no factor; add one, such as `factor: 1.5`\n"))
  }
}
