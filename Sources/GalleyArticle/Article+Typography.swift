internal import GalleyConfiguration

extension Article {
  /// Makes the marks in all prose finer, each text in its own language.
  mutating func refine(by options: Typography) {
    guard !options.isEmpty else { return }
    let refiner = ArticleRefiner(options: options)
    _ = refiner.refine(&blocks, in: language)
    for index in footnotes.indices { _ = refiner.refine(&footnotes[index].blocks, in: language) }
    for path in [\FrontMatter.title, \.subtitle, \.description] {
      guard let entry = frontMatter[keyPath: path] else { continue }
      let text = InlineText(entry.text, standingFor: entry.range)
      let refined = Typographer.refined(text, in: language, by: options, isValue: true)
      if let refined { frontMatter[keyPath: path]?.text = refined.string }
    }
  }
}

/// Walks blocks with the language that each inherits. Only what changes is copied.
private struct ArticleRefiner {
  let options: Typography

  /// Whether anything changed.
  func refine(_ blocks: inout [Block], in language: String) -> Bool {
    var isChanged = false
    for index in blocks.indices {
      let language = blocks[index].attributes.language ?? language
      guard let content = refined(blocks[index].content, in: language) else { continue }
      blocks[index].content = content
      isChanged = true
    }
    return isChanged
  }

  private func refined(_ content: Block.Content, in language: String) -> Block.Content? {
    switch content {
    case .heading(let level, let text):
      return refined(text, in: language).map { .heading(level: level, $0) }
    case .paragraph(let text): return refined(text, in: language).map { .paragraph($0) }
    case .quote(var blocks): return refine(&blocks, in: language) ? .quote(blocks) : nil
    case .division(var blocks): return refine(&blocks, in: language) ? .division(blocks) : nil
    case .list(var list):
      var isChanged = false
      for index in list.items.indices
      where refine(&list.items[index].blocks, in: language) { isChanged = true }
      return isChanged ? .list(list) : nil
    case .alert(var alert):
      let isTitleChanged = refine(&alert.title, in: language)
      return refine(&alert.blocks, in: language) || isTitleChanged ? .alert(alert) : nil
    case .details(var details):
      let isSummaryChanged = refine(&details.summary, in: language)
      return refine(&details.blocks, in: language) || isSummaryChanged ? .details(details) : nil
    case .definitions(let list): return refined(list, in: language).map { .definitions($0) }
    case .table(let table): return refined(table, in: language).map { .table($0) }
    case .figure(var figure): return refine(&figure.caption, in: language) ? .figure(figure) : nil
    case .code, .thematicBreak, .pageBreak: return nil
    }
  }

  private func refined(_ list: DefinitionList, in language: String) -> DefinitionList? {
    var list = list
    var isChanged = false
    for entry in list.entries.indices {
      if refine(&list.entries[entry].terms, in: language) { isChanged = true }
      for index in list.entries[entry].definitions.indices
      where refine(&list.entries[entry].definitions[index], in: language) { isChanged = true }
    }
    return isChanged ? list : nil
  }

  private func refined(_ table: Table, in language: String) -> Table? {
    var table = table
    var isChanged = refine(&table.caption, in: language)
    if var header = table.header, refine(&header.cells, in: language) {
      table.header = header
      isChanged = true
    }
    for row in table.rows.indices where refine(&table.rows[row].cells, in: language) {
      isChanged = true
    }
    return isChanged ? table : nil
  }

  // MARK: - Texts

  private func refined(_ text: InlineText, in language: String) -> InlineText? {
    Typographer.refined(text, in: language, by: options)
  }

  private func refine(_ text: inout InlineText?, in language: String) -> Bool {
    guard let old = text, let new = refined(old, in: language) else { return false }
    text = new
    return true
  }

  private func refine(_ texts: inout [InlineText], in language: String) -> Bool {
    var isChanged = false
    for index in texts.indices {
      guard let new = refined(texts[index], in: language) else { continue }
      texts[index] = new
      isChanged = true
    }
    return isChanged
  }
}
