internal import GalleyConfiguration

/// Decides where each stretch of a galley stands on which page.
///
/// A cut falls where no line and no picture is cut through. It avoids the galley's keeps where a column can hold them.
/// One pass from top to bottom: each column takes as much as fits, but those at the end of a stretch are made about
/// equal. Time and memory are linear in the galley.
struct Paginator {
  /// Ascending by top.
  private(set) var slices: [Slice] = []
  /// The same of the notes' flow.
  private(set) var noteSlices: [Slice] = []
  private(set) var sheets: [PageSides.Sheet] = []
  /// The lines between columns and above notes.
  private(set) var lines: [(page: Int, shape: Shape)] = []

  let galley: Galley
  let flow: Flow
  let notes: NoteFlow
  let sides: PageSides
  /// The height of an empty column: what is taller has to be cut.
  let capacity: Double
  private let breaks: [Double]
  private var position = Column.Position()
  private var notePosition = NoteFlow.Position()
  private var page: OpenPage

  /// Cuts a galley into pages.
  init(_ galley: Galley, limit: Double, room: PageRoom) {
    self.galley = galley
    sides = PageSides(galley, limit: limit, room: room)
    capacity = min(sides.capacity, Self.setHeight(of: galley))
    flow = Flow(galley.fragments, keeps: galley.keeps, capacity: capacity)
    notes = NoteFlow(galley, capacity: capacity)
    breaks = galley.geometry.isPaged ? galley.pageBreaks : []
    page = OpenPage(index: 0, sides.sheet(0), columns: galley.grid.count)
    position.top = flow.strips.first?.top ?? 0
    placeText()
    placeNotesLeft()
    if !page.isEmpty || sheets.isEmpty { close() }
    if slices.isEmpty { slices = [Self.whole(galley, at: sides.sheet(0).top)] }
  }

  /// Leaves a continuous galley as it is, on one page.
  init(wholeOf galley: Galley) {
    self.galley = galley
    sides = PageSides(galley, limit: galley.height, room: PageRoom())
    capacity = .infinity
    flow = Flow([], keeps: [], capacity: capacity)
    notes = NoteFlow(galley, capacity: capacity)
    breaks = []
    let sheet = sides.sheet(0)
    page = OpenPage(index: 0, sheet, columns: 1)
    sheets = [sheet]
    slices = [Self.whole(galley, at: galley.edge)]
  }

  /// All of a galley as it is.
  private static func whole(_ galley: Galley, at top: Double) -> Slice {
    Slice(top: galley.edge, bottom: galley.height - galley.margins.bottom, y: top)
  }

  /// The height of columns on a screen: no more than its width, so that nobody has to go up again for the next one
  /// however the screen is held.
  private static func setHeight(of galley: Galley) -> Double {
    galley.geometry.isPaged || galley.grid.count == 1 ? .infinity : galley.geometry.width
  }

  /// Between columns and what is below them, in leadings of body; more than between blocks, chosen by eye.
  private static let setSpacing = 2.5

  // MARK: - Stretches

  /// Strips that stand in the same columns.
  private struct Stretch {
    var kind: Galley.Region.Kind?
    var end: Int
    /// Whether a new page follows.
    var endsPage: Bool
  }

  private mutating func placeText() {
    while position.strip < flow.strips.count {
      let stretch = self.stretch
      turn(stretch.kind == .turned)
      place(stretch)
      if stretch.endsPage { endPage() }
    }
  }

  private var stretch: Stretch {
    let top = flow.strips[position.strip].top
    var stretch = Stretch(kind: nil, end: flow.strips.count, endsPage: false)
    let next = galley.regions.partitioningIndex { $0.bottom > top + 1e-6 }
    if next < galley.regions.count {
      let region = galley.regions[next]
      let isInside = region.top <= top + 1e-6
      if isInside { stretch.kind = region.kind }
      stretch.end = flow.index(from: isInside ? region.bottom : region.top)
    }
    let forced = breaks.partitioningIndex { $0 > top + 1e-6 }
    if forced < breaks.count {
      let cut = flow.index(from: breaks[forced])
      if cut <= stretch.end, cut < flow.strips.count {
        stretch.end = cut
        stretch.endsPage = true
      }
    }
    return stretch
  }

  private mutating func place(_ stretch: Stretch) {
    let count = stretch.kind == nil ? galley.grid.count : 1
    while position.strip < stretch.end {
      let start = page.isEmpty ? page.y : page.y + spaceAbove
      let most = count > 1 ? Self.setHeight(of: galley) : .infinity
      let height = min(page.sheet.bottom - start, most)
      var group = self.group(count, until: stretch.end, from: start, height: height)
      guard !group.isEmpty else {
        endPage()
        continue
      }
      if count > 1, group.end.strip == stretch.end {
        group = balanced(group, until: stretch.end, from: start)
      }
      commit(group, at: start, isInColumns: stretch.kind == nil)
      if position.strip < stretch.end, galley.geometry.isPaged || count == 1 { endPage() }
    }
  }

  /// What is between the last strip and the next one on a page.
  private var spaceAbove: Double {
    let index = position.strip
    guard index > 0, position.top <= flow.strips[index].top else { return 0 }
    let space = flow.strips[index].top - flow.strips[index - 1].bottom
    // Nobody should read on from a column into the one below it.
    return page.isAfterColumns ? max(space, Self.setSpacing * galley.bodyLeading) : space
  }

  // MARK: - Columns

