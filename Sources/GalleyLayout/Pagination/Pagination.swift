package import GalleyConfiguration

/// A galley cut into pages, with what was found on the way.
package struct Pagination: Sendable {
  package let pages: [Page]
  /// One for each block that had to be cut because no page can hold it.
  package let findings: [Finding]
  /// Where its lines stand on them.
  package let places: PagePlaces

  /// Cuts a galley; the parameters are those of `[Page](paginating:limit:room:)`.
  package init(
    of galley: Galley, limit: Double = .infinity, room: PageRoom = PageRoom()
  ) {
    let isWhole =
      !galley.geometry.isPaged && galley.grid.count == 1 && galley.height <= limit
    let paginator =
      isWhole ? Paginator(wholeOf: galley) : Paginator(galley, limit: limit, room: room)
    var builder = PageBuilder(galley, paginator)
    for fragment in galley.fragments { builder.add(fragment) }
    builder.addNotes(paginator.notes.fragments)
    pages = builder.pages
    findings = paginator.findings
    places = PagePlaces(paginator)
  }
}
