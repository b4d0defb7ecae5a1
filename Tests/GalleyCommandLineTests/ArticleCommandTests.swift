import Foundation
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct ArticleCommandTests {
  private let place: TemporaryFolder
  private let path: String

  init() throws {
    place = try TemporaryFolder()
    path = try place.write("a.md", "---\nlang: en\n---\n# One *two*\n")
  }

  private let tree = """
    front matter 1:1-3:4
      language "en" 2:7-2:9
    heading 1 #one-two 4:1-4:12
      "One two" 4:3-4:12
        emphasis "two" 4:7-4:12

    """

  @Test("The tree is printed as text where nothing else is asked for")
  func dump() {
    let wanted = Outcome(status: 0, output: tree, error: "")
    #expect(run(["article", path]) == wanted)
    #expect(run(["article", "--dump", path, path]) == wanted)
  }

  @Test("An article may come from standard input, and what is found in it is said")
  func standardInput() {
    let outcome = run(["article", "-"], input: "a\u{0}\u{1B}[2J\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "paragraph 1:1-1:7\n  \"a\\u{FFFD}\\u{1B}[2J\" 1:1-1:7\n")
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("<stdin>:1:2: warning: ") == true)
    #expect(lines.last?.hasSuffix(" [null-character]") == true)
  }

  @Test("Several articles are each named, and one that fails leaves the others")
  func several() throws {
    let other = try place.write("b.md", "---\nlang: en\n---\nb\n")
    let empty = try place.write("c.md", "")
    let outcome = run(["article", path, empty, other])
    #expect(outcome.status == 2)
    #expect(
      outcome.output == "article \(path)\n\(tree)article \(other)\n"
        + "front matter 1:1-3:4\n  language \"en\" 2:7-2:9\nparagraph 4:1-4:2\n  \"b\" 4:1-4:2\n")
    #expect(
      outcome.error == "\(empty): error: the article is empty; write some text in it\n")
  }

  @Test("JSON holds all articles, and nothing is printed when none could be read")
  func json() throws {
    let outcome = run(["article", "--json", path, place.path + "/none.md"])
    #expect(outcome.status == 2)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["formatVersion"] as? Int == 1)
    let articles = try #require(root["articles"] as? [[String: Any]])
    #expect(articles.map { $0["path"] as? String } == [path])
    #expect(articles.map { $0["title"] as? String } == ["One two"])
    #expect(run(["article", "--json", place.path + "/none.md"]).output == "")
  }

  @Test("The schema is printed whatever else is there")
  func schema() {
    let outcome = run(["article", "--schema", "--bogus"])
    #expect(outcome == Outcome(status: 0, output: ArticleTree.schema, error: ""))
  }

  @Test("Warnings exit with 1 under --strict, and are not said under --quiet")
  func strict() throws {
    let warned = try place.write("d.md", "---\nlang: en\n---\n[a](#b)\n")
    #expect(run(["article", warned]).status == 0)
    #expect(run(["article", warned, "--strict"]).status == 1)
    #expect(run(["article", path, "--strict"]).status == 0)
    #expect(run(["article", warned, "--quiet"]).error == "")
    #expect(run(["article", warned]).error.contains(" [dangling-link]\n"))
  }

  @Test("Two forms at once are refused")
  func forms() {
    let outcome = run(["article", path, "--dump", "--json"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "galley: error: --dump and --json do not go together; leave one away\n")
  }

  @Test(
    "A reader that goes ends the command in silence, a full disk does not",
    arguments: [Console.Outcome.closed, .failed])
  func output(_ result: Console.Outcome) {
    for arguments in [
      ["article", path], ["article", "--json", path], ["scale"],
      ["measure", path, "--fonts", squareSet, "--sizes", "l"],
    ] {
      let recording = RecordingConsole()
      var console = recording.console
      console.output = { _ in result }
      let tool = CommandLineTool(
        console: console, environment: [:], executable: nil, temporaries: TemporaryFiles())
      #expect(tool.run(arguments) == (result == .closed ? 0 : 2))
      let message =
        "galley: error: standard output cannot be written; is the disk full?\n"
      #expect(recording.standardError == (result == .closed ? "" : message))
    }
  }
}
