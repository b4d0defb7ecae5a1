internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Writes a page's content stream: consecutive items of one mark share a leaf, and nothing is
/// outside a leaf.
///
/// The coordinates of the stream are PDF's own: points from the bottom left corner.
struct PageContent {
  /// What the pages of a document share.
  struct Resources {
    var faces: [FaceGlyphs]
    var census: GlyphCensus
    var fonts: EmbeddedFonts
    var images: PageImages
    var cache: FaceCache
    var cairoFaces: SpecimenFaces
    /// What a node is called in the marks, by node.
    var tags: [StaticString]
    var isTagged: Bool
  }

  let page: Page
  let resources: Resources
  var out = PDFBytes()
  var text = TextState()
  private(set) var leaves: [PaintedPage.Leaf] = []
  /// The mark of what is painted now.
  private(set) var mark = Mark.layoutArtifact
  /// The mark of the leaf that is open.
  private var open: Mark?
  private var nextMark = 0
  private var item: Int?
  private var fill: Color?
  private var stroke: Color?

  /// The state of PDF that text needs; it lasts over text objects.
  struct TextState {
    var isOpen = false
    /// The index in the document's fonts; -1 for none yet.
    var font = -1
    var size = 0.0
    var characterSpacing = 0.0
    /// How wide outlines are drawn along their edges, in points; 0 where they are only filled.
    var thickening = 0.0
  }

  static func painted(_ page: Page, _ resources: Resources) -> PaintedPage {
    var content = PageContent(page: page, resources: resources)
    content.paint()
    return PaintedPage(content: content.out.bytes, leaves: content.leaves)
  }

  private init(page: Page, resources: Resources) {
    self.page = page
    self.resources = resources
    out.reserve(64 * page.items.count + 256)
  }

  private mutating func paint() {
    if page.background != Color(red: 255, green: 255, blue: 255) {
      paint(
        Shape(
          .fill(cornerRadius: 0),
          frame: Rect(x: 0, y: 0, width: page.size.width, height: page.size.height),
          color: page.background))
      endLeaf()
    }
    for (index, pageItem) in page.items.enumerated() {
      if open != pageItem.mark { endLeaf() }
      item = index
      mark = pageItem.mark
      switch pageItem.content {
      case .glyphs(let placed): paint(placed)
      case .shape(let shape): paint(shape)
      case .picture(let placed): paint(placed)
      }
    }
    endLeaf()
  }

  // MARK: - Leaves

  /// Opens the leaf of the current mark unless it is open. Everything that paints calls this first,
  /// so that there are no empty leaves.
  mutating func enterLeaf() {
    if open == nil { beginLeaf() }
  }

  private mutating func beginLeaf(replacement: String? = nil) {
    open = mark
    let node: StructureNode.ID? = if case .node(let id) = mark { id } else { nil }
    leaves.append(PaintedPage.Leaf(node: node, replacement: replacement, item: item))
    guard resources.isTagged else {
      if let replacement { putReplacement(replacement) }
      return
    }
    switch mark {
    case .node(let id):
      precondition(resources.tags.indices.contains(id), "a mark names no node of the structure")
      out.put("/")
      out.put(replacement == nil ? resources.tags[id] : "Span")
      out.put("<</MCID ")
      out.put(nextMark)
      if let replacement {
        out.put("/ActualText")
        out.put(utf16: replacement)
      }
      out.put(">>BDC\n")
      nextMark += 1
    case .layoutArtifact: out.put("/Artifact<</Type/Layout>>BDC\n")
    case .headerArtifact: out.put("/Artifact<</Type/Pagination/Subtype/Header>>BDC\n")
    case .footerArtifact: out.put("/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n")
    }
  }

  private mutating func endLeaf() {
    guard open != nil else { return }
    endText()
    if resources.isTagged || leaves.last?.replacement != nil { out.put("EMC\n") }
    open = nil
  }

  /// From here on the content is read as `text`: in a leaf of its own, because some readers skip
  /// the rest of a leaf that has marks inside, or inside the leaf of an artifact. Ends the text
  /// object.
  mutating func beginReplacement(_ text: String) {
    if case .node = mark {
      endLeaf()
      beginLeaf(replacement: text)
    } else {
      enterLeaf()
      endText()
      putReplacement(text)
    }
  }

  mutating func endReplacement() {
    if case .node = mark {
      endLeaf()
    } else {
      endText()
      out.put("EMC\n")
    }
  }

  private mutating func putReplacement(_ text: String) {
    out.put("/Span<</ActualText")
    out.put(utf16: text)
    out.put(">>BDC\n")
  }

  // MARK: - Colors and coordinates

  mutating func setFill(_ color: Color) {
    if fill == color { return }
    fill = color
    put(color)
    out.put("rg\n")
  }

  mutating func setStroke(_ color: Color) {
    if stroke == color { return }
    stroke = color
    put(color)
    out.put("RG\n")
  }

  private mutating func put(_ color: Color) {
    for channel in [color.red, color.green, color.blue] {
      out.put(Double(channel) / 255, decimals: 4)
      out.put(" ")
    }
  }

  /// A place on the page, turned into PDF's coordinates, with a space after each number.
  mutating func put(_ point: Point) {
    out.put(point.x)
    out.put(" ")
    out.put(page.size.height - point.y)
    out.put(" ")
  }

  mutating func put(_ number: Double) {
    out.put(number)
    out.put(" ")
  }
}
