internal import GalleyText

/// The digests of files that many articles share, each taken once. For one thread.
final class FileDigests {
  private var known: [String: String] = [:]

  /// The SHA-256 of a file's bytes as 64 hexadecimal digits.
  func sha256(of path: String) throws(FileAccessError) -> String {
    if let digest = known[path] { return digest }
    // Larger than any font there is.
    let bytes = try FileReader.bytes(of: path, limit: 1 << 30)
    let digest = Digest.sha256(bytes)
    known[path] = digest
    return digest
  }
}
