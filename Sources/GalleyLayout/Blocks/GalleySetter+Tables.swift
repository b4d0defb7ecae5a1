internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets a table where it gives way least: in its column, across all of them or on a turned page.
  mutating func setTable(_ table: StyledTable, of block: StyledBlock, in frame: Frame) {
    let place = self.place(of: table, in: frame)
    switch place.region {
    case nil: set(table, of: block, place.fit, in: frame)
    case .span: setSpan(in: frame) { $0.set(table, of: block, place.fit, in: $1) }
    case .turned: setTurned(in: frame) { $0.set(table, of: block, place.fit, in: $1) }
    }
  }

  /// Sets its caption, then columns whose cells wrap and a rule under each row, or each row as a block.
  private mutating func set(
    _ table: StyledTable, of block: StyledBlock, _ fit: TableFit, in frame: Frame
  ) {
    let node = add(.table, of: block, under: frame.node)
    if let caption = table.caption {
      let under = add(.caption, under: node, range: caption.content.range)
      let top = y
      place(
        caption, role: .caption, node: under,
        in: frame.inside(under, path: frame.path + " / caption"))
      y = snapped(y + table.paddingY)
      keeps.append(Galley.Keep(top: top, bottom: y + caption.leading))
    }
    tableFit = (fit.rung, fit.scale)
    if fit.rung == .stacked {
      setStacked(table, of: block, under: node, in: frame)
    } else {
      setRows(of: table, of: block, fit, under: node, in: frame)
    }
    tableFit = nil
    reportCuts(in: table, of: block, path: frame.path)
  }

  private mutating func setRows(
    of table: StyledTable, of block: StyledBlock, _ fit: TableFit, under node: StructureNode.ID,
    in frame: Frame
  ) {
    let setting = TableSetting(
      table: table, scale: fit.scale, columns: fit.columns, frame: frame,
      isRightToLeft: isRightToLeft(table, in: frame))
    let top = y
    if let header = table.header {
      // A head without a body is no table to PDF: its row then stands in the table itself.
      let head = table.rows.isEmpty ? node : add(.tableHead, under: node, range: header.range)
      setRow(header, isHeader: true, under: head, setting, path: frame.path + " / header")
      rule(below: table.rule * 2, setting)
    }
    let headEnd = y
    let body = table.rows.isEmpty ? node : add(.tableBody, under: node, range: block.range)
    var previousTop = top
    for (index, row) in table.rows.enumerated() {
      let rowTop = y
      setRow(row, isHeader: false, under: body, setting, path: frame.path + " / row \(index + 1)")
      rule(below: table.rule, setting)
      keeps.append(Galley.Keep(top: rowTop, bottom: y, isWhole: true))
      if index == 0 { keeps.append(Galley.Keep(top: top, bottom: y)) }
      // A low row does not stand alone on the last page.
      if index > 0, index == table.rows.count - 1, y - previousTop <= pageRoom / 3 {
        keeps.append(Galley.Keep(top: previousTop, bottom: y))
      }
      previousTop = rowTop
    }
    if table.header != nil, !isInNote {
      tableHeads.append(Galley.TableHead(top: top, bottom: headEnd, end: y))
    }
  }

  /// What all rows share.
  private struct TableSetting {
    var table: StyledTable
    /// Of its text.
    var scale: Double
    var columns: TableColumns
    var frame: Frame
    var isRightToLeft: Bool

    func x(ofColumn index: Int) -> Double {
      isRightToLeft
        ? frame.x + columns.total - columns.starts[index] - columns.widths[index]
          + (frame.width - columns.total)
        : frame.x + columns.starts[index]
    }
  }

  /// What a cell below the header is. A table needs header cells: one without a header has them in its first column.
  static func tag(ofColumn column: Int, in table: StyledTable) -> StructureNode.Tag {
    table.header == nil && column == 0 ? .tableHeader(.row) : .tableCell
  }

  private mutating func setRow(
    _ row: StyledTable.Row, isHeader: Bool, under parent: StructureNode.ID,
    _ setting: TableSetting, path: String
  ) {
    let node = add(.tableRow, under: parent, range: row.range)
    let top = y
    let place = fragments.count
    for (column, cell) in row.cells.enumerated() {
      let tag = isHeader ? .tableHeader(.column) : Self.tag(ofColumn: column, in: setting.table)
      let under = add(tag, under: node, range: cell.content.range)
      var frame = setting.frame.inside(under, path: path + " / cell \(column + 1)")
      frame.x = setting.x(ofColumn: column) + setting.columns.padding
      frame.width = setting.columns.widths[column] - 2 * setting.columns.padding
      y = snapped(top + setting.table.paddingY * setting.scale)
      self.place(
        aligned(cell, setting.table.alignments[column], setting),
        role: isHeader ? .tableHeader : .tableCell, node: under, in: frame)
    }
    alignBaselines(ofFragmentsFrom: place)
    let padding = setting.table.paddingY * setting.scale
    let bottom = clearInk(ofFragmentsFrom: place, top: top, padding: padding)
    y = snapped(bottom + padding)
  }

  /// Cells in scripts of other heights stand on one line.
  private mutating func alignBaselines(ofFragmentsFrom place: Int) {
    let baselines = fragments[place...].compactMap { $0.lines.first?.origin.y }
    guard let lowest = baselines.max() else { return }
    for index in fragments.indices[place...] {
      guard let baseline = fragments[index].lines.first?.origin.y else { continue }
      fragments[index].move(y: lowest - baseline)
    }
  }

  private func aligned(
    _ cell: StyledText, _ alignment: Table.Alignment, _ setting: TableSetting
  ) -> StyledText {
    var cell = cell.scaled(by: setting.scale, over: article.floor)
    switch alignment {
    case .none, .justify: break
    case .center: cell.alignment = .center
    case .start, .end:
      // Markdown's sides are those of the table, an alignment's are those of the cell's own text.
      let isRight = (alignment == .end) != setting.isRightToLeft
      let isTextRight = isRightToLeft(cell)
      cell.alignment = isRight == isTextRight ? .start : .end
    }
    return cell
  }

  private mutating func rule(below thickness: Double, _ setting: TableSetting) {
    var frame = setting.frame
    if setting.isRightToLeft { frame.x += frame.width - setting.columns.total }
    frame.width = setting.columns.total
    line(under: setting.table, in: frame, thickness: thickness)
  }

  func isRightToLeft(_ table: StyledTable, in frame: Frame) -> Bool {
    if let direction = frame.direction { return direction == .rightToLeft }
    let cells = (table.header?.cells ?? []) + (table.rows.first?.cells ?? [])
    guard let first = cells.first(where: { !$0.content.isEmpty }) else { return false }
    return isRightToLeft(first)
  }
}
