internal import GalleyConfiguration
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the PDFs of an output folder were made from: a manifest, and a journal of what was made since it was written.
///
/// Each PDF is in the journal as soon as it is there, so that a run after an interrupted one goes on where that ended.
/// Runs may share a folder. What cannot be read is as if it were not there. Safe in threads.
final class PrintRecords: Sendable {
  /// The manifest's name in the output folder.
  static let manifestName = "print-manifest.json"
  static let journalName = ".galley-print-journal"
  /// The version of the form; a reader of another version must not guess.
  static let formatVersion = 1

  private let folder: String
  private let temporaries: TemporaryFiles
  private let state: Mutex<State>

  private struct State {
    var known: [String: PrintRecord]
    /// Opened when the first record is added; -1 before.
    var journal: Int32 = -1
  }

  /// Reads what is known of an output folder.
  init(of folder: String, temporaries: TemporaryFiles) {
    self.folder = folder
    self.temporaries = temporaries
    state = Mutex(State(known: Self.known(in: folder)))
  }

  deinit {
    state.withLock { state in
      if state.journal >= 0 { close(state.journal) }
    }
  }

  /// What a PDF was made from, by its path below the folder; nil when that is not known.
  subscript(file: String) -> PrintRecord? { state.withLock { $0.known[file] } }

  /// Takes in a PDF that was made. The folder is there. Throws ``FileAccessError``.
  func add(_ record: PrintRecord) throws(FileAccessError) {
    let path = FilePath.join(folder, Self.journalName)
    let line = Self.line(record)
    let failure: Int32? = state.withLock { state in
      state.known[record.output.name] = record
      if state.journal < 0 {
        let (opened, failure) = SystemCalls.retrying {
          Int(open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666))
        }
        if let failure { return failure }
        state.journal = Int32(opened)
      }
      // A line that was cut short is passed over, and begins no other: each begins on a line of its own.
      return line.withUnsafeBytes { SystemCalls.writeAll($0, to: state.journal) }
    }
    if let failure { throw .unwritable(path: path, reason: SystemCalls.reason(failure)) }
  }

  /// Writes the manifest of all PDFs that are there, those of other runs too, and removes the journal.
  func finish() throws(FileAccessError) {
    guard FileReader.isFolder(folder) else { return }
    // Another run may have written since this one began.
    let known = Self.known(in: folder).filter {
      FileReader.isFile(FilePath.join(folder, $0.key))
    }
    let path = FilePath.join(folder, Self.manifestName)
    let bytes = Self.json(known)
    if known.isEmpty, !FileReader.isFile(path) { return }
    if (try? FileReader.bytes(of: path, limit: Self.limit)) != bytes {
      _ = try AtomicFile.write(bytes, to: path, temporaries: temporaries)
    }
    _ = unlink(FilePath.join(folder, Self.journalName))
  }

  // MARK: - Forms

  /// A manifest of more has not been written by a run.
  private static let limit = 1 << 30

  private static func json(_ records: [String: PrintRecord]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("generator", Version.producer)
      writer.key("files")
      writer.array { writer in
        for record in records.values.sorted(by: { $0.output.name < $1.output.name }) {
          record.write(to: &writer)
        }
      }
    }
    return writer.bytes
  }

  private static func line(_ record: PrintRecord) -> [UInt8] {
    var writer = JSONWriter(depth: 1)
    record.write(to: &writer)
    return [UInt8(ascii: "\n")] + writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func known(in folder: String) -> [String: PrintRecord] {
    var known: [String: PrintRecord] = [:]
    func add(_ record: PrintRecord?) {
      if let record { known[record.output.name] = record }
    }
    if let root = value(of: FilePath.join(folder, manifestName)),
      root["formatVersion"]?.int == formatVersion
    {
      for value in root["files"]?.elements ?? [] { add(PrintRecord(value)) }
    }
    let journal = FilePath.join(folder, journalName)
    if let bytes = try? FileReader.bytes(of: journal, limit: limit) {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        add((try? JSONValue(parsing: Array(line))).flatMap { PrintRecord($0) })
      }
    }
    return known
  }

  private static func value(of path: String) -> JSONValue? {
    (try? FileReader.bytes(of: path, limit: limit)).flatMap { try? JSONValue(parsing: $0) }
  }
}
