import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Pages as SVG")
struct SVGPainterTests {
  let painter = SVGPainter(faces: SquarePages.faces())
  /// A document with a heading, and a paragraph that holds a link.
  let structure: [StructureNode] = {
    var nodes = [
      StructureNode(.document, parent: nil, range: SourceRange(at: 0)),
      StructureNode(.heading(level: 2), parent: 0, range: SourceRange(at: 0)),
      StructureNode(.paragraph, parent: 0, range: SourceRange(at: 0)),
      StructureNode(.link(.url("https://e.org/?a&b")), parent: 2, range: SourceRange(at: 0)),
      StructureNode(.figure, parent: 0, range: SourceRange(at: 0)),
      StructureNode(.link(.url(" JavaScript:alert(1)")), parent: 2, range: SourceRange(at: 0)),
    ]
    nodes[1].anchor = "top"
    nodes[2].language = "de"
    nodes[4].alternative = "A \"cat\""
    return nodes
  }()

  func drawing(_ items: [PageItem], title: String = "T") -> String {
    let bytes = painter.paint(
      SquarePages.page(items), structure: structure, language: "en", title: title)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A part of a paragraph's text, a square for each byte.
  func run(_ range: Range<Int>, of text: String, y: Double = 20, node: Int = 2) -> PageItem {
    var item = SquarePages.squares(range.count, x: 4, y: y, mark: .node(node))
    if case .glyphs(var placed) = item.content {
      placed.utf8 = Array(text.utf8)
      placed.run.text = range
      item.content = .glyphs(placed)
    }
    return item
  }

  /// The words that search and a screen reader find: all content of `text` elements, entities resolved.
  func words(_ drawing: String) -> String {
    var result = ""
    for part in drawing.split(separator: "<text ").dropFirst() {
      var isTag = true
      for character in part.split(separator: "</text>")[0] {
        if character == "<" { isTag = true }
        if !isTag { result.append(character) }
        if character == ">" { isTag = false }
      }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      result = result.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return result
  }

  @Test("A small page is written as expected, to the byte")
  func literal() {
    let items = [
      SquarePages.squares(2, x: 4.5, y: 20),
      SquarePages.shape(.fill(cornerRadius: 2), 1, 2, 3, 4),
      SquarePages.shape(.outline(width: 1, cornerRadius: 2), 1, 2, 30, 4),
      SquarePages.shape(.check(width: 2), 10, 10, 20, 20),
    ]
    let text =
      "<text fill-opacity=\"0\" font-family=\"sans-serif\" xml:space=\"preserve\">"
      + "<tspan x=\"4.5\" y=\"20\" font-size=\"10\" textLength=\"20\" "
      + "lengthAdjust=\"spacingAndGlyphs\">!!</tspan></text>"
    let check =
      "<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\"#000000\" "
      + "stroke-width=\"2\" d=\"M14.4 20.4L18.4 24.6L25.6 15.8\" aria-hidden=\"true\"/>"
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40" \
      role="document" lang="en">
      <title>T</title>
      <defs>
      <path id="glyph.0.2" d="M100 0h800v800h-800z"/>
      </defs>
      <rect width="100%" height="100%" fill="#ffffff" aria-hidden="true"/>
      <g id="top" role="heading" aria-level="2">
      <g aria-hidden="true">
      <g fill="#000000" transform="translate(4.5 20) scale(0.01 -0.01)">
      <use href="#glyph.0.2"/>
      <use href="#glyph.0.2" x="1000"/>
      </g>
      </g>
      \(text)
      <rect x="1" y="2" width="3" height="4" rx="2" fill="#000000" aria-hidden="true"/>
      <rect x="1.5" y="2.5" width="29" height="3" rx="1.5" fill="none" stroke="#000000" \
      stroke-width="1" aria-hidden="true"/>
      \(check)
      </g>
      </svg>

      """
    #expect(normalized(drawing(items)) == normalized(expected))
  }

  /// Which corner an outline begins at is the face's business.
  func normalized(_ drawing: String) -> [String] {
    drawing.split(separator: "\n").map { line in
      line.hasPrefix("<path id=") ? "<path id" : String(line)
    }
  }

  @Test("A symbol is a path whose holes stay open")
  func symbol() {
    let drawn = drawing([SquarePages.shape(.symbol(.continuation), 10, 20, 10, 10)])
    #expect(
      drawn.contains(
        "<path fill-rule=\"evenodd\" fill=\"#000000\" d=\"M10.8 20.8L12 20.8L12 25.8L16.2 25.8"
          + "L16.2 24L19.6 26.4L16.2 28.8L16.2 27L10.8 27Z\" aria-hidden=\"true\"/>"))
  }

  @Test("An abbreviation says what it stands for")
  func abbreviation() {
    var nodes = structure
    nodes.append(StructureNode(.span, parent: 2, range: SourceRange(at: 0)))
    nodes[6].expansion = "light & <dark>"
    let bytes = painter.paint(
      SquarePages.page([run(0..<3, of: "LED", node: 6)]), structure: nodes, language: "en",
      title: "T")
    let drawn = String(decoding: bytes, as: UTF8.self)
    #expect(drawn.contains("<g>\n<title>light &amp; &lt;dark&gt;</title>\n"))
  }

  @Test("An outline is the glyph's, in whole font units")
  func outline() {
    let path = GlyphPath(SquarePages.square, of: FaceInstance(0), faces: SquarePages.faces())
    let data = String(decoding: path.data, as: UTF8.self)
    #expect(data.hasPrefix("M") && data.hasSuffix("z"))
    #expect(data.split { "Mhvlz ".contains($0) }.allSatisfy { Int($0) != nil || $0.contains("-") })
    #expect(data.contains("800"))
    let space = GlyphPath(1, of: FaceInstance(0), faces: SquarePages.faces())
    #expect(space.data.isEmpty)
  }

  @Test("The words come once, in order, over lines, links and what lines leave out")
  func wordsOnce() {
    let text = "One two <three>\nfour & \"five\" "
    let items = [
      run(0..<3, of: text), run(4..<7, of: text, node: 3), run(8..<15, of: text, y: 30),
      SquarePages.shape(.fill(cornerRadius: 0), 1, 1, 1, 1), run(16..<29, of: text, y: 40),
    ]
    let drawn = drawing(items)
    #expect(words(drawn) == "One two <three>&#10;four & \"five\"")
    #expect(drawn.contains("<a href=\"https://e.org/?a&amp;b\">\n"))
    #expect(drawn.split(separator: "<g role=\"paragraph\" lang=\"de\">").count == 2)
  }

  @Test("Each group that is opened is closed, each in its place")
  func nesting() {
    let text = "abcdef"
    let items = [
      run(0..<1, of: text, node: 3), run(1..<2, of: text), run(2..<3, of: text, node: 5),
      run(0..<1, of: "x", node: 1), SquarePages.shape(.fill(cornerRadius: 0), 1, 1, 1, 1),
      run(3..<4, of: text, node: 3), SquarePages.shape(.fill(cornerRadius: 0), 1, 1, 1, 1),
    ]
    let drawn = drawing(items)
    var open: [Substring] = []
    for tag in drawn.split(separator: "<").dropFirst() {
      let name = tag.prefix { $0 != " " && $0 != ">" && $0 != "/" }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst().prefix { $0 != ">" })
      } else if !(tag.split(separator: ">").first ?? "").hasSuffix("/") {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    // An address that is a program is no link; what decorates is no part of one.
    #expect(!drawn.contains("JavaScript"))
    #expect(
      drawn.hasSuffix(
        "</a>\n<rect x=\"1\" y=\"1\" width=\"1\" height=\"1\" "
          + "fill=\"#000000\" aria-hidden=\"true\"/>\n</g>\n</svg>\n"))
  }

  @Test("Control characters are left out and markup is escaped, in text and attributes")
  func hostile() {
    let text = "a\u{0}\u{8}\u{1B}<&>\u{FFFE}b"
    let drawn = drawing([run(0..<text.utf8.count, of: text)], title: "\u{1}]]><b a='\"'>")
    #expect(words(drawn) == "a<&>b")
    #expect(drawn.contains("<title>]]&gt;&lt;b a='&quot;'&gt;</title>"))
    #expect(drawn.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("A link leads to its anchor, here or in another document")
  func anchors() {
    var nodes = structure
    nodes[3].tag = .link(.anchor("top"))
    let page = SquarePages.page([run(0..<1, of: "a", node: 3)])
    for (addresses, href) in [([:], "#top"), (["top": "p2.svg#top"], "p2.svg#top")] {
      let bytes = painter.paint(
        page, structure: nodes, language: "en", title: "T", addresses: addresses)
      #expect(String(decoding: bytes, as: UTF8.self).contains("<a href=\"\(href)\">"))
    }
  }

  @Test("A picture is embedded once, with its alternative, and turned upright")
  func picture() throws {
    let tests = PictureDecoderTests()
    let file = try tests.oriented(.turnedLeft, isLittle: true)
    let frames = [
      Rect(x: 0, y: 0, width: 8, height: 16), Rect(x: 10, y: 4, width: 4, height: 8),
    ]
    let items = frames.map { frame in
      PageItem(.picture(PlacedPicture(frame: frame, picture: file)), mark: .node(4))
    }
    let drawn = drawing(items)
    #expect(drawn.split(separator: "<image id=\"picture.0\"").count == 2)
    #expect(drawn.contains("width=\"16\" height=\"8\" preserveAspectRatio=\"none\""))
    #expect(drawn.contains("<g role=\"img\" aria-label=\"A &quot;cat&quot;\">"))
    #expect(drawn.contains("<use href=\"#picture.0\" transform=\"matrix(0 1 -1 0 8 0)\"/>"))
    #expect(drawn.contains("<use href=\"#picture.0\" transform=\"matrix(0 0.5 -0.5 0 14 4)\"/>"))
    let start = try #require(drawn.firstRange(of: "base64,")?.upperBound)
    let encoded = drawn[start...].prefix { $0 != "\"" }
    var upright = file.bytes
    // The place of the value in the Exif segment of the test.
    #expect(upright[30] == 6)
    upright[30] = 1
    #expect(Base64.decoded(encoded) == upright)
  }

  @Test("The same page gives the same bytes")
  func sameBytes() {
    let items = [run(0..<5, of: "Words here"), run(5..<10, of: "Words here", node: 3)]
    #expect(drawing(items) == drawing(items))
  }
}

/// RFC 4648, for what a drawing embeds.
enum Base64 {
  static func decoded(_ text: Substring) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bits, count) = (0, 0)
    var result: [UInt8] = []
    for byte in text.utf8 {
      guard let value = digits.firstIndex(of: byte) else { break }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return result
  }
}
