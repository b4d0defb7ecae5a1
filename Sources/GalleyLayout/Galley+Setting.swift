internal import GalleyConfiguration
public import GalleyStyle
public import GalleyText

extension Galley {
  /// Sets an article: measures, breaks lines and places every block on the width of a geometry.
  ///
  /// `worker` gives the fonts; its set is the one that the article was resolved for. Texts that `shaped` has are not
  /// shaped again. The result does not depend on the worker, nor on what was shaped before.
  public init(
    setting article: StyledArticle, on geometry: PageGeometry, with worker: TextWorker,
    shaped: ShapedTexts = ShapedTexts(), pictures: PictureSource = PictureSource()
  ) {
    // A small page keeps two thirds of its sides for the text.
    let margin = min(
      geometry.isPaged ? article.page.paperMargin : article.page.screenMargin, geometry.width / 6)
    let edge = min(
      geometry.isPaged ? article.page.paperMargin : article.page.screenEdge,
      (geometry.height ?? .infinity) / 6)
    var document = StructureNode(
      .document, parent: nil, range: SourceRange(0, article.source.bytes.count))
    document.language = article.language
    var setter = GalleySetter(
      article: article, geometry: geometry, worker: worker, shaped: shaped, pictures: pictures,
      ownFaces: worker.faces.set.ownFaces, structure: [document],
      edge: edge, y: edge)
    setter.set(
      article.blocks,
      in: GalleySetter.Frame(
        x: margin, width: geometry.width - 2 * margin, reach: margin...geometry.width - margin,
        node: 0, path: "", direction: article.direction))
    step = article.step
    self.geometry = geometry
    source = article.source
    title = article.title
    author = article.author
    summary = article.summary
    language = article.language
    colors = article.colors
    self.margin = margin
    self.edge = edge
    page = article.page
    pageTexts = article.pageTexts
    grid = ColumnGrid(count: 1, width: geometry.width - 2 * margin, gap: 0)
    regions = []
    notes = []
    height = setter.snapped(setter.y + edge)
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
