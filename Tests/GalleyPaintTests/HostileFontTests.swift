import DynamicType
import Foundation
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Hostile fonts")
struct HostileFontTests {
  /// Font files with the number of their mutants: fewer of large ones, so that all take seconds.
  private static let files = [
    ("Tests/Fixtures/square/Square.ttf", 60), ("Tests/Fixtures/formats/Square.otf", 60),
    ("Tests/Fixtures/formats/Square.woff", 60), ("Tests/Fixtures/formats/Square.woff2", 60),
    ("Tests/Fixtures/formats/Squares.ttc", 60),
    ("Fonts/faces/atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf", 60),
    ("Fonts/faces/jetbrains-mono/JetBrainsMono[wght].ttf", 60),
    ("Fonts/faces/source-serif-4/SourceSerif4[opsz,wght].ttf", 24),
    ("Fonts/faces/inter/Inter[opsz,wght].ttf", 24),
    ("Fonts/faces/noto/NotoSansDevanagari-Regular.ttf", 40),
    ("Fonts/faces/noto/NotoSansArabic-Regular.ttf", 40),
    ("Fonts/faces/noto/NotoColorEmoji.ttf", 8),
  ]

  /// Off the masters, so that variations are computed; faces without the axes stand as they are.
  private static let axes = [Face.Axis("opsz", 20), Face.Axis("wght", 633)]

  /// Ligatures, figures, marks, letters that join and letters that are put in another order, and a picture.
  private static let text =
    "Efficient 12:30 \u{201C}office\u{201D} e\u{301} مُحَمَّد لا क्षत्रिय हिन्दी 👍🏽 1️⃣"

  /// What became of a font: an error that says so, or pages; anything else ends the test's process.
  private enum Fate: Hashable {
    case refused, painted, notEmbedded
  }

  private func fate(_ bytes: [UInt8]) throws -> Fate {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).font"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let set = FontSet(
      name: "Hostile", path: "hostile.yaml", faces: [Face(file: path, axes: Self.axes)],
      faceLines: [1], roles: [.text: FontFamily(regular: 0)], match: .xHeight,
      synthesis: [.slant, .bold])
    let composer: PDFComposer
    do {
      composer = try PDFComposer(set, width: 300, height: 200)
    } catch {
      #expect(error is FontError)
      return .refused
    }
    _ = composer.worker.faceFindings()
    _ = composer.worker.description(of: 0)
    composer.set(Self.text, size: 17)
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
  func mutations(_ file: String, _ count: Int) throws {
    let bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: PDFComposer.root + "/" + file)))
    #expect(try fate(bytes) == .painted)
    var fates: [Fate: Int] = [:]
    for seed in UInt64(0)..<UInt64(count) {
      fates[try fate(FontMutation(bytes, seed: seed).bytes), default: 0] += 1
    }
    #expect(fates.values.reduce(0, +) == count)
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
