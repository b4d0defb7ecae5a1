import CQPDF
import DynamicType
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

/// The structure tree with its text, as a person would write it down.
struct PDFTreeDump {
  private let reader: PDFReader
  private let texts: [[Int: String]]
  private let pages: [Int]

  init(_ reader: PDFReader) {
    self.reader = reader
    texts = (0..<reader.pageCount).map { PDFText(reader, page: $0).texts }
    pages = (0..<reader.pageCount).map { reader.identity(reader.page($0)) }
  }

  var lines: [String] {
    reader.items(reader[reader.catalog, "/StructTreeRoot", "/K"]).flatMap { lines($0, depth: 0) }
  }

  private func lines(_ element: qpdf_oh, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var head = indent + reader.name(reader[element, "/S"]).dropFirst()
    for key in ["/Lang", "/Alt", "/ActualText", "/ID"] where !reader.isNull(reader[element, key]) {
      head += " \(key.dropFirst())=\(reader.text(reader[element, key]))"
    }
    for key in ["/Scope", "/ListNumbering"] where !reader.isNull(reader[element, "/A", key]) {
      head += " \(reader.name(reader[element, "/A", key]).dropFirst())"
    }
    var lines = [head]
    let page = pages.firstIndex(of: reader.identity(reader[element, "/Pg"]))
    for kid in reader.items(reader[element, "/K"]) + single(reader[element, "/K"]) {
      if reader.isInteger(kid), let page {
        lines.append("\(indent)  \"\(texts[page][reader.integer(kid)] ?? "")\"")
      } else if !reader.isNull(reader[kid, "/MCID"]) {
        let page = pages.firstIndex(of: reader.identity(reader[kid, "/Pg"])) ?? 0
        let text = texts[page][reader.integer(reader[kid, "/MCID"])] ?? ""
        lines.append("\(indent)  \"\(text)\" on page \(page + 1)")
      } else if !reader.isNull(reader[kid, "/Obj"]) {
        lines.append("\(indent)  annotation: \(reader.text(reader[kid, "/Obj", "/Contents"]))")
      } else {
        lines += self.lines(kid, depth: depth + 1)
      }
    }
    return lines
  }

  private func single(_ kid: qpdf_oh) -> [qpdf_oh] {
    reader.isInteger(kid) ? [kid] : []
  }
}

@Suite("The structure tree of the PDF")
struct PDFStructureTests {
  typealias Part = PDFComposer.Part

  @Test("an abbreviation has its expansion, and lines under and through text are told")
  func spans() throws {
    let composer = try PDFComposer()
    let paragraph = composer.node(.paragraph)
    let short = composer.node(.span, in: paragraph)
    let struck = composer.node(.span, in: paragraph)
    let under = composer.node(.span, in: paragraph)
    composer.structure[short].expansion = "light-emitting diode"
    composer.structure[struck].decoration = .lineThrough
    composer.structure[under].decoration = .underline
    composer.set([
      Part(text: "LED ", node: short), Part(text: "old ", node: struck),
      Part(text: "new", node: under),
    ])
    let reader = PDFReader(try composer.painted())
    let document = reader[reader.catalog, "/StructTreeRoot", "/K"]
    let spans = reader.items(
      reader[reader.items(reader[reader.items(document)[0], "/K"])[0], "/K"])
    #expect(spans.map { reader.name(reader[$0, "/S"]) } == ["/Span", "/Span", "/Span"])
    #expect(reader.text(reader[spans[0], "/E"]) == "light-emitting diode")
    #expect(reader.name(reader[spans[1], "/A", "/TextDecorationType"]) == "/LineThrough")
    #expect(reader.name(reader[spans[2], "/A", "/TextDecorationType"]) == "/Underline")
  }

