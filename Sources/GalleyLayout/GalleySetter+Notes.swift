internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Where the notes of an article go: to its end, or to the feet of its pages.
extension GalleySetter {
  /// Sets the whole article.
  mutating func setArticle() {
    let frame = Frame(
      x: margins.left, width: grid.width, reach: margins.left...margins.left + grid.width, node: 0,
      path: "", direction: article.direction)
    grid.isRightToLeft = isRightToLeft(article.blocks, in: frame)
    let blocks = article.blocks
    let first = blocks.firstIndex { if case .note = $0.content { true } else { false } }
    guard article.page.notes == .foot, geometry.isPaged, let first, first > 0,
      case .rule(let rule) = blocks[first - 1].content
    else { return set(blocks, in: frame) }
    let line = blocks[first - 1]
    set(Array(blocks[..<(first - 1)]), in: frame)
    noteRule = Galley.NoteRule(
      width: grid.width * rule.width, thickness: rule.thickness, above: line.spaceAfter,
      below: line.spaceAfter / 2, color: rule.color)
    setFootNotes(Array(blocks[first...]), references: references, in: frame)
  }

  /// Sets each note by itself, from a height of 0.
  private mutating func setFootNotes(
    _ blocks: [StyledBlock], references: [String: Double], in frame: Frame
  ) {
    let flow = (fragments: fragments, keeps: keeps, breaks: pageBreaks, y: y)
    var latest = flow.fragments.first?.frame.y ?? y
    isInNote = true
    for (index, block) in blocks.enumerated() {
      guard case .note(let note) = block.content else { continue }
      (fragments, keeps, y, owed, keepFrom) = ([], [], 0, 0, nil)
      var inner = frame.inside(frame.node, path: "note \(index + 1)")
      inner.direction = block.direction ?? frame.direction
      setNote(note, of: block, in: inner)
      // A note that only another one refers to stands below that one.
      latest = references[note.label] ?? latest
      notes.append(
        Galley.FootNote(
          number: note.number, reference: latest, fragments: fragments,
          keeps: keeps.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) },
          height: y + max(owed, block.spaceAfter)))
    }
    isInNote = false
    (fragments, keeps, pageBreaks, y) = flow
    owed = 0
  }

  /// The tops of the lines that refer to notes first, by the labels of the notes.
  private var references: [String: Double] {
    var tops: [String: Double] = [:]
    for fragment in fragments where !fragment.repeats {
      guard let text = fragment.text else { continue }
      for span in text.content.spans {
        guard case .footnoteReference(let label, _, 1) = span.kind else { continue }
        let line = fragment.lines.first { $0.text.upperBound > span.range.lowerBound }
        tops[label] = (line ?? fragment.lines.last)?.top
      }
    }
    return tops
  }
}
