import Foundation
import Testing

/// The built program as a process of its own: what only a process shows.
struct ProgramTests {
  private let place: TemporaryFolder
  private let article: String

  init() throws {
    place = try TemporaryFolder()
    article = try place.write(
      "a.md",
      "---\nlang: en\n---\n# Title\n\nSome words *and* more.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n"
    )
  }

  /// The program stands beside the tests.
  private static let program: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    #endif
    return (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("galley")
  }()

  private func launch(
    _ arguments: [String], environment: [String: String], in folder: String? = nil,
    by program: URL = Self.program
  ) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? place.path)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: said, as: UTF8.self)
    )
  }

  @Test("No environment, another one, and any number of threads give the same bytes")
  func environments() throws {
    let other = [
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent",
      "FONTCONFIG_FILE": "/nonexistent/fonts.conf", "HB_SHAPER_LIST": "fallback",
      "PANGO_LANGUAGE": "ja", "XDG_CACHE_HOME": "/nonexistent",
    ]
    let runs: [(folder: String, environment: [String: String], jobs: String)] = [
      ("one", [:], "1"), ("two", [:], "2"), ("three", other, "2"),
    ]
    for run in runs {
      let result = try launch(
        [
          "proof", "a.md", "--fonts", squareSet, "--formats", "png,pdf,svg,json,trace", "--scale",
          "1", "--jobs", run.jobs, "--output", run.folder, "--quiet",
        ], environment: run.environment)
      #expect(result.status == 0)
      #expect(result.error == "")
    }
    let first = try place.files("one")
    #expect(first.count == 12 * 5 + 4)
    #expect(try place.files("two") == first)
    #expect(try place.files("three") == first)
  }

  @Test("References verify under any environment and any number of threads")
  func references() throws {
    let other = [
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent",
      "FONTCONFIG_FILE": "/nonexistent/fonts.conf", "CI": "true",
    ]
    let arguments = ["a.md", "--fonts", squareSet, "--sizes", "xs,ax5"]
    let recorded = try launch(["snapshot", "record", "--jobs", "2"] + arguments, environment: [:])
    #expect(
      recorded.output == "a.md, square-phone: 2 new in __Snapshots__/a/square-phone\n")
    let references = try place.files("__Snapshots__")
    for jobs in ["1", "2"] {
      let verified = try launch(
        ["snapshot", "verify", "--jobs", jobs] + arguments, environment: other)
      #expect(verified.status == 0)
      #expect(verified.output == "a.md, square-phone: 2 snapshots: 2 match\n")
      #expect(verified.error == "")
    }
    #expect(try place.files("__Snapshots__") == references)
    // The mode is read from the environment: nothing is recorded under CI.
    let missing = try launch(
      ["snapshot", "verify", "a.md", "--fonts", squareSet, "--sizes", "l"], environment: other)
    #expect(missing.status == 1)
    #expect(try place.files("__Snapshots__") == references)
  }

  @Test("Options that FreeType and HarfBuzz read from the environment change nothing")
  func libraryOptions() throws {
    // Stems are darkened in PostScript outlines alone, which the Japanese face has.
    try place.write("b.md", "文字 क्षत्रिय مرحبا ก้ำ\n")
    let runs: [(folder: String, environment: [String: String])] = [
      ("one", [:]),
      ("two", ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"]),
      ("three", ["HB_OPTIONS": "uniscribe-bug-compatible:compat"]),
    ]
    for run in runs {
      let result = try launch(
        [
          "proof", "b.md", "--fonts", atkinsonSet, "--formats", "png,pdf,svg,json,trace",
          "--sizes", "l", "--no-sheet", "--output", run.folder, "--quiet",
        ], environment: run.environment)
      #expect(result.status == 0)
    }
    let first = try place.files("one")
    #expect(first.count == 5 + 2)
    #expect(try place.files("two") == first)
    #expect(try place.files("three") == first)
  }

  @Test("The date in a PDF is that of SOURCE_DATE_EPOCH")
  func date() throws {
    let arguments = [
      "proof", "a.md", "--fonts", squareSet, "--formats", "pdf", "--sizes", "l", "--no-sheet",
      "--quiet", "--output",
    ]
    #expect(try launch(arguments + ["one"], environment: [:]).status == 0)
    #expect(
      try launch(arguments + ["two"], environment: ["SOURCE_DATE_EPOCH": "86400"]).status == 0)
    let name = "a/square-phone/04-l.pdf"
    let constant = try #require(try place.files("one")[name])
    let given = try #require(try place.files("two")[name])
    #expect(constant.range(of: Data("2000-01-01T00:00:00Z".utf8)) != nil)
    #expect(given.range(of: Data("1970-01-02T00:00:00Z".utf8)) != nil)
  }

  @Test("galley.yaml in the working folder gives defaults")
  func settings() throws {
    try place.write(
      "galley.yaml", "fonts: \(squareSet)\nsizes: l\nproof: {formats: json, sheet: false}\n")
    let result = try launch(["proof", "a.md"], environment: [:])
    #expect(result.status == 0)
    #expect(result.output == "a.md: 1 size, 3 files in output/a/square-phone\n")
    try place.write("galley.yaml", "fnts: x\n")
    let wrong = try launch(["proof", "a.md"], environment: [:])
    #expect(wrong.status == 2)
    #expect(
      wrong.error == "galley.yaml:1:1: error: unknown option \"fnts\"; did you mean \"fonts\"?\n")
  }

  @Test("A limit on the size of files is an error with a remedy, and leaves no unfinished file")
  func fileLimit() throws {
    let path = try place.write("long.md", String(repeating: "words and more words\n\n", count: 500))
    // One block of 512 bytes.
    let shell =
      "ulimit -f 1; exec '\(Self.program.path)' proof '\(path)' --fonts '\(squareSet)' --quiet "
      + "--sizes xs --formats json --output '\(place.path)/out'"
    let run = try launch(
      ["-c", shell], environment: [:], by: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 2)
    #expect(
      run.error == "\(place.path)/out/long/square-phone/01-xs.json: error: cannot be written: "
        + "the file would be too large; give another --output\n")
    #expect(try place.files().keys.filter { $0.hasSuffix(".part") } == [])
  }

  @Test("A reader that closes the pipe ends every command in silence")
  func closedPipe() throws {
    let long = try place.write(
      "long.md", "---\nlang: en\n---\n" + String(repeating: "words *and* more\n\n", count: 3000))
    let quoted = "'\(Self.program.path)'"
    let commands = [
      "article '\(long)'", "article --json '\(long)'", "article --schema", "scale", "help proof",
      "measure '\(long)' --fonts '\(squareSet)' --sizes l", "completion bash", "--version",
    ]
    for command in commands {
      // The status of galley, not of what closes the pipe.
      let shell = "{ \(quoted) \(command); echo $? >&2; } | true"
      let run = try launch(["-c", shell], environment: [:], by: URL(fileURLWithPath: "/bin/sh"))
      #expect(run.error == "0\n")
    }
  }

  @Test(
    "A watch proofs again what an editor puts in the place of a file, and ends with 130 on Ctrl-C")
  func watch() throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [
      "proof", "a.md", "--watch", "--fonts", squareSet, "--formats", "svg", "--sizes", "l",
      "--no-sheet", "--output", "out",
    ]
    process.environment = [:]
    process.currentDirectoryURL = URL(fileURLWithPath: place.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // Whatever goes wrong, the output ends and so does the test.
    let limit = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: limit)
    defer { limit.cancel() }
    let said = output.fileHandleForReading
    #expect(Self.read(said, to: "Ctrl-C ends it\n").contains("a.md: 1 size, 3 files in out/a/"))
    let svg = "out/a/square-phone/04-l.svg"
    #expect(try !Self.text(place.files()[svg]).contains("saved anew"))
    try place.write("new.md", "---\nlang: en\n---\nsaved anew\n")
    #expect(rename(place.path + "/new.md", article) == 0)
    #expect(Self.read(said, to: "\n") == "galley: a.md changed; made a.md\n")
    #expect(try Self.text(place.files()[svg]).contains("saved anew"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }

  /// What comes until a text has come, or the end.
  private static func read(_ handle: FileHandle, to end: String) -> String {
    var said = ""
    while !said.hasSuffix(end) {
      let more = handle.availableData
      if more.isEmpty { break }
      said += String(decoding: more, as: UTF8.self)
    }
    return said
  }

  private static func text(_ file: Data?) -> String {
    String(decoding: file ?? Data(), as: UTF8.self)
  }

  @Test("An interrupt removes unfinished files and exits with 128 and the signal's number")
  func interrupt() throws {
    let long = String(repeating: "words and more words\n\n", count: 3000)
    let path = try place.write("long.md", "---\nlang: en\n---\n" + long)
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [
      "proof", path, "--fonts", squareSet, "--output", place.path + "/out", "--quiet",
    ]
    process.environment = [:]
    try process.run()
    // Until the first file is in the making.
    while process.isRunning, try place.files().keys.allSatisfy({ !$0.hasSuffix(".part") }) {
      usleep(2000)
    }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + 15)
    #expect(try place.files().keys.filter { $0.hasSuffix(".part") } == [])
  }
}
