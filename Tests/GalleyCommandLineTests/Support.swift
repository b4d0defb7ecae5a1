import Foundation
import GalleyCommandLine
import GalleyKit
import Synchronization

/// A console that keeps what is written, and gives what a test wants to be read.
final class RecordingConsole: Sendable {
  private let output = Mutex<[UInt8]>([])
  private let error = Mutex<[UInt8]>([])
  private let input: [UInt8]

  init(input: String = "") {
    self.input = Array(input.utf8)
  }

  var console: Console {
    Console(
      output: { bytes in
        self.output.withLock { $0 += bytes }
        return .written
      },
      error: { bytes in self.error.withLock { $0 += bytes } },
      input: { _ in self.input }, isTerminal: false)
  }

  var standardOutput: String { output.withLock { String(decoding: $0, as: UTF8.self) } }
  var standardError: String { error.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// What a command line comes to.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var error: String
}

/// Runs a command line in this process.
func run(
  _ arguments: [String], input: String = "", environment: [String: String] = [:]
) -> Outcome {
  let recording = RecordingConsole(input: input)
  let tool = CommandLineTool(
    console: recording.console, environment: environment, executable: nil,
    temporaries: TemporaryFiles())
  let status = tool.run(arguments)
  return Outcome(
    status: status, output: recording.standardOutput, error: recording.standardError)
}

/// The path of the font set of square glyphs.
let squareSet = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Fixtures/square/square.yaml").path

/// A set of real faces, of `Fonts/`.
let atkinsonSet = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fonts/atkinson.yaml").path

/// A folder of its own for one test, removed at its end.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// All files below the folder with their bytes, by path from it.
  func files(_ folder: String = "") throws -> [String: Data] {
    let root = path + "/" + folder
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    var found: [String: Data] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: root + "/" + name, isDirectory: &isFolder)
      if !isThere || isFolder.boolValue { continue }
      found[name] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
    }
    return found
  }
}
