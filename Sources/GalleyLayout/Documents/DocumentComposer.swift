internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Makes the pages of a document: those before the articles, those of each article, and the lines on all of them.
struct DocumentComposer {
  private let worker: TextWorker
  private let limit: Double
  private let style: PageStyle
  private var articles: [BoundArticle]
  private var front: FrontPages
  private var entries: [ContentsEntry] = []
  private var running: RunningLines
  /// What the first page begins with.
  private var firstOpening = RunningLines.Opening.none
  private(set) var document: PagedDocument
  /// By page.
  private var contexts: [PageContext] = []

  /// What running lines have to know of a page.
  private struct PageContext {
    /// The index of its article; nil for pages before an article.
    var article: Int?
    var opening: RunningLines.Opening
  }

  init(
    _ parts: [PagedDocument.Part], _ front: PagedDocument.Front, limit: Double,
    _ worker: TextWorker
  ) {
    self.worker = worker
    self.limit = limit
    let first = parts[0].galley
    style = first.page
    document = PagedDocument(parts, front)
    articles = BoundArticle.bound(parts)
    self.front = FrontPages(beside: first, with: worker)
    let level = first.geometry.isPaged ? front.contents ?? style.contents ?? 0 : 0
    if level > 0 { entries = ContentsEntry.entries(of: &articles, downTo: level) }
    let bound = Self.pageBound(parts, entries: entries.count)
    running = RunningLines(first, title: document.title.oneLine, upTo: bound, with: worker)
    if first.geometry.isPaged { addTitle(front) }
    if !entries.isEmpty {
      self.front.addContents(entries, widest: style.numbering.widestText(upTo: bound))
    }
  }

  /// About how many pages there are, and rarely more: each holds half its height of text.
  private static func pageBound(_ parts: [PagedDocument.Part], entries: Int) -> Int {
    let first = parts[0].galley
    guard let height = first.geometry.height else { return 1 }
    let text = parts.reduce(0) { $0 + $1.galley.height }
    let contents = Double(entries) * 2 * first.pageTexts.contentsEntry.leading
    return parts.count + 2 + Int((text / Double(first.grid.count) + contents) * 2 / height)
  }

  /// A title stands on its page, or above the contents, rather than below them.
  private mutating func addTitle(_ wanted: PagedDocument.Front) {
    let hasPage = wanted.hasTitlePage
    guard hasPage || !entries.isEmpty else { return }
    if articles.count == 1, document.title == articles[0].galley.title,
      let head = articles[0].removeHead()
    {
      front.addTitle(head, summary: hasPage ? document.summary : "")
    } else if hasPage || wanted.title != nil {
      front.addTitle(document.title, author: hasPage ? document.author : "")
    } else {
      return
    }
    firstOpening = hasPage ? .titlePage : .article
    if hasPage { front.endTitlePage() }
  }

  // MARK: - Pages

  /// Makes all pages, in steps each of which goes over them once.
  mutating func compose() {
    addFrontPages()
    for index in articles.indices { addArticle(index) }
    fillInContents()
    addRunningLines()
  }

  private var room: PageRoom {
    var room = running.room
    room.firstNumber = document.pages.count + 1
    return room
  }

  private mutating func addFrontPages() {
    document.structure = front.structure
    guard !front.isEmpty else { return }
    let pages = [Page](paginating: front.galley(), limit: limit, room: room)
    append(pages, article: nil, opening: firstOpening)
  }

  /// Adds pages, of which the first begins in some way.
  private mutating func append(
    _ pages: [Page], article: Int?, opening: RunningLines.Opening
  ) {
    for (index, page) in pages.enumerated() {
      contexts.append(PageContext(article: article, opening: index == 0 ? opening : .none))
      document.pages.append(page)
      document.pages[document.pages.count - 1].number = document.pages.count
    }
  }

