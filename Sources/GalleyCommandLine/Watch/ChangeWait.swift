/// Waits until files of a list have changed and the changes are over.
struct ChangeWait {
  let watcher: any FileWatcher

  /// For how long nothing may happen before what was written counts as whole: editors save in several steps.
  static let quietMilliseconds = 100

  /// The files that have changed, one at least; nil when nobody tells any more.
  func changes(of list: inout WatchList) -> [String]? {
    while true {
      // Again each time: a folder may have been replaced.
      watcher.watch(list.files)
      // What has changed before somebody watched is no news.
      var changes = list.changes()
      if changes.isEmpty, watcher.wait(milliseconds: nil) == .ended { return nil }
      var news = FileNews.changed
      while news == .changed { news = watcher.wait(milliseconds: Self.quietMilliseconds) }
      if news == .ended { return nil }
      changes = Set(changes).union(list.changes()).sorted()
      if !changes.isEmpty { return changes }
    }
  }
}
