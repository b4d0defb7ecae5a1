internal import GalleyConfiguration
internal import GalleyLayout

/// A document with all its parts found, ready to be written.
struct PDFFile {
  var pages: [Page]
  var painted: [PaintedPage]
  var structure: [StructureNode]
  var tags: [StaticString]
  var map: DocumentMap
  var links: LinkAnnotations
  var outline: DocumentOutline
  var resources: PageContent.Resources
  var description: PDFDescription

  func bytes() -> [UInt8] {
    var writer = PDFWriter()
    let root = writer.reserve()
    let pageObjects = writer.reserve(pages.count)
    let linkObjects = writer.reserve(links.all.count)
    let tree = writer.reserve()
    let elements = isTreeWritten ? writer.reserve(structure.count) : nil
    let destinations = Destinations(
      pages: pages, pageObjects: pageObjects,
      elements: description.flavor == .ua2 ? elements : nil)
    let metadata = DocumentMetadata(description: description)
    let information = metadata.writeInformation(to: &writer)
    let packet = metadata.writePacket(to: &writer)
    writePages(to: &writer, first: pageObjects, linkObjects: linkObjects, parent: tree)
    links.write(
      to: &writer, first: linkObjects, destinations, isTagged: isTreeWritten)
    let catalog = Catalog(
      pages: tree, metadata: packet,
      names: destinations.writeNames(of: map.anchors, structure, to: &writer),
      outline: outline.write(to: &writer, destinations),
      structure: elements.map {
        writeStructure(
          to: &writer, elements: $0, pageObjects: pageObjects, linkObjects: linkObjects)
      },
      intent: description.isTagged ? Self.writeIntent(to: &writer) : nil)
    writer.set(root) { put(catalog, to: &$0) }
    return writer.file(
      root: root, information: information, version: description.flavor.version)
  }

  /// The objects that the catalog names.
  private struct Catalog {
    var pages: Int
    var metadata: Int
    var names: Int?
    var outline: Int?
    var structure: Int?
    var intent: Int?
  }

  private func put(_ catalog: Catalog, to out: inout PDFBytes) {
    out.put("<</Type/Catalog")
    out.put("/Pages", reference: catalog.pages)
    out.put("/Lang")
    out.put(text: description.languageTag)
    out.put("/ViewerPreferences<</DisplayDocTitle true>>")
    out.put("/Metadata", reference: catalog.metadata)
    putPageLabels(to: &out)
    if let names = catalog.names {
      out.put("/Names<</Dests ")
      out.put(reference: names)
      out.put(">>")
    }
    out.put("/PageMode/UseOutlines/Outlines", reference: catalog.outline)
    out.put("/MarkInfo<</Marked true>>/StructTreeRoot", reference: catalog.structure)
    if let intent = catalog.intent {
      out.put("/OutputIntents[")
      out.put(reference: intent)
      out.put("]")
    }
    out.put(">>")
  }

  private func writeStructure(
    to writer: inout PDFWriter, elements: Int, pageObjects: Int, linkObjects: Int
  ) -> Int {
    let context = StructureTree.Context(
      structure: structure, flavor: description.flavor, tags: tags, map: map, pages: pages,
      painted: painted, links: links.all, elements: elements, pageObjects: pageObjects,
      linkObjects: linkObjects)
    return StructureTree(structure, pages: painted, links: links.all).write(to: &writer, context)
  }

  private var isTreeWritten: Bool { description.isTagged && !structure.isEmpty }

  // MARK: - Pages

  private func writePages(
    to writer: inout PDFWriter, first: Int, linkObjects: Int, parent: Int
  ) {
    let resourceObject = writeResources(to: &writer)
    var annotations = [[Int]](repeating: [], count: pages.count)
    for (index, link) in links.all.enumerated() {
      annotations[link.page].append(linkObjects + index)
    }
    for (index, page) in pages.enumerated() {
      let content = writer.addCompressedStream(data: painted[index].content)
      writer.set(first + index) { out in
        out.put("<</Type/Page")
        out.put("/Parent", reference: parent)
        out.put("/MediaBox[0 0 ")
        out.put(page.size.width)
        out.put(" ")
        out.put(page.size.height)
        out.put("]")
        out.put("/Resources", reference: resourceObject)
        out.put("/Contents", reference: content)
        if isTreeWritten {
          out.put("/StructParents ")
          out.put(index)
        }
        if !annotations[index].isEmpty {
          out.put("/Tabs/S/Annots")
          out.put(references: annotations[index])
        }
        out.put(">>")
      }
    }
    writer.set(parent) { out in
      out.put("<</Type/Pages/Count ")
      out.put(pages.count)
      out.put("/Kids")
      out.put(references: pages.indices.map { first + $0 })
      out.put(">>")
    }
  }

  /// All pages share their resources.
  private func writeResources(to writer: inout PDFWriter) -> Int {
    let fonts = resources.fonts.write(
      to: &writer, faces: resources.faces, cache: resources.cache)
    let images = resources.images.write(to: &writer)
    return writer.add { out in
      out.put("<<")
      if fonts.contains(where: { $0 != nil }) {
        out.put("/Font<<")
        for (number, reference) in fonts.enumerated() {
          guard let reference else { continue }
          out.put("/F")
          out.put(number)
          out.put(" ")
          out.put(reference: reference)
        }
        out.put(">>")
      }
      if !images.isEmpty {
        out.put("/XObject<<")
        for (number, reference) in images.enumerated() {
          out.put("/X")
          out.put(number)
          out.put(" ")
          out.put(reference: reference)
        }
        out.put(">>")
      }
      out.put(">>")
    }
  }

  /// What readers call the pages: a range for each stretch that is numbered in one way (ISO 32000-1, 12.4.2).
  private func putPageLabels(to out: inout PDFBytes) {
    // Where no page has a number, a viewer counts them itself.
    guard pages.contains(where: { $0.label.numbering != .none }) else { return }
    out.put("/PageLabels<</Nums[")
    var expected: Page.Label?
    for (index, page) in pages.enumerated() {
      let label = page.label
      defer { expected = Page.Label(label.number + 1, label.numbering) }
      if label == expected || label.numbering == .none && expected?.numbering == label.numbering {
        continue
      }
      out.put(index)
      switch label.numbering {
      case .decimal: out.put("<</S/D")
      case .roman: out.put("<</S/r")
      case .none: out.put("<<")
      }
      if label.numbering != .none, label.number > 1 {
        out.put("/St ")
        out.put(label.number)
      }
      out.put(">>")
    }
    out.put("]>>")
  }

  /// The colors of the pages are sRGB.
  private static func writeIntent(to writer: inout PDFWriter) -> Int {
    let profile = writer.addCompressedStream(data: SRGBProfile.bytes) { $0.put("/N 3") }
    return writer.add { out in
      out.put("<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB IEC61966-2.1)")
      out.put("/Info(sRGB IEC61966-2.1)/DestOutputProfile ")
      out.put(reference: profile)
      out.put(">>")
    }
  }
}
