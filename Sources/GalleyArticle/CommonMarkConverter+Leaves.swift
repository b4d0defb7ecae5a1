internal import GalleyConfiguration

extension CommonMarkConverter {
  mutating func appendParagraph(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    var lines = node.startLine...max(node.startLine, node.endLine)
    if node.startLine == 0, let table = node.next {
      // cmark cut the paragraph off a table's header and gave it no place.
      lines = max(1, table.startLine)...max(1, table.startLine, headerLine(of: table))
    }
    let content = withoutBox(reader.content(of: node, on: lines, in: path))
    let range = input.original(content.range)
    state.links.addLeaf(range)
    var converter = InlineConverter(content, in: input, skipping: taskBox)
    taskBox = 0
    let text = converter.text(of: node, &state)
    guard !text.isEmpty else { return }
    if append(mark: text, at: range, to: &flow) { return }
    var said = text
    let attributes = takeAttributes(from: &said)
    if let joint = input.joint(before: content.range.lowerBound),
      flow.join(said, attributes, at: joint)
    {
      return
    }
    if let figure = figure(node, said, converter) {
      let all = said.spans[0].attributes.adding(attributes)
      return flow.append(Block(.figure(figure), attributes: all, at: range), &state)
    }
    if appendCaption(said, attributes, at: range, before: node.next, to: &flow) { return }
    flow.append(Block(.paragraph(said), attributes: attributes, at: range), &state)
  }

  /// A leaf without the box of a task, which is the item's.
  private func withoutBox(_ content: LeafContent) -> LeafContent {
    var content = content
    let end = content.range.upperBound
    content.range = min(content.range.lowerBound + taskBox, end)..<end
    return content
  }

  /// Reads a paragraph that is nothing but a mark: a page break, or attributes of the block above it.
  private mutating func append(
    mark text: InlineText, at range: SourceRange, to flow: inout BlockFlow
  ) -> Bool {
    guard text.utf8[0] == UInt8(ascii: "\\") || text.utf8[0] == UInt8(ascii: "{") else {
      return false
    }
    switch text.string {
    case "\\pagebreak", "\\newpage":
      guard text.spans.isEmpty, text.map.pieces.count == 1 else { return false }
      if path.containers.isEmpty, !flow.isInAlert {
        flow.append(Block(.pageBreak, at: range), &state)
      } else {
        state.log.add(
          "misplaced-page-break", .warning, "a page cannot be broken in here; the break is ignored",
          remedy: "put it between blocks that stand in no other", at: range)
      }
      return true
    default:
      guard let (list, offset) = lastList(of: text), offset == 0, let last = flow.last,
        state.log.source.position(of: last.range.upperBound).line + 1
          == state.log.source.position(of: range.lowerBound).line
      else { return false }
      flow.attach(list.attributes(&state.log), at: range)
      return true
    }
  }

  /// Gives a table the caption that a paragraph is: `Table: Words` after it or before it.
  private mutating func appendCaption(
    _ text: InlineText, _ attributes: Attributes, at range: SourceRange,
    before next: CommonMarkNode?, to flow: inout BlockFlow
  ) -> Bool {
    let mark = "Table: ".utf8
    guard text.utf8.starts(with: mark), text.map.pieces.first?.isVerbatim == true,
      text.utf8.count > mark.count
    else { return false }
    let words = text.trimmedPart(mark.count..<text.utf8.count)
    let caption = Caption(text: words, attributes: attributes, range: range)
    if case .table = flow.last?.content, flow.attach(caption) { return true }
    guard next?.kind == .table else { return false }
    flow.wait(with: caption)
    return true
  }

  /// The figure that a paragraph is when there is one image in it and nothing else.
  private mutating func figure(
    _ node: CommonMarkNode, _ text: InlineText, _ converter: InlineConverter
  ) -> Figure? {
    guard text.spans.count == 1, case .image(let image) = text.spans[0].kind,
      text.spans[0].range == 0..<text.utf8.count
    else { return nil }
    guard !image.title.isEmpty else { return Figure(image: image) }
    let caption = converter.titleText(Array(image.title.utf8), &state)
    return Figure(
      image: image, caption: caption ?? InlineText(image.title, standingFor: text.range))
  }

  mutating func appendHeading(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    if appendFence(node, to: &flow) { return }
    let content: LeafContent
    let range: SourceRange
    if reader.isATX(node, in: path) {
      let heading = reader.atxHeading(node, in: path)
      content = heading.content
      range = input.original(heading.range)
    } else {
      content = withoutBox(
        reader.content(
          of: node, on: node.startLine...max(node.startLine, node.endLine), in: path))
      let end = max(content.range.upperBound, reader.underline(after: content.range.upperBound))
      range = input.original(content.range.lowerBound..<end)
    }
    state.links.addLeaf(range)
    var text = text(of: node, content)
    let attributes = takeAttributes(from: &text)
    guard !text.isEmpty else { return }
    let heading = Block.Content.heading(level: node.headingLevel, text)
    flow.append(Block(heading, attributes: attributes, at: range), &state)
  }

