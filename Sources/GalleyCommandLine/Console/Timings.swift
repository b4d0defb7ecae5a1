internal import GalleyKit
internal import Synchronization

/// Where the time of a run went, by stage. Safe in threads.
final class Timings: Sendable {
  private struct Key: Hashable {
    var stage: PressEvent.Stage
    var step: String?
  }

  private struct State {
    var began: [Key: [ContinuousClock.Instant]] = [:]
    var total: [PressEvent.Stage: Duration] = [:]
  }

  private let start = ContinuousClock.now
  private let state = Mutex(State())

  func record(_ event: PressEvent) {
    let now = ContinuousClock.now
    state.withLock { state in
      switch event {
      case .began(let stage, let step):
        state.began[Key(stage: stage, step: step?.name), default: []].append(now)
      case .ended(let stage, let step):
        guard let began = state.began[Key(stage: stage, step: step?.name)]?.popLast() else {
          return
        }
        state.total[stage, default: .zero] += now - began
      case .finished: break
      }
    }
  }

  /// A line for each stage, summed over threads, and one for the whole.
  var table: String {
    let total = state.withLock { $0.total }
    let rows = PressEvent.Stage.allCases.compactMap { stage in
      total[stage].map { Self.row(stage.rawValue, $0) }
    }
    let whole = Self.row("whole", ContinuousClock.now - start)
    return (["timings in milliseconds, summed over threads:"] + rows + [whole])
      .joined(separator: "\n")
  }

  private static func row(_ name: String, _ time: Duration) -> String {
    let tenths =
      (time.components.attoseconds / 100_000_000_000_000) + time.components.seconds * 10_000
    let number = "\(tenths / 10).\(tenths % 10)"
    let space = String(repeating: " ", count: max(1, 22 - name.count - number.count))
    return "  \(name)\(space)\(number)"
  }
}
