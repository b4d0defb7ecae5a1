internal import GalleyConfiguration

/// Turns a tree of cmark-gfm into the blocks of an article.
struct CommonMarkConverter {
  let input: ParserInput
  let reader: LeafReader
  var state: ConversionState
  var path = ContainerPath()
  /// How many bytes of the next paragraph are the box of a task.
  var taskBox = 0
  /// How deep the container being read is nested.
  var depth = 0

  init(_ input: ParserInput, log: FindingLog) {
    self.input = input
    reader = LeafReader(input: input)
    state = ConversionState(log: log)
  }

  /// The blocks in a node from a line on.
  mutating func blocks(in parent: CommonMarkNode, after line: Int = 0) -> [Block] {
    var flow = BlockFlow(depth: depth)
    var child = parent.firstChild
    while let node = child {
      child = node.next
      // A paragraph that cmark cuts off a table's header has no line of its own.
      if node.startLine > line || node.startLine == 0 && node.next?.startLine ?? 0 > line {
        append(node, to: &flow)
      }
    }
    return flow.finished(&state)
  }

  mutating func append(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    switch node.kind {
    case .paragraph: appendParagraph(node, to: &flow)
    case .heading: appendHeading(node, to: &flow)
    case .code: appendCode(node, to: &flow)
    case .thematicBreak: appendThematicBreak(node, to: &flow)
    case .htmlBlock: appendHTML(node, to: &flow)
    case .table: appendTable(node, to: &flow)
    case .quote, .list: appendContainer(node, to: &flow)
    default: break
    }
  }

  private mutating func appendContainer(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    let outer = depth
    guard flow.innerDepth < Article.deepestLevel else { return appendLeaves(of: node, to: &flow) }
    depth = flow.innerDepth + 1
    defer { depth = outer }
    guard node.kind == .quote else { return appendList(node, to: &flow) }
    if let quote = quote(node) { flow.append(quote, &state) }
  }

  /// What lies in containers that nest too deep, as blocks of this level.
  private mutating func appendLeaves(of node: CommonMarkNode, to flow: inout BlockFlow) {
    let line = path.line(max(1, node.startLine), of: input)
    state.noteDepth(at: input.original(line.cursor.offset..<line.end))
    enter(node)
    defer { leave(node) }
    var walk = CommonMarkWalk(under: node)
    while let event = walk.next() {
      switch event {
      case .enter(let child):
        switch child.kind {
        case .quote, .item, .list: enter(child)
        case .paragraph, .heading, .code, .thematicBreak, .htmlBlock, .table:
          append(child, to: &flow)
        default: break
        }
      case .exit(let child): leave(child)
      }
    }
  }

  /// Puts a container on the path.
  mutating func enter(_ node: CommonMarkNode) {
    switch node.kind {
    case .quote: pushQuote(node)
    case .item: _ = pushItem(node)
    case .footnoteDefinition: pushFootnote(node)
    default: break
    }
  }

  private mutating func leave(_ node: CommonMarkNode) {
    switch node.kind {
    case .quote, .item: path.pop()
    default: break
    }
  }

  // MARK: - Containers

  /// Puts a quote on the path; the range of its first mark.
  @discardableResult
  mutating func pushQuote(_ node: CommonMarkNode) -> Range<Int> {
    let line = path.line(node.startLine, of: input)
    var cursor = line.cursor
    let start = cursor.firstNonspace(in: input.bytes, end: line.end).offset
    _ = ContainerPath.passQuoteMark(&cursor, input.bytes, line.end)
    path.push(Container(kind: .quote, line: node.startLine, afterMarker: cursor))
    return start..<min(start + 1, line.end)
  }

  private mutating func quote(_ node: CommonMarkNode) -> Block? {
    let mark = pushQuote(node)
    defer { path.pop() }
    let children = blocks(in: node)
    // A quote whose only content was a footnote's definition shows nothing.
    guard !children.isEmpty else { return nil }
    let range = Self.range(input.original(mark), around: children)
    if let alert = alert(children) { return Block(.alert(alert), at: range) }
    return Block(.quote(children), at: range)
  }

