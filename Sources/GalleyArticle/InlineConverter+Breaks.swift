extension InlineConverter {
  /// Moves over a line ending and the white space around it.
  mutating func passLineEnd() -> Range<Int> {
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

  mutating func addSoftBreak(_ node: CommonMarkNode, under root: CommonMarkNode) {
    let part = passLineEnd()
    if openImages > 0 { return add([Byte.space], standingFor: part) }
    guard !builder.isAtLineStart else { return }
    // Raw HTML that was dropped left a blank; one in code is code.
    guard builder.utf8.last != Byte.space || builder.endsInCode else { return }
    if CJK.endsWithCJK(builder.utf8), CJK.startsWithCJK(Self.text(after: node, under: root)) {
      return
    }
    add([Byte.space], standingFor: part)
  }

  mutating func addHardBreak() {
    let part = passLineEnd()
    if openImages > 0 { return add([Byte.space], standingFor: part) }
    builder.appendBreak(for: part)
  }

  /// The literal of the first node with text after a node.
  static func text(after node: CommonMarkNode, under root: CommonMarkNode) -> [UInt8] {
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
}
