import DynamicType
import Foundation
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("What the PDF painter refuses")
struct PDFCheckTests {
  /// A sound page of two leaves with nodes and an artifact.
  static let leaves = [
    PaintedPage.Leaf(node: 1, replacement: nil, item: 3),
    PaintedPage.Leaf(node: nil, replacement: nil, item: 5),
    PaintedPage.Leaf(node: 2, replacement: nil, item: 6),
  ]
  static let content = """
    /P<</MCID 0>>BDC
    BT
    /F0 12 Tf
    1 0 0 1 10 10 Tm
    [(EMC BDC \\) f)-20(x)]TJ
    ET
    EMC
    /Artifact<</Type/Layout>>BDC
    0 0 10 10 re f
    EMC
    /P<</MCID 1>>BDC
    /Span<</ActualText<FEFF0041>>>BDC
    q 1 0 0 1 0 0 cm/X0 Do Q
    EMC
    EMC

    """

  private func check(_ content: String, _ leaves: [PaintedPage.Leaf] = Self.leaves) throws {
    try ContentCheck.check(PaintedPage(content: Array(content.utf8), leaves: leaves), number: 4)
  }

  @Test("a sound page passes")
  func sound() throws {
    #expect(throws: Never.self) { try check(Self.content) }
  }

  @Test(
    "every way to break the marks is caught and names the page and the item",
    arguments: [
      ("ET\nEMC\n", "ET\n", 3, "a mark does not end"),
      ("/X0 Do Q\nEMC\nEMC\n", "/X0 Do Q\nEMC\n", 6, "a mark does not end"),
      ("re f\nEMC\n", "re f\nEMC\nEMC\n", 5, "a mark ends that has not begun"),
      (
        "/Artifact<</Type/Layout>>BDC\n0 0 10 10 re f\nEMC\n", "0 0 10 10 re f\n", 3,
        "something is painted outside every mark"
      ),
      (
        "/Artifact<</Type/Layout>>BDC\n0 0 10 10 re f\nEMC\n", "", 5,
        "there are 2 marks for 3 leaves"
      ),
      ("/MCID 1", "/MCID 2", 6, "mark 1 is not numbered in order"),
      ("/P<</MCID 1>>BDC", "/P<<>>BDC", 6, "there are 1 numbered marks for 2 leaves with a node"),
    ])
  func mutations(_ found: String, _ put: String, _ item: Int, _ reason: String) throws {
    let range = try #require(Self.content.range(of: found))
    let broken = Self.content.replacingCharacters(in: range, with: put)
    #expect(throws: PDFError.brokenMarks(page: 4, item: item, reason: reason)) {
      try check(broken)
    }
  }

  @Test(
    "pages that PDF/A does not allow are refused",
    arguments: [
      (14_400.5, 100.0), (100, 20_000), (0, 100), (100, -1), (.nan, 100),
    ])
  func pageSizes(_ width: Double, _ height: Double) throws {
    let composer = try PDFComposer(width: width, height: height)
    let error = #expect(throws: PDFError.self) { try composer.painted() }
    guard case .pageSize(let page, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(page == 1)
  }

  @Test("the longest page that PDF/A allows is painted")
  func longest() throws {
    let composer = try PDFComposer(width: 14_400, height: 14_400)
    composer.set("Text")
    let reader = PDFReader(try composer.painted())
    #expect(reader.numbers(reader[reader.page(0), "/MediaBox"]) == [0, 0, 14_400, 14_400])
  }

  @Test("no pages are an error")
  func noPages() throws {
    let composer = try PDFComposer()
    let painter = PDFPainter(faces: composer.worker.faces)
    #expect(throws: PDFError.noPages) {
      try painter.paint(pages: [], structure: [], description: composer.description())
    }
  }

  @Test("a page without items is a page")
  func empty() throws {
    let reader = PDFReader(try PDFComposer().painted())
    #expect(reader.complaints == [])
    #expect(reader.pageCount == 1)
  }

  @Test("a face that forbids embedding is refused by name, unless it is allowed")
  func restricted() throws {
    let path = try Self.restrictedFace()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let set = FontSet(
      name: "Restricted", path: "restricted.yaml", faces: [Face(file: path)], faceLines: [1],
      roles: [.text: FontFamily(regular: 0)])
    let painter = PDFPainter(faces: FaceCache(set))
    let page = SquarePages.page([SquarePages.squares(2, x: 5, y: 20)])
    let structure = [
      StructureNode(.document, parent: nil, range: SourceRange(at: 0)),
      StructureNode(.paragraph, parent: 0, range: SourceRange(at: 0)),
    ]
    var description = PDFDescription(title: "T", version: "1")
    let error = #expect(throws: PDFError.self) {
      try painter.paint(pages: [page], structure: structure, description: description)
    }
    guard case .restrictedFace(let name, let file) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "GalleySquare-Regular")
    #expect(file == path)
    description.allowsRestrictedFonts = true
    let bytes = try painter.paint(pages: [page], structure: structure, description: description)
    #expect(PDFText(PDFReader(bytes), page: 0).glyphs.count == 2)
  }

  /// The square face with `fsType` 2 in its OS/2 table.
  private static func restrictedFace() throws -> String {
    let source = PDFComposer.root + "/Tests/Fixtures/square/Square.ttf"
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: source)))
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for table in 0..<count {
      let at = 12 + 16 * table
      guard bytes[at..<at + 4].elementsEqual("OS/2".utf8) else { continue }
      let offset = bytes[at + 8..<at + 12].reduce(0) { $0 << 8 | Int($1) }
      bytes[offset + 9] = 2
    }
    let path = NSTemporaryDirectory() + "restricted-\(UInt64.random(in: 0 ... .max)).ttf"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
