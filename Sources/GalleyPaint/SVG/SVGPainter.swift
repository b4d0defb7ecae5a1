internal import GalleyConfiguration
package import GalleyLayout
package import GalleyText

/// Paints pages as SVG: outlines that need no fonts, with the text under them for search and for those who listen.
///
/// Each glyph is defined once and used by reference. The words stand in `text` elements without paint, once and in
/// reading order; the outlines are hidden from assistive technology. The groups carry the roles of the structure.
package final class SVGPainter {
  private let faces: FaceCache
  private let fonts: SVGFonts

  package init(faces: FaceCache) {
    self.faces = faces
    fonts = SVGFonts(faces.set)
  }

  /// A complete document in UTF-8, one unit a point. The same values give the same bytes.
  ///
  /// `addresses` gives the places of anchors that are not in this document, such as `p002.svg#notes`.
  package func paint(
    _ page: Page, structure: [StructureNode], language: String, title: String,
    addresses: [String: String] = [:]
  ) -> [UInt8] {
    var drawing = SVGDrawing(
      faces: faces, fonts: fonts, structure: structure, addresses: addresses)
    for item in page.items { drawing.add(item) }
    drawing.finish()
    var file = XMLBytes()
    file.put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    file.put("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.put(attribute: "width", page.size.width)
    file.put(attribute: "height", page.size.height)
    file.put(" viewBox=\"0 0 ")
    file.put(page.size.width)
    file.put(" ")
    file.put(page.size.height)
    file.put("\" role=\"document\"")
    file.put(attribute: "lang", language)
    file.put(">\n<title>")
    file.put(text: title)
    file.put("</title>\n<defs>\n")
    file.put(raw: drawing.definitions.markup.bytes)
    file.put("</defs>\n<rect width=\"100%\" height=\"100%\"")
    file.put(attribute: "fill", page.background.hex)
    file.put(" aria-hidden=\"true\"/>\n")
    file.put(raw: drawing.body.bytes)
    file.put("</svg>\n")
    return file.bytes
  }
}
