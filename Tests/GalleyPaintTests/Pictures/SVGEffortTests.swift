import GalleyLayout
import Testing

@testable import GalleyPaint

/// Drawings of a few bytes that would take hours, or all memory.
@Suite("The effort of SVG pictures")
struct SVGEffortTests {
  private func excess(_ content: String, before: String = "") -> SVGEffort.Excess? {
    SVGEffort.excess(of: Array(Self.drawing(content, before: before).utf8))
  }

  private static func drawing(_ content: String, before: String = "") -> String {
    before + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
      + " width='300' height='300'>\(content)</svg>"
  }

  private static let filtered = "<rect width='300' height='300' filter='url(#f)'/>"

  @Test("what people draw is drawn: shadows, gradients, clips, and the entities of old programs")
  func ordinary() {
    let shadow =
      "<filter id='f'><feGaussianBlur stdDeviation='3'/><feOffset dx='2'/><feFlood/>"
      + "<feComposite/><feMerge><feMergeNode/><feMergeNode/></feMerge></filter>"
    #expect(excess(shadow + String(repeating: Self.filtered, count: 50)) == nil)
    let gradient = "<linearGradient id='g'/><clipPath id='c'/>"
    let rect = "<rect fill='url(#g)' style='clip-path:url(#c)'/>"
    #expect(excess(gradient + String(repeating: rect, count: 5000)) == nil)
    let entity = "<!DOCTYPE svg [<!ENTITY st0 'fill:url(#g);'> <!ENTITY ns 'http://example.org/'>]>"
    #expect(excess("<rect style='&st0;' a='&ns;'/>", before: entity) == nil)
    #expect(excess("<g id='a'><use href='#a'/></g><use href='#b'/>") == nil)
    let others = String(repeating: "<g class='x'/>", count: 1000)
    #expect(excess("<style>/*.x*/.y{filter:url(#f)}</style>" + shadow + others) == nil)
    let fonts =
      "@font-face{font-family:'x';src:url(data:font/woff2;base64,d09GMg)} *{font-family:\\5FAE x}"
    #expect(excess("<style>\(fonts)</style>" + shadow + others) == nil)
  }

  @Test(
    "filters over all bounds are not drawn",
    arguments: [
      "<feTurbulence numOctaves='1000'/>", "<feTurbulence numOctaves='1e9'/>",
      "<feTurbulence numOctaves='many'/>", "<feMorphology radius='300'/>",
      "<feMorphology radius='1 300'/>", "<feConvolveMatrix order='300'/>",
      "<feConvolveMatrix order='3,&#51;00'/>", String(repeating: "<feTile/>", count: 1000),
    ])
  func filters(_ filter: String) {
    #expect(excess("<filter id='f'>\(filter)</filter>\(Self.filtered)") == .passes)
  }

  @Test(
    "nor filters that are used too often, by whatever way",
    arguments: [
      String(repeating: filtered, count: 200),
      "<g style='filter: url( \"#f\" )'><g filter='url(#f)'/></g>"
        + String(repeating: "<g style='filter:url(#f)'/>", count: 200),
      "<style>g > .b, .a{filter:url(#f)}</style>"
        + String(repeating: "<g class='x a'/>", count: 200),
      "<style><![CDATA[@media all {*{filter:url(#f)}}]]></style>"
        + String(repeating: "<g/>", count: 200),
      "<style>g:not(.x){filter:url(#f)}</style>" + String(repeating: "<g/>", count: 200),
      "<g id='u'>\(filtered)</g>" + String(repeating: "<use href='#u'/>", count: 200),
      "<g id='u'>\(filtered)</g>" + String(repeating: "<use xlink:href='&#35;u'/>", count: 200),
      "<g id='a'>\(filtered)<use href='#b'/></g><g id='b'><use href='#a'/></g>"
        + String(repeating: "<use href='#b'/>", count: 200),
    ])
  func uses(_ content: String) {
    let filter = "<filter id='f'><feTurbulence numOctaves='3'/></filter>"
    #expect(excess(filter + content) == .passes)
  }

  /// Elements of class `x` get the filter only if the style sheet is read as CSS defines it.
  @Test(
    "however its style sheets are written",
    arguments: [
      "*{filter:URL(#f)}", "*{filter:u\\72 l(\\23 f)}", ".x{filter:url(#f)/*{*/}",
      "/*}*/.x{filter:url(#f)}",
      ".a{font-family:'/*'}.x{filter:url(#f)}.b{font-family:'*/'}",
      ".x{filter:url(#f);fill:url(a{)}",
      ".a{font-family:'\n}.x{filter:url(#f)}.b{font-family:'}",
      ".a{font-family:'\\'}'}.x{filter:url(#f)}",
      "</style><style>/*</style><style>.x{filter:url(#f)}", "a<b/>{}.x{filter:url(#f)}",
      "&#46;x{filter:url(#f)}",
    ])
  func styles(_ sheet: String) {
    let filter =
      "<g id='f'/><g xlink:id='f'/><filter id='f'><feTurbulence numOctaves='3'/></filter>"
    let elements = String(repeating: "<g class='x'/>", count: 200)
    #expect(excess("<style>\(sheet)</style>\(filter)\(elements)") == .passes)
  }

