import Foundation
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct FailureTests {
  private let place: TemporaryFolder
  private let article: String

  init() throws {
    place = try TemporaryFolder()
    article = try place.write("ok.md", "---\nlang: en\n---\nwords\n")
  }

  /// A proof with square glyphs, small and without a sheet.
  private func proof(_ arguments: String..., environment: [String: String] = [:]) -> Outcome {
    run(
      ["proof", "--fonts", squareSet, "--sizes", "l", "--formats", "json", "--no-sheet"]
        + ["--output", place.path + "/out"] + arguments, environment: environment)
  }

  @Test("An unknown command and an unknown option of none suggest the nearest")
  func commands() {
    #expect(
      run(["proff"])
        == Outcome(
          status: 2, output: "",
          error: "galley: error: unknown command \"proff\"; did you mean \"proof\"?\n"))
    #expect(
      run(["--versoin"]).error
        == "galley: error: unknown option \"--versoin\"; did you mean \"--version\"?\n")
    #expect(
      run(["repair"]).error == "galley: error: unknown command \"repair\"; see `galley help`\n")
  }

  @Test("An article that cannot be read says why, and exits with 2")
  func articles() throws {
    let empty = try place.write("empty.md", " \n")
    let missing = place.path + "/none.md"
    let folder = place.path
    let cases = [
      (missing, "\(missing): error: there is no such file; check the path\n"),
      (
        folder, "\(folder): error: this is a folder; name the files in it, such as \(folder)/*.md\n"
      ),
      (empty, "\(empty): error: the article is empty; write some text in it\n"),
    ]
    for (path, message) in cases {
      #expect(proof(path) == Outcome(status: 2, output: "", error: message))
    }
    #expect(try place.files().keys.sorted() == ["empty.md", "ok.md"])
  }

  @Test("Unknown sizes, curves and pages suggest the nearest")
  func values() {
    let cases = [
      (["--sizes", "ax6"], "--sizes: unknown step of dynamicType \"ax6\"; did you mean \"ax5\"?"),
      (["--curve", "moderat"], "--curve: unknown curve \"moderat\"; did you mean \"moderate\"?"),
      (["--on", "a44"], "--on: unknown page size \"a44\"; did you mean \"a4\"?"),
      (
        ["--on", "1x1mm"],
        "--on: page size \"1x1mm\" is out of range; give sides from 72 pt (1 inch) to 14,400 pt "
          + "(200 inches)"
      ),
      (
        ["--allow-path", "/nowhere/at/all"],
        "--allow-path: there is no folder /nowhere/at/all; give one that is there"
      ),
    ]
    for (arguments, message) in cases {
      let outcome = run(["proof", article, "--fonts", squareSet] + arguments)
      #expect(outcome == Outcome(status: 2, output: "", error: "galley: error: \(message)\n"))
    }
  }

  @Test("A font set that is not there or broken is named with its place")
  func fonts() throws {
    let missing = place.path + "/none.yaml"
    #expect(
      run(["proof", article, "--fonts", missing]).error
        == "\(missing): error: no such file; check the path\n")
    let broken = try place.write("b.yaml", "name: B\nfaces: 3\n")
    let outcome = run(["proof", article, "--fonts", broken])
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("\(broken):2:8: error: "))
    try place.write("junk.ttf", "junk")
    let junk = try place.write(
      "j.yaml", "name: J\nfaces:\n  - id: a\n    file: junk.ttf\nroles:\n  text:\n    regular: a\n")
    let result = run(["measure", article, "--fonts", junk])
    #expect(result.status == 2)
    #expect(
      result.error
        == "\(junk):4: error: \(place.path)/junk.ttf is no font that can be used; fetch it again or "
        + "name another\n")
  }

  @Test("An installed set is found by name, an unknown one suggests the nearest")
  func namedSets() throws {
    try place.write("share/galley/Fonts/brand.yaml", "name: Brand\n")
    try place.write("share/galley/Fonts/shared-fallback.yaml", "faces: []\n")
    let search = FontSetSearch(executable: place.path + "/bin/galley")
    #expect(
      try search.path(of: "brand") == place.path + "/bin/../share/galley/Fonts/brand.yaml"
        || (try search.path(of: "brand")) == place.path + "/share/galley/Fonts/brand.yaml")
    #expect(search.names.contains("brand"))
    #expect(!search.names.contains("shared-fallback"))
    #expect(throws: UsageError("unknown font set \"brnd\"; did you mean \"brand\"?")) {
      try search.path(of: "brnd")
    }
    #expect(try search.path(of: "a/b") == "a/b")
  }

  @Test("A folder that cannot be written is named")
  func output() throws {
    let outcome = run(
      ["proof", article, "--fonts", squareSet, "--sizes", "l", "--output", article])
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "\(article): error: cannot be written: there is a file of that name; give another "
        + "--output\n")
  }

  @Test("A date that is none is refused")
  func date() {
    let outcome = proof(article, environment: ["SOURCE_DATE_EPOCH": "now"])
    #expect(
      outcome
        == Outcome(
          status: 2, output: "",
          error: "galley: error: SOURCE_DATE_EPOCH is \"now\"; give whole seconds since 1970, or "
            + "unset it\n"))
  }

  @Test("One article that fails does not stop the others, and the end says which")
  func several() throws {
    let other = try place.write("two.md", "---\nlang: en\n---\nmore\n")
    let missing = place.path + "/none.md"
    let outcome = proof(article, missing, other)
    #expect(outcome.status == 2)
    #expect(
      outcome.output
        == "\(article): 1 size, 3 files in \(place.path)/out/ok/square-phone\n"
        + "\(other): 1 size, 3 files in \(place.path)/out/two/square-phone\n")
    #expect(
      outcome.error
        == "\(missing): error: there is no such file; check the path\n"
        + "galley: 1 of 3 articles failed: \(missing)\n")
  }
}