  private func group(
    _ count: Int, until end: Int, from start: Double, height: Double
  ) -> ColumnGroup {
    var group = ColumnGroup(end: position, notesEnd: notePosition)
    for index in 0..<count {
      guard group.end.strip < end || notes.owes(group.notesEnd) else { break }
      let foot = count == galley.grid.count ? page.feet[index].height : page.tallestFoot
      let room = page.sheet.bottom - start - foot
      let filling = ColumnFilling(
        galley: galley, flow: flow, notes: notes, end: end, height: min(height, room), room: room,
        joinsNotes: page.feet[index].height > 0, isForced: page.isEmpty && group.isEmpty)
      let column = filling.column(from: group.end, group.notesEnd)
      group.columns.append(column)
      group.end = column.end
      group.notesEnd = column.notesEnd
    }
    return group
  }

  /// The same strips in columns that are as short as may be.
  private func balanced(_ group: ColumnGroup, until end: Int, from start: Double) -> ColumnGroup {
    let count = galley.grid.count
    var best = group
    var low = group.columns.reduce(0) { $0 + $1.height } / Double(count) - 1
    var high = group.height
    while high - low > 0.5 {
      let middle = (low + high) / 2
      let candidate = self.group(count, until: end, from: start, height: middle)
      if candidate.end.strip == end, candidate.notesEnd.strip >= group.notesEnd.strip {
        best = candidate
        high = min(middle, candidate.height)
      } else {
        low = middle
      }
    }
    return best
  }

  private mutating func commit(_ group: ColumnGroup, at start: Double, isInColumns: Bool) {
    for (index, column) in group.columns.enumerated() {
      let offset = isInColumns ? galley.grid.offset(ofColumn: index) : 0
      let x = page.sheet.left - galley.margin + offset
      if let text = column.text {
        let head = column.head.map { index in
          let top = galley.tableHeads[index].top
          let padding = flow.strips[flow.index(from: top)].top - top
          return Slice.RepeatedHead(index: index, y: start - padding)
        }
        slices.append(
          Slice(
            top: text.top, bottom: text.bottom, page: page.index, x: x, y: start + column.lead,
            head: head))
      }
      page.feet[index].add(column)
    }
    ruleColumns(of: group, at: start)
    page.y = start + group.height
    page.isEmpty = page.isEmpty && group.isEmpty
    page.isAfterColumns = group.columns.count > 1
    position = group.end
    notePosition = group.notesEnd
  }

  private mutating func ruleColumns(of group: ColumnGroup, at start: Double) {
    let grid = galley.grid
    guard grid.rule > 0, group.columns.count > 1 else { return }
    for index in 1..<group.columns.count {
      let right = max(grid.offset(ofColumn: index), grid.offset(ofColumn: index - 1))
      let frame = Rect(
        x: page.sheet.left + right - (grid.gap + grid.rule) / 2, y: start, width: grid.rule,
        height: group.height)
      lines.append(
        (page.index, Shape(.fill(cornerRadius: 0), frame: frame, color: galley.colors.rule)))
    }
  }

  // MARK: - Pages

  private mutating func placeNotesLeft() {
    notePosition.due = notes.count
    while notes.owes(notePosition) {
      let start = page.y
      let group = self.group(
        page.sheet.isTurned ? 1 : galley.grid.count, until: position.strip, from: start, height: 0)
      commit(group, at: start, isInColumns: !page.sheet.isTurned)
      if notes.owes(notePosition) { endPage() }
    }
  }

  private mutating func turn(_ isTurned: Bool) {
    guard page.sheet.isTurned != isTurned else { return }
    if !page.isEmpty { close() }
    openPage(isTurned: isTurned)
  }

  private mutating func endPage() {
    close()
    openPage(isTurned: page.sheet.isTurned)
  }

  private mutating func openPage(isTurned: Bool) {
    let index = sheets.count
    page = OpenPage(
      index: index, sides.sheet(index, isTurned: isTurned), columns: galley.grid.count)
  }

  /// Puts the notes at the feet of the page, and ends it.
  private mutating func close() {
    let count = noteSlices.count
    for (index, foot) in page.feet.enumerated() where foot.height > 0 {
      place(foot, ofColumn: index)
    }
    // The feet of two sets of columns on a page follow each other by column, the notes by set.
    noteSlices[count...].sort { $0.top < $1.top }
    var sheet = page.sheet
    if !galley.geometry.isPaged {
      // Not a hair more than the limit, whatever sums have rounded to.
      sheet.size.height = min(sheet.size.height, page.y + galley.margins.bottom)
    }
    sheets.append(sheet)
  }

  private mutating func place(_ foot: OpenPage.Foot, ofColumn index: Int) {
    let grid = galley.grid
    let offset = page.sheet.isTurned ? 0 : grid.offset(ofColumn: index)
    var y = page.sheet.bottom - foot.height
    if let rule = galley.noteRule {
      let left = page.sheet.left + offset
      let frame = Rect(
        x: grid.isRightToLeft ? left + grid.width - rule.width : left, y: y + rule.above,
        width: rule.width, height: rule.thickness)
      lines.append((page.index, Shape(.fill(cornerRadius: 0), frame: frame, color: rule.color)))
      y += rule.height
    }
    for (place, strips) in foot.strips.enumerated() {
      if place > 0 { y += notes.space(above: strips.lowerBound) }
      let top = notes.flow.strips[strips.lowerBound].top
      let bottom = notes.flow.strips[strips.upperBound - 1].bottom
      noteSlices.append(
        Slice(
          top: top, bottom: bottom, page: page.index, x: page.sheet.left - galley.margin + offset,
          y: y))
      y += bottom - top
    }
  }
}
