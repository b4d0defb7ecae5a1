internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Console {
  /// The streams of the process.
  public static var standard: Console {
    Console(
      output: { Self.write($0, to: STDOUT_FILENO) },
      error: { _ = Self.write($0, to: STDERR_FILENO) },
      input: { try FileReader.bytes(from: STDIN_FILENO, path: "<stdin>", limit: $0) },
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Writes all. A closed pipe is an error here and no signal, because `Interrupts` has it so.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Outcome {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #else
          Glibc.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE ? .closed : .failed
      }
      start += count
    }
    return .written
  }
}
