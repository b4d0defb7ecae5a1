internal import Synchronization

/// Passes on values in the order of their numbers, whatever the order in which they come. Safe in threads.
final class InOrder<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: Value] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let pass: @Sendable (Value) -> Void

  /// `pass` is called by one thread at a time.
  init(_ pass: @escaping @Sendable (Value) -> Void) {
    self.pass = pass
  }

  /// Takes the value of a number, from 0, each once.
  func give(_ value: Value, at number: Int) {
    state.withLock { state in
      state.waiting[number] = value
      while let value = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        pass(value)
      }
    }
  }
}
