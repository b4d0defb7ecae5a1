internal import CPango

/// A SHA-256 digest in the making, of bytes that come piece by piece.
package final class Digest {
  private let checksum: OpaquePointer

  /// A digest of no bytes yet.
  ///
  /// The corresponding C function is `g_checksum_new`.
  package init() {
    // Nil only for a checksum type that GLib does not know; it knows SHA-256 since 2.16.
    checksum = g_checksum_new(G_CHECKSUM_SHA256)!
  }

  deinit { g_checksum_free(checksum) }

  /// Takes in the next bytes.
  ///
  /// The corresponding C function is `g_checksum_update`.
  package func update(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    g_checksum_update(checksum, base, bytes.count)
  }

  /// The digest of all bytes so far as 64 hexadecimal digits in lower case. Nothing may be taken in after it.
  ///
  /// The corresponding C function is `g_checksum_get_string`.
  package func finish() -> String {
    // The string belongs to the checksum and is never nil for one that was made.
    String(cString: g_checksum_get_string(checksum)!)
  }

  /// The digest of bytes as 64 hexadecimal digits.
  package static func sha256(_ bytes: [UInt8]) -> String {
    let digest = Digest()
    bytes.withUnsafeBytes { digest.update($0) }
    return digest.finish()
  }
}
