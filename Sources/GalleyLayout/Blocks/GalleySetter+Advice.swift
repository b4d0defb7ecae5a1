internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle

/// Alerts, definitions and details.
extension GalleySetter {
  mutating func setAlert(_ alert: StyledAlert, of block: StyledBlock, in frame: Frame) {
    let title = StyledBlock(
      .text(alert.title), role: .alertTitle, spaceAfter: alert.titleSpacing, keepsWithNext: true,
      range: alert.title.content.range)
    let quote = StyledQuote(
      blocks: [title] + alert.blocks, indent: alert.indent, bar: alert.bar, barColor: alert.color,
      leastMeasure: alert.leastMeasure)
    setQuote(quote, of: block, in: frame)
  }

  mutating func setDefinitions(
    _ list: StyledDefinitions, of block: StyledBlock, in frame: Frame
  ) {
    let node = add(.division, of: block, under: frame.node)
    for entry in list.entries {
      let terms = entry.terms.map {
        StyledBlock(
          .text($0), role: .term, spaceAfter: list.termSpacing, keepsWithNext: true,
          range: $0.content.range)
      }
      set(terms, in: frame.inside(node, path: frame.path))
      for definition in entry.definitions {
        set(definition, in: frame.inside(node, path: frame.path))
      }
    }
  }

  mutating func setDetails(_ details: StyledDetails, of block: StyledBlock, in frame: Frame) {
    let node = add(.division, of: block, under: frame.node)
    let summary = StyledBlock(
      .text(details.summary), role: .summary, spaceAfter: details.summarySpacing,
      keepsWithNext: true, range: details.summary.content.range)
    set([summary] + details.blocks, in: frame.inside(node, path: frame.path))
  }
}
