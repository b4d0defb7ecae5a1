internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Alerts and details: blocks under a title with a symbol before it.
extension GalleySetter {
  /// How symbols stand, in shares of their side; chosen by eye.
  private enum SymbolPlace {
    /// How much of an icon stands above the baseline: its middle is that of capitals.
    static let rise = 0.86
    /// The same of a triangle, whose middle is that of small letters.
    static let markerRise = 0.95
    /// From a triangle to the summary at least.
    static let markerGap = 0.6
  }

  /// Sets advice: a bar along its side, an icon and the title, below them its blocks.
  mutating func setAlert(_ alert: StyledAlert, of block: StyledBlock, in frame: Frame) {
    let node = add(.division, of: block, under: frame.node)
    let isRightToLeft = self.isRightToLeft(
      alert.blocks + [Self.block(alert.title, .alertTitle)], in: frame)
    let indent = barIndent(
      alert.indent, bar: alert.bar, in: frame.width, leaving: alert.leastMeasure)
    let top = y
    let place = fragments.count
    var inner = frame.inside(node, path: frame.path)
    inner.width -= indent
    if !isRightToLeft { inner.x += indent }
    inner.reach = inner.x...inner.x + inner.width
    let title = Title(
      text: alert.title.colored(alert.color), role: .alertTitle, symbol: alert.kind.symbol,
      side: alert.icon, rise: SymbolPlace.rise, color: alert.color, gap: alert.iconGap,
      isRightToLeft: isRightToLeft)
    set(title, over: alert.blocks, space: alert.titleSpacing, under: node, in: inner, inner)
    owed = 0
    guard indent > 0 else { return }
    insertBar(
      alert.bar, alert.color, from: top, before: place, isRightToLeft: isRightToLeft,
      role: block.role, in: frame.inside(node, path: frame.path))
  }

  /// Sets blocks open under their summary, with a triangle before it that says so.
  mutating func setDetails(_ details: StyledDetails, of block: StyledBlock, in frame: Frame) {
    let node = add(.division, of: block, under: frame.node)
    let isRightToLeft = self.isRightToLeft(
      [Self.block(details.summary, .summary)] + details.blocks, in: frame)
    // The summary may stand on a line with a marker, so it takes nothing back of the indents around it.
    let outer = frame.inside(node, path: frame.path)
    let wide = outer.widened(
      for: details.leastMeasure / 2, beside: details.indent, isRightToLeft: isRightToLeft)
    let indent = self.indent(
      details.indent, in: wide.width, leaving: details.leastMeasure,
      least: details.marker * (1 + SymbolPlace.markerGap))
    var inner = wide
    inner.width -= indent
    if !isRightToLeft { inner.x += indent }
    let title = Title(
      text: details.summary, role: .summary, symbol: .disclosure, side: details.marker,
      rise: SymbolPlace.markerRise, color: details.markerColor, gap: indent - details.marker,
      isRightToLeft: isRightToLeft)
    set(
      title, over: details.blocks, space: details.summarySpacing, under: node, in: outer, inner)
  }

  // MARK: - Titles

  /// A title with a symbol before it.
  private struct Title {
    var text: StyledText
    var role: Role
    var symbol: Symbol
    var side: Double
    var rise: Double
    var color: Color
    /// Between symbol and text.
    var gap: Double
    var isRightToLeft: Bool
  }

  /// Sets a title in one frame and the blocks below it in another; the title stays with them.
  private mutating func set(
    _ title: Title, over blocks: [StyledBlock], space: Double, under node: StructureNode.ID,
    in frame: Frame, _ inner: Frame
  ) {
    let top = y
    let keep = keepFrom
    set(title, under: node, in: frame)
    owed = space
    guard !blocks.isEmpty else { return }
    keepFrom = keep ?? top
    y = snapped(y + owed)
    owed = 0
    set(blocks, in: inner)
  }

  private mutating func set(_ title: Title, under node: StructureNode.ID, in frame: Frame) {
    let paragraph = add(.paragraph, under: node, range: title.text.content.range)
    var text = title.text
    // A word made up for the kind stands where the blocks begin, whatever its own direction.
    if isRightToLeft(text) != title.isRightToLeft {
      text.direction = title.isRightToLeft ? .rightToLeft : .leftToRight
    }
    let hang = title.side + title.gap
    let isAbove = needsWholeMeasure(text, beside: hang, in: frame)
    var column = frame.inside(
      paragraph, path: frame.path + (title.role == .summary ? " / summary" : " / title"))
    let rhythm = self.rhythm(of: text, shaped.paragraph(text, with: worker))
    let baseline = snapped(y + rhythm.baseline)
    if isAbove {
      y = snapped(y + rhythm.leading)
    } else {
      column.width -= hang
      if !title.isRightToLeft { column.x += hang }
    }
    let box = Rect(
      x: title.isRightToLeft ? frame.x + frame.width - title.side : frame.x,
      y: snapped(baseline - title.side * title.rise), width: title.side, height: title.side)
    fragments.append(
      Fragment(
        path: column.path + " / symbol", role: title.role, node: node, frame: box,
        shapes: [Shape(.symbol(title.symbol), frame: box, color: title.color)]))
    let start = y
    keepOrphans(place(text, role: title.role, node: paragraph, in: column))
    if isAbove { keeps.append(Galley.Keep(top: box.y, bottom: start + rhythm.leading)) }
  }

  /// Whether a word of the title fits only where no symbol stands beside it.
  private func needsWholeMeasure(
    _ text: StyledText, beside hang: Double, in frame: Frame
  ) -> Bool {
    let word = shaped.paragraph(text, with: worker).naturalWidths.word * text.base.size
    return word > frame.width - hang
  }

  private static func block(_ text: StyledText, _ role: Role) -> StyledBlock {
    StyledBlock(.text(text), role: role, range: text.content.range)
  }
}

extension StyledText {
  /// The text in a color, but for what has one of its own, such as links.
  fileprivate func colored(_ color: Color) -> StyledText {
    var text = self
    for index in text.runs.indices where text.runs[index].style.color == base.color {
      text.runs[index].style.color = color
    }
    text.base.color = color
    return text
  }
}

extension Alert.Kind {
  fileprivate var symbol: Symbol {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }
}
