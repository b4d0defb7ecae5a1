internal import GalleyConfiguration

/// Reads a block of raw HTML: its texts, and the tags of the blocks around them.
struct HTMLBlockReader {
  /// What a block of HTML brings into the flow of blocks.
  enum Element {
    case text(InlineText)
    /// Preformatted text and the name of its language, empty when there is none.
    case code(InlineText, info: String)
    case open(HTMLTag, HTMLBlock, Attributes, SourceRange)
    case close(String, HTMLBlock, SourceRange)
    case rule(Attributes, SourceRange)
    case pageBreak(SourceRange)
    /// A box to tick, and whether it is.
    case box(isChecked: Bool, SourceRange)
  }

  /// How many tags go on from one text to the next.
  private static let mostCarried = 8

  let content: LeafContent
  let input: ParserInput
  /// As they are written.
  let bytes: [UInt8]
  var builder: InlineBuilder
  private(set) var elements: [Element] = []
  /// Where the text begins and ends that is being read; nil when none is.
  var textRange: Range<Int>?
  /// White space that becomes a space when more text follows.
  var space: Range<Int>?
  /// White space of preformatted text before that, with something between that is not shown.
  var spacesBefore: [Range<Int>] = []
  var isPreformatted: Bool
  /// The language of the preformatted text.
  var info = ""
  /// The tags that go on in the next text.
  var carried: [OpenSpan] = []
  private var unclosed = HTMLToken.Unclosed()
  private var unclosedUnread: Set<String> = []

  /// - Parameter isPreformatted: whether a `pre` is open from before.
  init(_ content: LeafContent, in input: ParserInput, isPreformatted: Bool = false) {
    self.content = content
    self.input = input
    self.isPreformatted = isPreformatted
    bytes = Array(content.written(0..<content.bytes.count, of: input))
    builder = InlineBuilder(content, in: input)
  }

