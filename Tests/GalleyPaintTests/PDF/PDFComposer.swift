import DynamicType
import GalleyConfiguration
import GalleyLayout
import GalleyText

@testable import GalleyPaint

/// Sets small pages by hand, for the tests of the PDF painter.
final class PDFComposer {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// A stretch of text that belongs to a node.
  struct Part {
    var text: String
    var node: StructureNode.ID
    var weight = FontWeight.regular
    var isItalic = false
    var font = FontSet.Role.text
  }

  let worker: TextWorker
  var structure = [StructureNode(.document, parent: nil, range: SourceRange(at: 0))]
  var page: Page
  var finished: [Page] = []
  var y = 40.0
  /// Every run placed, with the number of its page.
  var runs: [(page: Int, run: PlacedRun)] = []
  var language = "en"

  convenience init(_ set: String = "inter", width: Double = 400, height: Double = 600) throws {
    try self.init(
      FontSet(contentsOf: Self.root + "/Fonts/\(set).yaml"), width: width, height: height)
  }

  init(_ fonts: FontSet, width: Double, height: Double) throws {
    worker = try TextWorker(fonts: fonts)
    page = Page(
      number: 1, size: Size(width: width, height: height),
      background: Color(red: 255, green: 255, blue: 255))
  }

  var pages: [Page] { finished + [page] }

  func node(_ tag: StructureNode.Tag, in parent: StructureNode.ID = 0) -> StructureNode.ID {
    structure.append(StructureNode(tag, parent: parent, range: SourceRange(at: 0)))
    return structure.count - 1
  }

  func turnPage() {
    finished.append(page)
    page = Page(
      number: page.number + 1, size: page.size, background: page.background)
    y = 40
  }

  /// Sets a paragraph below the last one.
  func set(
    _ parts: [Part], size: Double = 12, x: Double = 40, measure: Double = 320,
    tracking: Double = 0, color: Color = Color(red: 20, green: 20, blue: 20)
  ) {
    var utf8: [UInt8] = []
    var spans: [ShapingRequest.Span] = []
    for part in parts {
      let start = utf8.count
      utf8 += Array(part.text.utf8)
      spans.append(
        ShapingRequest.Span(
          range: start..<utf8.count, font: part.font, weight: part.weight,
          isItalic: part.isItalic, scale: 1, language: language, isCode: false))
    }
    let paragraph = worker.shape(ShapingRequest(utf8: utf8, spans: spans, size: size))
    let breaker = LineBreaker(paragraph, worker: worker)
    for line in breaker.lines(size: size, measure: measure, tracking: tracking) {
      y += size * 1.3
      let left = breaker.isRightToLeft ? x + measure - line.width : x
      let placed = breaker.runs(of: line, size: size, tracking: tracking)
      // Reading order is the order of the text.
      for run in placed.sorted(by: { $0.run.text.lowerBound < $1.run.text.lowerBound }) {
        place(run, x: left + run.x, parts[run.span].node, utf8, color)
      }
    }
    y += size * 0.5
  }

  func set(_ text: String, _ tag: StructureNode.Tag = .paragraph, size: Double = 12) {
    set([Part(text: text, node: node(tag))], size: size)
  }

  private func place(
    _ run: PlacedGlyphRun, x: Double, _ node: StructureNode.ID, _ utf8: [UInt8], _ color: Color
  ) {
    let placed = PlacedRun(
      origin: Point(x: x, y: y), run: run.run, color: color, utf8: utf8, language: language)
    page.items.append(PageItem(.glyphs(placed), mark: .node(node)))
    runs.append((finished.count, placed))
    if case .link = structure[node].tag {
      let size = run.run.size
      page.links.append(
        Page.LinkArea(
          node: node,
          frame: Rect(x: x, y: y - size, width: run.run.width, height: size * 1.3)))
    }
  }

  func shape(_ shape: Shape, mark: Mark = .layoutArtifact) {
    page.items.append(PageItem(.shape(shape), mark: mark))
  }

  func description(isTagged: Bool = true) -> PDFDescription {
    PDFDescription(
      title: "A title", author: "An author", summary: "What it is about", language: "en-GB",
      creationDate: PDFDate(secondsSince1970: 1_700_000_000), version: "1.2.3",
      isTagged: isTagged)
  }

  func painted(isTagged: Bool = true) throws -> [UInt8] {
    try PDFPainter(faces: worker.faces).paint(
      pages: pages, structure: structure, description: description(isTagged: isTagged))
  }
}
