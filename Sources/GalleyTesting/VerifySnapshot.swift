internal import GalleyKit
public import GalleySnapshot

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

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
    let mode = try record ?? SnapshotSettings.current.record ?? SnapshotSettings.modeOfProcess()
    try result.verify(value, form, at: stem, mode)
  } catch {
    result.failure = "there is no snapshot: \(error)"
  }
  return result
}

extension SnapshotResult {
  /// The most bytes of a reference.
  private static let largestFile = 1 << 28

  /// A file of the snapshot and the reference that it has.
  private struct Entry {
    var path: String
    var file: SnapshotFile
    /// Nil where there is none yet.
    var reference: [UInt8]?
  }

  fileprivate mutating func verify<Value>(
    _ value: Value, _ form: SnapshotForm<Value>, at stem: String, _ mode: RecordMode
  ) throws {
    func path(_ name: String) -> String {
      "\(stem)\(name.isEmpty ? "" : "-\(name)").\(form.fileExtension)"
    }
    let entries = try form.files(value).map { try Self.entry($0, at: path($0.fullName)) }
    try SnapshotSettings.noteUse(of: entries.map(\.path))
    let pairs = entries.compactMap { entry -> SnapshotPair? in
      guard let reference = entry.reference, reference != entry.file.bytes else { return nil }
      return SnapshotPair(
        name: entry.file.fullName, path: entry.path, reference: reference,
        actual: entry.file.bytes)
    }
    let difference = pairs.isEmpty ? SnapshotDifference() : try form.compare(value, pairs)
    words = difference.words
    notes = difference.notes
    for entry in entries {
      try settle(entry, differs: difference.names.contains(entry.file.fullName), mode)
    }
    for page in Self.pagesBehind(entries.map(\.file)) { settle(page, path, mode) }
    let name = FilePath.name(of: stem)
    attachments += difference.pictures.map { picture in
      let part = picture.fullName.isEmpty ? "" : "-\(picture.fullName)"
      return SnapshotFile(name: "\(name)\(part)-difference.png", bytes: picture.bytes)
    }
  }

  private static func entry(_ file: SnapshotFile, at path: String) throws -> Entry {
    let bytes =
      FileReader.isFile(path) ? try FileReader.bytes(of: path, limit: largestFile) : nil
    return Entry(path: path, file: file, reference: bytes)
  }

  /// Records a file or says what is the matter with its reference.
  private mutating func settle(_ entry: Entry, differs: Bool, _ mode: RecordMode) throws {
    let isMissing = entry.reference == nil
    if mode.records(isMissing: isMissing, differs: differs) {
      _ = try AtomicFile.write(
        entry.file.bytes, to: entry.path, temporaries: TemporaryFiles())
      recorded.append(entry.path)
    } else if isMissing {
      missing.append(entry.path)
    } else if differs {
      differing.append(entry.path)
      attachments.append(
        SnapshotFile(name: FilePath.name(of: entry.path), bytes: entry.file.bytes))
    }
  }

  // MARK: - Pages

  /// For each name that has pages, the page after its last.
  private static func pagesBehind(_ files: [SnapshotFile]) -> [SnapshotFile] {
    var last: [String: Int] = [:]
    for file in files {
      if let page = file.page { last[file.name] = max(page, last[file.name] ?? 0) }
    }
    return last.sorted { $0.key < $1.key }.map {
      SnapshotFile(name: $0.key, page: $0.value + 1, bytes: [])
    }
  }

  /// Removes the references of a page and those after it, or says that there are such.
  private mutating func settle(
    _ first: SnapshotFile, _ path: (String) -> String, _ mode: RecordMode
  ) {
    var page = first
    while FileReader.isFile(path(page.fullName)) {
      words.append("\(page.fullName): the page is gone")
      if mode.records(isMissing: false, differs: true) {
        unlink(path(page.fullName))
        removed.append(path(page.fullName))
      } else {
        differing.append(path(page.fullName))
      }
      page.page = page.page.map { $0 + 1 }
    }
  }
}
