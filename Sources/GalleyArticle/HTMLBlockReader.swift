internal import GalleyConfiguration

/// Reads a block of raw HTML: its text in paragraphs, and the tags that may hold further blocks.
struct HTMLBlockReader {
  /// What a block of HTML brings into the flow of blocks.
  enum Element {
    case paragraph(InlineText)
    case code(InlineText)
    case open(HTMLTag, SourceRange)
    case close(String, SourceRange)
  }

  /// Tags that end a paragraph.
  private static let blockTags: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "meta", "nav", "ol", "optgroup", "option", "p", "pre", "section", "source",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
  /// Tags whose attributes may hold for the blocks between them.
  private static let holders: Set<String> = ["div", "p", "span", "center", "section", "article"]

  private let input: ParserInput
  private let content: LeafContent
  private let bytes: [UInt8]
  private var builder: InlineBuilder
  private var elements: [Element] = []
  private var paragraphStart: Int?
  private var paragraphEnd = 0
  private var needsSpace: Range<Int>?
  private var isPreformatted = false
  private var unclosed = HTMLToken.Unclosed()

  init(_ content: LeafContent, in input: ParserInput) {
    self.content = content
    self.input = input
    bytes = content.bytes
    builder = InlineBuilder(content, in: input)
  }

  /// The elements of the block in their order.
  mutating func read(_ state: inout ConversionState) -> [Element] {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): index = readBracket(at: index, &state)
      case UInt8(ascii: "&"): index = readReference(at: index, &state)
      case let byte where byte.isSpace: index = readSpace(at: index)
      default:
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&"),
          !bytes[end].isSpace
        {
          end += 1
        }
        add(index..<end)
        index = end
      }
    }
    endParagraph()
    return elements
  }

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
    case .comment: break
    case .literalText: readCharacterData(index + 9..<end - 3)
    case .declaration: state.log.addTag("!", at: builder.source(part))
    case .tag(let tag):
      if let id = tag.anchor { state.pendingID = state.pendingID ?? id }
      if Self.isUnread(tag), !tag.isClosing {
        state.log.addTag(tag.name, at: builder.source(part))
        return endOfElement(tag.name, from: end)
      }
      readTag(tag, part, &state)
    }
    return end
  }

  private mutating func readTag(
    _ tag: HTMLTag, _ part: Range<Int>, _ state: inout ConversionState
  ) {
    if tag.name == "br" {
      needsSpace = nil
      builder.appendBreak(for: part)
      return
    }
    if Self.blockTags.contains(tag.name) { endParagraph() }
    if tag.name == "pre" { isPreformatted = !tag.isClosing }
    // A span inside a paragraph of HTML marks up text, not blocks.
    if Self.holders.contains(tag.name), paragraphStart == nil, !tag.isSelfClosing {
      let source = builder.source(part)
      elements.append(tag.isClosing ? .close(tag.name, source) : .open(tag, source))
    } else if !tag.isClosing {
      state.log.addTag(tag.name, at: builder.source(part))
    }
  }

  /// Whether a reader does not read what stands in the element.
  private static func isUnread(_ tag: HTMLTag) -> Bool {
    tag.name == "script" || tag.name == "style"
  }

  /// The end of an element's closing tag, or of the block.
  private func endOfElement(_ name: String, from start: Int) -> Int {
    var index = start
    while let next = HTMLToken.find("</", in: bytes[...], from: index) {
      if let (tag, end) = HTMLTag.scan(bytes[...], at: next), tag.name == name { return end }
      index = next + 2
    }
    return bytes.count
  }

  private mutating func readReference(at index: Int, _ state: inout ConversionState) -> Int {
    guard let reference = state.entities.reference(at: index, in: bytes) else {
      add(index..<index + 1)
      return index + 1
    }
    let end = index + reference.length
    begin(at: index)
    let isSpace = reference.text.count == 1 && reference.text[0].isSpace
    builder.append(isSpace ? [Byte.space] : reference.text, standingFor: index..<end)
    paragraphEnd = end
    return end
  }

  private mutating func readCharacterData(_ part: Range<Int>) {
    var index = part.lowerBound
    while index < part.upperBound {
      var end = index
      if bytes[index].isSpace {
        index = min(readSpace(at: index), part.upperBound)
        continue
      }
      while end < part.upperBound, !bytes[end].isSpace { end += 1 }
      add(index..<end)
      index = end
    }
  }

  /// White space is one space, a blank line ends the paragraph; in `pre` both stay.
  private mutating func readSpace(at index: Int) -> Int {
    var end = index
    var lines = 0
    while end < bytes.count, bytes[end].isSpace {
      if bytes[end] == Byte.lineFeed
        || (bytes[end] == Byte.carriageReturn
          && !(end + 1 < bytes.count && bytes[end + 1] == Byte.lineFeed))
      {
        lines += 1
      }
      end += 1
    }
    guard !isPreformatted else {
      if paragraphStart != nil { needsSpace = (needsSpace?.lowerBound ?? index)..<end }
      return end
    }
    if lines > 1 { endParagraph() } else if paragraphStart != nil { needsSpace = index..<end }
    return end
  }

  private mutating func addPreformatted(_ part: Range<Int>) {
    for index in part where bytes[index] != Byte.carriageReturn {
      builder.append([bytes[index]], standingFor: index..<index + 1)
    }
  }

  private mutating func begin(at index: Int) {
    if paragraphStart == nil { paragraphStart = index }
    guard let space = needsSpace else { return }
    needsSpace = nil
    if isPreformatted { return addPreformatted(space) }
    guard !builder.isAtLineStart else { return }
    let isLineEnd = bytes[space].contains { $0.isLineEnd }
    if isLineEnd, CJK.endsWithCJK(builder.utf8), CJK.startsWithCJK(Array(bytes[index...].prefix(4)))
    {
      return
    }
    builder.append([Byte.space], standingFor: space)
  }

  private mutating func add(_ part: Range<Int>) {
    begin(at: part.lowerBound)
    builder.append(part)
    paragraphEnd = part.upperBound
  }

  private mutating func endParagraph() {
    defer {
      builder = InlineBuilder(content, in: input)
      paragraphStart = nil
      needsSpace = nil
    }
    guard let start = paragraphStart, !builder.utf8.isEmpty else { return }
    var text = builder.finished()
    text.range = builder.source(start..<max(start, paragraphEnd))
    elements.append(isPreformatted ? .code(text) : .paragraph(text))
  }
}