  /// The elements of the block in their order.
  mutating func read(_ state: inout ConversionState) -> [Element] {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): index = readBracket(at: index, &state)
      case UInt8(ascii: "&"): index = readReference(at: index, &state)
      case let byte where byte.isSpace: index = readSpace(at: index, upTo: bytes.count, &state)
      default: index = readWord(at: index, upTo: bytes.count)
      }
    }
    endText(goesOn: false, &state)
    return elements
  }

  // MARK: - Tags

  private mutating func readBracket(at index: Int, _ state: inout ConversionState) -> Int {
    guard let (token, end) = HTMLToken.scan(bytes[...], at: index, unclosed: &unclosed)
    else {
      if bytes[index...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
        state.log.add(
          "open-comment", .warning, "a comment is not closed; its text is shown",
          remedy: "close it with -->", at: builder.source(index..<index + 4))
      }
      add(index..<index + 1)
      return index + 1
    }
    let part = index..<end
    switch token {
    case .comment: readComment(part, &state)
    case .literalText: readCharacterData(index + 9..<end - 3, &state)
    case .declaration: state.log.addTag("!", at: builder.source(part))
    case .tag(let tag): return readTag(tag, part, &state)
    }
    return end
  }

  /// `<!-- pagebreak -->` is heard; other comments say nothing.
  private mutating func readComment(_ part: Range<Int>, _ state: inout ConversionState) {
    guard part.count <= 32 else { return }
    let inner = bytes[part.dropFirst(4).dropLast(3)]
    let word = String(decoding: inner.filter { $0.isLetter }.map(\.lowercased), as: UTF8.self)
    guard word == "pagebreak" || word == "newpage",
      inner.allSatisfy({ $0.isLetter || $0.isSpace || $0 == UInt8(ascii: "-") })
    else { return }
    endText(goesOn: true, &state)
    elements.append(.pageBreak(builder.source(part)))
  }

  /// Reads a tag; the end of what was read with it.
  private mutating func readTag(
    _ tag: HTMLTag, _ part: Range<Int>, _ state: inout ConversionState
  ) -> Int {
    let meaning = HTMLMeaning(tag.name)
    switch meaning {
    case .unread: return readUnread(tag, part, &state)
    case .block(let block): readBlockTag(tag, block, part, &state)
    case .foreignBlock:
      endText(goesOn: true, &state)
      if !tag.isClosing { state.log.addTag(tag.name, at: builder.source(part)) }
    case .box where tag["type"]?.lowercased() == "checkbox" && textRange == nil:
      elements.append(.box(isChecked: tag["checked"] != nil, builder.source(part)))
    default:
      if isPreformatted {
        readTagInCode(tag, meaning, part, &state)
      } else if tag.isClosing, textRange == nil,
        let open = carried.lastIndex(where: { $0.tag == tag.name })
      {
        carried.remove(at: open)
      } else if holdsBlocks(tag, meaning, part) {
        readBlockTag(tag, .division, part, &state)
      } else {
        readLineTag(tag, meaning, part, &state)
      }
    }
    return part.upperBound
  }

  /// Whether a `span` stands around blocks rather than in a text.
  private func holdsBlocks(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, _ part: Range<Int>
  ) -> Bool {
    guard case .plain = meaning, textRange == nil, !tag.isSelfClosing else { return false }
    return tag.isClosing || bytes[part.upperBound...].allSatisfy(\.isSpace)
  }

  private mutating func readLineTag(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, _ part: Range<Int>, _ state: inout ConversionState
  ) {
    var extendsText = !tag.isClosing || textRange != nil
    switch meaning {
    case .lineBreak:
      space = nil
      extendsText = false
    case .foreign, .box: extendsText = false
    case .image, .wordBreak: begin(at: part.lowerBound)
    default: if !tag.isClosing { beginTag(at: part.lowerBound) }
    }
    _ = builder.apply(tag, meaning, at: part, &state)
    if extendsText { extendText(to: part.upperBound) }
  }

  private mutating func readBlockTag(
    _ tag: HTMLTag, _ block: HTMLBlock, _ part: Range<Int>, _ state: inout ConversionState
  ) {
    endText(goesOn: true, &state)
    let source = builder.source(part)
    if block == .preformatted {
      isPreformatted = !tag.isClosing
      info = tag["lang"] ?? HTMLBlockReader.language(of: tag) ?? ""
    }
    guard !tag.isClosing else { return elements.append(.close(tag.name, block, source)) }
    let attributes = state.attributes(of: tag, aligns: true, at: source)
    switch block {
    case .rule: elements.append(.rule(attributes, source))
    case .column: break
    default:
      elements.append(.open(tag, block, attributes, source))
      guard tag.isSelfClosing else { return }
      if block == .preformatted { isPreformatted = false }
      elements.append(.close(tag.name, block, source))
    }
  }

  /// Passes over an element whose text is not for reading; shows it when it has no end.
  private mutating func readUnread(
    _ tag: HTMLTag, _ part: Range<Int>, _ state: inout ConversionState
  ) -> Int {
    let source = builder.source(part)
    guard !tag.isClosing else {
      state.noteStrayTag(tag.name, at: source)
      return part.upperBound
    }
    guard !unclosedUnread.contains(tag.name),
      let end = HTMLToken.endOfElement(tag.name, in: bytes, from: part.upperBound)
    else {
      unclosedUnread.insert(tag.name)
      state.noteOpenTag(tag.name, at: source)
      return part.upperBound
    }
    state.log.addUnread(tag.name, at: source)
    return end.upperBound
  }

  /// The language in `class="language-…"`.
  static func language(of tag: HTMLTag) -> String? {
    for name in tag["class"]?.split(separator: " ") ?? [] {
      for prefix in ["language-", "lang-", "highlight-source-"] where name.hasPrefix(prefix) {
        return String(name.dropFirst(prefix.count))
      }
    }
    return nil
  }

  // MARK: - Texts

  /// Ends the text that is being read. Tags that are open in it go on in the next when a block parts them.
  mutating func endText(goesOn: Bool, _ state: inout ConversionState) {
    let open = builder.openTags
    let wasOpen = textRange != nil
    var text: InlineText?
    if let range = textRange {
      if goesOn {
        _ = builder.closeAll(at: range.upperBound)
        state.pendingIDs += builder.anchors
      } else {
        builder.closeTags(at: range.upperBound, &state)
      }
      if builder.isTooDeep { state.noteDepth(at: builder.source(range)) }
      if !builder.utf8.isEmpty {
        text = builder.finished()
        text?.range = builder.source(range)
      }
    }
    if let text { elements.append(isPreformatted ? .code(text, info: info) : .text(text)) }
    builder = InlineBuilder(content, in: input)
    textRange = nil
    space = nil
    spacesBefore = []
    if wasOpen { carried = goesOn ? Self.carry(open) : [] }
  }

  /// The tags that go on: one of a name, the innermost.
  private static func carry(_ open: ArraySlice<OpenSpan>) -> [OpenSpan] {
    var carried: [OpenSpan] = []
    for span in open where span.tag != nil {
      carried.removeAll { $0.tag == span.tag }
      carried.append(span)
    }
    return carried.suffix(mostCarried)
  }
}
