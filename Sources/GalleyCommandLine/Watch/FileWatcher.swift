/// Tells when files may have changed: the system says so, or somebody looks now and then.
///
/// It may tell too much, never too little: who asked compares the files themselves.
protocol FileWatcher: AnyObject {
  /// Watches files from now on, and no others; also those that are not there yet.
  func watch(_ files: Set<String>)

  /// Waits for news, at most some milliseconds; nil waits without end.
  func wait(milliseconds: Int?) -> FileNews
}

/// What came of waiting.
enum FileNews: Hashable, Sendable {
  /// A file may have changed.
  case changed
  /// None has, in the time that was given.
  case quiet
  /// Nobody will tell any more.
  case ended
}
