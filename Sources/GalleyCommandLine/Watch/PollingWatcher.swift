#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Looks at the files several times a second: works everywhere.
final class PollingWatcher: FileWatcher {
  private let interval: Int
  private let pause: (_ milliseconds: Int) -> Void
  private let stamp: (String) -> FileStamp?
  private var stamps: [String: FileStamp?] = [:]

  /// A watcher that looks every `interval` milliseconds; `pause` and `stamp` are the system's unless a test gives its
  /// own.
  init(
    interval: Int = 200, pause: @escaping (_ milliseconds: Int) -> Void = PollingWatcher.sleep,
    stamp: @escaping (String) -> FileStamp? = FileStamp.init(of:)
  ) {
    self.interval = interval
    self.pause = pause
    self.stamp = stamp
  }

  func watch(_ files: Set<String>) {
    stamps = [:]
    for file in files { stamps.updateValue(stamp(file), forKey: file) }
  }

  func wait(milliseconds: Int?) -> FileNews {
    var left = milliseconds ?? .max
    while left > 0 {
      let time = min(interval, left)
      pause(time)
      left -= milliseconds == nil ? 0 : time
      if look() { return .changed }
    }
    return .quiet
  }

  /// Whether a file is not as it was; it counts as looked at now.
  private func look() -> Bool {
    var isChanged = false
    for file in stamps.keys {
      let now = stamp(file)
      if stamps.updateValue(now, forKey: file) != .some(now) { isChanged = true }
    }
    return isChanged
  }

  private static func sleep(milliseconds: Int) {
    var time = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }
}
