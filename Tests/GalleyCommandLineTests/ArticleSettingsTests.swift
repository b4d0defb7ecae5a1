import GalleyConfiguration
import GalleyKit
import Testing

@testable import GalleyCommandLine

/// What the front matter of an article asks for, against the command line and `galley.yaml`.
struct ArticleSettingsTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  private func proof(_ arguments: [String]) -> Outcome {
    run(
      ["proof", "--fonts", squareSet, "--formats", "json", "--no-sheet"]
        + ["--output", place.path + "/out"] + arguments)
  }

  private func names(_ folder: String) throws -> [String] {
    try place.files("out/\(folder)").keys.filter { $0.hasSuffix("l.json") || $0.contains("ax") }
      .sorted()
  }

  @Test("An article has the sizes that it asks for, unless the command line names others")
  func sizes() throws {
    let article = try place.write("a.md", "---\nlang: en\nsizes: [l, ax1-ax2]\n---\nwords\n")
    #expect(proof([article]).status == 0)
    #expect(try names("a/square-phone") == ["04-l.json", "08-ax1.json", "09-ax2.json"])
    #expect(proof([article, "--sizes", "ax5"]).status == 0)
    #expect(try names("a/square-phone") == ["12-ax5.json"])
  }

  @Test("Two articles of one run each have their own style sheet")
  func styleSheets() throws {
    try place.write("docs/wide.yaml", "page: {screenMargin: 60}\n")
    let own = try place.write(
      "docs/a.md", "---\nlang: en\nstyle: wide.yaml\nsizes: l\n---\nwords\n")
    let large = try place.write(
      "docs/b.md", "---\nlang: en\nstyle: large-print\nsizes: l\n---\nwords\n")
    let plain = try place.write("docs/c.md", "---\nlang: en\nsizes: l\n---\nwords\n")
    #expect(proof([own, large, plain]).status == 0)
    #expect(try names("a/square-phone-wide") == ["04-l.json"])
    #expect(try names("b/square-phone-large-print") == ["04-l.json"])
    #expect(try names("c/square-phone") == ["04-l.json"])
    // What is said on the command line holds for all.
    #expect(
      proof([own, large, plain, "--style-sheet", place.path + "/docs/wide.yaml"]).status == 0)
    #expect(try names("b/square-phone-wide") == ["04-l.json"])
    #expect(try names("c/square-phone-wide") == ["04-l.json"])
  }

  @Test("What an article asks for and is not there fails that article alone, with its place")
  func failures() throws {
    let sheet = try place.write("a.md", "---\nlang: en\nstyle: lost.yaml\n---\nwords\n")
    let name = try place.write("b.md", "---\nlang: en\nstyle: large-prnt\n---\nwords\n")
    let size = try place.write("c.md", "---\nlang: en\nsizes: huge\n---\nwords\n")
    let good = try place.write("d.md", "---\nlang: en\nsizes: l\n---\nwords\n")
    let outcome = proof([sheet, name, size, good])
    #expect(outcome.status == 2)
    let lines = outcome.error.split(separator: "\n")
    #expect(
      lines.first
        == "\(sheet):3:8: error: there is no style sheet \(place.path)/lost.yaml; correct the path")
    #expect(
      lines.dropFirst().first
        == "\(name):3:8: error: unknown style sheet \"large-prnt\"; did you mean \"large-print\"?")
    #expect(lines.dropFirst(2).first?.hasPrefix("\(size):3:8: error: ") == true)
    #expect(try names("d/square-phone") == ["04-l.json"])
  }

  @Test("Measure follows the article too, and its style sheet's typography")
  func measure() throws {
    try place.write("fine.yaml", "typography: [quotes]\n")
    let article = try place.write(
      "a.md", "---\nlang: en\nstyle: fine.yaml\nsizes: xs\n---\nit's\n")
    let outcome = run(["measure", article, "--fonts", squareSet])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("it’s"))
    let root = try YAMLNode(parsing: SourceText(path: "a.json", outcome.output))
    #expect(root["steps"]?.elements.compactMap { $0["name"]?.string } == ["xs"])
  }
}
