package import GalleyConfiguration

/// A galley cut into pages, with what was found on the way.
package struct Pagination: Sendable {
  package let pages: [Page]
  /// One for each block that had to be cut because no page can hold it.
  package let findings: [Finding]
  private let slices: [Slice]
  private let noteSlices: [Slice]
  /// For each note at the foot of pages, the height it begins at in the flow of all.
  private let noteStarts: [Double]

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
    slices = paginator.slices
    noteSlices = paginator.noteSlices
    noteStarts = paginator.notes.starts
  }
}

/// Where something of a galley stands.
package struct PagePlace: Sendable, Hashable {
  /// From 1.
  package var page: Int
  /// How far it is moved to the right and down there.
  package var x: Double
  package var y: Double
}

extension Pagination {
  /// The place of the line that begins at a height on the galley, or in a note at the foot of pages.
  ///
  /// - Parameters:
  ///   - top: the top of the line.
  ///   - note: the index of the note in `Galley.notes`; nil for the galley itself.
  package func place(ofLineAt top: Double, inNote note: Int? = nil) -> PagePlace {
    let height = top + (note.map { noteStarts[$0] } ?? 0)
    let slices = note == nil ? slices : noteSlices
    guard !slices.isEmpty else { return PagePlace(page: 1, x: 0, y: 0) }
    let slice = slices[slices.index(at: height)]
    return PagePlace(page: slice.page + 1, x: slice.x, y: slice.shift + height - top)
  }
}

extension Array where Element == Slice {
  /// The index of the slice for a height: the last one that begins at or above it, but the next one for what is below it.
  func index(at height: Double) -> Int {
    let index = Swift.max(0, partitioningIndex { $0.top > height + 1e-6 } - 1)
    let isBelow = height > self[index].bottom + 1e-6
    return isBelow && index + 1 < count ? index + 1 : index
  }
}
