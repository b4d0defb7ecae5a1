internal import GalleyConfiguration

/// How elements of raw HTML open and close among blocks.
extension BlockFlow {
  mutating func append(_ element: HTMLBlockReader.Element, _ state: inout ConversionState) {
    switch element {
    case .text(let text): append(text, &state)
    case .code(let text, let info):
      append(Block(.code(CodeBlock(text: text, info: info)), at: text.range), &state)
    case .open(let tag, let block, let attributes, let range):
      open(OpenElement(tag, block, attributes, at: range, start: blocks.count), &state)
    case .close(let name, let block, let range): close(name, block, range, &state)
    case .rule(let attributes, let range):
      append(Block(.thematicBreak, attributes: attributes, at: range), &state)
    case .pageBreak(let range): appendPageBreak(at: range, &state)
    case .box(let isChecked, let range):
      if let last = elements.last, last.block == .item, last.start == blocks.count {
        elements[elements.count - 1].isChecked = isChecked
      } else {
        state.log.addTag("input", at: range)
      }
    }
  }

  private mutating func append(_ text: InlineText, _ state: inout ConversionState) {
    if !elements.contains(where: { $0.block.isText }), let figure = Block(figureIn: text) {
      append(figure, &state)
    } else {
      append(Block(.paragraph(text), at: text.range), &state)
    }
  }

  private mutating func appendPageBreak(at range: SourceRange, _ state: inout ConversionState) {
    let isOutside =
      depth == 0 && !isInAlert
      && elements.allSatisfy { $0.block == .division || $0.block == .paragraph }
    guard isOutside else {
      return state.log.add(
        "misplaced-page-break", .warning, "a page cannot be broken in here; the break is ignored",
        remedy: "put it between blocks that stand in no other", at: range)
    }
    blocks.append(Block(.pageBreak, at: range))
  }

  /// Whether preformatted text goes on.
  var isPreformatted: Bool { elements.last?.block == .preformatted }

  // MARK: - Opening

  private mutating func open(_ element: OpenElement, _ state: inout ConversionState) {
    endUnsaid(by: element.block, &state)
    guard innerDepth < Article.deepestLevel else {
      deepElements[element.name, default: 0] += 1
      return state.noteDepth(at: element.range)
    }
    openUnsaid(for: element)
    var element = element
    if let parent = parent(of: element.block) { gatherStrays(in: parent) }
    element.start = blocks.count
    elements.append(element)
  }

  /// Ends the elements that HTML lets a tag end: the outermost within what bounds it.
  private mutating func endUnsaid(by block: HTMLBlock, _ state: inout ConversionState) {
    var found: Int?
    for index in elements.indices.reversed() {
      let outer = elements[index]
      if outer.fence != nil || block.isBounded(by: outer.block) { break }
      if block.ends(outer.block) { found = index }
    }
    if let found { endElements(from: found, &state) }
  }

  /// Opens what has to stand around an element and does not.
  private mutating func openUnsaid(for element: OpenElement) {
    let place = SourceRange(at: element.range.lowerBound)
    func unsaid(_ name: String, _ block: HTMLBlock) -> OpenElement {
      OpenElement(name, block, at: place, start: blocks.count)
    }
    switch element.block {
    case .item where parent(of: element.block) == nil:
      elements.append(unsaid("ul", .list(isOrdered: false)))
    case .term, .definition:
      guard parent(of: element.block) == nil else { return }
      elements.append(unsaid("dl", .definitions))
    case .row, .rowGroup, .cell:
      if parent(of: .row) == nil { elements.append(unsaid("table", .table)) }
      if case .cell = element.block, parent(of: element.block) == nil {
        elements.append(unsaid("tr", .row))
      }
    default: return
    }
  }

  /// The index of the open element that an element of a kind is a part of.
  func parent(of block: HTMLBlock) -> Int? {
    for index in elements.indices.reversed() {
      guard elements[index].fence == nil else { return nil }
      let outer = elements[index].block
      switch (block, outer) {
      case (.item, .list), (.term, .definitions), (.definition, .definitions), (.row, .table),
        (.rowGroup, .table), (.caption, .table), (.cell, .row), (.figureCaption, .figure),
        (.summary, .details):
        return index
      case (_, .table), (_, .cell), (_, .caption): return nil
      default: continue
      }
    }
    return nil
  }

  // MARK: - Closing

  private mutating func close(
    _ name: String, _ block: HTMLBlock, _ range: SourceRange, _ state: inout ConversionState
  ) {
    if let count = deepElements[name], count > 0 {
      deepElements[name] = count - 1
      return
    }
    guard let index = opening(of: name, block) else {
      if block != .column { state.noteStrayTag(name, at: range) }
      return
    }
    endElements(from: index + 1, &state)
    endElement(at: range, &state)
  }

  /// The index of the element that a closing tag closes.
  private func opening(of name: String, _ block: HTMLBlock) -> Int? {
    for index in elements.indices.reversed() {
      let element = elements[index]
      if element.fence != nil { return nil }
      if element.name == name { return index }
      switch (block, element.block) {
      case (.heading, .heading): return index
      case (.item, .list), (_, .table): return nil
      case (_, .cell), (_, .caption): if !block.isTablePart { return nil }
      default: continue
      }
    }
    return nil
  }

  /// Ends the elements from one on, innermost first, though no tag closes them.
  mutating func endElements(from index: Int, _ state: inout ConversionState) {
    while elements.count > index, let last = elements.last {
      if last.fence != nil {
        state.log.add(
          "open-division", .warning, "the division is not closed; it ends with what it stands in",
          remedy: "close it with a line of :::", at: last.opening)
      } else if !last.opening.isEmpty, !last.block.mayEndUnsaid {
        state.noteOpenTag(last.name, at: last.opening)
      }
      endElement(at: nil, &state)
    }
  }
}

extension HTMLBlock {
  /// Whether its tag ends an open element, which may stand around others.
  fileprivate func ends(_ outer: HTMLBlock) -> Bool {
    switch (self, outer) {
    case (.paragraph, .paragraph), (.heading, .heading), (.item, .item): true
    case (.term, .term), (.term, .definition), (.definition, .term), (.definition, .definition):
      true
    case (.cell, _), (.row, _), (.rowGroup, _), (.caption, _): outer.isTablePart
    default: false
    }
  }

  /// Whether its tag ends nothing beyond an open element.
  fileprivate func isBounded(by outer: HTMLBlock) -> Bool {
    switch (self, outer) {
    case (.item, .list), (.term, .definitions), (.definition, .definitions): true
    case (.item, _), (.term, _), (.definition, _): outer.isTablePart
    case (_, .table), (.cell, .row), (.row, .rowGroup): true
    case (.cell, _), (.row, _), (.rowGroup, _), (.caption, _): false
    default: !ends(outer)
    }
  }
}
