import Foundation
import GalleyCommandLine
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct WatchCommandTests {
  private let place: TemporaryFolder
  private let first: String
  private let second: String

  init() throws {
    place = try TemporaryFolder()
    first = try place.write("a.md", "---\nlang: en\n---\nwords\n")
    second = try place.write("b.md", "---\nlang: en\n---\n![a](one.png)\n")
    try copy("letter.png", to: "one.png")
  }

  /// Copies a picture of `Samples/`.
  private func copy(_ name: String, to target: String) throws {
    let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples/pictures")
    try Data(contentsOf: pictures.appendingPathComponent(name))
      .write(to: URL(fileURLWithPath: place.path + "/" + target))
  }

  /// Watches both articles; before each round something is done. The result is what was said, and the errors.
  private func watch(
    _ options: [String] = [], settings: @escaping () throws -> Void = {},
    doing rounds: [() throws -> Void]
  ) throws -> (lines: [String], errors: [String]) {
    let recording = RecordingConsole()
    let tool = CommandLineTool(
      console: recording.console, environment: [:], executable: nil, temporaries: TemporaryFiles())
    var parser = ArgumentParser(CommandTable.proof)
    let arguments = try parser.parse(
      [first, second, "--watch", "--fonts", squareSet, "--sizes", "l", "--no-sheet", "--output"]
        + [place.path + "/out"] + (options.isEmpty ? ["--formats", "png"] : options))
    let watcher = ScriptedWatcher(rounds)
    let command = WatchCommand(
      tool: tool,
      arguments: {
        try settings()
        return arguments
      }, watcher: watcher)
    #expect(try command.run() == 2)
    func lines(_ text: String) -> [String] {
      text.replacing(place.path + "/", with: "").split(separator: "\n").map(String.init)
    }
    let errors = lines(recording.standardError)
    #expect(
      errors.last == "galley: error: the files can no longer be watched; start it again")
    return (lines(recording.standardOutput), errors.dropLast())
  }

  private func picture(_ article: String) throws -> Data {
    try #require(try place.files("out/\(article)/square-phone")["04-l.png"])
  }

  @Test("A round makes the articles that a saved file concerns, and says so on one line")
  func rounds() throws {
    var before = Data()
    let said = try watch(doing: [
      { try place.write("a.md", "---\nlang: en\n---\nother words\n") },
      {
        before = try picture("b")
        try copy("steps.png", to: "one.png")
      },
    ])
    #expect(said.errors == [])
    #expect(said.lines.count == 5)
    #expect(said.lines[0] == "a.md: 1 size, 3 files in out/a/square-phone")
    #expect(said.lines[1] == "b.md: 1 size, 3 files in out/b/square-phone")
    #expect(said.lines[2].hasPrefix("galley: watching "))
    #expect(said.lines[2].hasSuffix(" files; Ctrl-C ends it"))
    #expect(said.lines[3] == "galley: a.md changed; made a.md")
    #expect(said.lines[4] == "galley: one.png changed; made b.md")
    #expect(try picture("b") != before)
  }

  @Test("A picture that was not there is watched for")
  func missingPicture() throws {
    #expect(unlink(place.path + "/one.png") == 0)
    let said = try watch(doing: [{ try copy("letter.png", to: "one.png") }])
    #expect(said.errors.count == 1)
    #expect(said.lines.last == "galley: one.png changed; made b.md")
  }

  @Test("An article that vanishes fails, and is made again when it comes back")
  func vanished() throws {
    let said = try watch(doing: [
      { unlink(first) },
      { try place.write("a.md", "---\nlang: en\n---\nback\n") },
    ])
    #expect(said.errors == ["a.md: error: there is no such file; check the path"])
    #expect(
      said.lines.suffix(2) == [
        "galley: a.md changed; nothing was made, a.md failed", "galley: a.md changed; made a.md",
      ])
  }

  @Test("A style sheet that is wrong for a while stops nothing; mended, it is used for all")
  func brokenSheet() throws {
    let sheet = try place.write("base.yaml", "leading: 1.5\n")
    let own = try place.write("house.yaml", "extends: base.yaml\n")
    let said = try watch(
      ["--formats", "json", "--style-sheet", own],
      doing: [
        { try place.write("base.yaml", "floor: [\n") },
        { try place.write("a.md", "---\nlang: en\n---\nstill broken\n") },
        { try Data("leading: 2\n".utf8).write(to: URL(fileURLWithPath: sheet)) },
      ])
    #expect(said.errors.count == 2)
    #expect(said.errors.allSatisfy { $0.hasPrefix("base.yaml:") })
    #expect(
      said.lines.suffix(3) == [
        "galley: base.yaml changed; nothing was made",
        "galley: a.md changed; nothing was made",
        "galley: base.yaml changed; made a.md, b.md",
      ])
    let json = try #require(try place.files("out/a/square-phone-house")["04-l.json"])
    #expect(
      String(decoding: json, as: UTF8.self).contains("\"body\": {\"size\": 17, \"leading\": 34}"))
  }

  @Test("While the settings are wrong nothing is made with the old ones")
  func brokenSettings() throws {
    let sheet = try place.write("house.yaml", "leading: 1.5\n")
    var isBroken = false
    let said = try watch(
      ["--formats", "json", "--style-sheet", sheet],
      settings: {
        if isBroken { throw UsageError("unknown option \"fnts\"", at: "galley.yaml:1:1") }
      },
      doing: [
        {
          isBroken = true
          try place.write("house.yaml", "leading: 1.6\n")
        },
        { try place.write("a.md", "---\nlang: en\n---\nother words\n") },
        {
          isBroken = false
          try place.write("b.md", "---\nlang: en\n---\nmore words\n")
        },
      ])
    #expect(
      said.errors
        == [String](
          repeating: "galley.yaml:1:1: error: unknown option \"fnts\"", count: 2))
    #expect(
      said.lines.suffix(3) == [
        "galley: house.yaml changed; nothing was made", "galley: a.md changed; nothing was made",
        "galley: b.md changed; made a.md, b.md",
      ])
  }

  @Test("A sheet that an article's front matter names concerns that article alone")
  func ownSheet() throws {
    try place.write("a.md", "---\nlang: en\nstyle: own.yaml\n---\nwords\n")
    let said = try watch(doing: [
      { try place.write("own.yaml", "leading: 1.5\n") },
      { try place.write("own.yaml", "leading: 2\n") },
    ])
    #expect(
      said.errors == [
        "a.md:3:8: error: there is no style sheet own.yaml; correct the path",
        "galley: 1 of 2 articles failed: a.md",
      ])
    #expect(
      said.lines.suffix(2) == [
        "galley: own.yaml changed; made a.md", "galley: own.yaml changed; made a.md",
      ])
  }

  @Test("Standard input cannot be watched")
  func standardInput() {
    #expect(
      run(["proof", "-", "--watch"])
        == Outcome(
          status: 2, output: "",
          error:
            "galley: error: --watch: standard input cannot be watched; give the paths of articles\n"
        ))
  }
}
