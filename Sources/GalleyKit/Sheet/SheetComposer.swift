internal import DynamicType
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// Places headings, screens, bars and labels row by row. Distances are points of the sheet.
struct SheetComposer {
  let samples: [StepSample]
  let heading: ContactSheet.Heading
  let appearance: Appearance
  let limit: Double
  let worker: TextWorker

  private(set) var pages: [Page] = []
  private(set) var structure: [StructureNode] = [
    StructureNode(.document, parent: nil, range: SourceRange(at: 0))
  ]
  private var items: [PageItem] = []
  private var y = Metrics.margin

  /// Of the sheet's own making: large enough to read body text of a phone at half its size.
  private enum Metrics {
    static let margin = 32.0
    static let gap = 28.0
    static let columns = 6
    static let largestScreen = Size(width: 260, height: 422)
    static let largestScale = 0.5
    static let barGap = 6.0
    static let bar = 5.0
    static let titleSize = 22.0
    static let textSize = 12.0
    static let nameSize = 15.0
  }

  init(
    samples: [StepSample], heading: ContactSheet.Heading, appearance: Appearance, limit: Double,
    worker: TextWorker
  ) {
    self.samples = samples
    self.heading = heading
    self.appearance = appearance
    self.limit = limit
    self.worker = worker
  }

  mutating func compose() {
    addHeading()
    let columns = columnCount
    for start in stride(from: 0, to: samples.count, by: columns) {
      addRow(samples[start..<min(start + columns, samples.count)])
    }
    endPage()
  }

  // MARK: - Measures

  private var columnCount: Int { min(Metrics.columns, samples.count) }

  /// One scale for all, so that sizes can be compared.
  private var scale: Double {
    let width = samples.map(\.screen.width).max() ?? 1
    let height = samples.map(\.screen.height).max() ?? 1
    return min(
      Metrics.largestScale, Metrics.largestScreen.width / width,
      Metrics.largestScreen.height / height)
  }

  private var cellWidth: Double {
    (samples.map(\.screen.width).max() ?? 1) * scale + Metrics.barGap + Metrics.bar
  }

  private var width: Double {
    let columns = Double(columnCount)
    // A single narrow cell leaves room for the heading.
    return max(420, 2 * Metrics.margin + columns * cellWidth + (columns - 1) * Metrics.gap)
  }

  private var background: Color {
    appearance == .light ? Color(grey: 0xE4) : Color(grey: 0x2C)
  }

  private var ink: Color {
    appearance == .light ? Color(grey: 0x1A) : Color(grey: 0xEC)
  }

  private var barColor: Color {
    appearance == .light ? Color(grey: 0xB4) : Color(grey: 0x60)
  }

  private var text: SheetText {
    SheetText(
      worker: worker, step: samples[0].step, color: ink, language: heading.language)
  }

  // MARK: - Parts

  private mutating func addHeading() {
    let width = width - 2 * Metrics.margin
    let title = text.set(heading.title, size: Metrics.titleSize, weight: .bold, width: width)
    var node = StructureNode(.heading(level: 1), parent: 0, range: SourceRange(at: 0))
    node.title = heading.title
    if !title.isWhole { node.actualText = heading.title }
    add(title.items, at: Point(x: Metrics.margin, y: y), mark: .node(add(node)))
    y += title.height + 4
    let subtitle = text.set(heading.subtitle, size: Metrics.textSize, width: width)
    let paragraph = add(StructureNode(.paragraph, parent: 0, range: SourceRange(at: 0)))
    add(subtitle.items, at: Point(x: Metrics.margin, y: y), mark: .node(paragraph))
    y += subtitle.height + Metrics.gap
  }

  private mutating func addRow(_ row: ArraySlice<StepSample>) {
    let labels = row.map(label)
    let labelHeight = labels.map(\.height).max() ?? 0
    let screenHeight = (row.map(\.screen.height).max() ?? 0) * scale
    let rowHeight = labelHeight + 6 + screenHeight
    if y + rowHeight + Metrics.margin > limit, !items.isEmpty { endPage() }
    // What reaches beyond a screen is covered before the words and bars beside it are painted.
    for (column, sample) in row.enumerated() {
      addScreen(sample, at: Point(x: left(column), y: y + labelHeight + 6))
    }
    for (column, label) in labels.enumerated() {
      let paragraph = add(StructureNode(.paragraph, parent: 0, range: SourceRange(at: 0)))
      add(label.items, at: Point(x: left(column), y: y), mark: .node(paragraph))
    }
    for (column, sample) in row.enumerated() {
      addBar(sample, at: Point(x: left(column), y: y + labelHeight + 6))
    }
    y += rowHeight + Metrics.gap
  }

  private func left(_ column: Int) -> Double {
    Metrics.margin + Double(column) * (cellWidth + Metrics.gap)
  }

