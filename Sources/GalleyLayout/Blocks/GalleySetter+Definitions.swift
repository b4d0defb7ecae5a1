internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets terms over their definitions, which are set in.
  ///
  /// To a reader of the structure it is a list: a term is the label of its item, the definitions are its body
  /// (ISO 32000-1, 14.8.4.3.3).
  mutating func setDefinitions(
    _ list: StyledDefinitions, of block: StyledBlock, in frame: Frame
  ) {
    let node = add(.list(.none), of: block, under: frame.node)
    for (index, entry) in list.entries.enumerated() {
      if index > 0 { y = snapped(y + max(owed, list.entrySpacing)) }
      owed = 0
      let path = frame.path + " / entry \(index + 1)"
      let item = add(.listItem, under: node, range: entry.range)
      set(entry, of: list, in: frame.inside(item, path: path))
    }
  }

  private mutating func set(
    _ entry: StyledDefinitions.Entry, of list: StyledDefinitions, in frame: Frame
  ) {
    let top = y
    let keep = keepFrom
    for (index, term) in entry.terms.enumerated() {
      if index > 0 { y = snapped(y + list.termSpacing) }
      let label = add(.label, under: frame.node, range: term.content.range)
      place(
        term, role: .term, node: label,
        in: frame.inside(label, path: frame.path + " / term \(index + 1)"))
    }
    owed = list.termSpacing
    guard let range = entry.definitions.joined().first?.range else { return }
    if !entry.terms.isEmpty { keepFrom = keep ?? top }
    let blocks = Array(entry.definitions.joined())
    let inner = self.inner(of: list, around: blocks, in: frame)
    let body = add(.listBody, under: frame.node, range: range)
    for (index, definition) in entry.definitions.enumerated() where !definition.isEmpty {
      y = snapped(y + owed)
      owed = 0
      // Of several definitions each is a part of its own.
      let node =
        entry.definitions.count == 1
        ? body : add(.division, under: body, range: definition[0].range)
      set(
        definition, in: inner.inside(node, path: frame.path + " / definition \(index + 1)"))
    }
  }

  /// Where definitions stand: set in on the side that they begin on, as far as leaves a measure.
  private func inner(
    of list: StyledDefinitions, around blocks: [StyledBlock], in frame: Frame
  ) -> Frame {
    let isRightToLeft = self.isRightToLeft(blocks, in: frame)
    var inner = frame.widened(
      for: list.leastMeasure / 2, beside: list.indent, isRightToLeft: isRightToLeft)
    let indent = self.indent(
      list.indent, in: inner.width, leaving: list.leastMeasure, least: list.indent / 3)
    inner.width -= indent
    if !isRightToLeft { inner.x += indent }
    return inner
  }
}
