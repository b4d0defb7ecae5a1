internal import GalleyConfiguration

/// A table of raw HTML on the way to one of the article, in which each row has a cell for each column.
struct HTMLTable {
  /// A cell, which may span columns and rows.
  struct Cell {
    var blocks: [Block]
    var attributes = Attributes()
    var isHeader = false
    var columns = 1
    var rows = 1
    var range: SourceRange
  }

  /// A row, and whether it stands in the table's head.
  struct Row {
    var cells: [Cell]
    var isHeader: Bool
    var range: SourceRange
  }

  let rows: [Row]
  /// How many columns the widest row takes.
  let columnCount: Int
  /// The anchors in its cells.
  private(set) var names: [String] = []
  private var alignments: [[Table.Alignment: Int]]

  /// Nil when there is something in its cells that is no text, or when it is too large once it is padded.
  init?(_ rows: [Row]) {
    let columnCount = Self.columnCount(of: rows)
    let isSmall =
      columnCount <= Article.mostTableColumns
      && columnCount * rows.count <= Article.mostTableCells
    let isText = rows.allSatisfy { $0.cells.allSatisfy { HTMLText.canBeText($0.blocks) } }
    guard isSmall, isText, columnCount > 0 else { return nil }
    self.rows = rows
    self.columnCount = columnCount
    alignments = Array(repeating: [:], count: columnCount)
  }

  private static func columnCount(of rows: [Row]) -> Int {
    var layout = Layout()
    var count = 0
    for row in rows {
      layout.beginRow()
      for cell in row.cells { _ = layout.place(cell) }
      count = max(count, layout.columnCount)
      if count > Article.mostTableColumns { return count }
    }
    return count
  }

  /// Finds columns for cells: a cell of a row above may still stand in some.
  private struct Layout {
    /// How many more rows the cell of a column fills.
    private var filled: [Int] = []
    private var column = 0

    /// The columns that are taken so far.
    var columnCount: Int { filled.count }

    mutating func beginRow() {
      for index in filled.indices where filled[index] > 0 { filled[index] -= 1 }
      column = 0
    }

    /// The first of the columns that a cell takes.
    mutating func place(_ cell: Cell) -> Int {
      while column < filled.count, filled[column] > 0 { column += 1 }
      let first = column
      for _ in 0..<cell.columns {
        if column < filled.count { filled[column] = cell.rows } else { filled.append(cell.rows) }
        column += 1
      }
      return first
    }
  }

  /// The table: its first row is the header when it stands in the head or has nothing but header cells.
  mutating func table(caption: InlineText?) -> Table {
    var layout = Layout()
    var made: [Table.Row] = []
    let isHeaded = rows[0].isHeader || rows[0].cells.allSatisfy(\.isHeader)
    for (index, row) in rows.enumerated() {
      layout.beginRow()
      // Cells that nothing is written in.
      var cells = Array(
        repeating: InlineText(at: SourceRange(at: row.range.upperBound)), count: columnCount)
      for cell in row.cells {
        let column = layout.place(cell)
        cells[column] = text(of: cell, isHeader: index == 0 && isHeaded)
        if let alignment = cell.attributes.alignment {
          alignments[column][alignment, default: 0] += 1
        }
      }
      made.append(Table.Row(cells: cells, at: row.range))
    }
    return Table(
      alignments: alignments.map(Self.mostFrequent), header: isHeaded ? made[0] : nil,
      rows: isHeaded ? Array(made.dropFirst()) : made, caption: caption)
  }

  private mutating func text(of cell: Cell, isHeader: Bool) -> InlineText {
    var joined = HTMLText()
    _ = joined.add(cell.blocks)
    names += cell.attributes.names + joined.names
    guard let text = joined.text else {
      return InlineText(at: SourceRange(at: cell.range.lowerBound))
    }
    let isStrong = cell.isHeader && !isHeader
    return (isStrong ? text.wrapped(in: .strong) : text).marked(by: cell.attributes)
  }

  private static func mostFrequent(_ counts: [Table.Alignment: Int]) -> Table.Alignment {
    let order: [Table.Alignment] = [.start, .center, .end]
    var best = Table.Alignment.none
    for alignment in order where counts[alignment, default: 0] > counts[best, default: 0] {
      best = alignment
    }
    return best
  }
}
