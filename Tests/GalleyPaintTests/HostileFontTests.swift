import DynamicType
import Foundation
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Hostile fonts")
struct HostileFontTests {
  private static let files = [
    "Tests/Fixtures/square/Square.ttf", "Tests/Fixtures/formats/Square.otf",
    "Tests/Fixtures/formats/Square.woff", "Tests/Fixtures/formats/Square.woff2",
    "Tests/Fixtures/formats/Squares.ttc",
    "Fonts/faces/atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf",
    "Fonts/faces/jetbrains-mono/JetBrainsMono[wght].ttf",
  ]

  /// What became of a font: an error that says so, or pages; anything else ends the test's process.
  private enum Fate: Hashable {
    case refused, painted, notEmbedded
  }

  private func fate(_ bytes: [UInt8]) throws -> Fate {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).font"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let set = FontSet(
      name: "Hostile", path: "hostile.yaml", faces: [Face(file: path)], faceLines: [1],
      roles: [.text: FontFamily(regular: 0)], match: .xHeight, synthesis: [.slant, .bold])
    let composer: PDFComposer
    do {
      composer = try PDFComposer(set, width: 300, height: 200)
    } catch {
      #expect(error is FontError)
      return .refused
    }
    _ = composer.worker.faceFindings()
    _ = composer.worker.description(of: 0)
    composer.set("Efficient 12:30 \u{201C}office\u{201D} e\u{301}", size: 17)
    composer.set(
      [
        PDFComposer.Part(
          text: "bold italic", node: composer.node(.paragraph), weight: .bold, isItalic: true)
      ], size: 40)
    for run in composer.runs { _ = composer.worker.ink(of: run.run.run) }
    let faces = composer.worker.faces
    let png = try PNGPainter(faces: faces).bytes(of: composer.page)
    #expect(png.starts(with: [0x89, 0x50]))
    let svg = SVGPainter(faces: faces).paint(
      composer.page, structure: composer.structure, language: "en", title: "", addresses: [:])
    #expect(!svg.isEmpty)
    do {
      let complaints = PDFReader(try composer.painted()).complaints
      #expect(complaints == [])
      return .painted
    } catch {
      #expect(error is PDFError)
      return .notEmbedded
    }
  }

  @Test(
    "a damaged font is refused, told of or painted as far as it goes, and never ends the process",
    arguments: files)
  func mutations(_ file: String) throws {
    let bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: PDFComposer.root + "/" + file)))
    #expect(try fate(bytes) == .painted)
    var fates: [Fate: Int] = [:]
    for seed in UInt64(0)..<60 {
      fates[try fate(FontMutation(bytes, seed: seed).bytes), default: 0] += 1
    }
    #expect(fates.values.reduce(0, +) == 60)
    // Some damage is too much for every reader.
    #expect(fates[.refused, default: 0] > 0)
  }

  @Test("a font that claims to unpack to more than memory is refused")
  func bomb() throws {
    var bytes = [UInt8](
      try Data(
        contentsOf: URL(
          fileURLWithPath: PDFComposer.root + "/Tests/Fixtures/formats/Square.woff2")))
    // totalSfntSize of the header.
    bytes.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xF0])
    #expect(try [.refused, .painted].contains(fate(bytes)))
  }
}
