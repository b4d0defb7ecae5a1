internal import GalleyKit
public import GalleySnapshot

/// Compares a value with its reference, and says what came of it; for runners other than Swift Testing.
///
/// Nothing is reported. See ``expectSnapshot(of:as:named:record:filePath:sourceLocation:)`` for the rest.
///
/// - Parameters:
///   - value: what is to be as it was.
///   - form: what is kept of it.
///   - name: that of the reference in the folder of the test's file; nil for that of the test that runs in Swift
///     Testing, with its arguments.
///   - record: what is recorded; nil for what the test's trait says, else `GALLEY_RECORD`.
///   - filePath: the test's file, beside which the references are.
public func verifySnapshot<Value>(
  of value: Value, as form: SnapshotForm<Value>, named name: String? = nil,
  record: RecordMode? = nil, filePath: String = #filePath
) -> SnapshotResult {
  var result = SnapshotResult()
  do {
    let stem = FilePath.join(
      SnapshotName.folder(of: filePath), try name ?? SnapshotName.current())
    let mode = record ?? SnapshotSettings.current.record ?? .ofProcess
    try result.verify(value, form, at: stem, mode)
  } catch {
    result.failure = "there is no snapshot: \(error)"
  }
  return result
}

extension SnapshotResult {
  /// The most bytes of a reference.
  private static let largestFile = 1 << 28

  fileprivate mutating func verify<Value>(
    _ value: Value, _ form: SnapshotForm<Value>, at stem: String, _ mode: RecordMode
  ) throws {
    var pairs: [SnapshotPair] = []
    let files = try form.files(value).map { file in
      let name = file.name.isEmpty ? "" : "-\(file.name)"
      return (path: "\(stem)\(name).\(form.fileExtension)", file: file)
    }
    var unknown: Set<String> = []
    for (path, file) in files {
      guard FileReader.isFile(path) else {
        unknown.insert(file.name)
        continue
      }
      let known = try FileReader.bytes(of: path, limit: Self.largestFile)
      if known == file.bytes { continue }
      pairs.append(
        SnapshotPair(name: file.name, path: path, reference: known, actual: file.bytes))
    }
    let difference = pairs.isEmpty ? SnapshotDifference() : try form.compare(value, pairs)
    words = difference.words
    notes = difference.notes
    for (path, file) in files {
      let (isMissing, differs) = (
        unknown.contains(file.name), difference.names.contains(file.name)
      )
      if mode.records(isMissing: isMissing, differs: differs) {
        _ = try AtomicFile.write(file.bytes, to: path, temporaries: TemporaryFiles())
        recorded.append(path)
      } else if isMissing {
        missing.append(path)
      } else if differs {
        differing.append(path)
        attachments.append(SnapshotFile(name: FilePath.name(of: path), bytes: file.bytes))
      }
    }
    let name = FilePath.name(of: stem)
    attachments += difference.pictures.map { picture in
      let part = picture.name.isEmpty ? "" : "-\(picture.name)"
      return SnapshotFile(name: "\(name)\(part)-difference.png", bytes: picture.bytes)
    }
  }
}
