extension Array where Element == Page {
  /// Cuts a galley into pages; a continuous one is a single page unless it is taller than `limit` points.
  ///
  /// Every line of the galley is on exactly one page. Coordinates are the page's own. A continuous page keeps the
  /// galley's edges; on paper the content starts at the margin, and below or above what `room` keeps for running lines.
  public init(
    paginating galley: Galley, limit: Double = .infinity, room: PageRoom = PageRoom()
  ) {
    let pageHeight = galley.geometry.height ?? limit
    let isWhole = galley.geometry.height == nil && galley.height <= limit
    var slices = [Paginator.Slice(top: galley.edge, bottom: galley.height - galley.edge)]
    if !isWhole {
      let cut = Paginator(galley, capacity: pageHeight - 2 * galley.edge).slices
      if !cut.isEmpty { slices = cut }
    }
    var builder = PageBuilder(
      galley, slices: slices,
      heights: slices.map { slice in
        // Not a hair more than the limit, whatever sums have rounded to.
        galley.geometry.height ?? Swift.min(limit, slice.bottom - slice.top + 2 * galley.edge)
      })
    for fragment in galley.fragments { builder.add(fragment) }
    self = builder.pages
  }
}
