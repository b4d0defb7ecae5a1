import Foundation
import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("Several accepted references")
final class AcceptedReferencesTests {
  private let root: String
  private let folder: ReferenceFolder

  init() throws {
    root = NSTemporaryDirectory() + "accepted-\(UUID().uuidString)"
    folder = ReferenceFolder(
      of: root + "/guide.md", variant: "square-phone", temporaries: TemporaryFiles())
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test("each of them matches, and a difference is told from the first")
  func matches() throws {
    let (one, two, three) = (
      try Self.snapshot("One"), try Self.snapshot("Two"), try Self.snapshot("Three")
    )
    try folder.accept(one)
    try folder.accept(two)
    #expect(folder.names == ["04-l"])
    #expect(try folder.references("04-l").map(\.name) == ["04-l", "04-l~2"])
    for snapshot in [one, two] { #expect(try !verify(snapshot, .never).isFailure) }
    let verification = try verify(three, .never)
    #expect(verification.lines == [#"L, paragraph 1 (guide.md:1): "One" -> "Three""#])
    try folder.accept(three)
    #expect(try folder.references("04-l").map(\.name) == ["04-l", "04-l~2", "04-l~3"])
  }

  @Test("recording leaves one, and removing none")
  func record() throws {
    for text in ["One", "Two"] { try folder.accept(Self.snapshot(text)) }
    try folder.record(Self.snapshot("Three"))
    #expect(
      FileReader.names(in: folder.path) == ["04-l.png", "04-l.trace.txt", "04-l.txt"])
    try folder.accept(Self.snapshot("Four"))
    folder.remove("04-l")
    #expect(FileReader.names(in: folder.path).isEmpty)
  }

  @Test("writers at the same time leave the whole reference of one of them")
  func writers() throws {
    let snapshots = try ["One", "Two", "Three"].map { try Self.snapshot($0) }
    let folder = folder
    DispatchQueue.concurrentPerform(iterations: 24) { index in
      try? folder.record(snapshots[index % 3])
    }
    let reference = try #require(try folder.reference("04-l"))
    #expect(snapshots.map(\.layout).contains(reference.layout))
    #expect(snapshots.contains { $0 == Snapshot(reference) })
  }

  private func verify(_ snapshot: Snapshot, _ mode: RecordMode) throws -> SnapshotVerification {
    try SnapshotVerification(
      of: [snapshot], article: "guide.md", in: folder,
      order: ScalingCurve.dynamicType.steps.map(\.name), mode: mode)
  }

  private static func snapshot(_ text: String) throws -> Snapshot {
    try ReferenceFolderTests.snapshots(text, steps: "l")[0]
  }
}
