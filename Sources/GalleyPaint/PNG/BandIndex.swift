/// Which items of a page touch which band of rows, in paint order.
///
/// Tall pages have hundreds of thousands of items; each band looks at its own only.
struct BandIndex {
  /// Rows of the page, from the top; the last band may be shorter.
  let bands: [Range<Int>]
  /// The items of band `n` are `items[starts[n]..<starts[n + 1]]`.
  private let starts: [Int]
  private let items: [Int32]

  /// `extents` are the rows that each item may touch.
  init(rows: Range<Int>, bandHeight: Int, extents: [Range<Int>]) {
    let bands = stride(from: rows.lowerBound, to: rows.upperBound, by: bandHeight).map { top in
      top..<min(top + bandHeight, rows.upperBound)
    }
    func touched(_ extent: Range<Int>) -> Range<Int> {
      let shown = extent.clamped(to: rows)
      if shown.isEmpty { return 0..<0 }
      let first = (shown.lowerBound - rows.lowerBound) / bandHeight
      return first..<(shown.upperBound - 1 - rows.lowerBound) / bandHeight + 1
    }
    var starts = [Int](repeating: 0, count: bands.count + 1)
    for extent in extents {
      for band in touched(extent) { starts[band + 1] += 1 }
    }
    for band in bands.indices { starts[band + 1] += starts[band] }
    var next = starts
    var items = [Int32](repeating: 0, count: starts[bands.count])
    for (index, extent) in extents.enumerated() {
      for band in touched(extent) {
        items[next[band]] = Int32(index)
        next[band] += 1
      }
    }
    self.bands = bands
    self.starts = starts
    self.items = items
  }

  /// The items that band `number` shows.
  subscript(number: Int) -> ArraySlice<Int32> { items[starts[number]..<starts[number + 1]] }
}
