import Foundation
import GalleyKit
import TestSupport
import Testing

@testable import GalleySnapshot

@Suite("Comparing PDFs")
final class PDFComparisonTests {
  private let folder = NSTemporaryDirectory() + "pdf-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The PDF of an article at Large on A5.
  private func pdf(
    _ markdown: String, fonts: FontSet? = nil, sheet: StyleSheet = .reading
  ) throws -> [UInt8] {
    let options = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: "l"), geometry: .a5)
    let press = try Press(
      fonts: try fonts ?? TestArticles.squareFonts(), styleSheet: sheet, options: options)
    let input = ArticleInput(path: "guide.md", bytes: Array(markdown.utf8))
    let impressions = try press.impressions(of: input) { try $0.pdf(options: options) }
    return try #require(impressions.values.first)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func compare(_ old: [UInt8], _ new: [UInt8]) throws -> PDFComparison {
    try PDFComparison(try write(old, "old.pdf"), try write(new, "new.pdf"))
  }

  @Test("the same file twice matches")
  func same() throws {
    let bytes = try pdf("# One\n\nTwo")
    #expect(try compare(bytes, bytes).isMatch)
  }

  @Test("other words are told with their page, and that it looks otherwise")
  func words() throws {
    let comparison = try compare(
      try pdf("One two\n\n\\pagebreak\n\nThree"), try pdf("One two\n\n\\pagebreak\n\nFour"))
    #expect(comparison.words == [])
    #expect(comparison.pages.map(\.name) == ["page 2"])
    #expect(comparison.pages[0].words.first == #""Three" -> "Four""#)
    #expect(comparison.pages[0].words.count == 2)
    #expect(comparison.pages[0].words.last?.contains("pixels differ") == true)
  }

  @Test("a page that is new is told once, and those after it are compared with their own")
  func pages() throws {
    let comparison = try compare(
      try pdf("One two\n\n\\pagebreak\n\nThree four"),
      try pdf("One two\n\n\\pagebreak\n\nMany more words\n\n\\pagebreak\n\nThree four"))
    #expect(comparison.words.contains("2 -> 3 pages"))
    #expect(comparison.pages.map(\.name) == ["page 2"])
    #expect(comparison.pages[0].words == ["the page is new"])
    #expect(comparison.pages[0].reference == nil)
  }

  @Test("fonts that are there no longer and new ones are told by their names")
  func fonts() throws {
    let comparison = try compare(
      try pdf("One"), try pdf("One", fonts: try TestArticles.fonts("atkinson")))
    #expect(
      Array(comparison.words.prefix(2)) == [
        "font gone: GalleySquare-Regular", "font new: AtkinsonHyperlegible-Regular",
      ])
  }

  @Test("what is no PDF is an error with its path")
  func broken() throws {
    let path = try write(Array("no PDF".utf8), "broken.pdf")
    #expect(throws: SnapshotError.unreadablePDF(path: path, reason: "pdfinfo cannot read it")) {
      try PDFComparison(path, path)
    }
    #expect(throws: SnapshotError.self) { try PDFComparison("\(folder)/none.pdf", path) }
  }

  // MARK: - Contents

  private func contents(_ old: String, _ new: String) throws -> [String] {
    let contents = try [old, new].map { try #require(PDFContents(reading: try pdf($0))) }
    return ContentsDifference(contents[0], contents[1]).words
  }

  @Test("another level of a heading is told by its tags and its bookmark")
  func tags() throws {
    let words = try contents("# One\n\n## Two\n\nText", "# One\n\nTwo\n\nText")
    #expect(words.first == "tags: H2 1 -> 0, P 1 -> 2")
    #expect(words.dropFirst() == [#"bookmarks: gone: "One / Two""#])
  }

  @Test("tags that stand in another order are told by the first that does")
  func order() throws {
    let words = try contents("Text\n\n> Quote\n\nText", "> Quote\n\nText\n\nText")
    #expect(words.count == 1)
    #expect(words[0].hasPrefix("tags: the same in another order or place, first "))
  }

  @Test("languages, alternative texts and links are told with both values")
  func texts() throws {
    #expect(
      try contents("---\nlang: en\n---\nText", "---\nlang: de\n---\nText").first
        == #"language: "en" -> "de""#)
    #expect(
      try contents("![A cat](none.png)\n\nText", "![A dog](none.png)\n\nText")
        == [#"Figure 1: alternative text "A cat" -> "A dog""#])
    #expect(
      try contents("[Text](https://a.example)", "[Text](https://b.example)")
        == [#"links: gone: "https://a.example""#, #"links: new: "https://b.example""#])
  }

  @Test("a scope that a header cell has is told with its cell")
  func attributes() {
    var old = [PDFContents.Tag(name: "TH", path: "Table / TR / TH")]
    old[0].attributes = ["Scope Column"]
    var new = old
    new[0].attributes = ["Scope Row", "ColSpan 2"]
    #expect(
      ContentsDifference(PDFContents(tags: old), PDFContents(tags: new)).words
        == ["TH 1: Scope Column -> Scope Row, ColSpan 2"])
  }

  @Test("of many differences of one kind the first are told, and the others counted")
  func many() {
    let new = (1...8).map { "https://example.com/\($0)" }
    let words = ContentsDifference(PDFContents(), PDFContents(links: new)).words
    #expect(words.count == 6)
    #expect(words.last == "and 3 more")
  }

  @Test("bytes that are no PDF have no contents")
  func unreadable() {
    #expect(PDFContents(reading: Array("%PDF-1.7\nnothing".utf8)) == nil)
    #expect(PDFContents(reading: []) == nil)
  }
}