  mutating func appendThematicBreak(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    let line = path.line(node.startLine, of: input)
    let start = line.cursor.firstNonspace(in: input.bytes, end: line.end).offset
    flow.append(Block(.thematicBreak, at: input.original(start..<line.end)), &state)
  }

  mutating func appendCode(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    let fence = node.fence
    let firstLine = fence.isFenced ? node.startLine + 1 : node.startLine
    let literal = node.literal
    var content = reader.wholeLines(
      literal, from: firstLine, in: path, indent: fence.isFenced ? fence.offset : 4)
    var range = content.range
    if fence.isFenced {
      let opening = path.line(node.startLine, of: input)
      let start = opening.cursor.firstNonspace(in: input.bytes, end: opening.end).offset
      state.disguises.lose(input.disguises(in: input.original(start..<opening.end)))
      range =
        start..<fenceEnd(fence, after: firstLine + LeafReader.lines(of: literal).count, opening)
      if literal.isEmpty { content = LeafContent(range: opening.end..<opening.end) }
      if !range.contains(content.range.upperBound) {
        range = start..<max(range.upperBound, content.range.upperBound)
      }
    }
    content = revealed(content)
    var builder = InlineBuilder(content, in: input)
    for line in LeafReader.lines(of: content.bytes) { Self.append(line, of: content, to: &builder) }
    var info = String(decoding: node.fenceInfo, as: UTF8.self)
    let attributes = fence.isFenced ? takeAttributes(of: node, from: &info) : Attributes()
    state.links.addLeaf(input.original(range))
    let code = CodeBlock(text: builder.finished(), info: info)
    flow.append(Block(.code(code), attributes: attributes, at: input.original(range)), &state)
  }

  /// Takes a list of attributes off the words after a fence; where there is nothing else, its first style is the
  /// language.
  private mutating func takeAttributes(
    of node: CommonMarkNode, from info: inout String
  ) -> Attributes {
    let line = input.original(input.line(node.startLine))
    var end = line.upperBound
    while end > line.lowerBound, state.log.source.bytes[end - 1].isBlank { end -= 1 }
    let bytes = state.log.source.bytes
    guard
      let list = AttributeList.scan(bytes, endingAt: end, from: line.lowerBound),
      let before = bytes[..<list.range.lowerBound].last,
      info.utf8.suffix(list.range.count).elementsEqual(bytes[list.range])
    else { return Attributes() }
    let words = String(info.utf8.dropLast(list.range.count)) ?? ""
    guard words.isEmpty || before.isBlank else { return Attributes() }
    info = String(words.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    guard info.isEmpty else { return list.attributes(&state.log) }
    let (language, rest) = list.splittingFirstStyle()
    info = language ?? ""
    return rest.attributes(&state.log)
  }

  /// The end of a closing fence on a line; of the line before it when there is none.
  private func fenceEnd(
    _ fence: (isFenced: Bool, length: Int, offset: Int, character: UInt8), after line: Int,
    _ opening: ContainerPath.Line
  ) -> Int {
    let before = max(opening.end, input.line(line - 1).upperBound)
    guard line <= input.lineCount else { return before }
    let place = path.line(line, of: input)
    let first = place.cursor.firstNonspace(in: input.bytes, end: place.end)
    guard !place.isLazy, first.indent <= 3 else { return before }
    var end = first.offset
    while end < place.end, input.bytes[end] == fence.character { end += 1 }
    guard end - first.offset >= fence.length,
      input.bytes[end..<place.end].allSatisfy(\.isBlank)
    else { return before }
    return end
  }

  /// Whole lines with their bytes as they are written; what is disguised in them does no harm.
  private mutating func revealed(_ content: LeafContent) -> LeafContent {
    guard input.isDisguised else { return content }
    let disguises = input.disguises(in: input.original(content.range))
    if content.isMapped { state.disguises.use(disguises) } else { state.disguises.lose(disguises) }
    return content.revealed(by: input)
  }

  /// Adds a line of code; its ending becomes one line feed.
  private static func append(
    _ line: Range<Int>, of content: LeafContent, to builder: inout InlineBuilder
  ) {
    let last = line.upperBound - 1
    guard content.bytes[last] == Byte.lineFeed,
      builder.input.bytes[content.input(last)] != Byte.lineFeed
    else { return builder.appendVerbatim(line) }
    // A carriage return alone.
    builder.appendVerbatim(line.lowerBound..<last)
    builder.append([Byte.lineFeed], standingFor: last..<line.upperBound)
  }

  mutating func appendHTML(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    let content = revealed(reader.wholeLines(node.literal, from: node.startLine, in: path))
    state.links.addLeaf(input.original(content.range))
    var html = HTMLBlockReader(content, in: input, isPreformatted: flow.isPreformatted)
    for element in html.read(&state) { flow.append(element, &state) }
  }
}
