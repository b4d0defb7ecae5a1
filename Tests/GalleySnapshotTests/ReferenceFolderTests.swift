import Foundation
import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("References on disk")
final class ReferenceFolderTests {
  private let root: String
  private let folder: ReferenceFolder

  init() throws {
    root = NSTemporaryDirectory() + "references-\(UUID().uuidString)"
    folder = ReferenceFolder(
      of: root + "/docs/guide.md", variant: "square-phone", temporaries: TemporaryFiles())
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test("stand beside the article under names that people can read")
  func path() {
    #expect(folder.path == root + "/docs/__Snapshots__/guide/square-phone")
  }

  @Test("read back as what was recorded")
  func roundTrip() throws {
    let snapshots = try Self.snapshots("# Title\n\nSome text.", steps: "xs,ax5")
    for snapshot in snapshots { try folder.record(snapshot) }
    #expect(folder.names == ["01-xs", "12-ax5"])
    for snapshot in snapshots {
      let reference = try #require(try folder.reference(snapshot.name))
      #expect(reference.layout == snapshot.layout)
      #expect(reference.origin == SnapshotOrigin(scale: 1))
      #expect(reference.trace == snapshot.trace)
      #expect(reference.images == snapshot.images.map { $0 })
      #expect(reference.images.count == 1)
    }
    #expect(try folder.reference("02-s") == nil)
  }

  @Test("tell when a file beside them is of another recording")
  func mixed() throws {
    let (old, new) = (
      try Self.snapshots("One", steps: "l")[0], try Self.snapshots("Two", steps: "l")[0]
    )
    try folder.record(new)
    let trace = folder.path + "/04-l.trace.txt"
    let kept = try Data(contentsOf: URL(fileURLWithPath: trace))
    try folder.record(old)
    try kept.write(to: URL(fileURLWithPath: trace))
    #expect(throws: SnapshotError.mixed(path: trace)) { try self.folder.reference("04-l") }
  }

  @Test("keep the digest of an image that is too large to be kept")
  func tooLarge() throws {
    var snapshot = try Self.snapshots("One", steps: "l")[0]
    snapshot.images[0] += [UInt8](repeating: 0, count: ReferenceFolder.largestImage)
    try folder.record(snapshot)
    let reference = try #require(try folder.reference("04-l"))
    #expect(reference.images == [nil])
    #expect(reference.imageDigests.count == 1)
    #expect(reference.imageDigests[0].count == 64)
  }

  @Test("lose the files that a new recording no longer has")
  func fewerFiles() throws {
    var snapshot = try Self.snapshots("One", steps: "l")[0]
    snapshot.images += snapshot.images
    try folder.record(snapshot)
    #expect(
      FileReader.names(in: folder.path).sorted() == [
        "04-l-p001.png", "04-l-p002.png", "04-l.trace.txt", "04-l.txt",
      ])
    snapshot.images.removeLast()
    snapshot.trace = []
    try folder.record(snapshot)
    #expect(FileReader.names(in: folder.path).sorted() == ["04-l.png", "04-l.txt"])
    folder.remove("04-l")
    #expect(FileReader.names(in: folder.path).isEmpty)
  }

  @Test("say in which line they are damaged")
  func damaged() throws {
    try folder.record(try Self.snapshots("One", steps: "l")[0])
    let path = folder.path + "/04-l.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n")
    let damagedLine = lines.count - 1
    var broken = lines
    broken[damagedLine - 1] = "block"
    try broken.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: SnapshotError.damaged(path: path, line: damagedLine)) {
      try self.folder.reference("04-l")
    }
    try "nothing".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: SnapshotError.damaged(path: path, line: 1)) {
      try self.folder.reference("04-l")
    }
  }

  /// Snapshots of an article on the square face.
  static func snapshots(
    _ markdown: String, steps: String, sheet: StyleSheet = .reading
  ) throws -> [Snapshot] {
    let options = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: steps), scale: 1)
    let press = try Press(
      fonts: TestArticles.squareFonts(), styleSheet: sheet, options: options)
    return try press.snapshots(of: ArticleInput(path: "guide.md", bytes: Array(markdown.utf8)))
  }
}
