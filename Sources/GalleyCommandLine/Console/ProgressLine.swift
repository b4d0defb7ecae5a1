internal import GalleyKit
internal import Synchronization

/// The line that tells how far a run is, on a terminal only; it leaves nothing behind. Safe in threads.
final class ProgressLine: Sendable {
  private let console: Console
  private let isShown: Bool
  private let state = Mutex(false)

  init(_ console: Console, isQuiet: Bool, environment: [String: String]) {
    self.console = console
    isShown = console.isTerminal && !isQuiet && environment["TERM"] != "dumb"
  }

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    guard isShown else { return }
    state.withLock { isWritten in
      isWritten = true
      // Longer than a narrow terminal would wrap and could not be taken back.
      console.error(Array("\r\(ShownText.message(String(text.prefix(76))))\u{1B}[K".utf8))
    }
  }

  /// Takes the line away, before anything else is written.
  func clear() {
    state.withLock { isWritten in
      if isWritten { console.error(Array("\r\u{1B}[K".utf8)) }
      isWritten = false
    }
  }
}
