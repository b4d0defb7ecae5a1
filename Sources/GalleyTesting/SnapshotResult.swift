/// What came of verifying a snapshot.
public struct SnapshotResult: Sendable {
  /// The paths of the references that were recorded.
  public internal(set) var recorded: [String] = []
  /// The paths of the references that were removed, of pages that are gone.
  public internal(set) var removed: [String] = []
  /// The paths of the references that are not there and were not recorded.
  public internal(set) var missing: [String] = []
  /// The paths of the references that differ and were not recorded.
  public internal(set) var differing: [String] = []
  /// What differs, a line each; of what was recorded too.
  public internal(set) var words: [String] = []
  /// What was passed over, and why.
  public internal(set) var notes: [String] = []
  /// Why there is nothing to compare.
  public internal(set) var failure: String?
  /// What shows the difference: the actual files, and pictures of reference, difference and actual.
  public internal(set) var attachments: [SnapshotFile] = []

  /// Whether a test fails for it. What was recorded fails too, so that nobody takes a new reference for a passed test.
  public var isFailure: Bool {
    failure != nil || ![recorded, removed, missing, differing].allSatisfy(\.isEmpty)
  }

  /// What is the matter and what to do about it; nil where nothing is.
  public var message: String? {
    guard isFailure else { return nil }
    var lines: [String] = []
    if let failure { lines.append(failure) }
    lines += recorded.map { "recorded \($0); look at it, then run again" }
    lines += removed.map { "removed \($0), a page that is gone" }
    lines += missing.map { "no reference \($0); GALLEY_RECORD=missing records it" }
    lines += differing.map { "\($0) differs; GALLEY_RECORD=failed records it" }
    return (lines + words.map { "  \($0)" }).joined(separator: "\n")
  }
}
