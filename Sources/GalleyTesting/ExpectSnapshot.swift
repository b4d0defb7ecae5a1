public import GalleySnapshot
public import Testing

/// Expects a value to be as its reference says.
///
///     let proof = try ArticleProof(contentsOf: "Guide.md", with: press)
///     expectSnapshot(of: proof, as: .layout)
///     expectSnapshot(of: proof, as: .image(scale: 1))
///
/// References stand in `__Snapshots__/<test file>/` beside the test's file and are named after the test and its
/// arguments, each step a file. What has none is recorded, and the test fails so that nobody takes it for one that passed;
/// `GALLEY_RECORD` and `snapshots(record:)` say otherwise. When it differs, the test fails with what
/// differs in words, and the actual files and pictures of the difference are attached to it.
///
/// - Parameters:
///   - value: what is to be as it was.
///   - form: what is kept of it.
///   - name: that of the reference, where a test has several; nil for that of the test with its arguments.
///   - record: what is recorded; nil for what the test's trait says, else `GALLEY_RECORD`.
///   - filePath: the test's file, beside which the references are.
///   - sourceLocation: where the test fails.
/// - Returns: what came of it.
@discardableResult
public func expectSnapshot<Value>(
  of value: Value, as form: SnapshotForm<Value>, named name: String? = nil,
  record: RecordMode? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotResult {
  let result = verifySnapshot(
    of: value, as: form, named: name, record: record, filePath: filePath)
  for attachment in result.attachments {
    Attachment.record(
      attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
  }
  for note in result.notes {
    Issue.record("\(note)", severity: .warning, sourceLocation: sourceLocation)
  }
  if let message = result.message {
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }
  return result
}
