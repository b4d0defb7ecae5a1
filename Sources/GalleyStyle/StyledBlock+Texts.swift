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
    case .alert(let alert):
      visit(alert.title)
      for block in alert.blocks { block.eachText(visit) }
    case .definitions(let list):
      for entry in list.entries {
        entry.terms.forEach(visit)
        for definition in entry.definitions { for block in definition { block.eachText(visit) } }
      }
    case .details(let details):
      visit(details.summary)
      for block in details.blocks { block.eachText(visit) }
    case .rule, .pageBreak: break
    case .note(let note):
      visit(note.marker)
      for block in note.blocks { block.eachText(visit) }
    case .division(let blocks): for block in blocks { block.eachText(visit) }
    }
  }
}
