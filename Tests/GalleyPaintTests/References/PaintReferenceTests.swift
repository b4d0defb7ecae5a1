import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

/// Small articles painted whole, as text and as pixels.
@Suite("Paint references")
struct PaintReferenceTests {
  /// An article for each thing that painters treat in a way of its own.
  static let articles: [(name: String, markdown: String)] = [
    (
      "latin",
      "# Office fjord\n\nÅngström *Type* **bold** `code` [link](https://example.org) ~~no~~."
    ),
    ("arabic", "وَخَيْرُ جَلِيسٍ (كتاب) 123 Type"),
    ("hebrew", "- שָׁלוֹם Type 5\n- ב"),
    ("japanese", "「文字」の大きさ、**組版**。"),
    ("devanagari", "क्षत्रिय पाठक"),
    ("emoji", "A \u{1F600} \u{1F469}\u{200D}\u{1F680} \u{1F1EB}\u{1F1F7} 1\u{FE0F}\u{20E3}"),
    ("table", "| a | b |\n|---|--:|\n| c | 12 |"),
  ]

  static let names = articles.map(\.name)

  @Test("pages are traced as their references say", arguments: names)
  func trace(_ name: String) throws {
    let (pages, worker) = try pages(name)
    expectSnapshot(
      of: TracePainter.text(of: pages, faces: worker.faces), as: .lines, named: "\(name).trace")
  }

  @Test("pages have the pixels of their references, at 1x", arguments: names)
  func pixels(_ name: String) throws {
    let (pages, worker) = try pages(name)
    var png: [UInt8] = []
    let page = try #require(pages.first)
    try PNGPainter(faces: worker.faces).paint(page, options: PNGOptions(scale: 1)) {
      png.append(contentsOf: $0)
    }
    expectSnapshot(of: png, as: .png, named: name)
  }

  private func pages(_ name: String) throws -> ([Page], TextWorker) {
    let markdown = try #require(Self.articles.first { $0.name == name }?.markdown)
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let article = try Article(parsing: SourceText(path: "\(name).md", markdown))
    let narrow = PageGeometry(name: "narrow", width: 240, height: nil, deviceScale: 3)
    let galley = try TestArticles.galleys(
      article, with: worker, fonts: fonts, on: narrow, steps: "l")[0]
    return ([Page](paginating: galley), worker)
  }
}
