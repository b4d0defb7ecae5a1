internal import GalleyArticle
internal import GalleyConfiguration

/// Alerts, definitions and details.
extension Resolver {
  mutating func alert(_ alert: Alert, _ block: Block, _ context: Context) -> StyledBlock {
    var inside = loose(context.inside(block.attributes))
    if context.role == .paragraph { inside.role = .alertBody }
    let title =
      alert.title.map { text($0, .alertTitle, inside) }
      ?? derivedText(.alertTitle, inside) {
        InlineText(alert.kind.word, standingFor: alert.mark)
      }
    let look = looks[inside.role]
    let titleLook = looks[.alertTitle]
    let sizes = looks.sheet.blocks
    let styled = StyledAlert(
      alert.kind, title: title, blocks: alert.blocks.map { self.block($0, inside) },
      indent: sizes.quoteIndent * look.size, bar: sizes.quoteBar * look.size,
      color: looks.colors.link, icon: titleLook.size, iconGap: 0.4 * titleLook.size,
      titleSpacing: titleLook.spaceAfter, leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.alert(styled), look, block, context)
  }

  mutating func definitions(
    _ list: DefinitionList, _ block: Block, _ context: Context
  ) -> StyledBlock {
    var inside = context.inside(block.attributes)
    let look = looks[context.role]
    let term = looks[.term]
    let sizes = looks.sheet.blocks
    inside.tightSpace = list.isTight ? sizes.itemSpacing * look.size : nil
    let entries = list.entries.map { entry in
      StyledDefinitions.Entry(
        terms: entry.terms.map { text($0, .term, inside) },
        definitions: entry.definitions.map { $0.map { self.block($0, inside) } },
        range: entry.range)
    }
    let styled = StyledDefinitions(
      entries: entries, indent: sizes.listIndent * look.size, termSpacing: term.spaceAfter,
      entrySpacing: look.spaceAfter, leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.definitions(styled), look, block, context)
  }

  mutating func details(
    _ details: Details, _ block: Block, _ context: Context
  ) -> StyledBlock {
    let inside = loose(context.inside(block.attributes))
    let summary =
      details.summary.map { text($0, .summary, inside) }
      ?? derivedText(.summary, inside) { InlineText("Details", standingFor: block.range) }
    let look = looks[context.role]
    let summaryLook = looks[.summary]
    let sizes = looks.sheet.blocks
    let styled = StyledDetails(
      summary: summary, blocks: details.blocks.map { self.block($0, inside) },
      indent: sizes.listIndent * look.size, summarySpacing: summaryLook.spaceAfter,
      marker: 0.6 * summaryLook.size, markerColor: summaryLook.color,
      leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.details(styled), look, block, context)
  }
}

extension Alert.Kind {
  /// What a reader is shown for it.
  fileprivate var word: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .caution: "Caution"
    }
  }
}
