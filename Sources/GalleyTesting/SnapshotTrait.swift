public import GalleySnapshot
public import Testing

/// Says how the snapshots of a test, or of all tests of a suite, are verified.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode

  /// It holds for the tests of a suite's suites too, unless they say otherwise.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = SnapshotSettings.current
    settings.record = record
    try await SnapshotSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// What the snapshots of the test or the suite record, whatever `GALLEY_RECORD` says.
  ///
  ///     @Suite(.snapshots(record: .failed))
  public static func snapshots(record: RecordMode) -> Self { SnapshotTrait(record: record) }
}
