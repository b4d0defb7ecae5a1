extension StyledBlock {
  /// Visits every text in the block, in reading order.
  package func eachText(_ visit: (StyledText) -> Void) {
    switch content {
    case .text(let text): visit(text)
    case .list(let list):
      for item in list.items {
        if case .text(let marker) = item.marker { visit(marker) }
        for block in item.blocks { block.eachText(visit) }
      }
    case .quote(let quote): for block in quote.blocks { block.eachText(visit) }
    case .code(let code): visit(code.text)
    case .table(let table):
      if let caption = table.caption { visit(caption) }
      for row in [table.header].compactMap({ $0 }) + table.rows { row.cells.forEach(visit) }
    case .figure(let figure):
      visit(figure.standIn)
      if let caption = figure.caption { visit(caption) }
    case .rule: break
    case .note(let note):
      visit(note.marker)
      for block in note.blocks { block.eachText(visit) }
    case .division(let blocks): for block in blocks { block.eachText(visit) }
    }
  }
}
