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
    if let elements {
      out.put("/SD[")
      out.put(reference: elements + place.node)
      putView(of: place, to: &out)
    }
    out.put(">>")
  }

  private func putDestination(of place: DocumentMap.Place, to out: inout PDFBytes) {
    out.put("[")
    out.put(reference: pageObjects + place.page)
    putView(of: place, to: &out)
  }

  /// The place at the top of the window, all else as it was.
  private func putView(of place: DocumentMap.Place, to out: inout PDFBytes) {
    out.put("/XYZ null ")
    out.put(pages[place.page].size.height - max(0, place.position.y))
    out.put(" null]")
  }
}
