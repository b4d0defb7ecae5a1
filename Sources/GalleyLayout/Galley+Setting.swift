internal import GalleyConfiguration
public import GalleyStyle
public import GalleyText

extension Galley {
  /// Sets an article: measures, breaks lines and places every block on the width of a geometry, or of a column on it.
  ///
  /// `worker` gives the fonts; its set is the one that the article was resolved for. Texts that `shaped` has are not
  /// shaped again. The result does not depend on the worker, nor on what was shaped before.
  public init(
    setting article: StyledArticle, on geometry: PageGeometry, with worker: TextWorker,
    shaped: ShapedTexts = ShapedTexts(), pictures: PictureSource = PictureSource()
  ) {
    let margins = article.page.margins(on: geometry)
    var document = StructureNode(
      .document, parent: nil, range: SourceRange(0, article.source.bytes.count))
    document.language = article.language
    var setter = GalleySetter(
      article: article, geometry: geometry, worker: worker, shaped: shaped, pictures: pictures,
      ownFaces: worker.faces.set.ownFaces,
      grid: ColumnGrid(for: article, measure: geometry.width - margins.left - margins.right),
      margins: margins, structure: [document], y: margins.top)
    setter.setArticle()
    step = article.step
    self.geometry = geometry
    source = article.source
    title = article.title
    author = article.author
    summary = article.summary
    language = article.language
    colors = article.colors
    self.margins = margins
    page = article.page
    pageTexts = article.pageTexts
    grid = setter.grid
    regions = setter.regions
    notes = setter.notes
    noteRule = setter.noteRule
    tableHeads = setter.tableHeads
    height = setter.snapped(setter.y + margins.bottom)
    bodySize = article.body.size
    bodyLeading = article.bodyLeading
    fragments = setter.fragments
    structure = setter.structure
    keeps = setter.keeps.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
    pageBreaks = setter.pageBreaks
    dictionaries = setter.dictionaries.sorted()
    findings = article.findings + setter.findings
  }
}

extension PageStyle {
  /// The margins on a geometry. A small page keeps two thirds of its sides for the text.
  func margins(on geometry: PageGeometry) -> PageMargins {
    guard let height = geometry.height else {
      let side = min(screenMargin, geometry.width / 6)
      return PageMargins(top: screenEdge, bottom: screenEdge, left: side, right: side)
    }
    return PageMargins(
      top: min(paperMargins.top, height / 6), bottom: min(paperMargins.bottom, height / 6),
      left: min(paperMargins.left, geometry.width / 6),
      right: min(paperMargins.right, geometry.width / 6))
  }
}
