internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Sets blocks one below another and gathers fragments, structure, keeps and findings on the way.
struct GalleySetter {
  let article: StyledArticle
  let geometry: PageGeometry
  let worker: TextWorker
  let shaped: ShapedTexts
  let pictures: PictureSource
  /// The faces that some role names; the others step in.
  let ownFaces: Set<UInt16>
  /// The columns that stand side by side; blocks are set on the measure of one.
  var grid: Galley.ColumnGrid
  let margins: PageMargins

  var fragments: [Fragment] = []
  var structure: [StructureNode]
  var keeps: [Galley.Keep] = []
  var pageBreaks: [Double] = []
  var findings: [Finding] = []
  var regions: [Galley.Region] = []
  /// How many fragments there were when the last region ended.
  var fragmentsAtRegionEnd = 0
  var notes: [Galley.FootNote] = []
  var noteRule: Galley.NoteRule?
  var tableHeads: [Galley.TableHead] = []
  /// Whether what is set goes to the foot of a page.
  var isInNote = false
  /// Where the next block begins, before its space.
  var y: Double
  /// Space owed below the last block.
  var owed = 0.0
  /// The top of a block that has to stay with what follows.
  var keepFrom: Double? { didSet { linesToKeep = Self.linesAfterKept } }
  /// How many lines it still needs.
  var linesToKeep = Self.linesAfterKept

  /// The paths of the hyphenation dictionaries that texts were looked up in.
  var dictionaries: Set<String> = []
  /// The languages whose dictionaries were found to be missing.
  var languagesWithout: Set<String> = []

  /// How far the table in hand gives way, and the scale of its text; nil outside its rows.
  var tableFit: (rung: TableRung, scale: Double)?
  /// Words of the table in hand that had to be cut.
  var cutsInTable = 0

  /// Where a block is set: its left edge, its measure, the node and the path that hold it, the direction around it.
  struct Frame {
    var x: Double
    var width: Double
    /// From where to where a list may take back what the lists around it have indented.
    var reach: ClosedRange<Double>
    var node: StructureNode.ID
    var path: String
    var direction: TextDirection?
    /// That of the list around it, whose side lists in it hang on too.
    var listDirection: TextDirection?

    /// The frame with a measure of at least `measure` beside an indent, as far as it may reach: deep lists hang no
    /// further in than their words can bear.
    func widened(for measure: Double, beside indent: Double, isRightToLeft: Bool) -> Frame {
      let room = isRightToLeft ? reach.upperBound - x - width : x - reach.lowerBound
      let more = max(0, min(measure + indent - width, room))
      var frame = self
      frame.width += more
      if !isRightToLeft { frame.x -= more }
      return frame
    }

    func inside(_ node: StructureNode.ID, path: String) -> Frame {
      var frame = self
      frame.node = node
      frame.path = path
      return frame
    }
  }

  /// Sets blocks in order. The space between two is the larger of what they ask for; the first one begins at `y`.
  mutating func set(_ blocks: [StyledBlock], in frame: Frame) {
    var counts: [String: Int] = [:]
    for (index, block) in blocks.enumerated() {
      let name = block.pathName
      counts[name, default: 0] += 1
      let path = [frame.path, "\(name) \(counts[name] ?? 1)"].filter { !$0.isEmpty }
      set(
        block, in: frame.inside(frame.node, path: path.joined(separator: " / ")),
        isFirst: index == 0)
    }
  }

  private mutating func set(_ block: StyledBlock, in frame: Frame, isFirst: Bool) {
    if case .pageBreak = block.content { return breakPage() }
    y = snapped(y + max(owed, isFirst ? 0 : block.spaceBefore))
    owed = 0
    let top = y
    var frame = frame
    frame.direction = block.direction ?? frame.direction
    if spans(block, in: frame) {
      setSpan(in: frame) { $0.setContent(of: block, in: $1) }
    } else {
      setContent(of: block, in: frame)
    }
    keep(block, from: top)
    owed = block.spaceAfter
  }

