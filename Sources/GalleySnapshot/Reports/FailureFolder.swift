public import GalleyKit

/// The one folder where a run of verifying leaves what failed, for a person to look at and for CI to keep.
///
/// Each failed step has, in a folder of its article and variant, its pictures and, as `actual/03-m.txt` and so on, all that
/// a reference is made of. Beside the articles' folders stand `report.html`, `junit.xml` and `report.json`. A run removes
/// what the report of the run before lists, and nothing else; ``failures()`` reads that report.
public struct FailureFolder: Sendable {
  /// The folder's path.
  public let path: String
  private let temporaries: TemporaryFiles

  /// The names of the reports.
  public static let pageName = "report.html"
  public static let testsName = "junit.xml"
  public static let recordName = "report.json"

  public init(at path: String, temporaries: TemporaryFiles) {
    self.path = path
    self.temporaries = temporaries
  }

  /// Removes what the run before left. Its report goes first, so that nothing is approved that is half gone.
  public func clear() {
    let record = FilePath.join(path, Self.recordName)
    guard let listed = try? SnapshotRecord(contentsOf: record) else { return }
    OutputFolder.removeFile(record)
    for name in [Self.pageName, Self.testsName] + listed.files where Self.isInside(name) {
      OutputFolder.removeFile(FilePath.join(path, name))
    }
  }

  /// Whether a path leads to a file below the folder; a report that was tampered with must not reach elsewhere.
  private static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.utf8.contains(0)
      && !name.split(separator: "/").contains("..")
  }

  /// Writes what failed of an article, and gives what the report says of it.
  ///
  /// Throws ``SnapshotError``.
  ///
  /// - Parameters:
  ///   - folder: that of the article below this one, no two articles the same.
  ///   - variant: the name of the font set, geometry and so on.
  public func add(
    _ verification: SnapshotVerification, folder: String, variant: String
  ) throws(SnapshotError) -> SnapshotReport.Article {
    let place = FilePath.join(folder, variant)
    var steps: [SnapshotReport.Step] = []
    for step in verification.steps {
      var made = SnapshotReport.Step(step, of: verification)
      if step.isFailure {
        try writeActual(step.snapshot, in: place, &made)
        try writePictures(step, in: place, &made)
      }
      steps.append(made)
    }
    return SnapshotReport.Article(
      of: verification, variant: variant, folder: place, steps: steps)
  }

  /// Writes the reports of a run, the one that ``failures()`` reads last.
  ///
  /// Throws ``SnapshotError/file(_:)``.
  public func finish(_ report: SnapshotReport) throws(SnapshotError) {
    try write(report.tests, to: Self.testsName)
    let page = report.page { try? FileReader.bytes(of: file($0), limit: 1 << 28) }
    try write(page, to: Self.pageName)
    try write(report.record, to: Self.recordName)
  }

  // MARK: - Approving

  /// A snapshot that the last run left because it failed.
  public struct Failure: Hashable, Sendable {
    public var article: String
    /// The name of the font set, geometry and so on.
    public var variant: String
    public var snapshot: Snapshot
  }

  /// The snapshots that failed in the last run and are no references yet, in its order.
  ///
  /// Throws ``SnapshotError``; ``SnapshotError/noReport(path:)`` where there was no run, or it did not come to its end.
  public func failures() throws(SnapshotError) -> [Failure] {
    let record = try SnapshotRecord(contentsOf: file(Self.recordName))
    var failures: [Failure] = []
    for step in record.failures where Self.isInside(step.folder) {
      let folder = actuals(in: step.folder)
      guard let reference = try folder.reference(step.name), let snapshot = Snapshot(reference)
      else { throw .noReport(path: folder.file("\(step.name).txt")) }
      failures.append(
        Failure(article: step.article, variant: step.variant, snapshot: snapshot))
    }
    return failures
  }

  // MARK: - Files

  private func actuals(in place: String) -> ReferenceFolder {
    ReferenceFolder(
      at: file(FilePath.join(place, "actual")), temporaries: temporaries, isCapped: false)
  }

  private func writeActual(
    _ snapshot: Snapshot, in place: String, _ step: inout SnapshotReport.Step
  ) throws(SnapshotError) {
    let folder = actuals(in: place)
    try folder.record(snapshot)
    step.files += folder.files(of: snapshot.name).map { FilePath.join(place, "actual/\($0)") }
  }

  /// Writes the pictures of pages that differ; of a step without two images to compare, those that there are.
  private func writePictures(
    _ step: SnapshotVerification.Step, in place: String, _ made: inout SnapshotReport.Step
  ) throws(SnapshotError) {
    for page in SnapshotPictures.pages(of: step) {
      let stem = FilePath.join(
        place,
        FilePath.withoutExtension(
          ReferenceFolder.imageName(step.snapshot.name, page: page.index, of: page.count)))
      var picture = SnapshotReport.Picture(page: page.index + 1, words: page.words)
      for (end, bytes, path) in [
        ("reference", page.reference, \SnapshotReport.Picture.reference),
        ("difference", page.difference, \.difference), ("actual", page.actual, \.actual),
      ] {
        guard let bytes else { continue }
        let name = "\(stem)-\(end).png"
        try write(bytes, to: name)
        picture[keyPath: path] = name
        made.files.append(name)
      }
      made.pictures.append(picture)
    }
  }

  private func file(_ name: String) -> String { FilePath.join(path, name) }

  private func write(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    do {
      _ = try AtomicFile.write(bytes, to: file(name), temporaries: temporaries)
    } catch {
      throw .file(error)
    }
  }
}
