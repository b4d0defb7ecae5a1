#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The few system calls that files need, with the reason of a failure in words.
package enum SystemCalls {
  /// Calls until no signal interrupts; nil for success, else the error number.
  static func retrying(_ call: () -> Int) -> (result: Int, error: Int32?) {
    while true {
      let result = call()
      if result >= 0 { return (result, nil) }
      if errno != EINTR { return (result, errno) }
    }
  }

  /// Writes bytes to an open file, and tells how many the system took.
  ///
  /// The corresponding C function is `write`.
  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> (result: Int, error: Int32?) {
    retrying {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// Writes all bytes to an open file; nil for success, else the error number.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (written, error) = write(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
      if let error { return error }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  /// An error number in words, lower case.
  ///
  /// The corresponding C function is `strerror_r`; the locale is never set, so the words are English.
  package static func reason(_ error: Int32) -> String {
    switch error {
    case ENOENT: return "there is no such file"
    case ENOTDIR: return "a part of the path is no folder"
    case EACCES, EPERM: return "permission denied"
    case ENOSPC: return "the disk is full"
    case EROFS: return "the disk is read-only"
    case EISDIR: return "it is a folder"
    case ENAMETOOLONG: return "the name is too long"
    case ELOOP: return "its links run in a circle"
    case EDQUOT: return "the quota is used up"
    case EFBIG: return "the file would be too large"
    default:
      var buffer = [CChar](repeating: 0, count: 200)
      strerror_r(error, &buffer, buffer.count)
      let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return String(decoding: text, as: UTF8.self).lowercased()
    }
  }
}
