internal import GalleyConfiguration

extension CommonMarkConverter {
  /// Items of one list that are written with the same mark: the parser takes colons for pluses.
  private struct ItemRun {
    var items: [CommonMarkNode]
    var isDefinition: Bool
  }

  /// A paragraph of more lines is prose, whatever follows it.
  private static let mostTerms = 100

  /// Adds a list, and what colons in it mean: definitions, or the caption of the block before.
  mutating func appendList(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    for (index, run) in runs(of: node).enumerated() {
      if run.isDefinition {
        appendDefinitions(run.items, of: node, isFirst: index == 0, to: &flow)
      } else if let list = list(run.items, of: node) {
        flow.append(list, &state)
      }
    }
  }

  private func runs(of node: CommonMarkNode) -> [ItemRun] {
    var runs: [ItemRun] = []
    var child = node.firstChild
    while let item = child {
      child = item.next
      guard item.kind == .item else { continue }
      let isDefinition = colon(of: item) != nil
      if runs.last?.isDefinition == isDefinition {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append(ItemRun(items: [item], isDefinition: isDefinition))
      }
    }
    return runs
  }

  /// The place of the colon that an item begins with.
  private func colon(of item: CommonMarkNode) -> SourceRange? {
    guard input.isDisguised else { return nil }
    let line = path.line(item.startLine, of: input)
    let start = line.cursor.firstNonspace(in: input.bytes, end: line.end).offset
    guard start < line.end, input.bytes[start] != input.written[start] else { return nil }
    return input.original(start..<start + 1)
  }

  // What is not used here is parsed again without the disguise.
  private mutating func appendDefinitions(
    _ items: [CommonMarkNode], of list: CommonMarkNode, isFirst: Bool, to flow: inout BlockFlow
  ) {
    guard let colon = colon(of: items[0]) else { return }
    let before = isFirst ? list.previous?.kind : nil
    let isLast = items.last?.next == nil
    switch flow.last?.content {
    case .figure where before == .paragraph, .table where before == .table:
      guard items.count == 1, let caption = caption(items[0]), flow.attach(caption) else { return }
      use(items)
    case .paragraph(let text) where before == .paragraph:
      append(items, of: list, after: text, colon, to: &flow)
    default:
      guard isLast, list.next?.kind == .table, items.count == 1, let caption = caption(items[0])
      else { return }
      flow.wait(with: caption)
      use(items)
    }
  }

  /// Has what items say taken for what it is.
  private mutating func use(_ items: [CommonMarkNode]) {
    for item in items {
      if let colon = colon(of: item) { state.disguises.use(input.disguises(in: colon)) }
    }
  }

  /// An item that is nothing but one paragraph as a caption.
  private mutating func caption(_ item: CommonMarkNode) -> Caption? {
    let read = self.item(item)
    guard read.blocks.count == 1, read.isChecked == nil, let block = read.blocks.first,
      case .paragraph(let text) = block.content
    else { return nil }
    return Caption(text: text, attributes: block.attributes, range: read.range)
  }

  // MARK: - Definitions

  /// Makes the paragraph before items their terms, a line each.
  private mutating func append(
    _ items: [CommonMarkNode], of list: CommonMarkNode, after text: InlineText,
    _ colon: SourceRange, to flow: inout BlockFlow
  ) {
    let source = state.log.source
    guard let paragraph = flow.last else { return }
    guard lines(of: text).count <= Self.mostTerms else { return }
    let terms = terms(of: text, paragraph.attributes)
    let lines =
      source.position(of: colon.lowerBound).line
      - source.position(of: paragraph.range.upperBound).line
    // After a blank line there is but one term, as in Pandoc: prose may have any number of lines.
    guard !terms.isEmpty, lines <= 1 || terms.count == 1 else { return }
    var definitions: [[Block]] = []
    var range = paragraph.range
    for item in items {
      let read = self.item(item)
      guard read.isChecked == nil else { return }
      definitions.append(read.blocks)
      range = range.union(read.range)
    }
    use(items)
    _ = flow.removeLast()
    let entry = DefinitionList.Entry(terms: terms, definitions: definitions, at: range)
    flow.append(entry, isTight: lines <= 1 && list.isTight, &state)
  }

  /// The lines of a text; what is said of it is said of each.
  private func terms(of text: InlineText, _ attributes: Attributes) -> [InlineText] {
    let lines = lines(of: text).map { text.trimmedPart($0) }.filter { !$0.isEmpty }
    guard attributes != Attributes() else { return lines }
    return lines.enumerated().map { index, line in
      var term = line
      var attributes = attributes
      if index > 0 { attributes.id = nil }
      term.wrap(in: attributes)
      return term
    }
  }

  /// The parts of a text that stand on lines of their own in the source.
  func lines(of text: InlineText) -> [Range<Int>] {
    let starts = state.log.source.lineStarts
    var lines: [Range<Int>] = []
    var start = 0
    var index = starts.partitioningIndex { $0 > text.range.lowerBound }
    while index < starts.count, starts[index] < text.range.upperBound {
      let next = text.offset(at: starts[index])
      if next > start { lines.append(start..<next) }
      start = max(start, next)
      index += 1
    }
    lines.append(start..<text.utf8.count)
    return lines
  }
}

extension InlineText {
  /// Puts all of the text into a span that says something of it.
  mutating func wrap(in attributes: Attributes) {
    let span = InlineSpan(
      .plain, 0..<utf8.count, parent: nil, attributes: attributes, source: range)
    spans =
      [span]
      + spans.map { inner in
        var inner = inner
        inner.parent = (inner.parent ?? -1) + 1
        return inner
      }
  }
}
