internal import GalleyConfiguration

/// What comes of an element of raw HTML when it ends.
extension BlockFlow {
  /// Ends the innermost element; a range of its closing tag, nil when it has none.
  mutating func endElement(at closing: SourceRange?, _ state: inout ConversionState) {
    guard !elements.isEmpty else { return }
    gatherStrays(in: elements.count - 1)
    var element = elements.removeLast()
    let children = take(from: element.start)
    element.range = children.reduce(element.range) { $0.union($1.range) }
    if let closing { element.range = element.range.union(closing) }
    if let fence = element.fence { return place(fence.content(of: children), element, &state) }
    switch element.block {
    case .paragraph: endParagraph(element, children, isClosed: closing != nil, &state)
    case .division: endDivision(element, children, isClosed: closing != nil, &state)
    case .preformatted:
      let isOne = children.count == 1
      if isOne { merge(element, into: children[0]) } else { splice(element, children, &state) }
    case .quote: place(children.isEmpty ? nil : .quote(children), element, &state)
    case .heading(let level):
      endText(element, children, &state) { flow, text, state in
        flow.place(.heading(level: level, text.text), text.element, &state)
      }
    case .list, .definitions, .table, .row, .rowGroup, .details, .figure:
      endCollection(element, children, &state)
    case .item, .term, .definition, .cell, .caption, .figureCaption, .summary:
      endPart(element, children, &state)
    case .rule, .column: blocks += children
    }
  }

  private mutating func endCollection(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) {
    switch element.block {
    case .list:
      let isTight = !element.items.contains { item in
        item.blocks.count { if case .paragraph = $0.content { true } else { false } } > 1
      }
      let list = List(
        start: element.firstNumber, numbering: element.numbering, isTight: isTight,
        items: element.items)
      place(list.items.isEmpty ? nil : .list(list), element, &state)
    case .definitions:
      let list = DefinitionList(entries: element.entries)
      place(list.entries.isEmpty ? nil : .definitions(list), element, &state)
    case .details:
      let isEmpty = element.text == nil && children.isEmpty
      let details = Details(summary: element.text, blocks: children)
      place(isEmpty ? nil : .details(details), element, &state)
    case .table: endTable(element, &state)
    case .row:
      guard let table = parent(of: element.block), !element.cells.isEmpty else { return }
      let isHeader = elements[table...].contains { $0.block == .rowGroup(isHeader: true) }
      elements[table].rows.append(
        HTMLTable.Row(cells: element.cells, isHeader: isHeader, range: element.range))
      elements[table].range = elements[table].range.union(element.range)
    case .figure: endFigure(element, children, &state)
    default: blocks += children
    }
  }

  private mutating func endPart(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) {
    guard let parent = parent(of: element.block) else {
      return endText(element, children, &state) { flow, text, state in
        flow.place(.paragraph(text.text), text.element, &state)
      }
    }
    elements[parent].range = elements[parent].range.union(element.range)
    switch element.block {
    case .item:
      let blocks = inheriting(element, children, &state)
      elements[parent].items.append(
        List.Item(blocks: blocks, isChecked: element.isChecked, at: element.range))
    case .definition:
      let blocks = inheriting(element, children, &state)
      elements[parent].addDefinition(blocks, at: element.range)
    case .cell(let isHeader):
      elements[parent].cells.append(
        HTMLTable.Cell(
          blocks: children, attributes: element.attributes, isHeader: isHeader,
          columns: element.span.columns, rows: element.span.rows, range: element.range))
    case .term:
      endText(element, children, &state) { flow, text, state in
        flow.elements[parent].addTerm(text.marked, at: text.element.range)
        state.pendingIDs += text.element.attributes.names
      }
    default:
      endText(element, children, &state) { flow, text, state in
        guard flow.elements[parent].text == nil else {
          return flow.place(.paragraph(text.text), text.element, &state)
        }
        flow.elements[parent].text = text.marked
        state.pendingIDs += text.element.attributes.names
      }
    }
  }

  // MARK: - Paragraphs and divisions

