internal import GalleyText
internal import Synchronization

/// The digests of files that many articles share, each taken once. Safe in threads.
final class FileDigests: Sendable {
  private let known = Mutex<[String: String]>([:])

  /// The SHA-256 of a file's bytes as 64 hexadecimal digits.
  func sha256(of path: String) throws(FileAccessError) -> String {
    if let digest = known.withLock({ $0[path] }) { return digest }
    // Two threads may take the same one at the same time; that costs less than to wait for each other.
    let digest = Digest()
    try FileReader.forEachPiece(of: path) { digest.update($0) }
    let finished = digest.finish()
    known.withLock { $0[path] = finished }
    return finished
  }
}
