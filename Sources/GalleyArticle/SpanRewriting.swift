internal import GalleyConfiguration

/// Parts to be cut out of a text, and spans to be added to it.
struct SpanRewriting {
  private struct Entry {
    var span: InlineSpan
    /// Among spans with the same text and source the one before holds the other.
    var order: Int
  }

  private var cuts: [Range<Int>] = []
  private var added: [Entry] = []
  /// By their index in the text.
  private var replaced: [Int: InlineSpan] = [:]

  mutating func cut(_ part: Range<Int>) {
    if !part.isEmpty { cuts.append(part) }
  }

  /// Adds a span that says something: as the kinds that its style names mean, else as a plain one.
  mutating func add(_ span: InlineSpan, saying attributes: Attributes) {
    var span = span
    span.attributes = attributes
    span.attributes.classes.removeAll { StyleNames.spans[$0] != nil }
    var kinds = Self.kinds(of: attributes)
    span.kind = kinds.isEmpty ? .plain : kinds.removeFirst()
    append(span)
    for kind in kinds { append(InlineSpan(kind, span.range, parent: nil, source: span.source)) }
  }

  /// Gives a link, an image or code its attributes, with the spans that their style names mean: around code, else
  /// within.
  mutating func replace(_ index: Int, by span: InlineSpan) {
    replaced[index] = span
    if case .image = span.kind { return }
    replaced[index]?.attributes.classes.removeAll { StyleNames.spans[$0] != nil }
    for kind in Self.kinds(of: span.attributes) {
      let inner = InlineSpan(kind, span.range, parent: nil, source: span.source)
      added.append(Entry(span: inner, order: span.kind == .code ? -1 : Int.max))
    }
  }

  private mutating func append(_ span: InlineSpan) {
    added.append(Entry(span: span, order: -1))
  }

  private static func kinds(of attributes: Attributes) -> [InlineSpan.Kind] {
    attributes.classes.compactMap { StyleNames.spans[$0] }
  }

  // MARK: - Rewriting

  /// The text written anew, and whether spans were dropped because they nest too deep.
  mutating func applied(to text: InlineText) -> (text: InlineText, isTooDeep: Bool) {
    guard !cuts.isEmpty else { return (text, false) }
    cuts.sort { $0.lowerBound < $1.lowerBound }
    var entries = text.spans.enumerated().map { index, span in
      Entry(span: replaced[index] ?? span, order: index)
    }
    var result = kept(of: text)
    let lengths = cuts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    entries = (entries + added).compactMap { entry in
      var entry = entry
      let range = entry.span.range
      entry.span.range = moved(range.lowerBound, lengths)..<moved(range.upperBound, lengths)
      return entry.span.range.isEmpty ? nil : entry
    }
    let order = entries.indices.sorted { Self.key(entries[$0], $0) < Self.key(entries[$1], $1) }
    let isTooDeep = Self.nest(order.map { entries[$0].span }, in: &result)
    return (result, isTooDeep)
  }

  private static func key(_ entry: Entry, _ index: Int) -> (Int, Int, Int, Int, Int) {
    (
      entry.span.range.lowerBound, entry.span.source.lowerBound, -entry.span.source.upperBound,
      entry.order, index
    )
  }

  /// The text without the parts that are cut, and without spans.
  private func kept(of text: InlineText) -> InlineText {
    var result = InlineText(at: text.range)
    var next = 0
    for cut in cuts + [text.utf8.count..<text.utf8.count] {
      result.utf8 += text.utf8[next..<max(next, cut.lowerBound)]
      result.map.append(next..<max(next, cut.lowerBound), of: text.map)
      next = max(next, cut.upperBound)
    }
    return result
  }

  /// Where an offset comes to stand.
  private func moved(_ offset: Int, _ lengths: [Int]) -> Int {
    let index = cuts.partitioningIndex { $0.lowerBound >= offset }
    let inside = index > 0 ? max(0, cuts[index - 1].upperBound - offset) : 0
    return offset - lengths[index] + inside
  }

  /// Gives spans in their order the parents that hold them; those too deep are dropped.
  private static func nest(_ spans: [InlineSpan], in text: inout InlineText) -> Bool {
    var open: [Int] = []
    var isTooDeep = false
    for var span in spans {
      while let last = open.last, text.spans[last].range.upperBound < span.range.upperBound {
        open.removeLast()
      }
      guard open.count < Article.deepestLevel else {
        isTooDeep = true
        continue
      }
      span.parent = open.last
      open.append(text.spans.count)
      text.spans.append(span)
    }
    return isTooDeep
  }
}
