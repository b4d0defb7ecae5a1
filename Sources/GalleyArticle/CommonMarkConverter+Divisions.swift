internal import GalleyConfiguration

extension CommonMarkConverter {
  /// Opens or closes a division where a heading is a line of colons in disguise; false where it is not.
  mutating func appendFence(_ node: CommonMarkNode, to flow: inout BlockFlow) -> Bool {
    guard input.isDisguised else { return false }
    let line = path.line(node.startLine, of: input)
    let start = line.cursor.firstNonspace(in: input.bytes, end: line.end).offset
    guard start < line.end, input.bytes[start] != input.written[start],
      let fence = DivisionFence.scan(
        state.log.source.bytes, at: input.original(start), end: input.original(line.end))
    else { return false }
    let mark = SourceRange(fence.mark.lowerBound, fence.mark.upperBound)
    let whole = input.original(start..<line.end)
    state.disguises.use(input.disguises(in: whole))
    state.links.addLeaf(whole)
    guard let opening = fence.opening else {
      if !flow.closeFence(at: mark, &state) { appendStray(mark, to: &flow) }
      return true
    }
    var attributes = self.attributes(of: opening, in: mark)
    var title: InlineText?
    if node.firstChild != nil {
      var text = self.text(of: node, reader.atxHeading(node, in: path).content)
      attributes = attributes.adding(takeAttributes(from: &text))
      title = text.isEmpty ? nil : text
    }
    // Only alerts and details have titles; that of any other division is its first paragraph.
    let words = attributes.classes.contains(where: DivisionFence.isTitled) ? nil : title
    if words != nil { title = nil }
    let range = title.map { mark.union($0.range) } ?? mark
    flow.open(Division(attributes, title: title, mark: mark), range, &state)
    if let words { flow.append(Block(.paragraph(words), at: words.range), &state) }
    return true
  }

  private mutating func attributes(
    of opening: DivisionFence.Opening, in mark: SourceRange
  ) -> Attributes {
    switch opening {
    case .list(let list): return list.attributes(&state.log)
    case .name(let name):
      var attributes = Attributes()
      attributes.classes = [name]
      StyleNames.check(name, at: mark, &state.log)
      return attributes
    }
  }

  /// Shows colons that close nothing as they are written.
  private mutating func appendStray(_ mark: SourceRange, to flow: inout BlockFlow) {
    state.log.add(
      "stray-division", .warning, "the colons close no division; they are shown as text",
      remedy: "open one with ::: and the name of a style, or remove them", at: mark)
    var text = InlineText(at: mark)
    text.utf8 = Array(state.log.source.bytes[mark.lowerBound..<mark.upperBound])
    text.map.append(text.utf8.count, from: mark, isVerbatim: true)
    flow.append(Block(.paragraph(text), at: mark), &state)
  }

  /// The text of a leaf.
  mutating func text(of node: CommonMarkNode, _ content: LeafContent) -> InlineText {
    var converter = InlineConverter(content, in: input, skipping: taskBox)
    taskBox = 0
    return converter.text(of: node, &state)
  }

  /// Takes a list of attributes off the end of a text, `Words {#id .style}`.
  mutating func takeAttributes(from text: inout InlineText) -> Attributes {
    guard let (list, offset) = lastList(of: text), offset > 0 else { return Attributes() }
    text = text.trimmedPart(0..<offset)
    return list.attributes(&state.log)
  }

  /// The list that stands at the end of a text after a blank or on a line of its own, and the offset of its brace.
  func lastList(of text: InlineText) -> (list: AttributeList, offset: Int)? {
    let end = text.range.upperBound
    guard text.utf8.last == UInt8(ascii: "}"), let last = text.map.pieces.last, last.isVerbatim,
      last.source.upperBound == end,
      let list = AttributeList.scan(
        state.log.source.bytes, endingAt: end, from: text.range.lowerBound)
    else { return nil }
    let start = list.range.lowerBound
    let offset = text.offset(at: start)
    guard offset < text.utf8.count, text.utf8[offset] == UInt8(ascii: "{"),
      offset == 0 || start == 0 || state.log.source.bytes[start - 1].isSpace,
      !text.spans.contains(where: { $0.range.lowerBound < offset && $0.range.upperBound > offset })
    else { return nil }
    return (list, offset)
  }
}
