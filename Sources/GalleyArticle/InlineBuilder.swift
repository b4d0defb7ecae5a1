internal import GalleyConfiguration

/// Gathers the text of a leaf block with its map and spans.
struct InlineBuilder {
  let input: ParserInput
  let content: LeafContent
  private(set) var utf8: [UInt8] = []
  private var map = SourceMap()
  private var spans: [InlineSpan] = []
  /// Indices of the open spans; nil for one that is too deep to be kept.
  private var open: [Int?] = []
  /// Hard breaks that wait for text to come after them.
  private var pendingBreaks: [Range<Int>] = []
  /// Whether spans were dropped because they nest too deep.
  private(set) var isTooDeep = false

  init(_ content: LeafContent, in input: ParserInput) {
    self.content = content
    self.input = input
  }

  /// Whether text would stand at the start of a line, where a space means nothing.
  var isAtLineStart: Bool { utf8.isEmpty || !pendingBreaks.isEmpty }

  /// Whether the text so far ends with code.
  var endsInCode: Bool {
    spans.last.map { $0.kind == .code && $0.range.upperBound == utf8.count } ?? false
  }

  /// The source of a range of the content.
  func source(_ part: Range<Int>) -> SourceRange {
    input.original(content.input(part))
  }

  /// Adds bytes of the content as they are, control characters apart.
  mutating func append(_ part: Range<Int>) {
    var start = part.lowerBound
    var index = start
    while index < part.upperBound {
      let (length, substitute) = Self.substitute(at: index, part.upperBound, content.bytes)
      guard length > 0 else {
        index += 1
        continue
      }
      appendVerbatim(start..<index)
      append(substitute, standingFor: index..<index + length)
      index += length
      start = index
    }
    appendVerbatim(start..<index)
  }

  /// Adds text that stands for a part of the content.
  mutating func append(_ bytes: [UInt8], standingFor part: Range<Int>) {
    guard !bytes.isEmpty else { return }
    flushBreaks()
    utf8.append(contentsOf: bytes)
    map.append(bytes.count, from: source(part), isVerbatim: false)
  }

  /// Adds a hard line break once more text follows.
  mutating func appendBreak(for part: Range<Int>) {
    if !utf8.isEmpty { pendingBreaks.append(part) }
  }

  private mutating func flushBreaks() {
    guard !pendingBreaks.isEmpty else { return }
    for part in pendingBreaks {
      utf8.append(contentsOf: [0xE2, 0x80, 0xA8])
      map.append(3, from: source(part), isVerbatim: false)
    }
    pendingBreaks = []
  }

  /// Adds bytes of the content as they are, tabs and all.
  mutating func appendVerbatim(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    flushBreaks()
    utf8.append(contentsOf: content.written(part, of: input))
    content.unbroken(part) { piece, isExact in
      map.append(piece.count, from: input.original(content.input(piece)), isVerbatim: isExact)
    }
  }

  /// A control character that must not reach the layout: how many bytes it has and what takes its place.
  private static func substitute(
    at index: Int, _ end: Int, _ bytes: [UInt8]
  ) -> (length: Int, text: [UInt8]) {
    switch bytes[index] {
    case 0x09...0x0D: return (1, [Byte.space])
    case 0xC2 where index + 1 < end && bytes[index + 1] == 0x85: return (2, [Byte.space])
    case 0xE2 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9:
      return (3, [0xE2, 0x80, 0xA8])
    default: return (0, [])
    }
  }

  // MARK: - Spans

  /// Opens a span at this place; its markup begins at an offset of the content.
  mutating func openSpan(_ kind: InlineSpan.Kind, from offset: Int) {
    flushBreaks()
    guard open.count < Article.deepestLevel else {
      isTooDeep = true
      return open.append(nil)
    }
    open.append(spans.count)
    let parent = open.dropLast().last ?? nil
    let place = source(offset..<offset)
    spans.append(InlineSpan(kind, utf8.count..<utf8.count, parent: parent, source: place))
  }

  /// Closes the innermost span; its markup ends at an offset of the content.
  mutating func closeSpan(at offset: Int) {
    guard let last = open.popLast(), let index = last else { return }
    let start = spans[index].range.lowerBound
    // An empty span that holds no other marks up nothing.
    guard start < utf8.count else {
      if index == spans.count - 1 { spans.removeLast() }
      return
    }
    spans[index].range = start..<utf8.count
    let end = offset > 0 ? source(offset - 1..<offset).upperBound : spans[index].source.upperBound
    spans[index].source = SourceRange(spans[index].source.lowerBound, end)
  }

  /// What has been gathered.
  func finished() -> InlineText {
    InlineText(utf8: utf8, map: map, spans: spans, at: input.original(content.range))
  }
}