  @Test("nor masks and patterns that use each other over and over")
  func masks() {
    func chain(_ open: (Int) -> String, _ close: String, _ use: (Int) -> String) -> String {
      (1...25).map { open($0) + use($0 - 1) + use($0 - 1) + close }.joined() + use(25)
    }
    let masks = chain({ "<mask id='m\($0)'>" }, "</mask>", { "<g mask='url(#m\($0))'/>" })
    #expect(excess("<mask id='m0'/>" + masks) != nil)
    let patterns = chain({ "<pattern id='p\($0)'>" }, "</pattern>", { "<g fill='url(#p\($0))'/>" })
    #expect(excess("<pattern id='p0'/>" + patterns) != nil)
    let uses = chain({ "<g id='u\($0)'>" }, "</g>", { "<use href='#u\($0)'/>" })
    #expect(excess("<g id='u0'/>" + uses) == .elements)
  }

  @Test("nor what entities hide")
  func entities() {
    for entity in [
      "<!ENTITY a '<g/>'>", "<!ENTITY a 'b'><!ENTITY c '&a;&a;'>", "<!ENTITY % a 'b'>",
      "<!ENTITY a '&#60;g/>'>",
      "<!ATTLIST g filter CDATA 'url(#f)'>",
    ] {
      #expect(excess("<g/>", before: "<!DOCTYPE svg [\(entity)]>") == .hidden)
    }
  }

  @Test("nor what pictures within it hold")
  func pictures() {
    // The header of a PNG of 20,000 by 20,000 pixels.
    let large = "iVBORw0KGgoAAAANSUhEUgAATiAAAE4gAQAAAAA="
    #expect(excess("<image href='data:image/png;base64,\(large)'/>") == .pixels)
    let small = "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQAAAAA="
    #expect(excess("<image href=' DATA:image/png;base64,\(small)'/>") == nil)
    let inner = Self.drawing(
      "<filter id='f'><feTile/><feTurbulence numOctaves='999'/></filter>"
        + Self.filtered)
    let escaped = inner.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(excess("<image href='data:image/svg+xml,\(escaped)'/>") == .passes)
  }

  @Test("nor style sheets that addresses hold, and pictures of other kinds")
  func hidden() {
    let address = "data:text/css,*%7Bfilter:url(%23f)%7D"
    #expect(excess("<g/>", before: "<?xml-stylesheet href='\(address)'?>") == .hidden)
    #expect(excess("<style>@import url(\(address));</style>") == .hidden)
    #expect(excess("<image href='data:image/svg+xml;base64,H4sIAAAA'/>") == .format)
    #expect(excess("<g/>", before: "<?xml-stylesheet href='a.css'?>") == nil)
    #expect(excess("<g/>", before: "<?xml-stylesheet href='&#100;ata:text/css,*'?>") == .hidden)
    #expect(excess("<style>@\\49MPORT '\(address)'</style>") == .hidden)
    #expect(excess("<g filter='url(data:image/svg+xml,x#f)'/>") == .hidden)
    #expect(
      excess("<x:include xmlns:x='http://www.w3.org/2001/XInclude' href='\(address)'/>") == .hidden)
    #expect(excess("<image href='da&#10;ta:image/png;base64,H4sIAAAA'/>") == .format)
  }

  @Test("what is written in another encoding is read in it")
  func encodings() {
    let content = "<filter id='f'><feMorphology radius='300'/></filter>" + Self.filtered
    let hidden = content.replacing("<", with: "+ADw-")
    #expect(excess(hidden, before: "<?xml version='1.0' encoding='UTF-7'?>") == .passes)
    #expect(excess(hidden, before: "<?xml version='1.0' encoding='UTF-8'?>") == nil)
  }

  @Test(
    "what is no XML is not drawn", arguments: ["<g>", "<g a=b/>", "&x;", "<g/></svg><g/>", "\u{1}"])
  func malformed(_ content: String) {
    #expect(excess(content) == .malformed)
  }

  @Test("the error says what is too much")
  func message() {
    let content = "<filter id='f'><feConvolveMatrix order='300'/></filter>" + Self.filtered
    let picture = PictureDecoderTests.picture(Array(Self.drawing(content).utf8), name: "test.svg")
    #expect(throws: PictureError.broken(path: "test.svg", reason: SVGEffort.Excess.passes.rawValue))
    {
      try PictureDecoder.bitmap(of: picture)
    }
  }
}
