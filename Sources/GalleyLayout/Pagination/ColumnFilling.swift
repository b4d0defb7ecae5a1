internal import GalleyConfiguration

/// Fills one column from a position of the flow.
struct ColumnFilling {
  let galley: Galley
  let flow: Flow
  let notes: NoteFlow
  /// The strip that another stretch begins with.
  let end: Int
  /// For text.
  let height: Double
  /// For text and notes.
  let room: Double
  /// Whether other notes stand at its foot already.
  let joinsNotes: Bool
  /// Whether it has to take something.
  let isForced: Bool

  /// What fits, so that the notes that are due begin at its foot.
  func column(from start: Column.Position, _ notesStart: NoteFlow.Position) -> Column {
    var column = Column(
      notes: notesStart.strip..<notesStart.strip, end: start, notesEnd: notesStart)
    if start.strip < end {
      (column.head, column.lead) = head(at: start)
      fill(&column, from: start)
    }
    takeNotes(&column, from: notesStart)
    return column
  }

  // MARK: - Text

  private func fill(_ column: inout Column, from start: Column.Position) {
    var fit = fitting(from: start, column)
    if fit == start.strip, isForced, !notes.owes(column.notesEnd) {
      if takePart(of: start, &column) { return }
      fit += 1
    } else if fit < end {
      fit = flow.cut(after: start.strip, upTo: fit, mayBeEmpty: !isForced || fit == start.strip)
    }
    guard fit > start.strip else { return }
    let bottom = flow.strips[fit - 1].bottom
    column.text = (start.top, bottom)
    column.end = Column.Position(
      strip: fit, top: fit < flow.strips.count ? flow.strips[fit].top : bottom)
    column.notesEnd.due = notes.due(above: bottom, least: column.notesEnd.due)
  }

  /// The strip after those that fit with the beginning of each note that they refer to.
  private func fitting(from start: Column.Position, _ column: Column) -> Int {
    let owed = notes.height(
      from: column.notesEnd, to: notes.owedEnd(column.notesEnd), joins: joinsNotes)
    // A long note leaves some lines of text beside it.
    let most = room - min(3 * galley.bodyLeading, room / 2)
    let mayRefer = owed <= most
    var fit = start.strip
    while fit < end {
      let bottom = flow.strips[fit].bottom
      let text = column.lead + bottom - start.top
      let due = notes.due(above: bottom, least: column.notesEnd.due)
      var foot = min(owed, most)
      if due > column.notesEnd.due {
        guard mayRefer else { break }
        foot = notes.leastHeight(from: column.notesEnd, due: due, joins: joinsNotes)
      }
      if text > height + 1e-6 || text + foot > room + 1e-6 { break }
      fit += 1
    }
    return fit
  }

  /// Cuts a strip that is taller than the column where each of its pieces still has its height left; false where there
  /// is no such place.
  private func takePart(of start: Column.Position, _ column: inout Column) -> Bool {
    let strip = flow.strips[start.strip]
    let part = height - column.lead - strip.tallest
    guard column.lead + strip.bottom - start.top > height, part > 0,
      strip.lastTop >= start.top + part
    else { return false }
    column.text = (start.top, start.top + part)
    column.end = Column.Position(strip: start.strip, top: start.top + part)
    column.notesEnd.due = notes.due(above: start.top + part, least: column.notesEnd.due)
    return true
  }

  /// The header to show again at a position, with what it takes; none where that is a third of the column.
  private func head(at start: Column.Position) -> (index: Int?, height: Double) {
    let heads = galley.tableHeads
    let index = heads.partitioningIndex { $0.bottom > start.top + 1e-6 } - 1
    guard index >= 0, start.top < heads[index].end - 1e-6 else { return (nil, 0) }
    let head = heads[index]
    let next = flow.index(from: head.bottom)
    let height = flow.strips[next].top - flow.strips[flow.index(from: head.top)].top
    return height <= room / 3 ? (index, height) : (nil, 0)
  }

  // MARK: - Notes

  private func takeNotes(_ column: inout Column, from start: NoteFlow.Position) {
    guard notes.owes(column.notesEnd) else { return }
    let left = room - column.height
    let due = column.notesEnd.due
    var fit = notes.fitting(from: start, due: due, in: left, joins: joinsNotes)
    let isWhole = fit == notes.owedEnd(column.notesEnd)
    if fit == start.strip, column.text == nil, isForced {
      fit += 1
    } else if !isWhole {
      fit = notes.flow.cut(after: start.strip, upTo: fit, mayBeEmpty: true)
      // Rather a torn note than a page without anything.
      if fit == start.strip, column.text == nil, isForced { fit += 1 }
    }
    column.notes = start.strip..<fit
    column.notesHeight = notes.height(from: start, to: fit, joins: joinsNotes)
    column.notesEnd.strip = fit
  }
}
