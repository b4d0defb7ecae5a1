internal import GalleyText

/// The digests of files that many articles share, each taken once. For one thread.
final class FileDigests {
  private var known: [String: String] = [:]

  /// The SHA-256 of a file's bytes as 64 hexadecimal digits.
  func sha256(of path: String) throws(FileAccessError) -> String {
    if let digest = known[path] { return digest }
    let digest = Digest()
    try FileReader.forEachPiece(of: path) { digest.update($0) }
    let finished = digest.finish()
    known[path] = finished
    return finished
  }
}
