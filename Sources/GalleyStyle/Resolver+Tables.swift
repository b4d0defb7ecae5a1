internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  mutating func table(_ table: Table, _ block: Block, _ context: Context) -> StyledBlock {
    let inside = loose(context.inside(block.attributes))
    let look = looks[.tableCell]
    let sizes = looks.sheet.blocks
    let caption = table.caption.map { text($0, .caption, inside) }
    let header = table.header.map { row($0, .tableHeader, table.alignments, inside) }
    let rows = table.rows.map { row($0, .tableCell, table.alignments, inside) }
    let styled = StyledTable(
      alignments: table.alignments, header: header, rows: rows, caption: caption,
      paddingX: sizes.cellPaddingX * look.size, paddingY: sizes.cellPaddingY * look.size,
      rule: sizes.rule * look.size, ruleColor: looks.colors.rule,
      leastColumn: looks.sheet.tables.leastColumn * look.size,
      leastScale: looks.leastScale(looks.sheet.tables.leastScale, of: look))
    return self.styled(.table(styled), look, block, loose(context))
  }

  private mutating func row(
    _ row: Table.Row, _ role: Role, _ alignments: [Table.Alignment], _ context: Context
  ) -> StyledTable.Row {
    let cells = row.cells.enumerated().map { column, cell in
      let alignment = column < alignments.count ? alignments[column] : .none
      return text(cell, role, context, alignment: RoleStyle.Alignment(alignment))
    }
    return StyledTable.Row(cells: cells, range: row.range)
  }
}

extension RoleStyle.Alignment {
  /// The alignment of a column; nil where the role decides.
  fileprivate init?(_ alignment: Table.Alignment) {
    switch alignment {
    case .none: return nil
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .justify: self = .justify
    }
  }
}
