internal import Synchronization

/// Where a run reads and writes: standard streams, or what a test gives in their place. Safe in threads.
public struct Console: Sendable {
  /// What became of bytes for standard output.
  public enum Outcome: Sendable {
    case written
    /// The reader has gone, as after `| head`.
    case closed
    /// They could not be written, as on a full disk.
    case failed
  }

  /// Takes bytes for standard output.
  public var output: @Sendable ([UInt8]) -> Outcome
  /// Takes bytes for standard error.
  public var error: @Sendable ([UInt8]) -> Void
  /// Reads standard input up to a limit; the path is for messages.
  public var input: @Sendable (_ limit: Int) throws -> [UInt8]
  /// Whether standard error is a terminal that a progress line may be written on.
  public var isTerminal: Bool

  public init(
    output: @escaping @Sendable ([UInt8]) -> Outcome, error: @escaping @Sendable ([UInt8]) -> Void,
    input: @escaping @Sendable (_ limit: Int) throws -> [UInt8], isTerminal: Bool
  ) {
    self.output = output
    self.error = error
    self.input = input
    self.isTerminal = isTerminal
  }

  /// Writes text to standard output; one that has gone is let go.
  func print(_ text: String) { _ = output(Array(text.utf8)) }

  /// Writes a line to standard error.
  func report(_ line: String) { error(Array((line + "\n").utf8)) }
}