  @Test("nodes and marks stand in reading order, empty cells too")
  func order() throws {
    let composer = try PDFComposer()
    let heading = composer.node(.heading(level: 2))
    let paragraph = composer.node(.paragraph)
    let strong = composer.node(.strong, in: paragraph)
    let link = composer.node(.link(.url("https://example.org")), in: paragraph)
    let list = composer.node(.list(.decimal))
    let item = composer.node(.listItem, in: list)
    let label = composer.node(.label, in: item)
    let body = composer.node(.listBody, in: item)
    let table = composer.node(.table)
    let row = composer.node(.tableRow, in: composer.node(.tableBody, in: table))
    let header = composer.node(.tableHeader(.row), in: row)
    let empty = composer.node(.tableCell, in: row)
    let cell = composer.node(.tableCell, in: row)
    let note = composer.node(.note(number: 1))
    composer.structure[strong].language = "fr"
    composer.set([Part(text: "Title", node: heading, weight: .bold)], size: 20)
    composer.set([
      Part(text: "Plain, ", node: paragraph), Part(text: "très", node: strong, weight: .bold),
      Part(text: " and ", node: paragraph), Part(text: "a link", node: link),
      Part(text: " 😀.", node: paragraph),
    ])
    composer.set([Part(text: "1.", node: label)])
    composer.set([Part(text: "Item", node: body)])
    composer.set([Part(text: "Row", node: header)])
    composer.set([Part(text: "Cell", node: cell)])
    composer.set([Part(text: "Note", node: note)])
    #expect(composer.structure[empty].tag == .tableCell)
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    #expect(
      PDFTreeDump(reader).lines == [
        "Document",
        "  H1", "    \"Title\"",
        "  P", "    \"Plain, \"", "    Strong Lang=fr", "      \"très\"", "    \" and \"",
        "    Link", "      \"a link\"", "      annotation: a link",
        "    \" \"", "    Span ActualText=😀", "      \"😀\"", "    \".\"",
        "  L Decimal", "    LI", "      Lbl", "        \"1.\"", "      LBody",
        "        \"Item\"",
        "  Table", "    TBody", "      TR", "        TH Row", "          \"Row\"", "        TD",
        "        TD", "          \"Cell\"",
        "  Note ID=note-1", "    \"Note\"",
      ])
  }

  @Test("a paragraph over two pages owns marks on both")
  func overPages() throws {
    let composer = try PDFComposer()
    let paragraph = composer.node(.paragraph)
    composer.set([Part(text: "First", node: paragraph)])
    composer.turnPage()
    composer.set([Part(text: "second", node: paragraph)])
    let reader = PDFReader(try composer.painted())
    #expect(
      PDFTreeDump(reader).lines == [
        "Document", "  P", "    \"First\"", "    \"second\" on page 2",
      ])
  }

  @Test("a list body is one in a list item only")
  func noteBody() throws {
    let composer = try PDFComposer()
    let note = composer.node(.note(number: 12))
    let label = composer.node(.label, in: note)
    let body = composer.node(.listBody, in: note)
    composer.set([Part(text: "12", node: label)])
    composer.set([Part(text: "Text", node: body)])
    let reader = PDFReader(try composer.painted())
    #expect(
      PDFTreeDump(reader).lines == [
        "Document", "  Note ID=note-12", "    Lbl", "      \"12\"", "    Div", "      \"Text\"",
      ])
  }

  @Test("headings begin at 1 and skip no level, whatever the article does")
  func headings() throws {
    let composer = try PDFComposer()
    for (number, level) in [3, 5, 5, 4, 3, 6, 1, 2].enumerated() {
      composer.set("Heading \(number)", .heading(level: level))
    }
    let reader = PDFReader(try composer.painted())
    let tags = PDFTreeDump(reader).lines.filter { $0.hasPrefix("  H") }
    #expect(tags == ["  H1", "  H2", "  H2", "  H2", "  H1", "  H2", "  H1", "  H2"])
  }

  @Test("the parent tree leads from every mark and annotation to its element")
  func parents() throws {
    let composer = try PDFComposer()
    let link = composer.node(.link(.url("https://example.org")), in: composer.node(.paragraph))
    composer.set([Part(text: "Link 😀", node: link)])
    composer.turnPage()
    composer.set("Next")
    let reader = PDFReader(try composer.painted())
    let numbers = reader.items(reader[reader.catalog, "/StructTreeRoot", "/ParentTree", "/Nums"])
    #expect(numbers.count == 6)
    let owners = reader.items(numbers[1]).map { reader.name(reader[$0, "/S"]) }
    #expect(owners == ["/Link", "/Span"])
    #expect(reader.items(numbers[3]).map { reader.name(reader[$0, "/S"]) } == ["/P"])
    #expect(reader.name(reader[numbers[5], "/S"]) == "/Link")
    #expect(reader.integer(reader[reader.page(1), "/StructParents"]) == 1)
    let annotation = reader.items(reader[reader.page(0), "/Annots"])[0]
    #expect(reader.integer(reader[annotation, "/StructParent"]) == 2)
  }

  @Test("a figure says its alternative, or its file's name when it has none")
  func figures() throws {
    let composer = try PDFComposer()
    let said = composer.node(.figure)
    composer.structure[said].alternative = "A red square"
    let unsaid = composer.node(.figure)
    let frame = Rect(x: 40, y: 100, width: 50, height: 40)
    for node in [said, unsaid] {
      let picture = try PDFFixtures.picture("rgba.png")
      composer.page.items.append(
        PageItem(.picture(PlacedPicture(frame: frame, picture: picture)), mark: .node(node)))
    }
    let reader = PDFReader(try composer.painted())
    #expect(
      PDFTreeDump(reader).lines.filter { $0.contains("Figure") } == [
        "  Figure Alt=A red square", "  Figure Alt=rgba.png",
      ])
    let first = reader.items(
      reader[reader.items(reader[reader.catalog, "/StructTreeRoot", "/K"])[0], "/K"])[0]
    #expect(reader.numbers(reader[first, "/A", "/BBox"]) == [40, 460, 90, 500])
  }

  @Test("an untagged file has no marks, no tree and no claims, and the same positions")
  func untagged() throws {
    let composer = try PDFComposer()
    composer.set("Text 😀")
    let reader = PDFReader(try composer.painted(isTagged: false))
    #expect(reader.complaints == [])
    #expect(reader.isNull(reader[reader.catalog, "/StructTreeRoot"]))
    #expect(reader.isNull(reader[reader.catalog, "/MarkInfo"]))
    let packet = String(
      decoding: reader.data(of: reader[reader.catalog, "/Metadata"]), as: UTF8.self)
    #expect(!packet.contains("<pdfuaid:part>") && !packet.contains("<pdfaid:part>"))
    let tagged = PDFText(PDFReader(try composer.painted()), page: 0)
    let plain = PDFText(reader, page: 0)
    #expect(plain.tags == ["Span"])
    #expect(plain.glyphs.map(\.x) == tagged.glyphs.map(\.x))
  }
}
