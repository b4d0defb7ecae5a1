internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the process knows of itself.
public enum Program {
  /// The path of the running program with all links followed; nil where the system does not tell.
  public static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return FileReader.resolved(String(decoding: bytes, as: UTF8.self))
    #else
      return FileReader.resolved("/proc/self/exe")
    #endif
  }

  /// The variables that matter to a run.
  public static var environment: [String: String] {
    var found: [String: String] = [:]
    for name in ["SOURCE_DATE_EPOCH", "TERM", "CI", "GALLEY_RECORD"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  /// The processors that are running.
  ///
  /// The corresponding C function is `sysconf`.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
