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
    guard file >= 0 else { throw Self.error(path, errno) }
    defer { close(file) }
    if let error = bytes.withUnsafeBytes({ SystemCalls.writeAll($0, to: file) }) {
      throw Self.error(path, error)
    }
  }

  deinit { unlink(path) }

  private static func error(_ path: String, _ error: Int32) -> SnapshotError {
    .file(.unwritable(path: path, reason: SystemCalls.reason(error)))
  }
}
