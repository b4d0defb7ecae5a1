extension Array where Element == Page {
  /// Cuts a galley into pages; a continuous one is a single page unless it is taller than `limit` points.
  ///
  /// Every line of the galley and of its notes is on exactly one page. Coordinates are the page's own. A continuous page
  /// keeps the galley's margins; on paper the content starts at the margin, and below or above what `room` keeps for
  /// running lines.
  public init(
    paginating galley: Galley, limit: Double = .infinity, room: PageRoom = PageRoom()
  ) {
    self = Pagination(of: galley, limit: limit, room: room).pages
  }
}
