internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Bytes in a file of their own for programs that read files; it goes away with this.
final class ScratchFile {
  let path: String

  /// Writes the bytes into the folder that `TMPDIR` names, else into `/tmp`.
  ///
  /// Throws ``SnapshotError/file(_:)``. The corresponding C function is `mkstemp`.
  init(_ bytes: [UInt8]) throws(SnapshotError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array(
      FilePath.join(folder.isEmpty ? "/tmp" : folder, "galley-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    guard file >= 0 else { throw Self.error(path) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(path) }
      written += count
    }
  }

  deinit { unlink(path) }

  private static func error(_ path: String) -> SnapshotError {
    .file(.unwritable(path: path, reason: String(cString: strerror(errno))))
  }
}
