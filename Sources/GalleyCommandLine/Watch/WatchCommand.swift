internal import GalleyKit

/// `galley proof --watch`: proofs, and again whenever a file is saved that something was made from, until an interrupt.
struct WatchCommand {
  let tool: CommandLineTool
  /// The arguments with the defaults of the working folder as these are now.
  let arguments: () throws -> ParsedArguments
  let watcher: any FileWatcher

  /// The exit status when the files can no longer be watched; it ends by an interrupt else.
  ///
  /// Throws what is wrong with the command line before there is anything to watch, and ``OutputClosed``.
  func run() throws -> Int32 {
    var round = try WatchRound(arguments(), tool: tool)
    try round.start()
    let wait = ChangeWait(watcher: watcher)
    while let changes = wait.changes(of: &round.list) {
      try round.proofAgain(after: changes, arguments)
    }
    tool.complain("the files can no longer be watched; start it again")
    return 2
  }

  /// The kernel's news where it has some to give.
  static func systemWatcher() -> any FileWatcher {
    #if os(Linux)
      if let kernel = InotifyWatcher() { return kernel }
    #endif
    return PollingWatcher()
  }
}
