import CQPDF
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("The flavors of PDF")
struct PDFFlavorTests {
  typealias Part = PDFComposer.Part

  /// A heading, a paragraph that refers to a note, code, the note.
  private func reader(_ flavor: PDFFlavor) throws -> PDFReader {
    let composer = try PDFComposer()
    let heading = composer.node(.heading(level: 1))
    let paragraph = composer.node(.paragraph)
    let strong = composer.node(.strong, in: paragraph)
    let reference = composer.node(.reference, in: paragraph)
    let link = composer.node(.link(.anchor("fn-a")), in: reference)
    let code = composer.node(.code, in: composer.node(.paragraph))
    let note = composer.node(.note(number: 1))
    composer.structure[note].anchor = "fn-a"
    composer.set([Part(text: "Title", node: heading)])
    composer.set([Part(text: "Word", node: strong), Part(text: "1", node: link)])
    composer.set([Part(text: "code", node: code)])
    composer.page.anchors.append(
      Page.Anchor(name: "fn-a", node: note, position: Point(x: 40, y: composer.y)))
    composer.set([Part(text: "Note", node: note)])
    var description = composer.description()
    description.flavor = flavor
    let bytes = try PDFPainter(faces: composer.worker.faces).paint(
      pages: composer.pages, structure: composer.structure, description: description)
    return PDFReader(bytes)
  }

  private func elements(_ reader: PDFReader) -> [String: qpdf_oh] {
    var found: [String: qpdf_oh] = [:]
    var waiting = reader.items(reader[reader.catalog, "/StructTreeRoot", "/K"])
    while let element = waiting.popLast() {
      found[reader.name(reader[element, "/S"])] = element
      waiting += reader.items(reader[element, "/K"]).filter {
        !reader.isNull(reader[$0, "/S"])
      }
    }
    return found
  }

  @Test("PDF/UA-2 has notes and references that name each other, and its own kinds of emphasis")
  func newTree() throws {
    let reader = try reader(.ua2)
    #expect(reader.complaints == [])
    #expect(
      PDFTreeDump(reader).lines == [
        "Document", "  H1", "    \"Title\"",
        "  P", "    Strong", "      \"Word\"", "    Span", "      Link", "        \"1\"",
        "        annotation: 1",
        "  P", "    Code", "      \"code\"", "  FENote ID=note-1", "    \"Note\"",
      ])
    let elements = elements(reader)
    let note = try #require(elements["/FENote"])
    let link = try #require(elements["/Link"])
    #expect(reader.items(reader[note, "/Ref"]).map(reader.identity) == [reader.identity(link)])
    #expect(reader.items(reader[link, "/Ref"]).map(reader.identity) == [reader.identity(note)])
    #expect(reader.name(reader[note, "/A", "/NoteType"]) == "/Footnote")
  }

  @Test("PDF/UA-2 names the namespace of each kind but those that PDF 2.0 has dropped")
  func namespace() throws {
    let reader = try reader(.ua2)
    for (kind, element) in elements(reader) {
      let name = reader.text(reader[element, "/NS", "/NS"])
      #expect(name == (kind == "/Code" ? "" : "http://iso.org/pdf2/ssn"))
    }
  }

  @Test("PDF/UA-2 leads to elements, in links and in the outline")
  func destinations() throws {
    let reader = try reader(.ua2)
    let elements = elements(reader)
    let annotation = reader.items(reader[reader.page(0), "/Annots"])[0]
    let place = reader.items(reader[annotation, "/A", "/SD"])
    #expect(reader.identity(place[0]) == reader.identity(try #require(elements["/FENote"])))
    let entry = reader[reader.catalog, "/Outlines", "/First"]
    let heading = reader.items(reader[entry, "/A", "/SD"])
    #expect(reader.identity(heading[0]) == reader.identity(try #require(elements["/H1"])))
  }

  @Test("each flavor claims its own standards, and only the older has an information dictionary")
  func claims() throws {
    let expected: [PDFFlavor: (version: String, claims: [String])] = [
      .ua1: ("1.7", ["pdfuaid:part>1<", "pdfaid:part>2<", "pdfaid:conformance>A<"]),
      .ua2: (
        "2.0", ["pdfuaid:part>2<", "pdfuaid:rev>2024<", "pdfaid:part>4<", "pdfaid:rev>2020<"]
      ),
    ]
    for (flavor, expected) in expected {
      let reader = try reader(flavor)
      #expect(reader.version == expected.version)
      #expect(reader.isNull(reader.information) == (flavor == .ua2))
      let metadata = reader[reader.catalog, "/Metadata"]
      let packet = String(decoding: reader.data(of: metadata), as: UTF8.self)
      for claim in expected.claims { #expect(packet.contains(claim)) }
      #expect(packet.contains("pdfaExtension:schemas") == (flavor == .ua1))
    }
  }

  @Test("PDF 1.7 is told what the kinds are that it does not know")
  func roles() throws {
    let roles = try reader(.ua1)
    let map = roles[roles.catalog, "/StructTreeRoot", "/RoleMap"]
    #expect(roles.keys(map) == ["/Em", "/Strong"])
    #expect(roles.name(roles[map, "/Em"]) == "/Span")
    #expect(roles.name(roles[map, "/Strong"]) == "/Span")
  }
}
