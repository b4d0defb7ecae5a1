internal import GalleyConfiguration

/// The blocks of one container as they come, with the elements that open and close among them.
struct BlockFlow {
  /// The blocks so far; those of an open element are its last ones.
  var blocks: [Block] = []
  /// The elements of raw HTML and the divisions of colons that are open, outermost first.
  var elements: [OpenElement] = []
  /// How many open elements of a name nest too deep to be kept; those of colons have none.
  var deepElements: [String: Int] = [:]
  /// A caption that waits for the table after it.
  private var waiting: Caption?
  /// How deep the container is nested.
  let depth: Int

  init(depth: Int) {
    self.depth = depth
  }

  /// How deep a block that comes next is nested.
  var innerDepth: Int { depth + elements.count }
  /// Whether what comes next stands in an alert.
  var isInAlert: Bool { elements.contains { $0.fence?.isAlert == true } }

  /// The block that came last in the division that is open.
  var last: Block? {
    blocks.count > elements.last?.start ?? 0 ? blocks.last : nil
  }

  /// Adds a block; it takes the anchors that raw HTML set before it.
  mutating func append(_ block: Block, _ state: inout ConversionState) {
    var block = block
    state.nameBlock(&block)
    blocks.append(block)
  }

  /// Takes away the block that came last in the division that is open.
  mutating func removeLast() -> Block? {
    last == nil ? nil : blocks.removeLast()
  }

  /// Adds to the paragraph before what was cut off it; false when there is none.
  mutating func join(_ text: InlineText, _ attributes: Attributes, at joint: SourceRange) -> Bool {
    guard !blocks.isEmpty, case .paragraph(var whole) = blocks[blocks.count - 1].content
    else { return false }
    // The block must not hold on to the text while it grows, or every part would copy the whole.
    blocks[blocks.count - 1].content = .thematicBreak
    whole.append(text, after: joint)
    let range = blocks[blocks.count - 1].range.union(text.range)
    blocks[blocks.count - 1].range = range
    blocks[blocks.count - 1].attributes = blocks[blocks.count - 1].attributes.adding(attributes)
    blocks[blocks.count - 1].content = .paragraph(whole)
    return true
  }

  /// Adds terms and their definitions, to the list before where there is one.
  mutating func append(
    _ entry: DefinitionList.Entry, isTight: Bool, _ state: inout ConversionState
  ) {
    guard last != nil, case .definitions(var list) = blocks[blocks.count - 1].content else {
      let list = DefinitionList(entries: [entry], isTight: isTight)
      return append(Block(.definitions(list), at: entry.range), &state)
    }
    // As above, nothing else may hold on to what grows.
    blocks[blocks.count - 1].content = .thematicBreak
    list.entries.append(entry)
    list.isTight = list.isTight && isTight
    blocks[blocks.count - 1].range = blocks[blocks.count - 1].range.union(entry.range)
    blocks[blocks.count - 1].content = .definitions(list)
  }

  // MARK: - Captions and attributes

  /// Gives the block that came last attributes that stand below it.
  mutating func attach(_ attributes: Attributes, at range: SourceRange) {
    guard last != nil else { return }
    let index = blocks.count - 1
    blocks[index].attributes = blocks[index].attributes.adding(attributes)
    blocks[index].range = blocks[index].range.union(range)
  }

  /// Gives the figure or the table that came last a caption; false when there is none that lacks one.
  mutating func attach(_ caption: Caption) -> Bool {
    guard let last, let content = last.content.captioned(caption.text) else { return false }
    blocks[blocks.count - 1].content = content
    attach(caption.attributes, at: caption.range)
    return true
  }

  /// Keeps a caption for the table that comes next.
  mutating func wait(with caption: Caption) {
    waiting = caption
  }

  /// Adds a table, with the caption that stands before it.
  mutating func append(
    table: Table, attributes: Attributes, at range: SourceRange, _ state: inout ConversionState
  ) {
    append(Block(.table(table), attributes: attributes, at: range), &state)
    if let caption = waiting { _ = attach(caption) }
    waiting = nil
  }

  // MARK: - Divisions

  /// Opens a division of colons.
  mutating func open(_ fence: Division, _ range: SourceRange, _ state: inout ConversionState) {
    guard innerDepth < Article.deepestLevel else {
      deepElements["", default: 0] += 1
      return state.noteDepth(at: range)
    }
    elements.append(OpenElement(fence, at: range, start: blocks.count))
  }

  /// Ends the innermost division that colons opened; false when there is none.
  mutating func closeFence(at range: SourceRange, _ state: inout ConversionState) -> Bool {
    if let count = deepElements[""], count > 0 {
      deepElements[""] = count - 1
      return true
    }
    guard let index = elements.lastIndex(where: { $0.fence != nil }) else { return false }
    endElements(from: index + 1, &state)
    endElement(at: range, &state)
    return true
  }

  /// The blocks, once all have come.
  mutating func finished(_ state: inout ConversionState) -> [Block] {
    endElements(from: 0, &state)
    if let caption = waiting {
      append(
        Block(.paragraph(caption.text), attributes: caption.attributes, at: caption.range), &state)
    }
    return blocks
  }
}

/// What is said of a figure or a table below or above it.
struct Caption {
  var text: InlineText
  var attributes: Attributes
  /// With its mark and its attributes.
  var range: SourceRange
}

extension Block.Content {
  /// The same with a caption; nil for what has none or has one already.
  func captioned(_ text: InlineText) -> Block.Content? {
    switch self {
    case .figure(var figure):
      figure.caption = text
      return .figure(figure)
    case .table(var table) where table.caption == nil:
      table.caption = text
      return .table(table)
    default: return nil
    }
  }
}