  /// The list of some items of one.
  mutating func list(_ nodes: [CommonMarkNode], of node: CommonMarkNode) -> Block? {
    let items = nodes.map { item($0) }
    guard let first = items.first, let last = items.last else { return nil }
    let list = List(
      start: node.isOrderedList ? node.listStart : nil, isTight: node.isTight, items: items)
    return Block(.list(list), at: first.range.union(last.range))
  }

  mutating func item(_ node: CommonMarkNode) -> List.Item {
    let (mark, isChecked) = pushItem(node)
    defer { path.pop() }
    let children = blocks(in: node)
    let range = Self.range(input.original(mark), around: children)
    return List.Item(blocks: children, isChecked: isChecked, at: range)
  }

  /// Puts an item on the path; the range of its marker, and for a task whether it is done.
  private mutating func pushItem(_ node: CommonMarkNode) -> (mark: Range<Int>, isChecked: Bool?) {
    let bytes = input.bytes
    let line = path.line(node.startLine, of: input)
    let first = line.cursor.firstNonspace(in: bytes, end: line.end)
    var cursor = line.cursor
    cursor.skipBlanks(in: bytes, end: line.end)
    var width = 1
    if first.offset < line.end, bytes[first.offset].isDigit {
      while first.offset + width < line.end, bytes[first.offset + width].isDigit { width += 1 }
      width += 1
    }
    cursor.advance(bytes: min(width, line.end - cursor.offset))
    let padding = width + Self.passPadding(&cursor, bytes, line.end)
    let (markEnd, isChecked) = passTask(node, &cursor, line.end)
    path.push(
      Container(
        kind: .item(indent: first.indent + padding), line: node.startLine, afterMarker: cursor))
    return (first.offset..<max(markEnd, min(first.offset + width, line.end)), isChecked)
  }

  /// Moves over the blanks after a marker: one to four columns, or one when more or none follow.
  private static func passPadding(_ cursor: inout LineCursor, _ bytes: [UInt8], _ end: Int) -> Int {
    let blanks = cursor.firstNonspace(in: bytes, end: end)
    if blanks.indent >= 5 || blanks.indent < 1 || blanks.offset == end {
      if blanks.indent > 0 { cursor.advance(columns: 1, in: bytes, end: end) }
      return 1
    }
    cursor.advance(columns: blanks.indent, in: bytes, end: end)
    return blanks.indent
  }

  /// Moves over the box of a task; its end, and whether it is ticked.
  ///
  /// cmark-gfm knows a task only where nothing but blanks stands before its marker.
  private mutating func passTask(
    _ node: CommonMarkNode, _ cursor: inout LineCursor, _ end: Int
  ) -> (end: Int, isChecked: Bool?) {
    let bytes = input.bytes
    let start = cursor.offset
    guard start + 3 <= end, bytes[start] == UInt8(ascii: "["), bytes[start + 2] == UInt8(ascii: "]")
    else { return (start, nil) }
    let isChecked = bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    guard isChecked || bytes[start + 1].isBlank else { return (start, nil) }
    if node.isTask {
      cursor.advance(bytes: 3)
      return (start + 3, isChecked)
    }
    guard let first = node.firstChild, first.kind == .paragraph || first.kind == .heading,
      start + 3 < end, bytes[start + 3].isBlank, let text = first.firstChild, text.kind == .text,
      text.literal.starts(with: bytes[start..<start + 4])
    else { return (start, nil) }
    taskBox = 4
    return (start + 3, isChecked)
  }

  /// The range of a mark and the blocks that follow it.
  static func range(_ mark: SourceRange, around blocks: [Block]) -> SourceRange {
    blocks.reduce(mark) { $0.union($1.range) }
  }
}
