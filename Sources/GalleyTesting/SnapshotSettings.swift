public import GalleySnapshot

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
}

extension RecordMode {
  /// The mode of this process: `GALLEY_RECORD`, else `never` where `CI` is set, else `missing`.
  ///
  /// A value that is no mode ends the process, since every test would do something else than was asked for.
  public static let ofProcess: RecordMode = {
    var environment: [String: String] = [:]
    for name in ["GALLEY_RECORD", "CI"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    guard let mode = RecordMode(environment: environment) else {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      preconditionFailure(
        "GALLEY_RECORD is one of \(words), not \(environment["GALLEY_RECORD"] ?? "")")
    }
    return mode
  }()
}
