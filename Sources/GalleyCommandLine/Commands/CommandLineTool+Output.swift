internal import GalleyKit

extension CommandLineTool {
  /// Writes to standard output.
  ///
  /// Throws ``UsageError`` when nobody reads it any more.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    guard console.output(bytes) else {
      throw UsageError("standard output cannot be written: it was closed, or the disk is full")
    }
  }

  /// Says findings, a line each, on standard error.
  func note(_ findings: [Finding]) {
    for finding in findings { console.report(finding.line(order: [])) }
  }
}
