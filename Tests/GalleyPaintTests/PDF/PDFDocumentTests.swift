import CQPDF
import DynamicType
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("The PDF as a document")
struct PDFDocumentTests {
  @Test("title, author, language and dates stand in both places, and agree")
  func metadata() throws {
    let composer = try PDFComposer()
    composer.set("Text")
    var description = composer.description()
    description.title = "Größe & <Maß>"
    let bytes = try PDFPainter(faces: composer.worker.faces).paint(
      pages: composer.pages, structure: composer.structure, description: description)
    let reader = PDFReader(bytes)
    #expect(reader.complaints == [])
    #expect(reader.version == "1.7")
    let information = reader.information
    #expect(reader.text(reader[information, "/Title"]) == "Größe & <Maß>")
    #expect(reader.text(reader[information, "/Author"]) == "An author")
    #expect(reader.text(reader[information, "/Subject"]) == "What it is about")
    #expect(reader.text(reader[information, "/Producer"]) == "Galley 1.2.3")
    #expect(reader.text(reader[information, "/CreationDate"]) == "D:20231114221320Z")
    #expect(reader.text(reader[information, "/ModDate"]) == "D:20231114221320Z")
    #expect(reader.text(reader[reader.catalog, "/Lang"]) == "en-GB")
    #expect(
      reader.syntax(reader[reader.catalog, "/ViewerPreferences"]) == "<< /DisplayDocTitle true >>")
    #expect(reader.syntax(reader[reader.catalog, "/MarkInfo"]) == "<< /Marked true >>")
    let metadata = reader[reader.catalog, "/Metadata"]
    #expect(reader.isNull(reader[reader.dictionary(of: metadata), "/Filter"]))
    let packet = String(decoding: reader.data(of: metadata), as: UTF8.self)
    for part in [
      "<rdf:li xml:lang=\"x-default\">Größe &amp; &lt;Maß&gt;</rdf:li>",
      "<xmp:CreateDate>2023-11-14T22:13:20Z</xmp:CreateDate>",
      "<xmp:ModifyDate>2023-11-14T22:13:20Z</xmp:ModifyDate>", "<rdf:li>An author</rdf:li>",
      "<pdf:Producer>Galley 1.2.3</pdf:Producer>", "<pdfuaid:part>1</pdfuaid:part>",
      "<pdfaid:part>2</pdfaid:part>", "<pdfaid:conformance>A</pdfaid:conformance>",
    ] {
      #expect(packet.contains(part))
    }
  }

  @Test("an unknown language is `und`")
  func unknownLanguage() throws {
    let composer = try PDFComposer()
    composer.set("Text")
    let bytes = try PDFPainter(faces: composer.worker.faces).paint(
      pages: composer.pages, structure: composer.structure,
      description: PDFDescription(title: "T", version: "1"))
    let reader = PDFReader(bytes)
    #expect(reader.text(reader[reader.catalog, "/Lang"]) == "und")
  }

  @Test("the colors are sRGB by a profile that the file holds")
  func intent() throws {
    let composer = try PDFComposer()
    composer.set("Text")
    let reader = PDFReader(try composer.painted())
    let intent = reader.items(reader[reader.catalog, "/OutputIntents"])[0]
    #expect(reader.name(reader[intent, "/S"]) == "/GTS_PDFA1")
    let profile = reader.data(of: reader[intent, "/DestOutputProfile"])
    #expect(profile == SRGBProfile.bytes)
    #expect(profile.prefix(4).reduce(0) { $0 << 8 | Int($1) } == profile.count)
    #expect(String(decoding: profile[36..<40], as: UTF8.self) == "acsp")
    // The curve's middle: 0.5 encoded is 0.2140 of the light.
    let curve = profile.suffix(2048)
    let middle = curve.dropFirst(2 * 512).prefix(2).reduce(0) { $0 << 8 | Int($1) }
    #expect(abs(Double(middle) / 65535 - 0.2145) < 0.0005)
    #expect(curve.suffix(2).elementsEqual([0xFF, 0xFF]))
  }

  @Test(
    "the date is the calendar's",
    arguments: [
      (0, "D:19700101000000Z"), (951_782_399, "D:20000228235959Z"),
      (951_782_400, "D:20000229000000Z"), (4_107_542_400, "D:21000301000000Z"),
      (-1, "D:19691231235959Z"),
    ])
  func dates(_ seconds: Int, _ written: String) {
    #expect(PDFDate(secondsSince1970: seconds).pdf == written)
  }

  @Test("same pages, same bytes, whatever fonts were painted before")
  func sameBytes() throws {
    var first: [String: [UInt8]] = [:]
    for _ in 0..<6 {
      for set in ["inter", "montserrat", "source-serif", "atkinson"] {
        // Each time with new fonts, which may lie where the last ones lay.
        let composer = try PDFComposer(set)
        let node = composer.node(.paragraph)
        composer.set([
          PDFComposer.Part(text: "Hamburgefonts ", node: node),
          PDFComposer.Part(text: "bold 😀 ", node: node, weight: .bold),
          PDFComposer.Part(text: "italic", node: node, isItalic: true),
        ])
        let bytes = try composer.painted()
        #expect(first[set, default: bytes] == bytes)
        first[set] = bytes
      }
    }
    #expect(Set(first.values).count == 4)
  }

  @Test(
    "a width in the file is less than a unit from its program's",
    arguments: ["inter", "montserrat"])
  func widths(_ set: String) throws {
    let composer = try PDFComposer(set)
    for size in [15.0, 17, 23, 29] { composer.set("(brackets) [and] {braces} Ω", size: size) }
    let census = GlyphCensus(composer.pages, cache: composer.worker.faces)
    let fonts = try EmbeddedFonts(
      census.faces, cache: composer.worker.faces, cairoFaces: SpecimenFaces(composer.worker.faces))
    var count = 0
    for (face, codes) in zip(census.faces, fonts.codes) {
      for (glyph, code) in zip(face.glyphs, codes) {
        let own = try #require(fonts.fonts[code.font].part.programWidths[code.code])
        #expect(abs(code.width - own) < 1)
        #expect(abs(code.width - face.width(of: glyph)) < 2)
        count += 1
      }
    }
    #expect(count >= 18)
  }

  @Test("the identifier follows from the bytes")
  func identifier() throws {
    let composer = try PDFComposer()
    composer.set("One")
    let one = String(decoding: try composer.painted().suffix(400), as: UTF8.self)
    composer.set("Two")
    let two = String(decoding: try composer.painted().suffix(400), as: UTF8.self)
    func identifier(_ tail: String) -> Substring? {
      tail.split(separator: "/ID[<").last?.prefix(32)
    }
    #expect(identifier(one)?.count == 32)
    #expect(identifier(one) != identifier(two))
  }

  @Test("a dark page has its background behind everything, as an artifact")
  func background() throws {
    let composer = try PDFComposer(width: 100, height: 50)
    composer.page.background = Color(red: 0, green: 51, blue: 102)
    composer.set("Text")
    let reader = PDFReader(try composer.painted())
    #expect(PDFText(reader, page: 0).tags == ["Artifact", "P"])
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    #expect(
      content.hasPrefix("/Artifact<</Type/Layout>>BDC\n0 0.2 0.4 rg\n0 0 100 50 re f\nEMC\n"))
    #expect(reader.numbers(reader[reader.page(0), "/MediaBox"]) == [0, 0, 100, 50])
  }

  @Test("symbols are artifacts, filled so that their holes stay open")
  func symbols() throws {
    let composer = try PDFComposer(width: 100, height: 100)
    composer.shape(
      Shape(
        .symbol(.continuation), frame: Rect(x: 10, y: 20, width: 10, height: 10),
        color: Color(red: 0, green: 0, blue: 0)))
    let content = String(
      decoding: PDFReader(try composer.painted()).content(ofPage: 0), as: UTF8.self)
    #expect(
      content == """
        /Artifact<</Type/Layout>>BDC
        0 0 0 rg
        10.8 79.2 m 12 79.2 l 12 74.2 l 16.2 74.2 l 16.2 76 l 19.6 73.6 l 16.2 71.2 l 16.2 73 l \
        10.8 73 l h f*
        EMC

        """)
  }

  @Test("shapes keep their places, headers and footers their kind")
  func shapes() throws {
    let composer = try PDFComposer(width: 100, height: 100)
    let black = Color(red: 0, green: 0, blue: 0)
    composer.shape(
      Shape(
        .outline(width: 2, cornerRadius: 0), frame: Rect(x: 10, y: 20, width: 30, height: 40),
        color: black))
    composer.shape(
      Shape(
        .fill(cornerRadius: 0), frame: Rect(x: 0, y: 90, width: 100, height: 0.5),
        color: black), mark: .footerArtifact)
    composer.shape(
      Shape(.check(width: 1.5), frame: Rect(x: 0, y: 0, width: 10, height: 10), color: black),
      mark: .node(composer.node(.label)))
    let content = String(
      decoding: PDFReader(try composer.painted()).content(ofPage: 0), as: UTF8.self)
    #expect(
      content == """
        /Artifact<</Type/Layout>>BDC
        0 0 0 RG
        2 w
        11 41 28 38 re S
        EMC
        /Artifact<</Type/Pagination/Subtype/Footer>>BDC
        0 0 0 rg
        0 9.5 100 0.5 re f
        EMC
        /Lbl<</MCID 0>>BDC
        1.5 w 1 J 1 j
        2.2 94.8 m 4.2 92.7 l 7.8 97.1 l S
        0 J 0 j
        EMC

        """)
  }
}
