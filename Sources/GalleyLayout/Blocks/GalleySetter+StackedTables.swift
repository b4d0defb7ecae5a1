internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets each row of a table as a block of its values, one below another, each under its column's label.
  ///
  /// To a reader of the structure it stays a table: the labels of the first row are its header, those of the other rows repeat them.
  mutating func setStacked(
    _ table: StyledTable, of block: StyledBlock, under node: StructureNode.ID, in frame: Frame
  ) {
    let labels = table.header.map { header in
      let head = add(.tableHead, under: node, range: header.range)
      let row = add(.tableRow, under: head, range: header.range)
      return header.cells.map {
        add(.tableHeader(.column), under: row, range: $0.content.range)
      }
    }
    let isRightToLeft = self.isRightToLeft(table, in: frame)
    let body = add(.tableBody, under: node, range: block.range)
    let top = y
    line(under: table, in: frame, thickness: table.rule * 2)
    for (index, row) in table.rows.enumerated() {
      // The rule above all stays with the first row.
      let rowTop = index == 0 ? top : y
      let under = add(.tableRow, under: body, range: row.range)
      let inner = frame.inside(under, path: frame.path + " / row \(index + 1)")
      for (column, cell) in row.cells.enumerated() {
        let start = column == 0 ? rowTop : y
        y = snapped(y + table.paddingY)
        if let header = table.header, let labels {
          place(
            beginning(header.cells[column], isRightToLeft), role: .tableHeader,
            node: labels[column],
            in: inner.inside(labels[column], path: inner.path + " / label \(column + 1)"),
            repeats: index > 0)
        }
        let data = add(
          Self.tag(ofColumn: column, in: table), under: under, range: cell.content.range)
        let labelEnd = y
        place(
          beginning(cell, isRightToLeft), role: .tableCell, node: data,
          in: inner.inside(data, path: inner.path + " / cell \(column + 1)"))
        keeps.append(Galley.Keep(top: start, bottom: min(y, labelEnd + cell.leading)))
      }
      let lastLine = fragments.last?.lines.last?.top ?? y
      y = snapped(y + table.paddingY)
      line(under: table, in: frame, thickness: table.rule)
      keeps.append(Galley.Keep(top: rowTop, bottom: y))
      keeps.append(Galley.Keep(top: lastLine, bottom: y))
    }
  }

  /// A cell's text on the side where the table begins: without columns their alignment means nothing, and labels and
  /// values in two directions would part.
  private func beginning(_ cell: StyledText, _ isRightToLeft: Bool) -> StyledText {
    var cell = cell
    let isOwnSide = self.isRightToLeft(cell) == isRightToLeft
    cell.alignment = isOwnSide ? .start : .end
    return cell
  }

  /// A rule across a frame.
  mutating func line(under table: StyledTable, in frame: Frame, thickness: Double) {
    let line = Rect(x: frame.x, y: y, width: frame.width, height: thickness)
    fragments.append(
      Fragment(
        path: frame.path, role: .tableCell, node: frame.node, frame: line,
        shapes: [Shape(.fill(cornerRadius: 0), frame: line, color: table.ruleColor)]))
    y = snapped(y + thickness)
  }
}
