import Foundation
import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Formats of font files")
struct FontFormatTests {
  private func worker(_ face: Face) throws(FontError) -> TextWorker {
    try TextWorker(
      fonts: FontSet(
        name: "Test", path: "test.yaml", faces: [face], faceLines: [3],
        roles: [.text: FontFamily(regular: 0)]))
  }

  /// Writes bytes into a file of its own and tells why it cannot be used.
  private func trouble(_ bytes: [UInt8], index: Int = 0) throws -> String? {
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).font"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    do throws(FontError) {
      _ = try worker(Face(file: path, index: index))
      return nil
    } catch {
      return error.description.replacingOccurrences(of: path, with: "FILE")
    }
  }

  @Test(
    "the same face in another format gives the same glyphs in the same places",
    arguments: [
      ("formats/Square.otf", 0, FontFormat.openType), ("formats/Square.woff", 0, .woff),
      ("formats/Square.woff2", 0, .woff2), ("formats/Squares.ttc", 0, .collection),
    ])
  func formats(_ file: String, index: Int, format: FontFormat) throws {
    let request = ShapingRequest("Square e\u{301} שלום")
    let plain = try TestFonts.square()
    let other = try worker(Face(file: TestFonts.fixture(file), index: index))
    let (expected, found) = (plain.shape(request), other.shape(request))
    #expect(found.glyphs == expected.glyphs)
    #expect(found.advances == expected.advances)
    #expect(found.displacements == expected.displacements)
    let description = other.description(of: 0)
    #expect(description.format == format)
    #expect(description.facts == plain.description(of: 0).facts)
    #expect(description.version == "Version 1.000")
  }

  @Test("a collection gives the face of the index")
  func collection() throws {
    let bold = try worker(Face(file: TestFonts.fixture("formats/Squares.ttc"), index: 1))
    #expect(bold.description(of: 0).facts.postScriptName == "GalleySquare-Bold")
    let path = TestFonts.fixture("formats/Squares.ttc")
    let error = #expect(throws: FontError.self) { try worker(Face(file: path, index: 2)) }
    #expect(
      error?.description
        == "test.yaml:3: \(path) has 2 faces, none at index 2; use an index from 0 to 1")
  }

  @Test(
    "a web font has one face", arguments: ["formats/Square.woff", "formats/Square.woff2"])
  func webFontIndex(_ file: String) throws {
    let path = TestFonts.fixture(file)
    let error = #expect(throws: FontError.self) { try worker(Face(file: path, index: 1)) }
    #expect(
      error?.description == "test.yaml:3: \(path) has 1 face, none at index 1; leave `index` out")
  }

  @Test(
    "what is no font that Galley reads is named, with a remedy",
    arguments: [
      (
        "%!PS-AdobeFont-1.0: Brand",
        "is a Type 1 font, which is not read; convert it to OpenType (.otf or .ttf)"
      ),
      ("\u{1}fcp", "is a bitmap font, which is not read; convert it to OpenType (.otf or .ttf)"),
      (
        "STARTFONT 2.1",
        "is a bitmap font, which is not read; convert it to OpenType (.otf or .ttf)"
      ),
      ("PK\u{3}\u{4}", "is a ZIP archive, which is not read; unpack it and name the font in it"),
      (
        "<!DOCTYPE html>",
        "is a web page or another text with tags, which is not read; fetch the font file itself"
      ),
      (
        "version https://git-lfs.github.com/spec/v1",
        "is a pointer to a file in Git LFS, which is not read; run `git lfs pull`"
      ),
      ("", "is no font that can be used; fetch it again or name another"),
      ("hello", "is no font that can be used; fetch it again or name another"),
    ])
  func foreign(_ text: String, message: String) throws {
    let bytes = text.hasPrefix("\u{1}fcp") ? [0x01, 0x66, 0x63, 0x70] : Array(text.utf8)
    #expect(try trouble(bytes) == "test.yaml:3: FILE \(message)")
  }

  @Test("a PFB file is a Type 1 font too")
  func binaryType1() throws {
    #expect(try trouble([0x80, 0x01, 0x10, 0x00])?.contains("a Type 1 font") == true)
  }

  @Test(
    "a file cut short anywhere in its first tables is an error, or a font whose damage is told",
    arguments: ["square/Square.ttf", "formats/Square.otf", "formats/Square.woff2"])
  func cut(_ file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFonts.fixture(file))))
    for length in stride(from: 4, to: bytes.count / 2, by: 97) {
      let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).font"
      try Data(bytes[..<length]).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      do throws(FontError) {
        let findings = try worker(Face(file: path)).faceFindings()
        #expect(findings.map(\.rule) == ["damaged-face"], "cut after \(length) bytes")
      } catch {
        #expect(error.description.hasSuffix("fetch it again or name another"))
      }
    }
  }

  @Test("a font whose outlines lie outside their table is told to be damaged, with its place")
  func damaged() throws {
    var bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: TestFonts.fixture("square/Square.ttf"))))
    let entry = try #require(
      (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first {
        bytes[$0..<$0 + 4].elementsEqual("loca".utf8)
      })
    let loca = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes[loca + 4] = 0xFF
    let path = NSTemporaryDirectory() + "galley-\(UUID().uuidString).ttf"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let findings = try worker(Face(file: path)).faceFindings()
    #expect(findings.map(\.rule) == ["damaged-face"])
    #expect(
      findings.first?.message
        == "the font \(path) is damaged: the outline of glyph 1 lies outside its table glyf")
    #expect(findings.first?.position == SourcePosition(line: 3, column: 1))
    #expect(findings.first?.file == "test.yaml")
  }
}
