internal import GalleyConfiguration

/// Tables, figures and texts of raw HTML as they end.
extension BlockFlow {
  /// What an element with text in it has become.
  struct MadeText {
    /// With the anchors of the blocks that became text.
    var element: OpenElement
    var text: InlineText

    /// The text with the element's language and direction.
    var marked: InlineText { text.marked(by: element.attributes) }
  }

  /// Makes one text of an element's blocks; what cannot be text follows as blocks.
  mutating func endText(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState,
    _ use: (inout BlockFlow, MadeText, inout ConversionState) -> Void
  ) {
    var joined = HTMLText()
    let rest = joined.add(children)
    var element = element
    for name in joined.names { element.attributes.addName(name) }
    if let text = joined.text {
      if !rest.isEmpty { element.range = element.opening.union(text.range) }
      use(&self, MadeText(element: element, text: text), &state)
    } else {
      state.pendingIDs += element.attributes.names
    }
    blocks += rest
  }

  // MARK: - Tables

  mutating func endTable(_ element: OpenElement, _ state: inout ConversionState) {
    guard !element.rows.isEmpty else {
      return place(element.text.map { .paragraph($0) }, element, &state)
    }
    guard var table = HTMLTable(element.rows) else { return unfoldTable(element, &state) }
    let content = table.table(caption: element.text)
    var element = element
    for name in table.names { element.attributes.addName(name) }
    place(.table(content), element, &state)
  }

  /// A table that holds more than texts arranges blocks; they follow one another.
  private mutating func unfoldTable(_ element: OpenElement, _ state: inout ConversionState) {
    state.log.add(
      "unfolded-table", .note, "the cells of the table hold blocks; they are set one after another",
      remedy: "keep to text and pictures in cells", at: element.opening)
    var blocks: [Block] = []
    if let caption = element.text {
      blocks.append(Block(.paragraph(caption), at: caption.range))
    }
    for row in element.rows {
      for cell in row.cells { blocks += unfolded(cell, &state) }
    }
    // A caption may stand after the rows.
    let inOrder = blocks.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    endUnfolded(element, inOrder.map(\.element), &state)
  }

  private func unfolded(_ cell: HTMLTable.Cell, _ state: inout ConversionState) -> [Block] {
    var outer = cell.attributes
    return cell.blocks.map { child in
      var block = child
      if case .paragraph(let text) = child.content, let figure = Block(figureIn: text) {
        block.content = figure.content
        block.attributes.inherit(figure.attributes)
      }
      block.attributes.inherit(outer)
      outer.id = nil
      outer.aliases = []
      return block
    }
  }

  private mutating func endUnfolded(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) {
    if element.attributes.areNames || children.isEmpty {
      splice(element, children, &state)
    } else {
      place(.division(children), element, &state)
    }
  }

  // MARK: - Figures

  /// A picture and its caption; anything else with a caption is so many blocks.
  mutating func endFigure(
    _ element: OpenElement, _ children: [Block], _ state: inout ConversionState
  ) {
    let pictures = children.indices.filter {
      if case .figure = children[$0].content { return true }
      return false
    }
    if children.count == 1, case .figure(var figure) = children[0].content {
      var block = children[0]
      figure.caption = element.text ?? figure.caption
      block.content = .figure(figure)
      block.attributes.inherit(element.attributes)
      block.range = element.range
      return blocks.append(block)
    }
    var parts = children
    if let caption = element.text {
      if children.count == 1, case .table(var table) = children[0].content, table.caption == nil {
        table.caption = caption
        parts[0].content = .table(table)
        parts[0].range = parts[0].range.union(caption.range)
      } else if let last = pictures.last, last == children.count - 1,
        case .figure(var figure) = children[last].content, figure.caption == nil,
        caption.range.lowerBound >= children[last].range.upperBound
      {
        figure.caption = caption
        parts[last].content = .figure(figure)
        parts[last].range = parts[last].range.union(caption.range)
      } else {
        let place = parts.firstIndex { $0.range.lowerBound > caption.range.lowerBound }
        parts.insert(Block(.paragraph(caption), at: caption.range), at: place ?? parts.count)
      }
    }
    endUnfolded(element, parts, &state)
  }
}
