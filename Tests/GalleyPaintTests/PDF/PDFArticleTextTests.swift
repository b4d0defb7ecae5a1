import GalleyArticle
import GalleyLayout
import GalleyStyle
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

@Suite("Whole articles read back from the PDF")
struct PDFArticleTextTests {
  private func painted(
    _ name: String, _ step: String, on geometry: PageGeometry = .phone
  ) throws -> (article: Article, galley: Galley, reader: PDFReader) {
    let article = try TestArticles.sample(name)
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let galley = try TestArticles.galleys(
      article, with: worker, fonts: fonts, on: geometry, steps: step)[0]
    let bytes = try PDFPainter(faces: worker.faces).paint(
      pages: [Page](paginating: galley, limit: PDFPainter.longestSide),
      structure: galley.structure,
      description: PDFDescription(title: galley.title, language: galley.language, version: "0"))
    return (article, galley, PDFReader(bytes))
  }

  /// What is left of a text when line ends, spaces, soft hyphens and variation selectors count for nothing: all that is
  /// neither seen nor heard.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0.value != 0xAD && !$0.properties.isVariationSelector
    }
  }

  /// What a reader hears of the marks, in the order of the structure tree.
  private func heard(_ reader: PDFReader) -> String {
    PDFTreeDump(reader).lines.compactMap { line in
      // By scalars: a mark may begin with a vowel sign, which is one character with the quote before it.
      let text = line.unicodeScalars.drop { $0 == " " }
      guard text.first == "\"", let end = text.lastIndex(of: "\"") else { return nil }
      return String(text[text.index(after: text.startIndex)..<end])
    }.joined(separator: "\n")
  }

  @Test("an ellipsis does not stand for more text than readers of fonts expect")
  func ellipsis() throws {
    let words = String(repeating: "word ", count: 100)
    let article = try Article(
      parsing: SourceText(path: "test.md", "# \(words){lines=1 minScale=1}"))
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let galley = try TestArticles.galleys(
      article, with: worker, fonts: fonts, on: .phone, steps: "l")[0]
    let reader = PDFReader(
      try PDFPainter(faces: worker.faces).paint(
        pages: [Page](paginating: galley), structure: galley.structure,
        description: PDFDescription(title: galley.title, language: galley.language, version: "0")))
    let texts = reader.fonts(ofPage: 0).values.flatMap(\.texts.values)
    #expect(texts.contains("w"))
    #expect(texts.allSatisfy { $0.utf16.count <= 63 })
    #expect(letters(self.heard(reader)) == letters(words))
  }

  @Test(
    "the tree reads every text of a sample in order, and nothing that the layout has not",
    arguments: TestArticles.samples, ["l", "ax5"])
  func text(_ name: String, _ step: String) throws {
    let (article, galley, reader) = try painted(name, step)
    let heard = letters(heard(reader))
    var place = heard.startIndex
    var lost: [String] = []
    func expect(_ text: InlineText) {
      // A picture in a line is spelled out.
      for piece in text.string.split(separator: "\u{FFFC}") {
        let wanted = letters(String(piece))
        guard let found = heard[place...].firstRange(of: wanted) else {
          lost.append(String(piece))
          continue
        }
        place = found.upperBound
      }
    }
    article.blocks.forEachText { text, _ in expect(text) }
    for note in article.footnotes { note.blocks.forEachText { text, _ in expect(text) } }
    #expect(lost == [])
    let set = galley.fragments.filter { !$0.repeats }.compactMap(\.text?.content.string)
    #expect(heard.sorted() == letters(set.joined()).sorted())
  }

  @Test(
    "a sample's structure is as its reference says",
    arguments: ["code", "figures", "lists", "right-to-left", "tables"])
  func structure(_ name: String) throws {
    let reader = try painted(name, "l", on: .a4).reader
    expectSnapshot(
      of: PDFTreeDump(reader).lines.joined(separator: "\n") + "\n", as: .lines,
      named: "\(name)-structure")
  }
}