  /// Cuts an article into pages and moves its nodes to the end of the document's.
  private mutating func addArticle(_ index: Int) {
    let article = articles[index]
    let galley = article.galley
    if style.opening == .odd, galley.geometry.isPaged, document.pages.count % 2 == 1 {
      addBlankPage(like: galley)
    }
    let first = document.pages.count + 1
    // Where the nodes of the galley go, but for those that went before all articles; the document's own stays.
    let shift = document.structure.count - article.movedNodes
    let pagination = Pagination(of: galley, limit: limit, room: room)
    document.findings += pagination.findings
    document.places.append(pagination.places)
    var pages = pagination.pages
    for place in pages.indices { pages[place].shiftNodes(by: shift, above: article.movedNodes) }
    if !article.name.isEmpty, let page = pages.indices.first {
      let start = Page.Anchor(
        name: article.name, node: shift, position: Point(x: galley.margins.left, y: 0))
      pages[page].anchors.removeAll { $0.node == shift }
      pages[page].anchors.insert(start, at: 0)
    }
    add(galley.structure[article.movedNodes...], shiftedBy: shift, above: article.movedNodes)
    let hasTitle = article.movedNodes <= 1
    append(pages, article: index, opening: hasTitle ? .article : .none)
    document.extents.append(first...document.pages.count)
  }

  private mutating func addBlankPage(like galley: Galley) {
    let geometry = galley.geometry
    let page = Page(
      number: document.pages.count + 1,
      size: Size(width: geometry.width, height: geometry.height ?? geometry.width),
      background: galley.colors.background)
    append([page], article: nil, opening: .none)
  }

  private mutating func add(
    _ nodes: ArraySlice<StructureNode>, shiftedBy shift: Int, above moved: Int
  ) {
    for node in nodes {
      var node = node
      node.parent = node.parent.map { $0 < moved ? $0 : $0 + shift } ?? 0
      document.structure.append(node)
    }
  }

  // MARK: - Numbers

  private mutating func fillInContents() {
    guard !front.isEmpty else { return }
    var pages: [String: Int] = [:]
    for page in document.pages {
      for anchor in page.anchors where pages[anchor.name] == nil {
        pages[anchor.name] = page.number
      }
    }
    let numbers = entries.map { pages[$0.anchor].map(style.numbering.text) ?? "" }
    var room = running.room
    room.firstNumber = 1
    let front = [Page](paginating: self.front.galley(numbers: numbers), limit: limit, room: room)
    let count = contexts.prefix { $0.article == nil }.count
    precondition(front.count <= count, "numbers move no line of the contents")
    document.pages.replaceSubrange(..<front.count, with: front)
    if let height = self.front.titlePageHeight { lowerTitle(of: height) }
  }

  /// Moves what is on a title page down to where it looks best: a third of what is free stays above it.
  private mutating func lowerTitle(of height: Double) {
    let margins = articles[0].galley.margins
    let free =
      document.pages[0].size.height - max(margins.top, running.room.top)
      - max(margins.bottom, running.room.bottom) - height
    if free > 0 { document.pages[0].move(down: free / 3) }
  }

  private mutating func addRunningLines() {
    let count = document.pages.count
    let title = document.title.oneLine
    let titles = articles.map { $0.galley.title.oneLine }
    for index in document.pages.indices {
      document.pages[index].number = index + 1
      document.pages[index].label = Page.Label(index + 1, style.numbering)
      let article = contexts[index].article
      running.add(
        to: &document.pages[index],
        RunningLines.Context(
          title: title, article: article.map { titles[$0] } ?? title, count: count,
          opening: contexts[index].opening))
    }
  }
}

extension Page {
  /// Makes the nodes at and above one those of a larger structure.
  fileprivate mutating func shiftNodes(by shift: Int, above first: StructureNode.ID) {
    guard shift != 0 else { return }
    func shifted(_ node: StructureNode.ID) -> StructureNode.ID {
      node < first ? node : node + shift
    }
    for index in items.indices {
      if case .node(let node) = items[index].mark { items[index].mark = .node(shifted(node)) }
    }
    for index in links.indices { links[index].node = shifted(links[index].node) }
    for index in anchors.indices { anchors[index].node = shifted(anchors[index].node) }
  }

  /// Moves all that is on it down by a number of points.
  fileprivate mutating func move(down distance: Double) {
    for index in items.indices {
      switch items[index].content {
      case .glyphs(var placed):
        placed.origin.y += distance
        items[index].content = .glyphs(placed)
      case .shape(var shape):
        shape.frame.y += distance
        items[index].content = .shape(shape)
      case .picture(var placed):
        placed.frame.y += distance
        items[index].content = .picture(placed)
      }
    }
    for index in links.indices { links[index].frame.y += distance }
    for index in anchors.indices { anchors[index].position.y += distance }
  }
}
