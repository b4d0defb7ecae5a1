import DynamicType
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Positions read back from the PDF")
struct PDFPositionTests {
  /// 63 glyphs without ligatures.
  static let line = "Hamburgefonstiv quick, brown, lazy: over AVATAR Tool 0123456789"

  /// The largest distance between where the layout puts a glyph and where the file shows it.
  private func distance(_ composer: PDFComposer) throws -> (glyphs: Int, points: Double) {
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    let shown = PDFText(reader, page: 0).glyphs
    let height = composer.page.size.height
    var wanted: [Point] = []
    for (_, placed) in composer.runs {
      let glyphs = placed.run.isRightToLeft ? placed.run.glyphs.reversed() : placed.run.glyphs
      wanted += glyphs.map {
        Point(x: placed.origin.x + Double($0.x), y: height - placed.origin.y - Double($0.y))
      }
    }
    #expect(shown.count == wanted.count)
    let distances = zip(shown, wanted).map { shown, wanted in
      max(abs(shown.x - wanted.x), abs(shown.y - wanted.y))
    }
    return (shown.count, distances.max() ?? .infinity)
  }

  @Test(
    "a line of 63 glyphs stands within 0.05 pt in static and variable faces",
    arguments: ["inter", "montserrat", "source-serif", "atkinson"], [11.0, 17, 53, 120])
  func line(_ set: String, _ size: Double) throws {
    for weight in [FontWeight.regular, .semibold] {
      let composer = try PDFComposer(set, width: 8000)
      let node = composer.node(.paragraph)
      composer.set(
        [PDFComposer.Part(text: Self.line, node: node, weight: weight)], size: size,
        measure: 7900)
      let (glyphs, points) = try distance(composer)
      #expect(glyphs == 63)
      #expect(points < 0.05)
    }
  }

  @Test("tracked text stands within 0.05 pt", arguments: [-30.0, -6, 12, 100])
  func tracked(_ tracking: Double) throws {
    let composer = try PDFComposer("montserrat", width: 8000)
    let node = composer.node(.paragraph)
    composer.set(
      [PDFComposer.Part(text: Self.line, node: node)], size: 34, measure: 7900,
      tracking: tracking)
    #expect(try distance(composer).points < 0.05)
  }

  @Test(
    "scripts that join, stack or run from right to left stand within 0.05 pt",
    arguments: [
      "ومَرْحَبًا بكم في العالم", "שָׁלוֹם עולם 123", "हिन्दी में क्षत्रिय", "ภาษาไทย น้ำ",
      "日本語の文章、漢字", "a\u{301}e\u{302} mixed עברית and English",
    ])
  func scripts(_ text: String) throws {
    let composer = try PDFComposer("inter", width: 2000)
    composer.set(
      [PDFComposer.Part(text: text, node: composer.node(.paragraph))], size: 40,
      measure: 1900)
    let (glyphs, points) = try distance(composer)
    #expect(glyphs > 0)
    #expect(points < 0.05)
  }

  @Test("tracking is said once, not after every glyph")
  func trackingIsShort() throws {
    let composer = try PDFComposer("montserrat", width: 8000)
    let node = composer.node(.paragraph)
    composer.set(
      [PDFComposer.Part(text: "nnnnnnnnnn", node: node)], size: 20, measure: 7900, tracking: 50)
    let reader = PDFReader(try composer.painted())
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    #expect(content.contains("1 Tc\n"))
    #expect(content.contains("[(nnnnnnnnnn)]TJ"))
  }
}
