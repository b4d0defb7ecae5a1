internal import GalleyConfiguration
public import GalleyText

extension PagedDocument {
  /// Cuts articles into pages, one after the other, each on a new page, and adds running lines and what stands before.
  ///
  /// All galleys are of one step, geometry and style sheet; `parts` has one at least. On paper pages have running lines,
  /// a title page and contents as the style sheet and `front` say; on other geometries there is nothing beside the
  /// articles. All pages are counted from 1 on, the title page among them, so that the number on a page is its place in
  /// the file. A running line leaves out a title that stands right below it: an article's on its first page, and any on
  /// the title page.
  ///
  /// The structure of one article is as its galley has it, behind that of the contents. Several are each a part of the
  /// document; their anchors begin with the part's name and a slash, and the name alone is the article's beginning.
  ///
  /// It takes time and memory in proportion to the articles: the contents are set once with room for any number, and
  /// numbers are filled in when all pages are known.
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
    var composer = DocumentComposer(parts, front, limit: limit, worker)
    composer.compose()
    self = composer.document
  }

  /// A document without pages, called what its articles say.
  init(_ parts: [Part], _ front: Front) {
    let first = parts[0].galley
    title = front.title ?? first.title
    // Of several articles only what is true of all is said.
    author = parts.allSatisfy { $0.galley.author == first.author } ? first.author : ""
    summary = parts.count == 1 ? first.summary : ""
    language = first.language
    pages = []
    structure = []
    extents = []
    findings = []
    places = []
  }
}
