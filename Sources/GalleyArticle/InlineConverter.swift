internal import GalleyConfiguration

/// Turns the inline nodes of a leaf block into text with spans.
///
/// The nodes come in the order of the source, so one cursor runs through the block's content beside them and finds the
/// place of each. Should it lose its way, the rest of the block stands for all that is left.
struct InlineConverter {
  /// How a link is written.
  private enum LinkForm {
    case brackets, angles, bare
  }

  private var builder: InlineBuilder
  private let bytes: [UInt8]
  private var cursor = 0
  private var isLost = false
  private var linkForms: [LinkForm] = []
  /// How many images are open; their text goes to the alternative.
  private var openImages = 0
  private var alternative: [UInt8] = []
  private var imageStart = 0
  /// The place of the last image's title in the content.
  private(set) var imageTitle: Range<Int>?

  /// The ends of brackets by where they open; nil until they are looked for.
  private var brackets: [Int: Int]?
  /// cmark looks no longer label up.
  private static let longestLabel = 1000
  /// How many bytes of the first text are left out.
  private var skipped: Int

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
    if builder.isTooDeep { state.noteDepth(at: builder.source(0..<bytes.count)) }
    return builder.finished()
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
    case .image: closeImage(node)
    default: break
    }
  }

  // MARK: - Text

  /// What is left of the content.
  private var rest: Range<Int> { min(cursor, bytes.count)..<bytes.count }

  private mutating func add(_ part: Range<Int>) {
    if openImages > 0 {
      alternative.append(contentsOf: bytes[part])
    } else {
      builder.append(part)
    }
  }

  private mutating func add(_ text: [UInt8], standingFor part: Range<Int>) {
    if openImages > 0 {
      alternative.append(contentsOf: text)
    } else {
      builder.append(text, standingFor: part)
    }
  }

  private mutating func addText(_ whole: [UInt8], _ state: inout ConversionState) {
    let literal = Array(whole.dropFirst(skipped))
    cursor += skipped
    skipped = 0
    switch linkForms.last {
    case .angles:
      align(literal, escapes: false, entities: true, &state)
    case .bare where bytes[rest].starts(with: literal):
      align(literal, escapes: false, entities: false, &state)
    default:
      align(literal, escapes: true, entities: true, &state)
    }
  }

  /// Adds text, finding each of its bytes in the content.
  private mutating func align(
    _ literal: [UInt8], escapes: Bool, entities: Bool, _ state: inout ConversionState
  ) {
    var index = 0
    // White space at the start of a line is left when raw HTML before it is dropped.
    if builder.isAtLineStart, openImages == 0, !isLost {
      while index < literal.count, literal[index].isBlank, cursor < bytes.count,
        bytes[cursor] == literal[index]
      {
        index += 1
        cursor += 1
      }
    }
    while index < literal.count {
      guard !isLost, cursor < bytes.count else {
        isLost = true
        let text = String(decoding: literal[index...], as: UTF8.self)
        return add(Array(text.utf8), standingFor: rest)
      }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "["), let reference = undefinedReference(literal, index) {
        addUndefined(cursor..<reference.end)
        index = reference.literalEnd
        cursor = reference.end
      } else if escapes, byte == UInt8(ascii: "\\"), cursor + 1 < bytes.count,
        bytes[cursor + 1].isPunctuation, bytes[cursor + 1] == literal[index]
      {
        add([literal[index]], standingFor: cursor..<cursor + 2)
        cursor += 2
        index += 1
      } else if entities, byte == UInt8(ascii: "&"),
        let reference = state.entities.reference(at: cursor, in: bytes),
        literal[index...].starts(with: reference.text)
      {
        addReference(reference.text, cursor..<cursor + reference.length)
        cursor += reference.length
        index += reference.text.count
      } else {
        let count = equalRun(literal, from: index)
        isLost = count == 0
        add(cursor..<cursor + count)
        cursor += count
        index += count
      }
    }
  }

  /// A reference to a footnote that is not defined, where cmark gives it back in another form than any other text.
  ///
  /// It is raw, and where the label has a line ending or an escape in it, it is cut at the wrong place.
  private mutating func undefinedReference(
    _ literal: [UInt8], _ index: Int
  ) -> (end: Int, literalEnd: Int)? {
    var start = cursor + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "\\") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "^"),
      literal[index...].starts(with: [UInt8(ascii: "["), UInt8(ascii: "^")]),
      let end = closingBracket(of: cursor), end - cursor <= Self.longestLabel
    else { return nil }
    let raw = bytes[cursor..<end]
    let isOneLine = !raw.contains { $0.isLineEnd }
    if isOneLine, literal.count - index >= raw.count {
      let isRaw = literal[index...].starts(with: raw)
      let isCut = start > cursor + 1 && literal[index + raw.count - 1] == UInt8(ascii: "]")
      return isRaw || isCut ? (end, index + raw.count) : nil
    }
    return isOneLine ? nil : cutLabelEnd(literal, index, end).map { (end, $0) }
  }

  /// Where the literal has the bracket that closes a label which cmark cut at the wrong place.
  private func cutLabelEnd(_ literal: [UInt8], _ index: Int, _ end: Int) -> Int? {
    var first: Int?
    for close in literal.indices[(index + 2)...] where literal[close] == UInt8(ascii: "]") {
      first = first ?? close + 1
      let next = close + 1 < literal.count ? literal[close + 1] : nil
      if next == nil || end < bytes.count && next == bytes[end] { return close + 1 }
    }
    return first
  }

  /// The end of the bracket that closes one; nil where none does.
  private mutating func closingBracket(of open: Int) -> Int? {
    if let brackets { return brackets[open] }
    var found: [Int: Int] = [:]
    var openings: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): openings.append(index)
      case UInt8(ascii: "]"): if let opening = openings.popLast() { found[opening] = index + 1 }
      default: break
      }
      index += 1
    }
    brackets = found
    return found[open]
  }

  private mutating func addUndefined(_ part: Range<Int>) {
    guard bytes[part.lowerBound + 1] == UInt8(ascii: "\\") else { return add(part) }
    add(part.lowerBound..<part.lowerBound + 1)
    add([UInt8(ascii: "^")], standingFor: part.lowerBound + 1..<part.lowerBound + 3)
    add(part.lowerBound + 3..<part.upperBound)
  }

  /// How many bytes of a literal stand in the content as they are, up to what may be an escape or a reference.
  private func equalRun(_ literal: [UInt8], from start: Int) -> Int {
    var count = 0
    let limit = min(literal.count - start, bytes.count - cursor)
    while count < limit, literal[start + count] == bytes[cursor + count] {
      let byte = bytes[cursor + count]
      let isSpecial =
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
      if count > 0, isSpecial { break }
      count += 1
    }
    return count
  }

  /// Adds the text of a character reference; a line ending made so is a space.
  private mutating func addReference(_ text: [UInt8], _ part: Range<Int>) {
    switch text {
    case [0x09], [0x0A], [0x0B], [0x0C], [0x0D], [0xC2, 0x85]:
      add([Byte.space], standingFor: part)
    case [0xE2, 0x80, 0xA9]: add([0xE2, 0x80, 0xA8], standingFor: part)
    default: add(text, standingFor: part)
    }
  }

  // MARK: - Breaks

  /// Moves over a line ending and the white space around it.
  private mutating func passLineEnd() -> Range<Int> {
    guard !isLost else { return rest }
    let start = cursor
    let isEscaped = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "\\")
    if isEscaped { cursor += 1 }
    while cursor < bytes.count, bytes[cursor].isSpace, !bytes[cursor].isLineEnd { cursor += 1 }
    guard cursor < bytes.count, bytes[cursor].isLineEnd else {
      cursor = start
      isLost = true
      return rest
    }
    if bytes[cursor] == Byte.carriageReturn { cursor += 1 }
    if cursor < bytes.count, bytes[cursor] == Byte.lineFeed { cursor += 1 }
    // After an escaped line ending cmark leaves the blanks of a lazy line in the text.
    while !isEscaped, cursor < bytes.count, bytes[cursor].isBlank { cursor += 1 }
    return start..<cursor
  }

  private mutating func addSoftBreak(_ node: CommonMarkNode, under root: CommonMarkNode) {
    let part = passLineEnd()
    if openImages > 0 { return add([Byte.space], standingFor: part) }
    guard !builder.isAtLineStart, builder.utf8.last != Byte.space else { return }
    if CJK.endsWithCJK(builder.utf8), CJK.startsWithCJK(Self.text(after: node, under: root)) {
      return
    }
    add([Byte.space], standingFor: part)
  }

  private mutating func addHardBreak() {
    let part = passLineEnd()
    if openImages > 0 { return add([Byte.space], standingFor: part) }
    builder.appendBreak(for: part)
  }

  /// The literal of the first node with text after a node.
  private static func text(after node: CommonMarkNode, under root: CommonMarkNode) -> [UInt8] {
    var place = node
    var steps = 0
    while steps < 2 * Article.deepestLevel {
      steps += 1
      if let next = place.next {
        place = next
        while let child = place.firstChild { place = child }
        switch place.kind {
        case .text, .codeSpan:
          let literal = place.literal
          if !literal.isEmpty { return literal }
        case .html: continue
        default: return []
        }
      } else if let parent = place.parent, parent.kind != root.kind {
        place = parent
      } else {
        return []
      }
    }
    return []
  }

  // MARK: - Code and raw HTML

  private mutating func addCode(_ literal: [UInt8]) {
    guard !isLost, let inner = codeContent() else {
      isLost = true
      return addLost(.code, literal)
    }
    let start = cursor
    var pieces = Self.codePieces(bytes, inner)
    let text = pieces.flatMap { $0.isSpace ? [Byte.space] : Array(bytes[$0.part]) }
    if text != literal, text.dropFirst().dropLast().elementsEqual(literal) {
      pieces = Self.trimmed(pieces)
    } else if text != literal {
      isLost = true
      return addLost(.code, literal)
    }
    if openImages == 0 { builder.openSpan(.code, from: start) }
    for piece in pieces {
      if piece.isSpace { add([Byte.space], standingFor: piece.part) } else { add(piece.part) }
    }
    cursor = inner.upperBound + (inner.lowerBound - start)
    if openImages == 0 { builder.closeSpan(at: cursor) }
  }

  private mutating func addLost(_ kind: InlineSpan.Kind, _ literal: [UInt8]) {
    guard openImages == 0 else { return add(literal, standingFor: rest) }
    builder.openSpan(kind, from: min(cursor, bytes.count))
    builder.append(literal, standingFor: rest)
    builder.closeSpan(at: bytes.count)
  }

  /// What stands between the ticks at the cursor and those that match them.
  private func codeContent() -> Range<Int>? {
    var start = cursor
    while start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
    let ticks = start - cursor
    guard ticks > 0 else { return nil }
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = index
      while index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - run == ticks { return start..<run }
    }
    return nil
  }

  private struct CodePiece {
    var part: Range<Int>
    /// Whether it is a line ending, which reads as a space.
    var isSpace: Bool
  }

  private static func codePieces(_ bytes: [UInt8], _ inner: Range<Int>) -> [CodePiece] {
    var pieces: [CodePiece] = []
    var start = inner.lowerBound
    var index = start
    while index < inner.upperBound {
      guard bytes[index].isLineEnd else {
        index += 1
        continue
      }
      if start < index { pieces.append(CodePiece(part: start..<index, isSpace: false)) }
      start = index
      if bytes[index] == Byte.carriageReturn, index + 1 < inner.upperBound,
        bytes[index + 1] == Byte.lineFeed
      {
        index += 1
      }
      index += 1
      pieces.append(CodePiece(part: start..<index, isSpace: true))
      start = index
    }
    if start < index { pieces.append(CodePiece(part: start..<index, isSpace: false)) }
    return pieces
  }

  /// The pieces without their first and last space.
  private static func trimmed(_ pieces: [CodePiece]) -> [CodePiece] {
    var pieces = pieces
    if let first = pieces.first {
      pieces[0].part =
        first.isSpace
        ? first.part.upperBound..<first.part.upperBound
        : first.part.lowerBound + 1..<first.part.upperBound
    }
    if let last = pieces.last {
      pieces[pieces.count - 1].part =
        last.isSpace
        ? last.part.lowerBound..<last.part.lowerBound
        : last.part.lowerBound..<max(last.part.lowerBound, last.part.upperBound - 1)
    }
    return pieces.filter { !$0.part.isEmpty }
  }

  private mutating func addHTML(_ literal: [UInt8], _ state: inout ConversionState) {
    let start = min(cursor, bytes.count)
    if !isLost, bytes[start...].starts(with: literal) {
      cursor += literal.count
    } else {
      isLost = true
    }
    let part = isLost ? rest : start..<cursor
    switch HTMLToken(literal) {
    case .tag(let tag) where tag.name == "br":
      if openImages == 0 { builder.appendBreak(for: part) }
    case .tag(let tag):
      if let id = tag.anchor { state.pendingID = state.pendingID ?? id }
      state.log.addTag(tag.name, at: builder.source(part))
    case .comment: break
    case .literalText(let text): add(text, standingFor: part)
    case .declaration: state.log.addTag("!", at: builder.source(part))
    }
  }

  // MARK: - Spans

  private func tildes() -> Int {
    var count = 0
    while cursor + count < bytes.count, bytes[cursor + count] == UInt8(ascii: "~") { count += 1 }
    return min(count, 2)
  }

  private mutating func passMarks(_ count: Int) {
    guard !isLost else { return }
    let marks = bytes[min(cursor, bytes.count)..<min(cursor + count, bytes.count)]
    let isMark = marks.allSatisfy {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~")
    }
    if isMark, marks.count == count { cursor += count } else { isLost = true }
  }

  private mutating func openSpan(_ kind: InlineSpan.Kind, marks: Int) {
    let start = min(cursor, bytes.count)
    passMarks(marks)
    if openImages == 0 { builder.openSpan(kind, from: start) }
  }

  private mutating func closeSpan(marks: Int) {
    passMarks(marks)
    if openImages == 0 { builder.closeSpan(at: isLost ? bytes.count : cursor) }
  }

  private mutating func openLink(_ node: CommonMarkNode, _ state: inout ConversionState) {
    let start = min(cursor, bytes.count)
    switch start < bytes.count ? bytes[start] : 0 {
    case UInt8(ascii: "["):
      linkForms.append(.brackets)
      cursor += 1
    case UInt8(ascii: "<"):
      linkForms.append(.angles)
      cursor += 1
    default: linkForms.append(.bare)
    }
    guard openImages == 0 else { return }
    let destination = String(decoding: node.url, as: UTF8.self)
    let title = String(decoding: node.title, as: UTF8.self)
    builder.openSpan(.link(destination: destination, title: title), from: start)
  }

  private mutating func closeLink(_ node: CommonMarkNode, _ state: inout ConversionState) {
    let form = linkForms.popLast()
    let start = cursor
    switch form {
    case .brackets: passTail()
    case .angles: passByte(UInt8(ascii: ">"))
    case .bare, nil: break
    }
    guard openImages == 0 else { return }
    let end = isLost ? bytes.count : cursor
    builder.closeSpan(at: end)
    let url = node.url
    if url.first == UInt8(ascii: "#") {
      let anchor = String(decoding: url.dropFirst(), as: UTF8.self)
      let source = builder.source(min(start, end)..<end)
      state.anchorLinks.append(ConversionState.AnchorLink(anchor: anchor, source: source))
    }
  }

  private mutating func passByte(_ byte: UInt8) {
    guard !isLost else { return }
    if cursor < bytes.count, bytes[cursor] == byte { cursor += 1 } else { isLost = true }
  }

  /// Moves over `]` and the destination or label after it.
  private mutating func passTail() {
    passByte(UInt8(ascii: "]"))
    guard !isLost else { return }
    let tail = LinkScanner.tail(at: cursor, in: bytes)
    cursor = tail.end
    imageTitle = tail.title.isEmpty ? nil : tail.title
  }

  private mutating func openImage() {
    if openImages == 0 {
      imageStart = min(cursor, bytes.count)
      alternative = []
    }
    openImages += 1
    passByte(UInt8(ascii: "!"))
    passByte(UInt8(ascii: "["))
    linkForms.append(.brackets)
  }

  private mutating func closeImage(_ node: CommonMarkNode) {
    linkForms.removeLast()
    passTail()
    openImages -= 1
    guard openImages == 0 else { return }
    let image = Image(
      destination: String(decoding: node.url, as: UTF8.self),
      alternative: String(decoding: alternative, as: UTF8.self),
      title: String(decoding: node.title, as: UTF8.self))
    let end = isLost ? bytes.count : cursor
    builder.openSpan(.image(image), from: imageStart)
    builder.append([0xEF, 0xBF, 0xBC], standingFor: imageStart..<max(imageStart, end))
    builder.closeSpan(at: end)
  }

  private mutating func addFootnoteReference(
    _ node: CommonMarkNode, _ state: inout ConversionState
  ) {
    let start = min(cursor, bytes.count)
    passByte(UInt8(ascii: "["))
    passByte(UInt8(ascii: "^"))
    while !isLost, cursor < bytes.count, bytes[cursor] != UInt8(ascii: "]") { cursor += 1 }
    passByte(UInt8(ascii: "]"))
    let end = isLost ? bytes.count : cursor
    guard openImages == 0,
      let index = Int(String(decoding: node.literal, as: UTF8.self)),
      state.footnotes.labels.indices.contains(index - 1)
    else { return }
    let (number, occurrence) = state.footnotes.refer(to: index - 1)
    let label = state.footnotes.labels[index - 1]
    builder.openSpan(
      .footnoteReference(label: label, number: number, occurrence: occurrence), from: start)
    builder.append(Array(String(number).utf8), standingFor: start..<end)
    builder.closeSpan(at: end)
  }

  // MARK: - Titles

  /// The title of an image as text of its own; nil when its place is not known.
  func titleText(_ title: [UInt8], _ state: inout ConversionState) -> InlineText? {
    guard !isLost, let place = imageTitle, place.count >= 2 else { return nil }
    var part = builder.content
    part.range = builder.content.input(place.lowerBound + 1..<place.upperBound - 1)
    var converter = InlineConverter(part, in: builder.input)
    converter.cursor = place.lowerBound + 1
    converter.align(title, escapes: true, entities: true, &state)
    return converter.isLost ? nil : converter.builder.finished()
  }
}
