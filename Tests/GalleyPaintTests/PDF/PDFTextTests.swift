import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Text read back from the PDF")
struct PDFTextTests {
  /// What a reader hears of the first page, mark after mark.
  private func text(
    of text: String, set: String = "inter", measure: Double = 320
  ) throws -> String {
    let composer = try PDFComposer(set)
    composer.set(
      [PDFComposer.Part(text: text, node: composer.node(.paragraph))], measure: measure)
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    let texts = PDFText(reader, page: 0).texts
    return texts.keys.sorted().compactMap { texts[$0] }.joined()
  }

  @Test(
    "what is read is the source text, in its own order",
    arguments: [
      "Efficient affluent office, first flight of fjords; “quotes” — (brackets) \\ 100 %.",
      "nbsp\u{A0}and a non-breaking\u{2011}hyphen", "مرحبا بكم في العالم", "ومَرْحَبًا ١٢٣",
      "שלום עולם", "שָׁלוֹם and English עברית", "हिन्दी में पाठ, क्षत्रिय स्त्री", "ภาษาไทย น้ำใจ",
      "日本語の文章、漢字とかな。", "한국어 문장", "e\u{301}a\u{302} Ελληνικά Кириллица",
      "©\u{FE0F} © \u{E000} \u{F8FF}.", "❤\u{FE0E} ❤\u{FE0F} ☎\u{FE0E}☎\u{FE0F} ™ ™\u{FE0F}",
      "葛\u{E0100}城 葛\u{E0101}飾 辻\u{FE00}", "᠊ᠠ\u{180B}ᠯ",
      "😀 and 👨‍👩‍👧 and 🇩🇪 and 7\u{FE0F}\u{20E3} end",
    ])
  func source(_ source: String) throws {
    #expect(try text(of: source) == source)
  }

  @Test("words keep the space between them over the end of a line")
  func lineEnds() throws {
    let source = "one two three four five six seven eight nine ten eleven twelve"
    #expect(try text(of: source, measure: 60) == source)
  }

  @Test("a tab is read as a space")
  func tabs() throws {
    #expect(try text(of: "\tone\ttwo\t\tthree") == " one two  three")
  }

  @Test("a soft hyphen that shows is a soft hyphen; one that does not is nothing")
  func softHyphens() throws {
    let shown = try text(of: "incom\u{AD}pre\u{AD}hensible", measure: 50)
    #expect(shown.unicodeScalars.filter { $0 == "\u{AD}" }.count >= 1)
    #expect(!shown.contains("-") && !shown.contains("\u{2010}"))
    #expect(
      shown.unicodeScalars.filter { $0 != "\u{AD}" }.map(String.init).joined() == "incomprehensible"
    )
    #expect(try text(of: "incom\u{AD}pre\u{AD}hensible") == "incomprehensible")
  }

  @Test("controls say nothing, a line separator is read as a space")
  func controls() throws {
    #expect(try text(of: "one\u{2028}two\u{7}three\u{200B}four") == "one twothreefour")
  }

  @Test("a character without a glyph is painted as a form and read as itself")
  func missing() throws {
    #expect(try text(of: "a\u{13000}b") == "a\u{13000}b")
    let composer = try PDFComposer()
    composer.set("a\u{13000}b")
    let reader = PDFReader(try composer.painted())
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    // The reader finds a hidden space in its place, and the glyph itself is never shown.
    #expect(content.contains("3 Tr"))
    #expect(PDFText(reader, page: 0).glyphs.count == 3)
    #expect(content.contains("f\n"))
  }

  @Test("an emoji is one image however often and however large it is set")
  func emoji() throws {
    let composer = try PDFComposer()
    for size in [10.0, 20, 40] {
      let node = composer.node(.paragraph)
      composer.set([PDFComposer.Part(text: "😀 😀", node: node)], size: size)
    }
    let reader = PDFReader(try composer.painted())
    let images = reader[reader.page(0), "/Resources", "/XObject"]
    #expect(reader.keys(images) == ["/X0"])
    let image = reader.dictionary(of: reader[images, "/X0"])
    #expect(reader.integer(reader[image, "/Width"]) == 136)
    #expect(reader.integer(reader[image, "/Height"]) == 128)
    #expect(reader.isNull(reader[image, "/Interpolate"]))
    let content = String(decoding: reader.content(ofPage: 0), as: UTF8.self)
    #expect(content.split(separator: "\n").filter { $0.hasSuffix("/X0 Do Q") }.count == 6)
    // 136 pixels of a strike of 109 to the em, at 20 points.
    #expect(content.contains("q 24.954 0 0 23.486 "))
  }

  @Test("an artifact's emoji is an image without text")
  func emojiInArtifact() throws {
    let composer = try PDFComposer()
    composer.set("😀 in a header")
    for index in composer.page.items.indices { composer.page.items[index].mark = .headerArtifact }
    let reader = PDFReader(try composer.painted())
    let text = PDFText(reader, page: 0)
    #expect(text.tags == ["Artifact"])
    #expect(text.texts == [:])
  }

  @Test("the fonts bear the names of the faces")
  func fontNames() throws {
    let composer = try PDFComposer("atkinson")
    composer.set("Plain Ω")
    let reader = PDFReader(try composer.painted())
    let names = reader.fonts(ofPage: 0).values.map(\.baseName).sorted()
    #expect(!names.isEmpty)
    // A slash, six letters, a plus sign and the face's own name.
    #expect(names.allSatisfy { $0.dropFirst(7).first == "+" })
    #expect(names.contains { $0.dropFirst(8) == "AtkinsonHyperlegible-Regular" })
    #expect(!names.contains { $0.contains("Cairo") })
  }
}
