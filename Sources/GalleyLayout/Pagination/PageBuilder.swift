internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Distributes a galley's fragments over pages, each item moved to its place on its page.
struct PageBuilder {
  private(set) var pages: [Page]
  private let galley: Galley
  private let slices: [Paginator.Slice]
  /// Which nodes have been met, so that an anchor is where its node first shows.
  private var isMet: [Bool]

  /// Empty pages for slices of a galley, with a height each.
  init(_ galley: Galley, slices: [Paginator.Slice], heights: [Double]) {
    self.galley = galley
    self.slices = slices
    isMet = [Bool](repeating: false, count: galley.structure.count)
    pages = heights.indices.map { index in
      let size = Size(width: galley.geometry.width, height: heights[index])
      let column = Rect(
        x: galley.margin, y: galley.edge, width: size.width - 2 * galley.margin,
        height: size.height - 2 * galley.edge)
      return Page(
        number: index + 1, size: size, background: galley.colors.background, columns: [column])
    }
  }

  /// Adds what a fragment shows: its shapes, its picture, its lines.
  mutating func add(_ fragment: Fragment) {
    for shape in fragment.shapes { add(shape, of: fragment) }
    if let picture = fragment.picture {
      let page = self.page(at: picture.frame.y)
      let moved = PlacedPicture(
        frame: picture.frame.offset(y: shift(of: page)), picture: picture.picture)
      let mark: Mark = fragment.isDecoration ? .layoutArtifact : .node(fragment.node)
      if !fragment.isDecoration {
        meet(fragment.node, on: page, at: Point(x: moved.frame.x, y: moved.frame.y))
      }
      pages[page].items.append(PageItem(.picture(moved), mark: mark))
    }
    guard let text = fragment.text else { return }
    for (index, line) in fragment.lines.enumerated() {
      let node = fragment.lineNodes.isEmpty ? fragment.node : fragment.lineNodes[index]
      add(line, of: fragment, text, under: node)
    }
  }

  // MARK: - Shapes

  /// A shape that reaches over several pages shows its part on each.
  private mutating func add(_ shape: Shape, of fragment: Fragment) {
    let mark: Mark = fragment.shapesAreContent ? .node(fragment.node) : .layoutArtifact
    let first = page(at: shape.frame.y)
    let last = shape.kind.isDivisible ? max(first, page(at: shape.frame.maxY - 0.02)) : first
    for page in first...last {
      var part = shape
      let top = page == first ? shape.frame.y : slices[page].top
      let bottom = page == last ? shape.frame.maxY : slices[page].bottom
      part.frame.y = top + shift(of: page)
      part.frame.height = max(0, bottom - top)
      if fragment.shapesAreContent {
        meet(fragment.node, on: page, at: Point(x: part.frame.x, y: part.frame.y))
      }
      pages[page].items.append(PageItem(.shape(part), mark: mark))
    }
  }

  // MARK: - Lines

  private mutating func add(
    _ line: Line, of fragment: Fragment, _ text: StyledText, under lineNode: StructureNode.ID
  ) {
    let page = self.page(at: line.top)
    let shift = shift(of: page)
    pages[page].lines.append(
      PlacedLine(
        band: Rect(
          x: fragment.frame.x, y: line.top + shift, width: fragment.frame.width,
          height: line.height),
        baseline: line.origin.y + shift, ink: line.ink?.offset(y: shift)))
    if !fragment.repeats {
      meet(fragment.node, on: page, at: Point(x: line.origin.x, y: line.top + shift))
    }
    for run in line.runs.sorted(by: { $0.glyphs.text.lowerBound < $1.glyphs.text.lowerBound }) {
      let styled = text.runs[run.style]
      let node = styled.span.map { fragment.spanNodes[$0] } ?? lineNode
      let origin = Point(
        x: line.origin.x + run.x, y: line.origin.y + shift - styled.style.baselineShift)
      let placed = PlacedRun(
        origin: origin, run: run.glyphs, color: styled.style.color, utf8: text.content.utf8,
        language: styled.style.language)
      guard !fragment.repeats else {
        pages[page].items.append(PageItem(.glyphs(placed), mark: .layoutArtifact))
        continue
      }
      meet(node, on: page, at: Point(x: origin.x, y: line.top + shift))
      pages[page].items.append(PageItem(.glyphs(placed), mark: .node(node)))
      addLink(above: node, run, line, on: page, shift: shift)
    }
  }

  /// Notes the area of a run that belongs to a link; neighbours on a line are one area.
  private mutating func addLink(
    above node: StructureNode.ID, _ run: LineRun, _ line: Line, on page: Int, shift: Double
  ) {
    guard run.glyphs.width > 0, let link = link(above: node) else { return }
    let area = Page.LinkArea(
      node: link,
      frame: Rect(
        x: line.origin.x + run.x, y: line.top + shift, width: run.glyphs.width,
        height: line.height))
    if let last = pages[page].links.last, last.node == link, last.frame.y == area.frame.y {
      pages[page].links[pages[page].links.count - 1].frame = last.frame.union(area.frame)
    } else {
      pages[page].links.append(area)
    }
  }

  private func link(above node: StructureNode.ID) -> StructureNode.ID? {
    var next: StructureNode.ID? = node
    while let id = next {
      switch galley.structure[id].tag {
      case .link: return id
      // Links are spans of a text: none is above a block.
      case .strong, .emphasis, .span, .code, .reference: next = galley.structure[id].parent
      default: return nil
      }
    }
    return nil
  }

  // MARK: - Places

  /// The index of the page for a height on the galley: the last slice that begins at or above it.
  private func page(at height: Double) -> Int {
    let next = slices.partitioningIndex { $0.top > height + 1e-6 }
    // What begins in the gap below a slice, like the padding of code, shows with what follows.
    let index = max(0, next - 1)
    let isBelow = height > slices[index].bottom + 1e-6
    return isBelow && index + 1 < slices.count ? index + 1 : index
  }

  private func shift(of page: Int) -> Double { galley.edge - slices[page].top }

  /// Notes the anchors of a node and of all above it that show here for the first time.
  private mutating func meet(_ node: StructureNode.ID, on page: Int, at position: Point) {
    var next: StructureNode.ID? = node
    while let id = next, !isMet[id] {
      isMet[id] = true
      if let name = galley.structure[id].anchor {
        pages[page].anchors.append(Page.Anchor(name: name, node: id, position: position))
      }
      next = galley.structure[id].parent
    }
  }
}
