import Foundation
import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("Verifying snapshots")
final class SnapshotVerificationTests {
  private let root: String
  private let folder: ReferenceFolder
  private static let order = ScalingCurve.dynamicType.steps.map(\.name)

  init() throws {
    root = NSTemporaryDirectory() + "verification-\(UUID().uuidString)"
    folder = ReferenceFolder(
      of: root + "/guide.md", variant: "square-phone", temporaries: TemporaryFiles())
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test("what has no reference fails, and is recorded unless the mode says never")
  func missing() throws {
    let snapshots = try ReferenceFolderTests.snapshots("One", steps: "xs,l")
    let never = try verify(snapshots, .never)
    #expect(never.isFailure)
    #expect(folder.names.isEmpty)
    let missing = try verify(snapshots, .missing)
    #expect(missing.isFailure)
    #expect(missing.steps.map(\.isRecorded) == [true, true])
    #expect(folder.names == ["01-xs", "04-l"])
    #expect(try !verify(snapshots, .never).isFailure)
  }

  @Test("what differs fails in every mode, and is recorded by failed and all alone")
  func modes() throws {
    let old = try ReferenceFolderTests.snapshots("One two", steps: "l")
    let new = try ReferenceFolderTests.snapshots("One three", steps: "l")
    for mode in RecordMode.allCases {
      try folder.record(old[0])
      let verification = try verify(new, mode)
      #expect(verification.isFailure)
      #expect(verification.verdict.lines == [#"L, paragraph 1 (guide.md:1): "two" -> "three""#])
      let records = mode == .failed || mode == .all
      #expect(verification.steps[0].isRecorded == records)
      #expect(try folder.reference("04-l")?.layout == (records ? new : old)[0].layout)
    }
    // All records what is equal too, and that fails like every recording.
    #expect(try verify(new, .all).isFailure)
  }

  @Test("a color is told by the trace, with the layout equal")
  func color() throws {
    let old = try ReferenceFolderTests.snapshots("One", steps: "l")
    try folder.record(old[0])
    var sheet = StyleSheet.reading
    sheet.light.text = Color(red: 0, green: 0, blue: 0)
    let new = try ReferenceFolderTests.snapshots("One", steps: "l", sheet: sheet)
    let verification = try verify(new, .never)
    #expect(verification.lines == [#"L: color #1a1a1a -> #000000 of the text "One""#])
    let comparison = try difference(of: verification)
    #expect(comparison.layout.changes.isEmpty)
    #expect(comparison.trace?.words == [#"color #1a1a1a -> #000000 of the text "One""#])
    guard case .different(let pages) = comparison.pixels else {
      Issue.record("the pixels are equal")
      return
    }
    #expect(pages.map(\.index) == [0])
  }

  @Test("pixels that others have painted do not count, and the layout does")
  func otherVersions() throws {
    var old = try ReferenceFolderTests.snapshots("One", steps: "l")[0]
    old.origin.libraries[0].version = "0.0.1"
    old.images[0] = try ReferenceFolderTests.snapshots("Other", steps: "l")[0].images[0]
    try folder.record(old)
    let new = try ReferenceFolderTests.snapshots("One", steps: "l")
    let verification = try verify(new, .never)
    #expect(!verification.isFailure)
    guard case .match(let comparison) = verification.steps[0].outcome,
      case .skipped(let reasons) = comparison.pixels
    else {
      Issue.record("the pixels count")
      return
    }
    let library = new[0].origin.libraries[0]
    #expect(reasons == ["\(library.name) 0.0.1 -> \(library.version)"])
    let changed = try ReferenceFolderTests.snapshots("Two", steps: "l")
    #expect(try verify(changed, .never).isFailure)
  }

  @Test("a shift by one pixel differs by exactly that", arguments: [0.0, 1.0])
  func shift(share: Double) throws {
    let new = try ReferenceFolderTests.snapshots("One", steps: "l")
    let image = try PixelImage(decoding: new[0].images[0], path: "a.png")
    var old = new[0]
    old.images[0] = Self.shifted(image).png()
    try folder.record(old)
    let verification = try verify(new, .never, ImageTolerance(share: share))
    // Everything may differ with a share of 1.
    #expect(verification.isFailure == (share == 0))
  }

  @Test("a damaged reference fails and says where")
  func damaged() throws {
    let snapshots = try ReferenceFolderTests.snapshots("One", steps: "l")
    try folder.record(snapshots[0])
    try "nothing\n".write(
      toFile: folder.path + "/04-l.txt", atomically: true, encoding: .utf8)
    let verification = try verify(snapshots, .missing)
    guard case .damaged(let error) = verification.steps[0].outcome else {
      Issue.record("the reference is whole")
      return
    }
    #expect(error == .damaged(path: folder.path + "/04-l.txt", line: 1))
    #expect(verification.isFailure)
    #expect(!verification.steps[0].isRecorded)
  }

  @Test("the mode comes from the environment, and is never under CI")
  func environment() {
    #expect(RecordMode(environment: [:]) == .missing)
    #expect(RecordMode(environment: ["CI": "true"]) == .never)
    #expect(RecordMode(environment: ["CI": ""]) == .missing)
    #expect(RecordMode(environment: ["CI": "true", "GALLEY_RECORD": "all"]) == .all)
    #expect(RecordMode(environment: ["GALLEY_RECORD": "always"]) == nil)
  }

  private func verify(
    _ snapshots: [Snapshot], _ mode: RecordMode, _ tolerance: ImageTolerance = .exact
  ) throws -> SnapshotVerification {
    try SnapshotVerification(
      of: snapshots, article: "guide.md", in: folder, order: Self.order, mode: mode,
      tolerance: tolerance)
  }

  private func difference(of verification: SnapshotVerification) throws -> SnapshotComparison {
    guard case .different(let comparison) = verification.steps[0].outcome else {
      throw CocoaError(.featureUnsupported)
    }
    return comparison
  }

  /// An image whose pixels are one further to the right; the first column is white.
  private static func shifted(_ image: PixelImage) -> PixelImage {
    var rgba: [UInt8] = []
    for row in 0..<image.pixelHeight {
      rgba += [255, 255, 255, 255]
      for column in 0..<image.pixelWidth - 1 { rgba += image.rgba(column: column, row: row) }
    }
    return PixelImage(
      pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight, rgba: rgba)
  }
}
