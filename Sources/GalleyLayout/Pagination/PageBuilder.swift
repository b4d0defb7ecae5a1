internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Distributes a galley's fragments over pages, each item moved to its place on its page.
struct PageBuilder {
  private(set) var pages: [Page]
  private let galley: Galley
  /// Those that what is added falls into.
  private var slices: [Slice]
  private let noteSlices: [Slice]
  /// For each table's header the slices above which it shows again.
  private var repeats: [[Slice]]
  /// Which nodes have been met, so that an anchor is where its node first shows.
  private var isMet: [Bool]

  /// Pages of a galley with nothing but the lines between columns and above notes.
  init(_ galley: Galley, _ paginator: Paginator) {
    self.galley = galley
    slices = paginator.slices
    noteSlices = paginator.noteSlices
    isMet = [Bool](repeating: false, count: galley.structure.count)
    repeats = galley.tableHeads.map { _ in [] }
    for slice in slices {
      if let head = slice.head { repeats[head.index].append(slice) }
    }
    pages = paginator.sheets.enumerated().map { index, sheet in
      Page(
        number: index + 1, size: sheet.size, background: galley.colors.background,
        columns: galley.columns(on: sheet))
    }
    for line in paginator.lines {
      pages[line.page].items.append(PageItem(.shape(line.shape), mark: .layoutArtifact))
    }
  }

  /// Adds what a fragment of the galley shows: its shapes, its picture, its lines; those of a header also wherever it
  /// shows again.
  mutating func add(_ fragment: Fragment) {
    put(fragment)
    guard let head = head(of: fragment) else { return }
    for slice in repeats[head] { putAgain(fragment, above: slice, head) }
  }

  /// Adds the notes at the feet of pages, from their flow.
  mutating func addNotes(_ fragments: [Fragment]) {
    slices = noteSlices
    for fragment in fragments { put(fragment) }
  }

  private mutating func put(_ fragment: Fragment) {
    for shape in fragment.shapes { put(shape, of: fragment) }
    if let picture = fragment.picture {
      let slice = slice(at: picture.frame.y)
      let moved = PlacedPicture(
        frame: picture.frame.offset(x: slice.x, y: slice.shift), picture: picture.picture)
      let mark: Mark = fragment.isDecoration ? .layoutArtifact : .node(fragment.node)
      if !fragment.isDecoration {
        meet(fragment.node, on: slice.page, at: Point(x: moved.frame.x, y: moved.frame.y))
      }
      pages[slice.page].items.append(PageItem(.picture(moved), mark: mark))
      if let link = galley.link(above: fragment.node) {
        pages[slice.page].links.append(Page.LinkArea(node: link, frame: moved.frame))
      }
    }
    guard let text = fragment.text else { return }
    for (index, line) in fragment.lines.enumerated() {
      let node = fragment.lineNodes.isEmpty ? fragment.node : fragment.lineNodes[index]
      let slice = slice(at: line.top)
      if fragment.repeats {
        putAgain(line, of: fragment, text, on: slice.page, x: slice.x, y: slice.shift)
      } else {
        put(line, of: fragment, text, under: node, in: slice)
      }
    }
  }

  // MARK: - Shapes

  /// A shape that reaches over several slices shows its part in each.
  private mutating func put(_ shape: Shape, of fragment: Fragment) {
    let mark: Mark = fragment.shapesAreContent ? .node(fragment.node) : .layoutArtifact
    let first = slices.index(at: shape.frame.y)
    let last =
      shape.kind.isDivisible ? max(first, slices.index(at: shape.frame.maxY - 0.02)) : first
    for index in first...last {
      let slice = slices[index]
      var part = shape
      let top = index == first ? shape.frame.y : slice.top
      let bottom = index == last ? shape.frame.maxY : slice.bottom
      part.frame.x += slice.x
      part.frame.y = top + slice.shift
      part.frame.height = max(0, bottom - top)
      if index > first, let head = slice.head, shape.frame.y < galley.tableHeads[head.index].top {
        // What stands around a table stands around its header too.
        part.frame.height += part.frame.y - head.y
        part.frame.y = head.y
      }
      if fragment.shapesAreContent {
        meet(fragment.node, on: slice.page, at: Point(x: part.frame.x, y: part.frame.y))
      }
      pages[slice.page].items.append(PageItem(.shape(part), mark: mark))
    }
  }

  // MARK: - Lines

  private mutating func put(
    _ line: Line, of fragment: Fragment, _ text: StyledText, under lineNode: StructureNode.ID,
    in slice: Slice
  ) {
    let page = slice.page
    let top = line.top + slice.shift
    pages[page].lines.append(PlacedLine(line, of: fragment, x: slice.x, y: slice.shift))
    meet(fragment.node, on: page, at: Point(x: line.origin.x + slice.x, y: top))
    for run in line.runsInReadingOrder {
      let content = PageItem.Content(run, on: line, of: text, x: slice.x, y: slice.shift)
      let node = text.runs[run.style].span.map { fragment.spanNodes[$0] } ?? lineNode
      meet(node, on: page, at: Point(x: line.origin.x + run.x + slice.x, y: top))
      pages[page].items.append(PageItem(content, mark: .node(node)))
      addLink(above: node, run, line, in: slice)
    }
  }

