#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How configuration comes at the files that it names: from the disk, or from memory.
public struct FileReading: Sendable {
  /// The bytes of the file at a path.
  public var read: @Sendable (String) throws(FileError) -> [UInt8]
  /// Why a file cannot be read; nil when it can.
  public var trouble: @Sendable (String) -> FileError?

  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    trouble: @escaping @Sendable (String) -> FileError?
  ) {
    self.read = read
    self.trouble = trouble
  }

  /// The most bytes of a configuration file: far more than anybody writes, and soon refused.
  public static let greatestSize = 4 << 20

  /// Files of the disk; reads at most `greatestSize` bytes.
  public static let disk = FileReading(
    read: { path throws(FileError) in try Disk.contents(of: path) }, trouble: { Disk.trouble($0) })

  /// The text of a file, for messages named as its path.
  func source(_ path: String) throws(ConfigurationError) -> SourceText {
    do throws(FileError) {
      return SourceText(path: path, bytes: try read(path))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

/// Why a file cannot be read, in lower case.
public struct FileError: Error, Hashable, Sendable {
  /// In lower case, without a full stop: `no such file`.
  public var reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// The disk, by the system's own calls.
private enum Disk {
  static func contents(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(reason(errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(reason(errno)) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= FileReading.greatestSize else { throw FileError("is larger than 4 MiB") }
    }
  }

  static func trouble(_ path: String) -> FileError? {
    var status = stat()
    guard stat(path, &status) == 0 else { return FileError(reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return FileError("is not a file") }
    return access(path, R_OK) == 0 ? nil : FileError(reason(errno))
  }

  /// The system's error in words, the usual ones independent of the system.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
