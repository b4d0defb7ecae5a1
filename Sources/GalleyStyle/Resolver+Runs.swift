internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// How far superscripts and references are raised, in ems of their surroundings.
  private static let superscriptShift = 0.33
  /// How far subscripts are lowered, in ems of their surroundings.
  private static let subscriptShift = -0.17
  /// The size of small print relative to its surroundings.
  private static let smallScale = 0.85

  /// The runs of a text: ascending, and covering it exactly once, however its spans lie.
  mutating func runs(
    of content: InlineText, in look: RoleLook, base: CharacterStyle
  ) -> [StyledRun] {
    let count = content.utf8.count
    let styles = styles(of: content.spans, in: look, base: base)
    var runs: [StyledRun] = []
    var open: [Int] = []
    var place = 0

    func run(to end: Int) {
      let end = min(end, count)
      guard end > place else { return }
      let style = open.last.map { styles[$0] } ?? base
      runs.append(StyledRun(range: place..<end, style: style, span: open.last))
      place = end
    }

    for (index, span) in content.spans.enumerated() {
      while let last = open.last, content.spans[last].range.upperBound <= span.range.lowerBound {
        run(to: content.spans[last].range.upperBound)
        open.removeLast()
      }
      run(to: span.range.lowerBound)
      open.append(index)
    }
    while let last = open.last {
      run(to: content.spans[last].range.upperBound)
      open.removeLast()
    }
    run(to: count)
    return runs
  }

  /// The style of each span. One that holds another comes before it.
  private mutating func styles(
    of spans: [InlineSpan], in look: RoleLook, base: CharacterStyle
  ) -> [CharacterStyle] {
    var styles: [CharacterStyle] = []
    styles.reserveCapacity(spans.count)
    for span in spans {
      let around = span.parent.flatMap { $0 < styles.count ? styles[$0] : nil } ?? base
      styles.append(style(of: span, in: around, look))
    }
    return styles
  }

  private mutating func style(
    of span: InlineSpan, in around: CharacterStyle, _ look: RoleLook
  ) -> CharacterStyle {
    var style = around
    if let language = span.attributes.language { style.language = language }
    switch span.kind {
    case .emphasis: style.isItalic = true
    case .strong: style.weight = max(style.weight, looks.weight(.bold))
    case .strikethrough: style.isStruckThrough = true
    case .code, .keyboard: makeMonospaced(&style, look)
    case .link:
      style.color = looks.colors.link
      style.isUnderlined = true
    case .footnoteReference:
      style.color = looks.colors.link
      shift(&style, by: Self.superscriptShift, look)
    case .superscript: shift(&style, by: Self.superscriptShift, look)
    case .subscripted: shift(&style, by: Self.subscriptShift, look)
    case .underline: style.isUnderlined = true
    case .mark: style.background = looks.mark
    case .small: resize(&style, Self.smallScale, look)
    case .image, .abbreviation, .plain: break
    }
    return style
  }

  private mutating func makeMonospaced(_ style: inout CharacterStyle, _ look: RoleLook) {
    style.background = looks.colors.codeBackground
    style.isCode = true
    // Monospaced text in monospaced text is no smaller.
    guard style.font != .monospaced else { return }
    style.font = .monospaced
    resize(&style, looks.sheet.blocks.monospacedScale, look)
  }

  private mutating func shift(
    _ style: inout CharacterStyle, by ems: Double, _ look: RoleLook
  ) {
    style.baselineShift += ems * style.size
    resize(&style, looks.sheet.blocks.superscriptScale, look)
  }

  /// Sets text at a share of its size, and tracks it for the size that comes of it.
  private mutating func resize(
    _ style: inout CharacterStyle, _ scale: Double, _ look: RoleLook
  ) {
    style.size = looks.size(scale, of: style.size, in: look.role)
    style.tracking = looks.tracking(of: style, baseSize: look.baseSize)
  }
}

extension RoleLooks {
  /// Behind marked text: a marker's yellow, on which text keeps a contrast of 15:1, and 8:1 in the dark.
  fileprivate var mark: Color {
    switch appearance {
    case .light: Color(red: 0xFF, green: 0xF3, blue: 0xB0)
    case .dark: Color(red: 0x4A, green: 0x40, blue: 0x00)
    }
  }
}
