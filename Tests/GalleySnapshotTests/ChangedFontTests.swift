import Foundation
import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

/// The square face again, as another version of it might be.
@Suite("Snapshots under another version of a font")
final class ChangedFontTests {
  private let root: String
  private let folder: ReferenceFolder

  init() throws {
    root = NSTemporaryDirectory() + "fonts-\(UUID().uuidString)"
    folder = ReferenceFolder(
      of: root + "/guide.md", variant: "square-phone", temporaries: TemporaryFiles())
    try FileManager.default.copyItem(
      atPath: TestArticles.root + "/Tests/Fixtures/square", toPath: root)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test("narrower glyphs are told with the file and the first line that has another width")
  func narrower() throws {
    try record("One two")
    try change { font in
      // 900 in the place of 1000 units.
      let (start, length) = Self.table("hmtx", of: font)
      for place in stride(from: start, to: start + length - 3, by: 4) {
        (font[place], font[place + 1]) = (0x03, 0x84)
      }
    }
    let verification = try verify("One two")
    #expect(verification.isFailure)
    #expect(
      verification.lines == [
        "the file of GalleySquare-Regular is another than that of the reference",
        "L, paragraph 1 (guide.md:1): line 1 has another width: 119 -> 107.1",
      ])
  }

  @Test("a character that the face no longer has is told as a missing glyph")
  func missing() throws {
    try record("Size")
    try change { font in
      // The end of the first range of characters, U+007E, becomes U+0079, and z has no glyph.
      let end = Self.table("cmap", of: font).start + 20 + 14
      #expect(font[end...end + 1] == [0x00, 0x7E])
      font[end + 1] = 0x79
    }
    let verification = try verify("Size")
    #expect(verification.isFailure)
    #expect(
      verification.lines == [
        "the file of GalleySquare-Regular is another than that of the reference",
        #"L: a glyph is missing now in the text "Size""#,
      ])
  }

  @Test("another file that sets and paints the same matches")
  func same() throws {
    try record("Size")
    try change { $0.append(0) }
    #expect(try !verify("Size").isFailure)
  }

  private func record(_ text: String) throws {
    for snapshot in try snapshots(text) { try folder.record(snapshot) }
  }

  private func verify(_ text: String) throws -> SnapshotVerification {
    try SnapshotVerification(
      of: snapshots(text), article: "guide.md", in: folder,
      order: ScalingCurve.dynamicType.steps.map(\.name), mode: .never)
  }

  private func snapshots(_ text: String) throws -> [Snapshot] {
    let options = PressOptions(steps: try ScalingCurve.dynamicType.steps(matching: "l"), scale: 1)
    return try Press(fonts: FontSet(contentsOf: root + "/square.yaml"), options: options)
      .snapshots(of: ArticleInput(path: "guide.md", bytes: Array(text.utf8)))
  }

  private func change(_ body: (inout [UInt8]) -> Void) throws {
    let url = URL(fileURLWithPath: root + "/Square.ttf")
    var font = Array(try Data(contentsOf: url))
    body(&font)
    try Data(font).write(to: url)
  }

  /// Where a table of a font begins and how long it is: from the table directory of an OpenType file.
  private static func table(_ tag: String, of font: [UInt8]) -> (start: Int, length: Int) {
    func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    for entry in stride(from: 12, to: 12 + 16 * 20, by: 16)
    where Array(font[entry..<entry + 4]) == Array(tag.utf8) {
      return (number(entry + 8), number(entry + 12))
    }
    return (0, 0)
  }
}