  /// Notes the area of a run that belongs to a link; neighbours on a line are one area.
  private mutating func addLink(
    above node: StructureNode.ID, _ run: LineRun, _ line: Line, in slice: Slice
  ) {
    guard run.glyphs.width > 0, let link = galley.link(above: node) else { return }
    let area = Page.LinkArea(
      node: link,
      frame: Rect(
        x: line.origin.x + run.x + slice.x, y: line.top + slice.shift, width: run.glyphs.width,
        height: line.height))
    let page = slice.page
    if let last = pages[page].links.last, last.node == link, last.frame.y == area.frame.y {
      pages[page].links[pages[page].links.count - 1].frame = last.frame.union(area.frame)
    } else {
      pages[page].links.append(area)
    }
  }

  // MARK: - What shows again

  /// The header that a fragment is part of.
  private func head(of fragment: Fragment) -> Int? {
    let heads = galley.tableHeads
    let index = heads.partitioningIndex { $0.top > fragment.frame.y + 1e-6 } - 1
    guard index >= 0, fragment.frame.maxY <= heads[index].bottom + 1e-6 else { return nil }
    return index
  }

  /// Puts a header's fragment above a slice, where it means nothing to a reader of the structure.
  private mutating func putAgain(_ fragment: Fragment, above slice: Slice, _ head: Int) {
    let shift = (slice.head?.y ?? 0) - galley.tableHeads[head].top
    for shape in fragment.shapes {
      var moved = shape
      moved.frame = shape.frame.offset(x: slice.x, y: shift)
      pages[slice.page].items.append(PageItem(.shape(moved), mark: .layoutArtifact))
    }
    if var picture = fragment.picture {
      picture.frame = picture.frame.offset(x: slice.x, y: shift)
      pages[slice.page].items.append(PageItem(.picture(picture), mark: .layoutArtifact))
    }
    guard let text = fragment.text else { return }
    for line in fragment.lines {
      putAgain(line, of: fragment, text, on: slice.page, x: slice.x, y: shift)
    }
  }

  private mutating func putAgain(
    _ line: Line, of fragment: Fragment, _ text: StyledText, on page: Int, x: Double, y: Double
  ) {
    pages[page].lines.append(PlacedLine(line, of: fragment, x: x, y: y))
    for run in line.runsInReadingOrder {
      let content = PageItem.Content(run, on: line, of: text, x: x, y: y)
      pages[page].items.append(PageItem(content, mark: .layoutArtifact))
    }
  }

  // MARK: - Places

  private func slice(at height: Double) -> Slice { slices[slices.index(at: height)] }

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

extension Galley {
  /// The columns of a page from top to bottom of its text.
  fileprivate func columns(on sheet: PageSides.Sheet) -> [Rect] {
    let bottom = min(sheet.bottom, sheet.size.height - margins.bottom)
    let whole = Rect(
      x: sheet.left, y: sheet.top, width: sheet.size.width - margins.left - margins.right,
      height: bottom - sheet.top)
    guard grid.count > 1, !sheet.isTurned else { return [whole] }
    return (0..<grid.count).map { index in
      var column = whole.offset(x: grid.offset(ofColumn: index))
      column.width = grid.width
      return column
    }
  }

  /// The link that a node is part of.
  fileprivate func link(above node: StructureNode.ID) -> StructureNode.ID? {
    var next: StructureNode.ID? = node
    while let id = next {
      switch structure[id].tag {
      case .link: return id
      // Links are spans of a text: none is above a block.
      case .strong, .emphasis, .span, .code, .reference, .figure: next = structure[id].parent
      default: return nil
      }
    }
    return nil
  }
}

extension Line {
  fileprivate var runsInReadingOrder: [LineRun] {
    runs.sorted { $0.glyphs.text.lowerBound < $1.glyphs.text.lowerBound }
  }
}

extension PlacedLine {
  /// A line that moves by a distance.
  fileprivate init(_ line: Line, of fragment: Fragment, x: Double, y: Double) {
    self.init(
      band: Rect(
        x: fragment.frame.x + x, y: line.top + y, width: fragment.frame.width,
        height: line.height),
      baseline: line.origin.y + y, ink: line.ink?.offset(x: x, y: y))
  }
}

extension PageItem.Content {
  /// A run of a line, or the picture in its place, that moves by a distance.
  fileprivate init(_ run: LineRun, on line: Line, of text: StyledText, x: Double, y: Double) {
    let style = text.runs[run.style].style
    let origin = Point(
      x: line.origin.x + run.x + x, y: line.origin.y + y - style.baselineShift)
    if let picture = run.picture {
      let frame = Rect(
        x: origin.x, y: origin.y + picture.drop - picture.height, width: run.glyphs.width,
        height: picture.height)
      self = .picture(PlacedPicture(frame: frame, picture: picture.picture))
    } else {
      self = .glyphs(
        PlacedRun(
          origin: origin, run: run.glyphs, color: style.color, utf8: text.content.utf8,
          language: style.language))
    }
  }
}
