internal import GalleyKit

/// What a later run needs to know of `report.json`: the files that it lists, and what may be approved.
struct SnapshotRecord {
  /// A snapshot that failed and is no reference yet.
  struct Failure {
    var article: String
    var variant: String
    /// The folder of its files, from the folder of failures.
    var folder: String
    /// The snapshot's name, `03-m`.
    var name: String
  }

  private(set) var failures: [Failure] = []
  /// Paths from the folder of failures.
  private(set) var files: [String] = []

  /// Throws ``SnapshotError/noReport(path:)`` for what is no such report.
  init(contentsOf path: String) throws(SnapshotError) {
    guard let bytes = try? FileReader.bytes(of: path, limit: 1 << 28),
      let root = try? JSONValue(parsing: bytes),
      root["formatVersion"]?.int == SnapshotReport.formatVersion
    else { throw .noReport(path: path) }
    for article in root["articles"]?.elements ?? [] {
      for step in article["steps"]?.elements ?? [] {
        files += step["files"]?.elements.compactMap(\.text) ?? []
        guard step["isFailure"]?.bool == true, step["isRecorded"]?.bool == false else { continue }
        let failure = Failure(
          article: article["path"]?.text ?? "", variant: article["variant"]?.text ?? "",
          folder: article["folder"]?.text ?? "", name: step["name"]?.text ?? "")
        // They become parts of paths; a report that was tampered with must not reach elsewhere.
        guard !failure.variant.contains("/"), !failure.name.contains("/") else { continue }
        failures.append(failure)
      }
    }
  }
}
