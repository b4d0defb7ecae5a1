internal import GalleyConfiguration
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The folder of one article in one font set and geometry: what is written there, and what a run before left there.
///
/// A run owns the files that its manifest lists. While it goes on, a journal keeps the names, so that the run after
/// an interrupted one knows them too. Nothing else in the folder is ever touched. Safe in threads.
public final class OutputFolder: Sendable {
  /// The folder's path, as the person would name it.
  public let path: String
  private let temporaries: TemporaryFiles
  private let state: Mutex<State>

  private struct State {
    var previous: Set<String>
    var written: [WrittenFile] = []
    var journal: Int32
  }

  /// The name of the list of all files.
  public static let manifestName = "manifest.json"
  private static let journalName = ".galley-journal"

  /// Makes the folder, takes over the list of the run before and begins the journal.
  ///
  /// Throws ``FileAccessError``.
  public init(at path: String, temporaries: TemporaryFiles) throws(FileAccessError) {
    self.path = path
    self.temporaries = temporaries
    try Self.makeFolder(path)
    TemporaryFiles.removeLeftovers(in: path)
    let previous = Self.listed(in: path)
    let journal = FilePath.join(path, Self.journalName)
    let (opened, failure) = SystemCalls.retrying {
      Int(open(journal, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666))
    }
    if let failure { throw .unwritable(path: path, reason: SystemCalls.reason(failure)) }
    state = Mutex(State(previous: previous, journal: Int32(opened)))
    for name in previous.sorted() { try record(name) }
    // From here on the old manifest would be wrong about the files that change.
    _ = unlink(FilePath.join(path, Self.manifestName))
  }

  deinit {
    state.withLock { _ = close($0.journal) }
  }

  /// What this run has written so far, by name.
  public var files: [WrittenFile] {
    state.withLock { $0.written.sorted { $0.name < $1.name } }
  }

  /// Writes a file of the folder piece by piece: `body` is given a function that takes the next bytes.
  ///
  /// Throws what `body` throws, or ``FileAccessError``; the file is not there then.
  func write(
    _ name: String, _ body: (_ sink: (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    try record(name)
    let file = try AtomicFile(at: FilePath.join(path, name), temporaries: temporaries)
    try body { try file.write($0) }
    let written = try file.commit()
    state.withLock { $0.written.append(written) }
  }

  /// Writes a file of the folder from bytes in memory.
  func write(_ name: String, _ bytes: [UInt8]) throws(FileAccessError) {
    try record(name)
    let written = try AtomicFile.write(
      bytes, to: FilePath.join(path, name), temporaries: temporaries)
    state.withLock { $0.written.append(written) }
  }

  /// Writes the manifest, then removes what the run before made and this one did not.
  func finish(manifest: [UInt8]) throws(FileAccessError) {
    try write(Self.manifestName, manifest)
    state.withLock { state in
      let kept = Set(state.written.map(\.name))
      for name in state.previous.subtracting(kept).sorted() {
        _ = unlink(FilePath.join(path, name))
      }
      _ = unlink(FilePath.join(path, Self.journalName))
    }
  }

  /// Removes what this run has written, after a failure. What the run before left and this one did not replace stays, with
  /// its list; a folder that is empty then goes.
  func abandon() {
    state.withLock { state in
      let written = Set(state.written.map(\.name))
      for name in written { _ = unlink(FilePath.join(path, name)) }
      state.written = []
      let left = state.previous.subtracting(written).filter {
        FileReader.isFile(FilePath.join(path, $0))
      }
      if left.isEmpty { _ = unlink(FilePath.join(path, Self.journalName)) }
    }
    // Fails, as it should, for a folder that has anything in it.
    if rmdir(path) == 0 { _ = rmdir(FilePath.folder(of: path)) }
  }

  // MARK: - The run before

  private func record(_ name: String) throws(FileAccessError) {
    let failure: Int32? = state.withLock { state in
      let line = Array((name + "\n").utf8)
      return line.withUnsafeBytes { SystemCalls.writeAll($0, to: state.journal) }
    }
    if let failure { throw .unwritable(path: path, reason: SystemCalls.reason(failure)) }
  }

  /// The files that the manifest or the journal of a run before lists.
  static func listed(in folder: String) -> Set<String> {
    var names: Set<String> = []
    let manifest = FilePath.join(folder, manifestName)
    if let bytes = try? FileReader.bytes(of: manifest, limit: 1 << 26) {
      names.formUnion(Manifest.names(in: bytes))
      names.insert(manifestName)
    }
    if let bytes = try? FileReader.bytes(of: FilePath.join(folder, journalName), limit: 1 << 26) {
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      names.formUnion(lines.map { String(decoding: $0, as: UTF8.self) })
    }
    return names.filter(isPlainName)
  }

  /// Whether a name can only mean a file in the folder itself; a list that was tampered with must not reach elsewhere.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
  }

  /// Removes a file where it is there.
  package static func removeFile(_ path: String) { _ = unlink(path) }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(FileAccessError) {
    if FileReader.isFolder(path) { return }
    let parent = FilePath.folder(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    // Another run may make it at the same time.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && FileReader.isFolder(path) else {
      let reason = errno == EEXIST ? "there is a file of that name" : SystemCalls.reason(errno)
      throw .unwritable(path: path, reason: reason)
    }
  }
}
