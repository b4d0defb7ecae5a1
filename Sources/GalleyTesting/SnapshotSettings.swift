internal import GalleySnapshot

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How snapshots are verified where an expectation does not say it itself.
struct SnapshotSettings: Sendable {
  /// What is recorded; nil for what the environment says.
  var record: RecordMode?

  /// Those of the test that runs, by its traits.
  @TaskLocal static var current = SnapshotSettings()

  /// What this process records: `GALLEY_RECORD`, else `never` where `CI` is set, else `missing`.
  ///
  /// Throws ``UnknownRecordMode``.
  static func modeOfProcess() throws(UnknownRecordMode) -> RecordMode {
    var environment: [String: String] = [:]
    for name in ["GALLEY_RECORD", "CI"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return try mode(of: environment)
  }

  static func mode(of environment: [String: String]) throws(UnknownRecordMode) -> RecordMode {
    guard let mode = RecordMode(environment: environment) else {
      throw UnknownRecordMode(value: environment["GALLEY_RECORD"] ?? "")
    }
    return mode
  }

  /// Adds the paths of references that a test has asked for to the file that `GALLEY_USED` names, a line each, so that
  /// one may find those that no test asks for. Other tests may write there at the same time.
  ///
  /// The corresponding C function is `write`.
  static func noteUse(of paths: [String]) throws(UnwritableList) {
    guard let list = getenv("GALLEY_USED").map({ String(cString: $0) }), !list.isEmpty else {
      return
    }
    let file = open(list, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw UnwritableList(path: list) }
    defer { close(file) }
    // A line goes in by one call, or another test's could stand in its middle.
    for line in paths.map({ Array("\($0)\n".utf8) }) {
      guard write(file, line, line.count) == line.count else { throw UnwritableList(path: list) }
    }
  }
}

/// The file that `GALLEY_USED` names cannot be written.
struct UnwritableList: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) cannot be written; name another file by GALLEY_USED" }
}

/// A value of `GALLEY_RECORD` that is no mode.
struct UnknownRecordMode: Error, CustomStringConvertible {
  let value: String

  var description: String {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "GALLEY_RECORD is \"\(value)\"; it is one of \(words)"
  }
}
