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
  /// Of pages that are not turned.
  private let width: Double
  private let isRightToLeft: Bool
  private let hasFacingPages: Bool
  private let margins: PageMargins
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
    width = galley.geometry.width
    isRightToLeft = texts.direction == .rightToLeft
    hasFacingPages = page.hasFacingPages
    margins = galley.margins
    guard let height = galley.geometry.height else {
      room = PageRoom()
      return
    }
    let setter = PageTextSetter(beside: galley, with: worker)
    let number = numbering.widestText(upTo: bound)
    let widest = RunningPart.Values(title: title, article: title, page: number, pages: number)
    let space = RunningBand.Space(
      measure: galley.fullMeasure, pageHeight: height,
      isNumbered: numbering != .none)
    header = RunningBand(
      page.header, texts.header, numbers: texts.pageNumber, in: space, mark: .headerArtifact,
      widest: widest, setter)
    footer = RunningBand(
      page.footer, texts.footer, numbers: texts.pageNumber, in: space, mark: .footerArtifact,
      widest: widest, setter)
    // Both may go, the header first.
    if !Self.leavesText(Self.room(header, footer, margins), on: height) { header = nil }
    if !Self.leavesText(Self.room(header, footer, margins), on: height) { footer = nil }
    room = Self.room(header, footer, margins)
  }

  private static func room(
    _ header: RunningBand?, _ footer: RunningBand?, _ margins: PageMargins
  ) -> PageRoom {
    PageRoom(
      top: max(margins.top, header?.depth ?? 0), bottom: max(margins.bottom, footer?.depth ?? 0))
  }

  /// Whether a third of a page's height is left; where less is, pages are cut as if there were no running lines.
  private static func leavesText(_ room: PageRoom, on height: Double) -> Bool {
    height - room.top - room.bottom >= height / 3
  }

  /// Adds the lines of a page, the header before all else and the footer after it. On facing pages their ends change
  /// sides, so that what stands at the outer edge does so on all.
  mutating func add(to page: inout Page, _ context: Context) {
    guard Self.leavesText(room, on: page.size.height) else { return }
    let values = RunningPart.Values(
      title: context.title, article: context.article, page: page.label.text,
      pages: numbering.text(of: context.count))
    let isEven = hasFacingPages && page.number % 2 == 0
    // Pages that are turned on their side keep their margins.
    let isTurned = page.size.width != width
    let place = RunningBand.Place(
      left: isEven && !isTurned ? margins.right : margins.left,
      measure: page.size.width - margins.left - margins.right,
      isMirrored: isRightToLeft != isEven)
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
