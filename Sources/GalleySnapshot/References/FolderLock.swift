#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Keeps writers of a folder, in this process and in others, from each other and from readers.
///
/// It binds only those who ask for it, and ends with the process. Where the folder is not there, or its file system has no
/// locks, nobody waits.
enum FolderLock {
  /// Who may be in the folder at the same time.
  enum Kind {
    /// Any number of readers.
    case reading
    /// One writer.
    case writing
  }

  /// Runs a body while the lock is held. Not to be nested for one folder: the inner one would wait for ever.
  ///
  /// The corresponding C function is `flock`.
  static func holding<Result, Failure: Error>(
    _ folder: String, for kind: Kind, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing gives the lock back.
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 {
      let operation = kind == .reading ? LOCK_SH : LOCK_EX
      while flock(descriptor, operation) != 0, errno == EINTR {}
    }
    return try body()
  }
}
