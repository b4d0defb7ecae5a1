internal import GalleyConfiguration

extension CommonMarkConverter {
  /// The notes: in the order of their first reference, then those that nothing refers to.
  mutating func footnotes(of document: MarkdownDocument) -> [Footnote] {
    let definitions = document.definitions
    guard !definitions.isEmpty else { return [] }
    let places = FootnotePlaces(in: document.tree.root)
    let inSourceOrder = definitions.indices.sorted {
      definitions[$0].startLine < definitions[$1].startLine
    }
    var unread = inSourceOrder[...]
    var footnotes: [Footnote] = []
    while footnotes.count < definitions.count {
      if footnotes.count == state.footnotes.entries.count {
        // Nothing that has been read refers to any of the rest.
        while let next = unread.first, state.footnotes.isNumbered(next) { unread.removeFirst() }
        guard let next = unread.popFirst() else { break }
        _ = state.footnotes.number(of: next)
        noteUnused(definitions[next], document)
      }
      let definition = definitions[state.footnotes.entries[footnotes.count].definition]
      footnotes.append(footnote(definition, number: footnotes.count + 1, document, places))
    }
    return footnotes
  }

  private mutating func noteUnused(_ definition: CommonMarkNode, _ document: MarkdownDocument) {
    let label = document.label(of: definition)
    let range = input.original(input.line(definition.startLine))
    if document.isRepeated(definition) {
      state.log.add(
        "repeated-footnote", .warning,
        "the footnote [^\(label)] is defined twice; this text comes last",
        remedy: "give it a label of its own", at: range)
    } else {
      state.log.add(
        "unused-footnote", .warning, "nothing refers to the footnote [^\(label)]; it comes last",
        remedy: "refer to it as [^\(label)], or remove it", at: range)
    }
  }

  private mutating func footnote(
    _ definition: CommonMarkNode, number: Int, _ document: MarkdownDocument,
    _ places: FootnotePlaces
  ) -> Footnote {
    path = ContainerPath()
    for container in places.containers(of: definition) { enter(container) }
    let mark = pushFootnote(definition)
    let children = blocks(in: definition)
    path = ContainerPath()
    let range = Self.range(input.original(mark), around: children)
    return Footnote(
      label: document.label(of: definition), number: number, blocks: children, range: range)
  }

  /// Puts a footnote's definition on the path; the range of its label.
  @discardableResult
  mutating func pushFootnote(_ definition: CommonMarkNode) -> Range<Int> {
    let bytes = input.bytes
    let line = path.line(definition.startLine, of: input)
    var cursor = line.cursor
    cursor.skipBlanks(in: bytes, end: line.end)
    let start = cursor.offset
    while cursor.offset < line.end, bytes[cursor.offset] != UInt8(ascii: "]") {
      cursor.advance(bytes: 1)
    }
    cursor.advance(bytes: min(2, line.end - cursor.offset))
    let end = cursor.offset
    cursor.skipBlanks(in: bytes, end: line.end)
    path.push(Container(kind: .footnote, line: definition.startLine, afterMarker: cursor))
    return start..<end
  }
}
