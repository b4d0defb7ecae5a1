internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// The lines above and below the text of a document's pages.
///
/// They stand in the margins, halfway between the text and the edge. Where they are taller than that allows, the text
/// makes room; where there is hardly room for both, they go.
struct RunningLines {
  private var header: RunningBand?
  private var footer: RunningBand?
  private let numbering: PageNumbering
  private let isRightToLeft: Bool
  /// What the text has to leave free.
  let room: PageRoom

  /// What a page begins with that a running line would repeat.
  enum Opening {
    case none
    case article
    case titlePage
  }

  /// What a page is in its document.
  struct Context {
    var title: String
    /// The title of the article on the page.
    var article: String
    /// The number of the last page.
    var count: Int
    var opening = Opening.none
  }

  /// - Parameter bound: how many pages there are, at most and about: they are not counted yet.
  init(_ galley: Galley, title: String, upTo bound: Int, with worker: TextWorker) {
    let (page, texts) = (galley.page, galley.pageTexts)
    numbering = page.numbering
    isRightToLeft = texts.direction == .rightToLeft
    guard let height = galley.geometry.height else {
      room = PageRoom()
      return
    }
    let setter = PageTextSetter(beside: galley, with: worker)
    let number = numbering.widestText(upTo: bound)
    let widest = RunningPart.Values(title: title, article: title, page: number, pages: number)
    let space = RunningBand.Space(
      measure: galley.geometry.width - 2 * galley.margin, pageHeight: height,
      isNumbered: numbering != .none)
    header = RunningBand(
      page.header, texts.header, numbers: texts.pageNumber, in: space, mark: .headerArtifact,
      widest: widest, setter)
    footer = RunningBand(
      page.footer, texts.footer, numbers: texts.pageNumber, in: space, mark: .footerArtifact,
      widest: widest, setter)
    // Both may go, the header first.
    func taken(_ band: RunningBand?) -> Double { max(galley.edge, band?.depth ?? 0) }
    let most = height * Self.mostOfPage
    if taken(header) + taken(footer) > most { header = nil }
    if taken(header) + taken(footer) > most { footer = nil }
    room = PageRoom(top: taken(header), bottom: taken(footer))
  }

  /// How much of a page's height margins and running lines may take together.
  private static let mostOfPage = 0.6

  /// Adds the lines of a page, the header before all else and the footer after it.
  mutating func add(to page: inout Page, _ context: Context, margin: Double) {
    let values = RunningPart.Values(
      title: context.title, article: context.article, page: page.label.text,
      pages: numbering.text(of: context.count))
    let place = RunningBand.Place(
      left: margin, measure: page.size.width - 2 * margin, isMirrored: isRightToLeft)
    if let top = header?.distance(within: room.top),
      let items = header?.items(values, at: place, top: top, context.opening)
    {
      page.items.insert(contentsOf: items, at: 0)
    }
    guard let footer else { return }
    let top = page.size.height - footer.distance(within: room.bottom) - footer.height
    // Below an article's first page its title is far enough away to be said again.
    let opening = context.opening == .titlePage ? Opening.titlePage : .none
    page.items += self.footer?.items(values, at: place, top: top, opening) ?? []
  }
}
