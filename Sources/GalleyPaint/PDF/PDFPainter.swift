internal import GalleyConfiguration
package import GalleyLayout
package import GalleyText

/// Paints pages into one PDF file: exact positions, text that reads as its source, tags, links
/// and outline.
///
/// Same pages, same bytes. What the file claims is checked as far as the marks
/// go: a page that paints outside its marks is an error, and no file comes out.
package final class PDFPainter {
  /// What PDF/A-2 allows for a side of a page, in points (ISO 19005-2, 6.1.13).
  package static let longestSide = PageGeometry.longestSide

  private let faces: FaceCache
  private let cairoFaces: SpecimenFaces
  private let drawingFonts: SVGFonts

  package init(faces: FaceCache) {
    self.faces = faces
    cairoFaces = SpecimenFaces(faces)
    drawingFonts = SVGFonts(faces.set)
  }

  /// The whole file. The marks of the items and the links name nodes of `structure`; its first node
  /// is the document.
  package func paint(
    pages: [Page], structure: [StructureNode], description: PDFDescription
  ) throws(PDFError) -> [UInt8] {
    try check(pages)
    let census = GlyphCensus(pages, cache: faces)
    try checkEmbedding(census, description)
    let fonts = try EmbeddedFonts(census.faces, cache: faces, cairoFaces: cairoFaces)
    let images = try PageImages(pages, cache: faces, fonts: drawingFonts)
    let map = DocumentMap(pages, structure)
    let links = LinkAnnotations(pages, structure, map)
    let tags = StructureTags.tags(
      structure, linked: Set(links.all.map(\.node)), flavor: description.flavor)
    let resources = PageContent.Resources(
      faces: census.faces, census: census, fonts: fonts, images: images, cache: faces,
      cairoFaces: cairoFaces, tags: tags, isTagged: description.isTagged)
    var painted: [PaintedPage] = []
    painted.reserveCapacity(pages.count)
    for page in pages {
      let content = PageContent.painted(page, resources)
      if description.isTagged { try ContentCheck.check(content, number: page.number) }
      painted.append(content)
    }
    return PDFFile(
      pages: pages, painted: painted, structure: structure, tags: tags, map: map, links: links,
      outline: DocumentOutline(structure, map), resources: resources, description: description
    ).bytes()
  }

  private func check(_ pages: [Page]) throws(PDFError) {
    if pages.isEmpty { throw .noPages }
    for page in pages {
      let (width, height) = (page.size.width, page.size.height)
      let allowed = 0.001...Self.longestSide
      if !allowed.contains(width) || !allowed.contains(height) {
        throw .pageSize(page: page.number, width: width, height: height)
      }
    }
  }

  private func checkEmbedding(
    _ census: GlyphCensus, _ description: PDFDescription
  ) throws(PDFError) {
    if description.allowsRestrictedFonts { return }
    for face in census.faces {
      let facts = faces.facts(face.instance)
      if facts.forbidsEmbedding {
        throw .restrictedFace(
          name: facts.postScriptName, file: faces.set.faces[Int(face.instance.number)].file)
      }
    }
  }
}
