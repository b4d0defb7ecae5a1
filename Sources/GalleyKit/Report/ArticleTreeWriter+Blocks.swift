internal import GalleyArticle
internal import GalleyConfiguration

extension ArticleTreeWriter {
  func write(_ blocks: [Block], to writer: inout JSONWriter) {
    writer.array { writer in
      for block in blocks { write(block, to: &writer) }
    }
  }

  private func write(_ block: Block, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", Self.name(of: block.content))
      write(block.attributes, to: &writer)
      source(block.range, to: &writer)
      write(block.content, to: &writer)
    }
  }

  private static func name(of content: Block.Content) -> String {
    switch content {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .list: "list"
    case .quote: "quote"
    case .alert: "alert"
    case .definitions: "definitions"
    case .details: "details"
    case .code: "code"
    case .table: "table"
    case .figure: "figure"
    case .thematicBreak: "thematicBreak"
    case .pageBreak: "pageBreak"
    case .division: "division"
    }
  }

  private func write(_ content: Block.Content, to writer: inout JSONWriter) {
    switch content {
    case .heading(let level, let text):
      writer.member("level", level)
      member("content", text, to: &writer)
    case .paragraph(let text): member("content", text, to: &writer)
    case .code(let code):
      writer.member("info", code.info)
      member("content", code.text, to: &writer)
    case .quote(let blocks), .division(let blocks): member("blocks", blocks, to: &writer)
    case .alert(let alert):
      writer.member("alert", alert.kind.rawValue)
      if let title = alert.title { member("title", title, to: &writer) }
      member("blocks", alert.blocks, to: &writer)
    case .details(let details):
      if let summary = details.summary { member("summary", summary, to: &writer) }
      member("blocks", details.blocks, to: &writer)
    case .list(let list): write(list, to: &writer)
    case .definitions(let list): write(list, to: &writer)
    case .table(let table): write(table, to: &writer)
    case .figure(let figure):
      write(figure.image, to: &writer)
      if let caption = figure.caption { member("caption", caption, to: &writer) }
    case .thematicBreak, .pageBreak: break
    }
  }

  private func member(_ name: String, _ text: InlineText, to writer: inout JSONWriter) {
    writer.key(name)
    write(text, to: &writer)
  }

  private func member(_ name: String, _ blocks: [Block], to writer: inout JSONWriter) {
    writer.key(name)
    write(blocks, to: &writer)
  }

  private func member(_ name: String, _ texts: [InlineText], to writer: inout JSONWriter) {
    writer.key(name)
    writer.array { writer in
      for text in texts { write(text, to: &writer) }
    }
  }

  // MARK: - Blocks of parts

  private func write(_ list: List, to writer: inout JSONWriter) {
    if let start = list.start {
      writer.member("start", start)
      if list.numbering != .decimal { writer.member("numbering", list.numbering.rawValue) }
    }
    writer.member("isTight", list.isTight)
    writer.key("items")
    writer.array { writer in
      for item in list.items {
        writer.object { writer in
          if let isChecked = item.isChecked { writer.member("isChecked", isChecked) }
          source(item.range, to: &writer)
          member("blocks", item.blocks, to: &writer)
        }
      }
    }
  }

  private func write(_ list: DefinitionList, to writer: inout JSONWriter) {
    writer.member("isTight", list.isTight)
    writer.key("entries")
    writer.array { writer in
      for entry in list.entries {
        writer.object { writer in
          source(entry.range, to: &writer)
          member("terms", entry.terms, to: &writer)
          writer.key("definitions")
          writer.array { writer in
            for definition in entry.definitions { write(definition, to: &writer) }
          }
        }
      }
    }
  }

  private func write(_ table: Table, to writer: inout JSONWriter) {
    writer.member("alignments", table.alignments.map(\.rawValue))
    if let caption = table.caption { member("caption", caption, to: &writer) }
    if let header = table.header {
      writer.key("header")
      write(header, to: &writer)
    }
    writer.key("rows")
    writer.array { writer in
      for row in table.rows { write(row, to: &writer) }
    }
  }

  private func write(_ row: Table.Row, to writer: inout JSONWriter) {
    writer.object { writer in
      source(row.range, to: &writer)
      member("cells", row.cells, to: &writer)
    }
  }
}