  private mutating func endParagraph(
    _ element: OpenElement, _ children: [Block], isClosed: Bool, _ state: inout ConversionState
  ) {
    guard let first = children.first, children.count == 1 || !isClosed else {
      return endDivision(element, children, isClosed: isClosed, &state)
    }
    var element = element
    if !isClosed { element.range = element.opening.union(first.range) }
    merge(element, into: first)
    blocks += children.dropFirst()
  }

  private mutating func endDivision(
    _ element: OpenElement, _ children: [Block], isClosed: Bool, _ state: inout ConversionState
  ) {
    // One that nothing closes would hold all that follows.
    if isClosed, !element.attributes.areNames, !children.isEmpty {
      blocks.append(Block(.division(children), attributes: element.attributes, at: element.range))
    } else {
      splice(element, children, &state)
    }
  }

  /// Makes the only block of an element stand for the element.
  private mutating func merge(_ element: OpenElement, into child: Block) {
    var block = child
    block.attributes.inherit(element.attributes)
    block.range = element.range
    blocks.append(block)
  }

  /// Puts the blocks of an element in its place.
  mutating func splice(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) {
    var names = Attributes()
    names.id = element.attributes.id
    names.aliases = element.attributes.aliases
    guard var first = children.first else {
      state.pendingIDs += names.names
      return
    }
    first.attributes.inherit(names)
    blocks.append(first)
    blocks += children.dropFirst()
  }

  /// The blocks of an element that is no block itself, with what is said of it.
  private func inheriting(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) -> [Block] {
    guard !children.isEmpty else {
      state.pendingIDs += element.attributes.names
      return []
    }
    var outer = element.attributes
    return children.map { child in
      var block = child
      block.attributes.inherit(outer)
      outer.id = nil
      outer.aliases = []
      return block
    }
  }

  /// Adds the block that has come of an element; without one its names go to the next.
  mutating func place(
    _ content: Block.Content?, _ element: OpenElement, _ state: inout ConversionState
  ) {
    guard let content else {
      state.pendingIDs += element.attributes.names
      return
    }
    blocks.append(Block(content, attributes: element.attributes, at: element.range))
  }

  // MARK: - Parts

  /// Takes the blocks from an index on.
  private mutating func take(from start: Int) -> [Block] {
    let start = min(start, blocks.count)
    let taken = Array(blocks[start...])
    blocks.removeSubrange(start...)
    return taken
  }

  /// Makes parts of the blocks that stand in a list, a table and the like, but in no part of it.
  mutating func gatherStrays(in index: Int) {
    guard elements[index].start < blocks.count else { return }
    let block = elements[index].block
    switch block {
    case .list, .definitions, .table, .row: break
    default: return
    }
    let strays = take(from: elements[index].start)
    let range = strays.dropFirst().reduce(strays[0].range) { $0.union($1.range) }
    elements[index].range = elements[index].range.union(range)
    switch block {
    case .list: elements[index].items.append(List.Item(blocks: strays, at: range))
    case .definitions: elements[index].addDefinition(strays, at: range)
    case .row: elements[index].cells.append(HTMLTable.Cell(blocks: strays, range: range))
    default:
      let cell = HTMLTable.Cell(blocks: strays, range: range)
      elements[index].rows.append(HTMLTable.Row(cells: [cell], isHeader: false, range: range))
    }
  }
}

extension OpenElement {
  /// Adds a term; one that follows a definition begins an entry.
  fileprivate mutating func addTerm(_ term: InlineText, at range: SourceRange) {
    if let last = entries.last, last.definitions.isEmpty {
      entries[entries.count - 1].terms.append(term)
      entries[entries.count - 1].range = last.range.union(range)
    } else {
      entries.append(DefinitionList.Entry(terms: [term], definitions: [], at: range))
    }
  }

  fileprivate mutating func addDefinition(_ blocks: [Block], at range: SourceRange) {
    guard !blocks.isEmpty else { return }
    guard let last = entries.last else {
      return entries.append(DefinitionList.Entry(terms: [], definitions: [blocks], at: range))
    }
    entries[entries.count - 1].definitions.append(blocks)
    entries[entries.count - 1].range = last.range.union(range)
  }
}
