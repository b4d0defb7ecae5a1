internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// The share of the measure that the rule above the notes takes.
  private static let ruleWidth = 0.3

  /// The notes under a short rule; nothing when there are none.
  mutating func notes(_ context: Context) -> [StyledBlock] {
    guard let first = article.footnotes.first else { return [] }
    let body = looks[.paragraph]
    let look = looks[.footnote]
    let rule = StyledRule(
      thickness: looks.sheet.blocks.rule * look.size, color: looks.colors.rule,
      width: Self.ruleWidth)
    let line = StyledBlock(
      .rule(rule), role: .footnote, spaceBefore: 2 * body.spaceAfter, spaceAfter: body.spaceAfter,
      keepsWithNext: true, direction: context.direction,
      range: SourceRange(at: first.range.lowerBound))
    return [line] + article.footnotes.map { note($0, context) }
  }

  private mutating func note(_ note: Footnote, _ context: Context) -> StyledBlock {
    var inside = context.aside
    inside.role = .footnote
    let look = looks[.footnote]
    let sizes = looks.sheet.blocks
    let end = note.blocks.first?.range.lowerBound ?? note.range.upperBound
    let range = SourceRange(min(note.range.lowerBound, end), end)
    var marker = derivedText(.footnote, context) {
      InlineText("\(note.number).", standingFor: range)
    }
    // The number leads back to the reference.
    marker.base.color = looks.colors.link
    for index in marker.runs.indices { marker.runs[index].style.color = looks.colors.link }
    var blocks = note.blocks.map { block($0, inside) }
    if blocks.isEmpty { blocks = [emptyParagraph(at: note.range.upperBound, inside)] }
    let styled = StyledNote(
      label: note.label, number: note.number, marker: marker, blocks: blocks,
      indent: sizes.listIndent * look.size, markerGap: sizes.markerGap * look.size)
    return StyledBlock(
      .note(styled), role: .footnote, spaceBefore: look.spaceBefore, spaceAfter: look.spaceAfter,
      direction: context.direction, range: note.range)
  }
}
