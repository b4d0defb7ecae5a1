internal import GalleyKit

/// Nobody reads standard output any more, as after `| head`: the run ends, and nothing is wrong.
struct OutputClosed: Error {}

extension CommandLineTool {
  /// Writes to standard output.
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

  /// Says findings, a line each, on standard error.
  func note(_ findings: [Finding]) {
    for finding in findings { console.report(finding.line(order: [])) }
  }
}
