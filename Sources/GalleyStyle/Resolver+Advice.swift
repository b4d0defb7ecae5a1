internal import GalleyArticle
internal import GalleyConfiguration

/// Alerts, definitions and details.
extension Resolver {
  mutating func alert(_ alert: Alert, _ block: Block, _ context: Context) -> StyledBlock {
    var inside = context.inside(block.attributes).aside
    if inside.role == .paragraph, inside.style == nil { inside.role = .alertBody }
    let color = looks.colors.alerts[alert.kind]
    var title =
      alert.title.map { text($0, .alertTitle, inside) }
      ?? word(
        { $0.word(for: alert.kind) }, .alertTitle, standingFor: alert.mark, before: alert.blocks,
        inside)
    title.recolor(to: color)
    let look = look(of: inside)
    let titleLook = looks[.alertTitle]
    let sizes = looks.sheet.blocks
    let styled = StyledAlert(
      alert.kind, title: title, blocks: alert.blocks.map { self.block($0, inside) },
      indent: sizes.alertIndent * look.size, bar: sizes.alertBar * look.size, color: color,
      icon: sizes.alertIcon * titleLook.size, iconGap: sizes.alertIconGap * titleLook.size,
      titleSpacing: titleLook.spaceAfter, leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.alert(styled), look, block, context)
  }

  mutating func definitions(
    _ list: DefinitionList, _ block: Block, _ context: Context
  ) -> StyledBlock {
    var inside = context.inside(block.attributes).aside
    let look = look(of: inside)
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
      entries: entries, indent: sizes.definitionIndent * look.size, termSpacing: term.spaceAfter,
      entrySpacing: look.spaceAfter, leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.definitions(styled), look, block, context)
  }

  mutating func details(
    _ details: Details, _ block: Block, _ context: Context
  ) -> StyledBlock {
    let inside = loose(context.inside(block.attributes))
    let summary =
      details.summary.map { text($0, .summary, inside) }
      ?? word(
        { $0.details }, .summary, standingFor: block.range, before: details.blocks, inside)
    let look = look(of: inside)
    let summaryLook = looks[.summary]
    let sizes = looks.sheet.blocks
    let styled = StyledDetails(
      summary: summary, blocks: details.blocks.map { self.block($0, inside) },
      indent: sizes.detailsIndent * look.size, summarySpacing: summaryLook.spaceAfter,
      marker: sizes.detailsMarker * summaryLook.size, markerColor: summaryLook.color,
      leastMeasure: sizes.leastMeasure * look.size)
    return self.styled(.details(styled), look, block, context)
  }

  /// A word that the article leaves out, in its language, or in English where that has none here.
  private mutating func word(
    _ word: (FixedWords) -> String, _ role: Role, standingFor range: SourceRange,
    before blocks: [Block], _ context: Context
  ) -> StyledText {
    var context = context
    let words = FixedWords(of: context.language)
    if words == nil {
      context.language = FixedWords.english.language
      // It stands where the text under it begins.
      context.direction = context.direction ?? blocks.firstDirection
    }
    return derivedText(role, context) {
      InlineText(word(words ?? .english), standingFor: range)
    }
  }
}

extension StyledText {
  /// Gives its text another color; what has one of its own keeps it.
  fileprivate mutating func recolor(to color: Color) {
    for index in runs.indices where runs[index].style.color == base.color {
      runs[index].style.color = color
    }
    base.color = color
  }
}

extension AlertColors {
  fileprivate subscript(_ kind: Alert.Kind) -> Color {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }
}
