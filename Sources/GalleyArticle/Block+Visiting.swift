/// Walks blocks that were already made, in the order of reading.
extension [Block] {
  /// Calls a closure with each run of prose and whether it is code.
  package func forEachText(_ body: (_ text: InlineText, _ isCode: Bool) -> Void) {
    forEachPart { part in
      if case .text(let text, let isCode) = part { body(text, isCode) }
    }
  }

  /// Calls a closure with each picture, in lines and between them.
  package func forEachImage(_ body: (Image) -> Void) {
    forEachPart { part in
      switch part {
      case .image(let image): body(image)
      case .text(let text, _):
        for case .image(let image) in text.spans.map(\.kind) { body(image) }
      }
    }
  }

  private func forEachPart(_ body: (BlockPart) -> Void) {
    for block in self {
      switch block.content {
      case .heading(_, let text), .paragraph(let text): body(.text(text, isCode: false))
      case .code(let code): body(.text(code.text, isCode: true))
      case .quote(let blocks), .division(let blocks): blocks.forEachPart(body)
      case .list(let list): for item in list.items { item.blocks.forEachPart(body) }
      case .figure(let figure):
        body(.image(figure.image))
        if let caption = figure.caption { body(.text(caption, isCode: false)) }
      case .table(let table):
        if let caption = table.caption { body(.text(caption, isCode: false)) }
        for row in (table.header.map { [$0] } ?? []) + table.rows {
          for cell in row.cells { body(.text(cell, isCode: false)) }
        }
      case .alert(let alert):
        if let title = alert.title { body(.text(title, isCode: false)) }
        alert.blocks.forEachPart(body)
      case .definitions(let list):
        for entry in list.entries {
          for term in entry.terms { body(.text(term, isCode: false)) }
          for definition in entry.definitions { definition.forEachPart(body) }
        }
      case .details(let details):
        if let summary = details.summary { body(.text(summary, isCode: false)) }
        details.blocks.forEachPart(body)
      case .thematicBreak, .pageBreak: break
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
      case .alert(var alert):
        alert.blocks.forEachBlock(body)
        self[index].content = .alert(alert)
      case .details(var details):
        details.blocks.forEachBlock(body)
        self[index].content = .details(details)
      case .definitions(var list):
        for entry in list.entries.indices {
          for definition in list.entries[entry].definitions.indices {
            list.entries[entry].definitions[definition].forEachBlock(body)
          }
        }
        self[index].content = .definitions(list)
      case .heading, .paragraph, .code, .table, .figure, .thematicBreak, .pageBreak: break
      }
    }
  }
}

/// What a walk over blocks meets.
private enum BlockPart {
  case text(InlineText, isCode: Bool)
  case image(Image)
}
