public import GalleyText

extension PagedDocument {
  /// Cuts articles into pages, one after the other, each on a new page, and adds running lines and what stands before.
  ///
  /// All galleys are of one step, geometry and style sheet; `parts` has one at least.
  ///
  /// - Parameters:
  ///   - parts: the articles in their order.
  ///   - front: what stands before them.
  ///   - limit: the greatest height of a page in points where the geometry is continuous.
  ///   - worker: gives the fonts for what is set here.
  public init(
    of parts: [Part], front: Front = Front(), limit: Double = .infinity, with worker: TextWorker
  ) {
    precondition(!parts.isEmpty, "a document has at least one article")
    let first = parts[0].galley
    title = front.title ?? first.title
    author = first.author
    summary = first.summary
    language = first.language
    structure = first.structure
    pages = [Page](paginating: first, limit: limit)
    extents = [1...pages.count]
  }
}
