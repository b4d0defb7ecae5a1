#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Reads files and folders, and tells what a path leads to.
package enum FileReader {
  /// All bytes of a file, which may be a pipe.
  ///
  /// Throws ``FileAccessError``; `.tooLarge` as soon as more than `limit` bytes have come.
  package static func bytes(of path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    return try bytes(from: descriptor, path: path, limit: limit, hint: size)
  }

  /// Gives the bytes of a file piece by piece, so that a large one takes no memory.
  static func forEachPiece(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileAccessError) {
    let (descriptor, _) = try opened(path)
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let (count, failure) = SystemCalls.retrying {
        chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      }
      if let failure { throw error(failure, path) }
      if count == 0 { return }
      chunk.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  private static func opened(
    _ path: String
  ) throws(FileAccessError) -> (descriptor: Int32, size: Int) {
    let (opened, failure) = SystemCalls.retrying { Int(open(path, O_RDONLY | O_CLOEXEC)) }
    if let failure { throw error(failure, path) }
    let descriptor = Int32(opened)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .isFolder(path: path)
    }
    return (descriptor, Int(status.st_size))
  }

  /// All bytes of a descriptor that is open; `path` is for messages.
  package static func bytes(
    from descriptor: Int32, path: String, limit: Int, hint: Int = 0
  ) throws(FileAccessError) -> [UInt8] {
    if hint > limit { throw .tooLarge(path: path, limit: limit) }
    var all: [UInt8] = []
    all.reserveCapacity(min(max(hint, 0), limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let (count, failure) = SystemCalls.retrying {
        chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      }
      if let failure { throw error(failure, path) }
      if count == 0 { return all }
      all.append(contentsOf: chunk[..<count])
      if all.count > limit { throw .tooLarge(path: path, limit: limit) }
    }
  }

  /// Whether there is something of that name that is no folder.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether there is a file of that name with bytes on a disk: no folder, pipe or device, which might never end.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is something of that name that is neither a file nor a folder.
  static func isPipeOrDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether there is a folder of that name.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a link to another.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, sorted, without `.` and `..`; none when it cannot be read.
  package static func names(in folder: String) -> [String] { readableNames(in: folder) ?? [] }

  /// The same; nil when the folder cannot be read.
  static func readableNames(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with every link followed; nil when there is no such file.
  ///
  /// The corresponding C function is `realpath`.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that relative paths start from.
  package static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }

  private static func error(_ number: Int32, _ path: String) -> FileAccessError {
    switch number {
    case ENOENT, ENOTDIR: .missing(path: path)
    case EISDIR: .isFolder(path: path)
    default: .unreadable(path: path, reason: SystemCalls.reason(number))
    }
  }
}
