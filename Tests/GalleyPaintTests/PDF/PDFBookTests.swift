import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

@Suite("Books in PDF")
struct PDFBookTests {
  /// A book of short articles with contents and running lines.
  private func book(_ flavor: PDFFlavor) throws -> PDFReader {
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    var sheet = StyleSheet.reading
    sheet.page.header = RunningLine(center: "{title}")
    sheet.page.footer = RunningLine(center: "{page} of {pages}")
    let texts = [
      "# One\n\nWords[^1].\n\n## Inside\n\n[on](two.md)\n\n[^1]: A note.",
      "---\nlang: he\n---\n# שתיים\n\nמילים[^1].\n\n[^1]: הערה.",
    ]
    let parts = try texts.enumerated().map { index, text in
      let article = try Article(parsing: SourceText(path: "test.md", text))
      let galley = try TestArticles.galleys(
        article, with: worker, fonts: fonts, on: .a5, steps: "l", sheet: sheet)[0]
      return PagedDocument.Part(
        galley, name: ["one", "two"][index],
        links: ["two.md": PagedDocument.Place(part: 1)])
    }
    let document = PagedDocument(
      of: parts, front: PagedDocument.Front(title: "Both", contents: 2), with: worker)
    var description = PDFDescription(
      title: document.title, language: document.language, version: "0")
    description.flavor = flavor
    let bytes = try PDFPainter(faces: worker.faces).paint(
      pages: document.pages, structure: document.structure, description: description)
    return PDFReader(bytes)
  }

  @Test("a book is contents, then its articles as parts; running lines are not in the tree")
  func tree() throws {
    let reader = try book(.ua1)
    #expect(reader.complaints == [])
    expectSnapshot(
      of: PDFTreeDump(reader).lines.joined(separator: "\n") + "\n", as: .lines,
      named: "book-structure")
  }

  @Test("in PDF 2.0 what contents are made of keeps the namespace of PDF 1.7")
  func namespaces() throws {
    let reader = try book(.ua2)
    #expect(reader.complaints == [])
    let document = reader.items(reader[reader.catalog, "/StructTreeRoot", "/K"])[0]
    let list = try #require(
      reader.items(reader[document, "/K"]).first { reader.name(reader[$0, "/S"]) == "/TOC" })
    let item = reader.items(reader[list, "/K"])[0]
    let reference = reader.items(reader[item, "/K"])[0]
    let link = reader.items(reader[reference, "/K"])[0]
    #expect(
      [list, item, reference, link].map { reader.name(reader[$0, "/S"]) }
        == ["/TOC", "/TOCI", "/Reference", "/Link"])
    #expect(
      [list, item, reference, link].map { reader.isNull(reader[$0, "/NS"]) }
        == [true, true, true, false])
    // An entry names what it leads to.
    let targets = reader.items(reader[item, "/Ref"])
    #expect(targets.map { reader.name(reader[$0, "/S"]) } == ["/Part"])
  }

  @Test("notes of two articles have identifiers of their own", arguments: [PDFFlavor.ua1, .ua2])
  func notes(_ flavor: PDFFlavor) throws {
    let reader = try book(flavor)
    let names = reader.items(reader[reader.catalog, "/StructTreeRoot", "/IDTree", "/Names"])
    let texts = stride(from: 0, to: names.count, by: 2).map { reader.text(names[$0]) }
    #expect(texts.count == 2)
    #expect(texts.first == "note-1")
    #expect(Set(texts).count == 2)
  }
}
