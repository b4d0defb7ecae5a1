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
}

/// A value of `GALLEY_RECORD` that is no mode.
struct UnknownRecordMode: Error, CustomStringConvertible {
  let value: String

  var description: String {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "GALLEY_RECORD is \"\(value)\"; it is one of \(words)"
  }
}