  private mutating func setContent(of block: StyledBlock, in frame: Frame) {
    switch block.content {
    case .text(let text): setText(text, of: block, in: frame)
    case .list(let list): setList(list, of: block, in: frame)
    case .quote(let quote): setQuote(quote, of: block, in: frame)
    case .code(let code): setCode(code, of: block, in: frame)
    case .table(let table): setTable(table, of: block, in: frame)
    case .figure(let figure): setFigure(figure, of: block, in: frame)
    case .rule(let rule): setRule(rule, of: block, in: frame)
    case .note(let note): setNote(note, of: block, in: frame)
    case .alert(let alert): setAlert(alert, of: block, in: frame)
    case .definitions(let list): setDefinitions(list, of: block, in: frame)
    case .details(let details): setDetails(details, of: block, in: frame)
    case .pageBreak: break
    case .division(let blocks):
      let node = add(.division, of: block, under: frame.node)
      set(blocks, in: frame.inside(node, path: frame.path))
    }
  }

  /// Ends a page here. What was owed to the next block stays owed, and nothing is kept together across.
  private mutating func breakPage() {
    keepFrom = nil
    if pageBreaks.last != y { pageBreaks.append(y) }
  }

  /// A block that keeps with the next one reaches to the second line after it, through blocks of one line.
  private mutating func keep(_ block: StyledBlock, from top: Double) {
    if block.keepsWithNext {
      keepFrom = keepFrom ?? top
    } else if let from = keepFrom {
      let ends = lineEnds(from: top)
      keeps.append(Galley.Keep(top: from, bottom: ends.prefix(linesToKeep).last ?? y))
      linesToKeep -= ends.count
      if linesToKeep <= 0 || ends.isEmpty { keepFrom = nil }
    }
  }

  /// How many lines stand beside what is kept with them.
  static let linesAfterKept = 2

  /// The lower ends of the lines below a height, ascending, each once.
  private func lineEnds(from top: Double) -> [Double] {
    var bottoms: Set<Double> = []
    for fragment in fragments.reversed() {
      if fragment.frame.maxY <= top { break }
      bottoms.formUnion(fragment.lines.map(\.bottom).filter { $0 > top })
    }
    return bottoms.sorted()
  }

  // MARK: - Structure

  /// Adds a node for a block under another.
  mutating func add(
    _ tag: StructureNode.Tag, of block: StyledBlock, under parent: StructureNode.ID
  ) -> StructureNode.ID {
    let node = add(tag, under: parent, range: block.range)
    structure[node].anchor = block.anchor
    structure[node].language = block.language
    return node
  }

  mutating func add(
    _ tag: StructureNode.Tag, under parent: StructureNode.ID, range: SourceRange
  ) -> StructureNode.ID {
    structure.append(StructureNode(tag, parent: parent, range: range))
    return structure.count - 1
  }

  // MARK: - Distances

  /// A height at the nearest device pixel of the geometry.
  func snapped(_ height: Double) -> Double {
    guard let scale = geometry.deviceScale else { return height }
    return (height * Double(scale)).rounded() / Double(scale)
  }

  /// An indent that leaves a measure where it can, and room for `least` unless that is more than most of the width.
  func indent(_ wanted: Double, in width: Double, leaving measure: Double, least: Double) -> Double
  {
    min(max(least, min(wanted, width - measure)), width * Self.mostIndent)
  }

  /// How much of a width an indent may take, whatever asks for it: on a page narrower than a letter, too, something is
  /// left, and nothing is set beyond the edge.
  static let mostIndent = 0.75

  mutating func report(
    _ rule: String, _ severity: Finding.Severity, _ message: String, remedy: String,
    at range: SourceRange, path: String, measured: Double? = nil, threshold: Double? = nil
  ) {
    var finding = Finding(
      rule, severity, message, remedy: remedy, in: article.source, at: range)
    finding.steps = [article.step.name]
    finding.geometry = geometry.name
    finding.blockPath = path
    finding.measured = measured
    finding.threshold = threshold
    findings.append(finding)
  }
}

extension StyledBlock {
  /// What paths call it.
  var pathName: String {
    switch content {
    case .text:
      switch role {
      case .title, .subtitle, .byline: role.rawValue
      case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6: "heading"
      default: "paragraph"
      }
    case .list: "list"
    case .quote: "quote"
    case .code: "code"
    case .table: "table"
    case .figure: "figure"
    case .rule: "rule"
    case .note: "note"
    case .alert: "alert"
    case .definitions: "definitions"
    case .details: "details"
    case .pageBreak: "page break"
    case .division: "division"
    }
  }
}
