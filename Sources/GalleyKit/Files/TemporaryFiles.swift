internal import GalleyConfiguration
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The files that are being written and do not have their names yet.
///
/// One value is shared by all who write in a process, so that an interrupt can remove what is unfinished. Safe in
/// threads.
public final class TemporaryFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Tells the files of this process apart, whoever writes them; it begins anywhere, so that two processes of the same
  /// number, each in a container of its own, hardly meet in a folder that they share.
  private static let count = Atomic(Int.random(in: 0..<1 << 48))

  public init() {}

  /// A new path in a folder: hidden, with this process's number, so that a later run knows whose it was.
  func add(in folder: String) -> String {
    let (number, _) = Self.count.add(1, ordering: .relaxed)
    let path = FilePath.join(folder, "\(Self.prefix)\(getpid())-\(number)\(Self.suffix)")
    state.withLock { _ = $0.paths.insert(path) }
    return path
  }

  /// Gives a finished file its name.
  ///
  /// Throws ``FileAccessError``. The corresponding C function is `rename`.
  func rename(_ temporary: String, to path: String) throws(FileAccessError) {
    let failure: Int32? = state.withLock { state in
      // After an interrupt nothing appears any more.
      guard !state.isClosed else { return EINTR }
      let result = temporary.withCString { from in path.withCString { Self.rename(from, $0) } }
      guard result == 0 else { return errno }
      state.paths.remove(temporary)
      return nil
    }
    if let failure { throw .unwritable(path: path, reason: SystemCalls.reason(failure)) }
  }

  /// Removes a file that will not be finished.
  func remove(_ temporary: String) {
    state.withLock { state in
      _ = unlink(temporary)
      state.paths.remove(temporary)
    }
  }

  /// Removes all unfinished files and lets none appear after that. For the end of the process.
  public func removeAll() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { _ = unlink(path) }
      state.paths = []
    }
  }

  /// Removes what a run left in a folder that was ended before it could do so itself.
  static func removeLeftovers(in folder: String) {
    for name in FileReader.names(in: folder) {
      guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      _ = unlink(FilePath.join(folder, name))
    }
  }

  /// The number of the process that made a temporary file; nil for any other name.
  static func process(of name: String) -> Int32? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return nil }
    return process
  }

  private static let prefix = ".galley-"
  private static let suffix = ".part"

  private static func rename(
    _ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>
  ) -> Int32 {
    #if canImport(Darwin)
      Darwin.rename(from, to)
    #else
      Glibc.rename(from, to)
    #endif
  }
}
