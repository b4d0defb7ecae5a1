import Foundation
import GalleyKit
import GalleySnapshot
import Testing

@testable import GalleyCommandLine

struct SnapshotCommandTests {
  private let place: TemporaryFolder
  private let article: String

  init() throws {
    place = try TemporaryFolder()
    article = try place.write("docs/guide.md", "One two\n\nThree\n")
  }

  @discardableResult
  private func snapshot(
    _ action: String, _ options: String..., environment: [String: String] = [:]
  ) -> Outcome {
    var arguments = ["snapshot", action, article, "--fonts", squareSet, "--sizes", "xs,l"]
    if action == "verify" || action == "approve" {
      arguments += ["--failures", place.path + "/out"]
    }
    return run(arguments + options, environment: environment)
  }

  private var references: String { place.path + "/docs/__Snapshots__/guide/square-phone" }

  @Test("record writes references beside the article and succeeds, verify then matches")
  func recordAndVerify() throws {
    #expect(
      snapshot("record")
        == Outcome(
          status: 0, output: "\(article), square-phone: 2 new in \(references)\n", error: ""))
    #expect(
      try place.files("docs/__Snapshots__/guide/square-phone").keys.sorted() == [
        "01-xs.png", "01-xs.trace.txt", "01-xs.txt", "04-l.png", "04-l.trace.txt", "04-l.txt",
      ])
    #expect(
      snapshot("verify")
        == Outcome(
          status: 0, output: "\(article), square-phone: 2 snapshots: 2 match\n", error: ""))
    #expect(
      snapshot("record").output == "\(article), square-phone: 2 as before in \(references)\n")
  }

  @Test("a changed word is told once, with what to do, and approving it makes it match")
  func approve() throws {
    snapshot("record")
    try place.write("docs/guide.md", "One four\n\nThree\n")
    #expect(
      snapshot("verify")
        == Outcome(
          status: 1,
          output: """
            \(article), square-phone: 2 snapshots: 2 differ
            XS, L, paragraph 1 (\(article):1): "two" -> "four"
            see \(place.path)/out/report.html
            where the new state is right, run: galley snapshot approve --failures \(place.path)/out

            """, error: ""))
    #expect(
      snapshot("approve", "--filter", "04-*").output
        == "approved \(article), square-phone, 04-l\n")
    #expect(snapshot("verify").output.contains("2 snapshots: 1 matches, 1 differs\n"))
    #expect(snapshot("approve").output == "approved \(article), square-phone, 01-xs\n")
    #expect(snapshot("verify").status == 0)
    #expect(snapshot("approve").output == "there is nothing to approve\n")
  }

  @Test("texts and names with any character are approved")
  func approveAnyCharacter() throws {
    let odd = try place.write("docs/a\u{85}b\u{FEFF}.md", "One two\n")
    let options = ["--fonts", squareSet, "--sizes", "l"]
    let failures = ["--failures", place.path + "/out"]
    #expect(run(["snapshot", "record", odd] + options).status == 0)
    try place.write("docs/a\u{85}b\u{FEFF}.md", "One t\u{FEFF}\u{2028} \u{85}wo\n")
    #expect(run(["snapshot", "verify", odd] + options + failures).status == 1)
    #expect(run(["snapshot", "approve"] + failures).status == 0)
    #expect(run(["snapshot", "verify", odd] + options + failures).status == 0)
  }

  @Test("verifying and approving go to their end when nobody reads what they say")
  func closedOutput() throws {
    snapshot("record")
    try place.write("docs/guide.md", "One four\n\nThree\n")
    func inSilence(_ action: String) -> Int32 {
      var console = RecordingConsole().console
      console.output = { _ in .closed }
      let tool = CommandLineTool(
        console: console, environment: [:], executable: nil, temporaries: TemporaryFiles())
      return tool.run(
        ["snapshot", action, article, "--fonts", squareSet, "--failures", place.path + "/out"]
          + (action == "verify" ? ["--sizes", "xs,l"] : []))
    }
    #expect(inSilence("verify") == 1)
    #expect(inSilence("approve") == 0)
    #expect(snapshot("verify").status == 0)
  }

  @Test("what is accepted beside a reference matches like it")
  func beside() throws {
    snapshot("record")
    let old = try place.files("docs/__Snapshots__/guide/square-phone")["04-l.txt"]
    try place.write("docs/guide.md", "One four\n\nThree\n")
    #expect(snapshot("record", "--beside").output.contains(": 2 accepted beside others in "))
    #expect(snapshot("verify").status == 0)
    try place.write("docs/guide.md", "One two\n\nThree\n")
    #expect(snapshot("verify").status == 0)
    #expect(try place.files("docs/__Snapshots__/guide/square-phone")["04-l.txt"] == old)
  }

  @Test(
    "whatever verifying records makes it fail, by option or by environment",
    arguments: [
      (["--record", "missing"], [:], true), ([], ["GALLEY_RECORD": "all"], true),
      ([], [:], true), ([], ["CI": "1"], false),
      (["--record", "failed"], ["GALLEY_RECORD": "never"], true),
    ] as [([String], [String: String], Bool)])
  func modes(_ options: [String], _ environment: [String: String], _ records: Bool) throws {
    let arguments =
      ["snapshot", "verify", article, "--fonts", squareSet, "--sizes", "l", "--failures"]
      + [place.path + "/out"] + options
    let outcome = run(arguments, environment: environment)
    #expect(outcome.status == 1)
    let recorded = records ? ", 1 recorded" : ""
    #expect(outcome.output.contains("1 snapshot: 1 has no reference\(recorded)\n"))
    #expect(
      outcome.output.contains("what was recorded is the reference now: look at it") == records)
    #expect(FileManager.default.fileExists(atPath: references + "/04-l.txt") == records)
  }

  @Test("layers that are left out are neither recorded nor compared")
  func layers() throws {
    snapshot("record", "--layers", "layout")
    #expect(
      try place.files("docs/__Snapshots__/guide/square-phone").keys.sorted() == [
        "01-xs.txt", "04-l.txt",
      ])
    #expect(snapshot("verify", "--layers", "layout").status == 0)
    // The style sheet's color is no matter of the layout.
    let sheet = try place.write("square.yaml", "colors: {light: {text: \"#c00000\"}}\n")
    snapshot("record", "--style-sheet", sheet)
    try place.write("square.yaml", "colors: {light: {text: \"#c0000f\"}}\n")
    #expect(snapshot("verify", "--style-sheet", sheet, "--layers", "layout").status == 0)
    let outcome = snapshot("verify", "--style-sheet", sheet)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "XS, L: color #c00000 -> #c0000f of 2 texts, first \"One two\"\n"))
  }

  @Test("other versions of the libraries skip the images with the reason, and the layout counts")
  func otherVersions() throws {
    snapshot("record")
    let path = references + "/04-l.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("library cairo ") { return "library cairo 0.1" }
      return line.hasPrefix("image ") ? "image \(String(repeating: "0", count: 64))" : String(line)
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    // Its image is of another recording now.
    try FileManager.default.removeItem(atPath: references + "/04-l.png")
    let outcome = snapshot("verify")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.hasPrefix(
        "galley: images that other versions made do not count: cairo 0.1 -> "))
    try place.write("docs/guide.md", "One four\n\nThree\n")
    #expect(snapshot("verify").status == 1)
  }

  @Test("a damaged reference is told with its place, and recorded again by record alone")
  func damaged() throws {
    snapshot("record")
    try "nothing\n".write(toFile: references + "/04-l.txt", atomically: true, encoding: .utf8)
    let outcome = snapshot("verify")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("L: \(references)/04-l.txt:1: the reference is damaged; "))
    #expect(
      snapshot("record").output
        == "\(article), square-phone: 1 as before, 1 changed in \(references)\n")
    #expect(snapshot("verify").status == 0)
  }

  @Test("list shows references and what is dead, and removes it on demand")
  func list() throws {
    snapshot("record")
    try place.write("docs/__Snapshots__/guide/square-phone/09-x.png", "")
    try place.write("docs/__Snapshots__/gone/square-phone/04-l.txt", "")
    let docs = place.path + "/docs"
    #expect(
      run(["snapshot", "list", docs]).output == """
        \(docs)/__Snapshots__/gone/square-phone: dead, its article is gone
        \(docs)/__Snapshots__/gone/square-phone/04-l.txt: dead
        \(references): 01-xs 04-l
        \(references)/09-x.png: dead
        2 files are dead; --remove-dead removes them

        """)
    #expect(run(["snapshot", "list", docs, "--remove-dead"]).status == 0)
    #expect(run(["snapshot", "list", docs]).output == "\(references): 01-xs 04-l\n")
    #expect(run(["snapshot", "list", article]).output == "\(references): 01-xs 04-l\n")
    #expect(!FileManager.default.fileExists(atPath: docs + "/__Snapshots__/gone"))
  }

  @Test("one and two threads give the same references")
  func jobs() throws {
    snapshot("record", "--jobs", "1")
    let one = try place.files("docs/__Snapshots__")
    snapshot("record", "--jobs", "2")
    #expect(try place.files("docs/__Snapshots__") == one)
    #expect(one.count == 6)
  }

  @Test("misuse is told with its remedy and the status 2")
  func misuse() throws {
    #expect(
      run(["snapshot"]).error
        == "galley: error: nothing is to be done; use one of record, verify, approve, list\n")
    #expect(
      run(["snapshot", "aprove"]).error
        == "galley: error: unknown action \"aprove\"; did you mean \"approve\"?\n")
    #expect(
      run(["snapshot", "verify"]).error
        == "galley: error: no article is named; give paths of Markdown files\n")
    #expect(
      snapshot("verify", environment: ["GALLEY_RECORD": "al"]).error
        == "galley: error: GALLEY_RECORD: unknown record mode \"al\"; did you mean \"all\"?\n")
    #expect(
      snapshot("verify", "--filter", "nothing").error
        == "galley: error: --filter: there is no such snapshot; see `galley snapshot list`\n")
    #expect(
      run(["snapshot", "record", "-", "--fonts", squareSet]).error
        == "galley: error: an article from standard input has no place for references; give its path\n"
    )
    let twin = try place.write("docs/guide.markdown", "Other\n")
    let outcome = snapshot("record", twin)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("its references would be those of \(article); rename one of them"))
    let none = place.path + "/none"
    #expect(
      run(["snapshot", "approve", "--failures", none]).error
        == "galley: error: \(none)/report.json: there is no report of failures, or it is damaged; verify the snapshots again\n"
    )
  }
}
