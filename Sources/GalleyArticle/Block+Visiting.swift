/// Walks blocks that were already made, in the order of reading.
extension [Block] {
  /// Calls a closure with each run of prose and whether it is code.
  func forEachText(_ body: (_ text: InlineText, _ isCode: Bool) -> Void) {
    for block in self {
      switch block.content {
      case .heading(_, let text), .paragraph(let text): body(text, false)
      case .code(let code): body(code.text, true)
      case .quote(let blocks), .division(let blocks): blocks.forEachText(body)
      case .list(let list): for item in list.items { item.blocks.forEachText(body) }
      case .figure(let figure): if let caption = figure.caption { body(caption, false) }
      case .table(let table):
        if let caption = table.caption { body(caption, false) }
        for row in (table.header.map { [$0] } ?? []) + table.rows {
          for cell in row.cells { body(cell, false) }
        }
      case .thematicBreak: break
      }
    }
  }

  /// Calls a closure with each block, an outer one before those in it, and takes it back changed.
  mutating func forEachBlock(_ body: (inout Block) -> Void) {
    for index in indices {
      body(&self[index])
      switch self[index].content {
      case .quote(var blocks):
        blocks.forEachBlock(body)
        self[index].content = .quote(blocks)
      case .division(var blocks):
        blocks.forEachBlock(body)
        self[index].content = .division(blocks)
      case .list(var list):
        for item in list.items.indices { list.items[item].blocks.forEachBlock(body) }
        self[index].content = .list(list)
      case .heading, .paragraph, .code, .table, .figure, .thematicBreak: break
      }
    }
  }
}
