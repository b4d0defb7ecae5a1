import Foundation
import GalleyKit

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

  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  /// The names in a folder, hidden ones too, sorted.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}

/// The set of square glyphs: each one em wide, so that everything can be worked out by hand.
func squareSet() throws -> FontSet {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  return try FontSet(contentsOf: tests.appendingPathComponent("Fixtures/square/square.yaml").path)
}

/// A press over the square glyphs.
func squarePress(_ options: PressOptions = PressOptions()) throws -> Press {
  try Press(fonts: squareSet(), options: options)
}

/// Two steps of Dynamic Type, small files.
func twoSteps(_ formats: [PressOptions.Format], sheet: Bool = false, jobs: Int = 1) throws
  -> PressOptions
{
  PressOptions(
    steps: try ScalingCurve.dynamicType.steps(matching: "l,ax5"), formats: formats,
    hasSheet: sheet, scale: 1, jobs: jobs)
}
