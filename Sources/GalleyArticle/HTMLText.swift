internal import GalleyConfiguration

/// One text made of blocks: of those in a cell, a heading, a summary or a caption.
struct HTMLText {
  /// U+2028.
  private static let lineSeparator: [UInt8] = [0xE2, 0x80, 0xA8]

  /// Nil while there is none.
  private(set) var text: InlineText?
  /// The anchors of the blocks.
  private(set) var names: [String] = []

  /// Takes as many blocks as can be text; the rest.
  mutating func add(_ blocks: [Block]) -> ArraySlice<Block> {
    for (index, block) in blocks.enumerated() {
      guard Self.canBeText(block) else { return blocks[index...] }
      add(block)
    }
    return []
  }

  /// Whether all of some blocks can be text.
  static func canBeText(_ blocks: [Block]) -> Bool { blocks.allSatisfy(canBeText) }

  private static func canBeText(_ block: Block) -> Bool {
    switch block.content {
    case .paragraph, .heading, .figure: true
    case .list(let list): list.items.allSatisfy { canBeText($0.blocks) }
    case .quote, .alert, .definitions, .details, .code, .table, .thematicBreak, .pageBreak,
      .division:
      false
    }
  }

  private mutating func add(_ block: Block) {
    names += block.attributes.names
    switch block.content {
    case .paragraph(let text): add(text.marked(by: block.attributes))
    case .heading(_, let text): add(text.wrapped(in: .strong).marked(by: block.attributes))
    case .figure(let figure): add(figure, block)
    case .list(let list): add(list)
    case .quote, .alert, .definitions, .details, .code, .table, .thematicBreak, .pageBreak,
      .division:
      break
    }
  }

  private mutating func add(_ next: InlineText) {
    guard var text else {
      self.text = next
      return
    }
    self.text = nil
    text.join(next, by: Self.lineSeparator)
    self.text = text
  }

  private mutating func add(_ figure: Figure, _ block: Block) {
    var picture = InlineText("\u{FFFC}", standingFor: block.range)
    var attributes = block.attributes
    attributes.id = nil
    attributes.aliases = []
    picture.spans = [
      InlineSpan(
        .image(figure.image), 0..<picture.utf8.count, parent: nil, attributes: attributes,
        source: block.range)
    ]
    add(picture)
    // The title of the image stays with it.
    if let caption = figure.caption, caption.string != figure.image.title { add(caption) }
  }

  /// Adds a line for each item, with its marker.
  private mutating func add(_ list: List) {
    for (index, item) in list.items.enumerated() {
      var inner = HTMLText()
      _ = inner.add(item.blocks)
      names += inner.names
      let end = inner.text?.range.lowerBound ?? item.range.upperBound
      var line = InlineText(
        Self.marker(list, index), standingFor: SourceRange(item.range.lowerBound, end))
      if let text = inner.text { line.join(text, by: []) }
      line.range = line.range.union(item.range)
      add(line)
    }
  }

  private static func marker(_ list: List, _ index: Int) -> String {
    if let isChecked = list.items[index].isChecked { return isChecked ? "\u{2611} " : "\u{2610} " }
    guard let start = list.start else { return "\u{2022} " }
    return list.numbering.text(of: start &+ index) + ". "
  }
}

extension InlineText {
  /// Adds a text that follows, and between the two what stands for the source between.
  mutating func join(_ next: InlineText, by joint: [UInt8]) {
    let place = next.range.lowerBound
    utf8 += joint
    map.append(
      joint.count, from: SourceRange(min(range.upperBound, place), place), isVerbatim: false)
    let offset = utf8.count
    let spanOffset = spans.count
    utf8 += next.utf8
    map.append(0..<next.utf8.count, of: next.map)
    for var span in next.spans {
      span.range = span.range.lowerBound + offset..<span.range.upperBound + offset
      span.parent = span.parent.map { $0 + spanOffset }
      spans.append(span)
    }
    range = range.union(next.range)
  }

  /// The text with all of it in one more span.
  func wrapped(in kind: InlineSpan.Kind, _ attributes: Attributes = Attributes()) -> InlineText {
    guard !utf8.isEmpty else { return self }
    var result = self
    result.spans = [
      InlineSpan(kind, 0..<utf8.count, parent: nil, attributes: attributes, source: range)
    ]
    for var span in spans {
      span.parent = span.parent.map { $0 + 1 } ?? 0
      result.spans.append(span)
    }
    return result
  }

  /// The text with the language and the direction of a block that it was.
  func marked(by attributes: Attributes) -> InlineText {
    guard attributes.language != nil || attributes.direction != nil else { return self }
    var kept = Attributes()
    kept.language = attributes.language
    kept.direction = attributes.direction
    return wrapped(in: .plain, kept)
  }
}

extension Block {
  /// The figure that a text is when there is one image in it and nothing else.
  init?(figureIn text: InlineText) {
    guard text.spans.count == 1, case .image(let image) = text.spans[0].kind,
      text.spans[0].range == 0..<text.utf8.count
    else { return nil }
    let caption =
      image.title.isEmpty ? nil : InlineText(image.title, standingFor: text.range)
    self.init(
      .figure(Figure(image: image, caption: caption)), attributes: text.spans[0].attributes,
      at: text.range)
  }
}
