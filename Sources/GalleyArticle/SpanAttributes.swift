internal import GalleyConfiguration

/// Finds bracketed spans, `[text]{.style}`, and the attributes of links, images and code in a text as the parser left it.
///
/// Only brackets that stand in the text as they do in the source count: an escaped one is not verbatim, one in a code
/// span is code, and those of links are gone.
struct SpanAttributes {
  /// A bracket that is not closed yet.
  private struct Bracket {
    var offset: Int
    var source: Int
    /// The innermost span that it stands in.
    var span: Int?
  }

  private let text: InlineText
  private let source: [UInt8]
  private var brackets: [Bracket] = []
  /// The spans around the place that is looked at, outermost first.
  private var open: [Int] = []
  private var nextSpan = 0
  /// The spans that end at the place that is looked at.
  private var ended: [Int] = []
  private var endedAt = 0
  private var rewriting = SpanRewriting()

  private init(_ text: InlineText, _ source: [UInt8]) {
    self.text = text
    self.source = source
  }

  /// Takes the lists out of a text and gives what they say to its spans.
  static func read(_ text: inout InlineText, _ state: inout ConversionState) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    var reading = SpanAttributes(text, state.log.source.bytes)
    reading.read(&state)
    let rewritten = reading.rewriting.applied(to: text)
    text = rewritten.text
    if rewritten.isTooDeep { state.noteDepth(at: text.range) }
  }

  private mutating func read(_ state: inout ConversionState) {
    let pieces = text.map.pieces
    var skipped = 0
    for (index, piece) in pieces.enumerated() where piece.isVerbatim {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : text.map.count
      var offset = max(piece.start, skipped)
      while offset < end {
        let place = piece.source.lowerBound + offset - piece.start
        offset = read(at: offset, place, &state)
      }
      skipped = max(skipped, offset)
    }
  }

  /// Looks at one byte; the offset of the next one to look at.
  private mutating func read(at offset: Int, _ place: Int, _ state: inout ConversionState) -> Int {
    switch text.utf8[offset] {
    case UInt8(ascii: "["):
      move(to: offset)
      if !isInCode { brackets.append(Bracket(offset: offset, source: place, span: open.last)) }
    case UInt8(ascii: "]"):
      move(to: offset)
      guard !isInCode, let bracket = opening(), isSpan(bracket.offset + 1..<offset),
        text.utf8.indices.contains(offset + 1),
        text.utf8[offset + 1] == UInt8(ascii: "{"), let list = list(at: place + 1, offset + 1)
      else { break }
      add(bracket, offset, list, &state)
      return text.offset(at: list.range.upperBound)
    case UInt8(ascii: "{"):
      move(to: offset)
      guard endedAt == offset, let span = ended.first(where: { canTakeList($0, at: place) }),
        let list = list(at: place, offset)
      else { break }
      add(list, to: span, from: offset, &state)
      return text.offset(at: list.range.upperBound)
    default: break
    }
    return offset + 1
  }

  /// Keeps the open spans those around an offset.
  private mutating func move(to offset: Int) {
    if offset > endedAt { ended = [] }
    endedAt = offset
    while true {
      let next = nextSpan < text.spans.count ? text.spans[nextSpan].range.lowerBound : Int.max
      let limit = min(offset, next)
      while let last = open.last, text.spans[last].range.upperBound <= limit {
        open.removeLast()
        if text.spans[last].range.upperBound == offset { ended.append(last) }
      }
      guard next <= offset else { return }
      open.append(nextSpan)
      nextSpan += 1
    }
  }

  private var isInCode: Bool {
    open.last.map { text.spans[$0].kind == .code } ?? false
  }

  /// The bracket that one at the place that is looked at closes: in the same span, and not beyond any other.
  private mutating func opening() -> Bracket? {
    while let last = brackets.last, last.span != open.last {
      guard let span = last.span, text.spans[span].range.upperBound <= endedAt else { return nil }
      brackets.removeLast()
    }
    return brackets.popLast()
  }

  /// Whether what is in brackets can be a span: something, and not the label of a note.
  private func isSpan(_ part: Range<Int>) -> Bool {
    guard let first = text.utf8[part].first(where: { !$0.isBlank }) else { return false }
    return first != UInt8(ascii: "^")
  }

  private func canTakeList(_ span: Int, at place: Int) -> Bool {
    guard text.spans[span].source.upperBound == place else { return false }
    switch text.spans[span].kind {
    case .link, .image, .code: return true
    default: return false
    }
  }

  /// The list that begins at a place of the source and an offset; nil where there is none or a span ends in it.
  private func list(at place: Int, _ offset: Int) -> AttributeList? {
    guard source.indices.contains(place), text.offset(at: place) == offset,
      let list = AttributeList.scan(source, at: place, end: text.range.upperBound)
    else { return nil }
    let end = text.offset(at: list.range.upperBound)
    if let last = open.last, text.spans[last].range.upperBound < end { return nil }
    return list
  }

  private mutating func add(
    _ list: AttributeList, to index: Int, from offset: Int, _ state: inout ConversionState
  ) {
    var span = text.spans[index]
    span.attributes = list.attributes(&state.log)
    span.source = SourceRange(span.source.lowerBound, list.range.upperBound)
    rewriting.cut(offset..<text.offset(at: list.range.upperBound))
    rewriting.replace(index, by: span)
  }

  private mutating func add(
    _ bracket: Bracket, _ close: Int, _ list: AttributeList, _ state: inout ConversionState
  ) {
    let read = list.attributes(&state.log)
    rewriting.cut(bracket.offset..<bracket.offset + 1)
    rewriting.cut(close..<text.offset(at: list.range.upperBound))
    let place = SourceRange(bracket.source, list.range.upperBound)
    let span = InlineSpan(.plain, bracket.offset + 1..<close, parent: nil, source: place)
    rewriting.add(span, saying: read)
  }
}
