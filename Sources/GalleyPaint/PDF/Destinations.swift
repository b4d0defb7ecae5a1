internal import GalleyLayout

/// How links and the outline name a place in the file that is being written.
struct Destinations {
  var pages: [Page]
  /// The object number of the first page; the others follow.
  var pageObjects: Int
  /// The object number of the first structure element, where places are named by their element too: PDF/UA-2 wants it
  /// (ISO 14289-2, 8.8).
  var elements: Int?

  /// Writes the key of a dictionary that takes its reader to a place: the destination itself where that is enough.
  func putEntry(to place: DocumentMap.Place, _ out: inout PDFBytes) {
    if elements == nil {
      out.put("/Dest")
      putDestination(of: place, to: &out)
    } else {
      out.put("/A")
      putAction(to: place, &out)
    }
  }

  /// Writes the action of going to a place.
  func putAction(to place: DocumentMap.Place, _ out: inout PDFBytes) {
    out.put("<</S/GoTo/D")
    putDestination(of: place, to: &out)
    putElement(of: place, to: &out)
    out.put(">>")
  }

  /// Adds the names that other files may lead to (ISO 32000-1, 12.3.2.3); returns their tree, nil when there are none.
  ///
  /// Notes and references to them are nobody else's business; a name longer than a PDF can have is left out.
  func writeNames(
    of anchors: [String: DocumentMap.Place], _ structure: [StructureNode],
    to writer: inout PDFWriter
  ) -> Int? {
    let named = anchors.filter { name, place in
      guard name.utf8.count <= PDFBytes.longestString else { return false }
      switch structure[place.node].tag {
      case .note, .link: return false
      default: return true
      }
    }.map { (name: Array($0.key.utf8), place: $0.value) }
    guard !named.isEmpty else { return nil }
    return writer.add { out in
      out.put("<</Names[")
      for entry in named.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
        out.put(string: entry.name)
        out.put("<</D")
        putDestination(of: entry.place, to: &out)
        putElement(of: entry.place, to: &out)
        out.put(">>")
      }
      out.put("]>>")
    }
  }

  private func putDestination(of place: DocumentMap.Place, to out: inout PDFBytes) {
    out.put("[")
    out.put(reference: pageObjects + place.page)
    putView(of: place, to: &out)
  }

  private func putElement(of place: DocumentMap.Place, to out: inout PDFBytes) {
    guard let elements else { return }
    out.put("/SD[")
    out.put(reference: elements + place.node)
    putView(of: place, to: &out)
  }

  /// The place at the top of the window, all else as it was.
  private func putView(of place: DocumentMap.Place, to out: inout PDFBytes) {
    out.put("/XYZ null ")
    out.put(pages[place.page].size.height - max(0, place.position.y))
    out.put(" null]")
  }
}
