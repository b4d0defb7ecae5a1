#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  /// Another one where an editor has put a new file in the place of the old.
  var number: UInt64
  var size: Int
  /// When it was written, in seconds and nanoseconds.
  var seconds: Int
  var nanoseconds: Int

  init(number: UInt64, size: Int, seconds: Int, nanoseconds: Int = 0) {
    self.number = number
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The stamp of the file at a path, links followed; nil when there is none.
  ///
  /// The corresponding C function is `stat`.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      number: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }
}
