internal import GalleyConfiguration

/// Gathers the text of a leaf block with its map and spans.
struct InlineBuilder {
  let input: ParserInput
  let content: LeafContent
  private(set) var utf8: [UInt8] = []
  private var map = SourceMap()
  private var spans: [InlineSpan] = []
  /// The spans whose end has not come.
  private var open: [OpenSpan] = []
  /// How many open tags of a name are too deep to be kept.
  private var deepTags: [String: Int] = [:]
  /// Hard breaks that wait for text to come after them.
  private var pendingBreaks: [Range<Int>] = []
  /// Whether what comes is not to be read, as in a script.
  var isMuted = false
  /// The anchors of spans that hold no text; they name the place.
  private(set) var anchors: [String] = []
  /// Whether spans were dropped because they nest too deep.
  private(set) var isTooDeep = false

  init(_ content: LeafContent, in input: ParserInput) {
    self.content = content
    self.input = input
  }

  /// Whether text would stand at the start of a line, where a space means nothing.
  var isAtLineStart: Bool {
    utf8.isEmpty || !pendingBreaks.isEmpty || utf8.suffix(3).elementsEqual([0xE2, 0x80, 0xA8])
  }

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
    guard !bytes.isEmpty, !isMuted else { return }
    flushBreaks()
    utf8.append(contentsOf: bytes)
    map.append(bytes.count, from: source(part), isVerbatim: false)
  }

  /// Adds a hard line break once more text follows.
  mutating func appendBreak(for part: Range<Int>) {
    if !utf8.isEmpty, !isMuted { pendingBreaks.append(part) }
  }

  /// Begins a new line for what follows, unless it begins one anyhow.
  mutating func appendParting(for part: Range<Int>) {
    if pendingBreaks.isEmpty { appendBreak(for: part) }
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
    guard !part.isEmpty, !isMuted else { return }
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

  /// Opens a span of Markdown at this place; its markup begins at an offset of the content.
  mutating func openSpan(
    _ kind: InlineSpan.Kind, attributes: Attributes = Attributes(), from offset: Int
  ) {
    let place = source(offset..<offset)
    push(OpenSpan(kind: kind, attributes: attributes, tag: nil, place: place), from: place)
  }

  /// Closes the innermost span of Markdown; the mark that ends it stands in the content.
  ///
  /// Tags that were opened in it and go on after it are parted in two.
  mutating func closeSpan(from start: Int? = nil, at end: Int) {
    guard let place = open.lastIndex(where: { $0.tag == nil }) else { return }
    close(place, from: start ?? end, to: end)
  }

  /// Opens a span for a tag; one of no kind only waits for its closing tag.
  mutating func openTag(
    _ name: String, _ kind: InlineSpan.Kind?, _ attributes: Attributes = Attributes(),
    at part: Range<Int>
  ) {
    guard open.count < Article.deepestLevel else {
      isTooDeep = true
      deepTags[name, default: 0] += 1
      return
    }
    let place = source(part)
    push(OpenSpan(kind: kind, attributes: attributes, tag: name, place: place), from: place)
  }

  /// Closes the innermost open tag of a name; false when there is none.
  mutating func closeTag(_ name: String, at part: Range<Int>) -> Bool {
    if let count = deepTags[name], count > 0 {
      deepTags[name] = count - 1
      return true
    }
    guard let place = openTags.lastIndex(where: { $0.tag == name }) else { return false }
    close(place, from: part.lowerBound, to: part.upperBound)
    return true
  }

  /// The tags that are open, among spans of Markdown; outermost first.
  var openTags: ArraySlice<OpenSpan> { open.prefix(Article.deepestLevel) }

  /// Opens tags that went on from the text before.
  mutating func reopen(_ tags: [OpenSpan], at offset: Int) {
    for var span in tags {
      span.index = nil
      span.attributes.id = nil
      push(span, from: source(offset..<offset))
    }
  }

  /// Closes all that is open at an offset of the content; the tags among it, outermost first.
  mutating func closeAll(at offset: Int) -> [OpenSpan] {
    let left = openTags.filter { $0.tag != nil }
    while !open.isEmpty { close(open.count - 1, from: offset, to: offset) }
    deepTags = [:]
    return left
  }

  private mutating func push(_ opened: OpenSpan, from place: SourceRange) {
    var span = opened
    flushBreaks()
    span.innermost = open.last?.innermost
    if open.count >= Article.deepestLevel {
      isTooDeep = true
    } else if let kind = span.kind {
      spans.append(
        InlineSpan(
          kind, utf8.count..<utf8.count, parent: span.innermost, attributes: span.attributes,
          source: SourceRange(at: place.lowerBound)))
      span.index = spans.count - 1
      span.innermost = span.index
    }
    open.append(span)
  }

  /// Closes an open span; those in it go on after it.
  private mutating func close(_ place: Int, from start: Int, to end: Int) {
    let kept = min(open.count, Article.deepestLevel)
    var inner: [OpenSpan] = []
    if place + 1 < kept { inner = Array(open[place + 1..<kept]) }
    for span in inner.reversed() { finish(span, at: start) }
    finish(open[place], at: end)
    if place + 1 == open.count {
      open.removeLast()
      return
    }
    let deep = open.count > kept ? Array(open[kept...]) : []
    open.removeSubrange(place...)
    reopen(inner, at: end)
    open += deep
  }

  /// Ends a span; its markup ends at an offset of the content.
  private mutating func finish(_ span: OpenSpan, at offset: Int) {
    guard let index = span.index else { return }
    let start = spans[index].range.lowerBound
    // An empty span that holds no other marks up nothing.
    guard start < utf8.count else {
      if let id = spans[index].attributes.id { anchors.append(id) }
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

/// A span whose end has not come.
struct OpenSpan {
  /// Nil when it marks up nothing.
  var kind: InlineSpan.Kind?
  var attributes: Attributes
  /// The name of the tag that opened it; nil for Markdown.
  var tag: String?
  /// The tag, or the place where the mark begins.
  var place: SourceRange
  /// Its index among the text's spans; nil for one that is not kept.
  fileprivate(set) var index: Int?
  /// The index of the innermost span that is kept, itself or one around it.
  fileprivate(set) var innermost: Int?
}
