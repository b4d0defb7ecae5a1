internal import GalleyKit

/// Nobody reads standard output any more, as after `| head`: the run ends, and nothing is wrong.
struct OutputClosed: Error {}

extension CommandLineTool {
  /// Writes what the command is asked to print to standard output.
  ///
  /// Throws ``OutputClosed`` when its reader has gone, ``UsageError`` when it cannot be written.
  func write(_ bytes: [UInt8]) throws {
    switch console.output(bytes) {
    case .written: return
    case .closed: throw OutputClosed()
    case .failed:
      throw UsageError("standard output cannot be written; is the disk full?")
    }
  }

  /// Writes what the command does or finds to standard output; in silence once its reader has gone, since the files and
  /// the exit status count.
  ///
  /// Throws ``UsageError`` when it cannot be written.
  func tell(_ bytes: [UInt8]) throws {
    do { try write(bytes) } catch is OutputClosed {}
  }

  /// Tells a line, safe for a terminal: it may hold what an article says.
  func tell(_ line: String) throws {
    try tell(Array((ShownText.message(line) + "\n").utf8))
  }

  /// Says findings, a line each, on standard error.
  func note(_ findings: [Finding]) {
    for finding in findings { console.report(finding.line(order: [])) }
  }
}
