#if os(Linux)
  internal import GalleyKit
  internal import Glibc

  /// Is told by the kernel. It watches folders, since editors put a new file in the place of the old, and so does a
  /// file that comes back.
  final class InotifyWatcher: FileWatcher {
    private let descriptor: Int32
    /// The names that matter in each folder, by the kernel's number of the watch.
    private var names: [Int32: Set<String>] = [:]

    /// Nil where the kernel gives no more of these.
    ///
    /// The corresponding C function is `inotify_init1`.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The corresponding C functions are `inotify_add_watch` and `inotify_rm_watch`.
    func watch(_ files: Set<String>) {
      var wanted: [Int32: Set<String>] = [:]
      for file in files {
        // Both ends of a link may change.
        for path in Set([file, FileReader.resolved(file) ?? file]) {
          add(path, to: &wanted)
          // A folder may go and come back as a whole.
          add(FilePath.folder(of: path), to: &wanted)
        }
      }
      for watch in names.keys where wanted[watch] == nil { inotify_rm_watch(descriptor, watch) }
      names = wanted
    }

    /// Watches for a name in its folder, or in the nearest folder above that is there.
    private func add(_ path: String, to wanted: inout [Int32: Set<String>]) {
      var path = path
      while true {
        let folder = FilePath.folder(of: path)
        let watch = inotify_add_watch(descriptor, folder, Self.events)
        if watch >= 0 {
          wanted[watch, default: []].insert(FilePath.name(of: path))
          return
        }
        if folder == path || folder == "." { return }
        path = folder
      }
    }

    private static let events = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF)

    // MARK: - News

    /// The corresponding C functions are `poll` and `read`.
    func wait(milliseconds: Int?) -> FileNews {
      let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
      while true {
        let left = end.map { max(0, ($0 - ContinuousClock.now) / .milliseconds(1)) }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&state, 1, left.map { Int32($0.rounded(.up)) } ?? -1)
        if count < 0, errno != EINTR { return .ended }
        if count > 0, readsNews() { return .changed }
        if left == 0 { return .quiet }
      }
    }

    /// Reads what waits; whether a part of it matters.
    private func readsNews() -> Bool {
      var isNews = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return isNews }
        buffer.withUnsafeBytes { bytes in
          var start = 0
          let head = MemoryLayout<inotify_event>.size
          while start + head <= count {
            let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            let end = start + head + Int(event.len)
            let name = bytes[start + head..<min(end, count)].prefix { $0 != 0 }
            if matters(event, String(decoding: name, as: UTF8.self)) { isNews = true }
            start = end
          }
        }
      }
    }

    private func matters(_ event: inotify_event, _ name: String) -> Bool {
      // Too much has happened to be told, or a folder itself has gone.
      let always = UInt32(IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
      return event.mask & always != 0 || names[event.wd]?.contains(name) ?? false
    }
  }
#endif