  private func label(_ sample: StepSample) -> (items: [PageItem], height: Double) {
    let name = text.set(sample.name, size: Metrics.nameSize, weight: .bold, width: cellWidth)
    let words = "body \(StepSample.plain(sample.bodySize)) pt, \(sample.extent)"
    let rest = text.set(words, size: Metrics.textSize, width: cellWidth)
    let moved = rest.items.map {
      $0.scaled(1, to: Point(x: 0, y: name.height), mark: $0.mark)
    }
    return (name.items + moved, name.height + rest.height)
  }

  private mutating func addScreen(_ sample: StepSample, at origin: Point) {
    var figure = StructureNode(.figure, parent: 0, range: SourceRange(at: 0))
    let part = sample.pageCount == nil ? "first screen" : "first page"
    figure.alternative =
      "The \(part) at \(sample.name), body \(StepSample.plain(sample.bodySize)) pt; "
      + "the whole is \(sample.extent)"
    let mark = Mark.node(add(figure))
    let screen = Rect(
      x: origin.x, y: origin.y, width: sample.screen.width * scale,
      height: sample.screen.height * scale)
    fill(screen, sample.background, mark: mark)
    var reach = screen
    for item in sample.items {
      let item = item.scaled(scale, to: origin, mark: mark).clipped(to: screen)
      guard let item else { continue }
      items.append(item)
      reach = reach.union(item.reach)
    }
    cover(reach, around: screen)
  }

  /// Paints over what reaches beyond the screen on its four sides.
  private mutating func cover(_ reach: Rect, around screen: Rect) {
    let sides = [
      Rect(x: reach.x, y: reach.y, width: reach.width, height: screen.y - reach.y),
      Rect(x: reach.x, y: screen.maxY, width: reach.width, height: reach.maxY - screen.maxY),
      Rect(x: reach.x, y: screen.y, width: screen.x - reach.x, height: screen.height),
      Rect(x: screen.maxX, y: screen.y, width: reach.maxX - screen.maxX, height: screen.height),
    ]
    for side in sides where side.width > 0 && side.height > 0 {
      fill(side, background, mark: .layoutArtifact)
    }
  }

  /// A bar beside the screen: as long as the whole is to the longest of all, dark for what the screen shows.
  private mutating func addBar(_ sample: StepSample, at origin: Point) {
    func extent(_ sample: StepSample) -> Double {
      sample.pageCount.map(Double.init) ?? sample.height
    }
    let longest = samples.map(extent).max() ?? 1
    let room = (samples.map(\.screen.height).max() ?? 0) * scale
    let length = room * extent(sample) / max(longest, 1)
    let x = origin.x + cellWidth - Metrics.bar
    fill(
      Rect(x: x, y: origin.y, width: Metrics.bar, height: length), barColor, mark: .layoutArtifact)
    fill(
      Rect(x: x, y: origin.y, width: Metrics.bar, height: max(1, length * sample.share)), ink,
      mark: .layoutArtifact)
  }

  // MARK: - Page

  private mutating func add(_ node: StructureNode) -> StructureNode.ID {
    structure.append(node)
    return structure.count - 1
  }

  private mutating func add(_ added: [PageItem], at origin: Point, mark: Mark) {
    for item in added { items.append(item.scaled(1, to: origin, mark: mark)) }
  }

  private mutating func fill(_ frame: Rect, _ color: Color, mark: Mark) {
    let shape = Shape(.fill(cornerRadius: 0), frame: frame, color: color)
    items.append(PageItem(.shape(shape), mark: mark))
  }

  private mutating func endPage() {
    guard !items.isEmpty else { return }
    let height = (y - Metrics.gap + Metrics.margin).rounded(.up)
    pages.append(
      Page(
        number: pages.count + 1, size: Size(width: width.rounded(.up), height: height),
        background: background, items: items))
    items = []
    y = Metrics.margin
  }
}

extension Color {
  /// A grey.
  fileprivate init(grey: UInt8) {
    self.init(red: grey, green: grey, blue: grey)
  }
}

extension PageItem {
  /// The item with a plain rectangle cut to a frame; nil when nothing of it is left.
  fileprivate func clipped(to frame: Rect) -> PageItem? {
    guard case .shape(var shape) = content, case .fill = shape.kind else { return self }
    let x = max(shape.frame.x, frame.x)
    let y = max(shape.frame.y, frame.y)
    let right = min(shape.frame.maxX, frame.maxX)
    let bottom = min(shape.frame.maxY, frame.maxY)
    guard right > x, bottom > y else { return nil }
    shape.frame = Rect(x: x, y: y, width: right - x, height: bottom - y)
    return PageItem(.shape(shape), mark: mark)
  }

  /// A rectangle that holds all that is painted: of glyphs with room for tall and wide ones.
  fileprivate var reach: Rect {
    switch content {
    case .shape(let shape): shape.frame
    case .picture(let picture): picture.frame
    case .glyphs(let placed):
      Rect(
        x: placed.origin.x - placed.run.size * 0.25, y: placed.origin.y - placed.run.size * 1.25,
        width: placed.run.width + placed.run.size * 0.5, height: placed.run.size * 1.75)
    }
  }
}
