internal import GalleyConfiguration

/// Where the lines of a galley stand on its pages.
package struct PagePlaces: Sendable {
  /// A page, and how far what stands there is moved to the right and down.
  package struct Place: Sendable, Hashable {
    /// From 1, among the pages of the galley.
    package var page: Int
    package var x: Double
    package var y: Double
  }

  private let slices: [Slice]
  private let noteSlices: [Slice]
  /// For each note at the foot of pages, the height it begins at in the flow of all.
  private let noteStarts: [Double]

  init(_ paginator: Paginator) {
    slices = paginator.slices
    noteSlices = paginator.noteSlices
    noteStarts = paginator.notes.starts
  }

  /// The place of the line that begins at a height on the galley, or in a note at the foot of pages.
  ///
  /// - Parameters:
  ///   - top: the top of the line.
  ///   - note: the index of the note in `Galley.notes`; nil for the galley itself.
  package func place(ofLineAt top: Double, inNote note: Int? = nil) -> Place {
    let start = note.map { noteStarts[$0] } ?? 0
    let slices = note == nil ? slices : noteSlices
    guard !slices.isEmpty else { return Place(page: 1, x: 0, y: 0) }
    let slice = slices[slices.index(at: top + start)]
    return Place(page: slice.page + 1, x: slice.x, y: slice.shift + start)
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
