internal import GalleyConfiguration

/// Turns the inline nodes of a leaf block into text with spans.
///
/// The nodes come in the order of the source, so one cursor runs through the block's content beside them and finds the
/// place of each. Should it lose its way, the rest of the block stands for all that is left.
struct InlineConverter {
  /// How a link is written.
  enum LinkForm {
    case brackets, angles, bare
  }

  var builder: InlineBuilder
  let bytes: [UInt8]
  var cursor = 0
  var isLost = false
  var linkForms: [LinkForm] = []
  /// Where the open links begin in the content.
  var linkStarts: [Int] = []
  /// How many images are open; their text goes to the alternative.
  var openImages = 0
  var alternative: [UInt8] = []
  var imageStart = 0
  /// The place of the last image's title in the content.
  var imageTitle: Range<Int>?

  /// The ends of brackets by where they open; nil until they are looked for.
  var brackets: [Int: Int]?
  /// cmark looks no longer label up.
  static let longestLabel = 1000
  /// How many bytes of the first text are left out.
  var skipped: Int
  /// The tag whose text is not read, as that of a script.
  var unread: String?
  /// Such tags that nothing closes.
  var unclosed: Set<String> = []
  /// The number that the next item of each list in this text has; nil for bullets.
  var listNumbers: [Int?] = []

  /// - Parameter skipping: how many bytes at the start are markup that the tree has as text.
  init(_ content: LeafContent, in input: ParserInput, skipping count: Int = 0) {
    builder = InlineBuilder(content, in: input)
    bytes = content.bytes
    skipped = count
  }

  /// The text of a node's children.
  mutating func text(of node: CommonMarkNode, _ state: inout ConversionState) -> InlineText {
    var walk = CommonMarkWalk(under: node)
    while let event = walk.next() {
      switch event {
      case .enter(let child): enter(child, under: node, &state)
      case .exit(let child): exit(child, &state)
      }
    }
    if isLost || !builder.content.isMapped { loseDisguises(in: 0..<bytes.count, &state) }
    builder.closeTags(at: bytes.count, &state)
    if builder.isTooDeep { state.noteDepth(at: builder.source(0..<bytes.count)) }
    var text = builder.finished()
    SpanAttributes.read(&text, &state)
    return text
  }

  /// Has the article parsed without the disguises of a part that cannot be shown as it is written: cmark gives
  /// destinations and titles as it read them.
  func loseDisguises(in part: Range<Int>, _ state: inout ConversionState) {
    guard builder.input.isDisguised, part.upperBound <= bytes.count else { return }
    state.disguises.lose(builder.input.disguises(in: builder.source(part)))
  }

  private mutating func enter(
    _ node: CommonMarkNode, under root: CommonMarkNode, _ state: inout ConversionState
  ) {
    switch node.kind {
    case .text: addText(node.literal, &state)
    case .softBreak: addSoftBreak(node, under: root)
    case .lineBreak: addHardBreak()
    case .codeSpan: addCode(node.literal)
    case .html: addHTML(node.literal, &state)
    case .emphasis: openSpan(.emphasis, marks: 1)
    case .strong: openSpan(.strong, marks: 2)
    case .strikethrough: openSpan(.strikethrough, marks: tildes())
    case .link: openLink(node, &state)
    case .image: openImage()
    case .footnoteReference: addFootnoteReference(node, &state)
    default: break
    }
  }

  private mutating func exit(_ node: CommonMarkNode, _ state: inout ConversionState) {
    switch node.kind {
    case .emphasis: closeSpan(marks: 1)
    case .strong: closeSpan(marks: 2)
    case .strikethrough: closeSpan(marks: tildes())
    case .link: closeLink(node, &state)
    case .image: closeImage(node, &state)
    default: break
    }
  }
}
