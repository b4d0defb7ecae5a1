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

  /// What a span looks like, and the look whose size at Large its tracking is relative to.
  private struct SpanLook {
    var style: CharacterStyle
    var look: RoleLook
  }

  /// The style of each span. One that holds another comes before it.
  private mutating func styles(
    of spans: [InlineSpan], in look: RoleLook, base: CharacterStyle
  ) -> [CharacterStyle] {
    var looks: [SpanLook] = []
    looks.reserveCapacity(spans.count)
    for span in spans {
      let around = span.parent.flatMap { $0 < looks.count ? looks[$0] : nil }
      looks.append(self.look(of: span, in: around ?? SpanLook(style: base, look: look)))
    }
    return looks.map(\.style)
  }

  private mutating func look(of span: InlineSpan, in around: SpanLook) -> SpanLook {
    var result = around
    if let language = span.attributes.language { result.style.language = language }
    for name in span.attributes.styles { dress(&result, as: name) }
    let look = result.look
    switch span.kind {
    case .emphasis: emphasize(&result.style)
    case .strong: result.style.weight = max(result.style.weight, looks.weight(.bold))
    case .strikethrough: result.style.isStruckThrough = true
    case .code: makeMonospaced(&result.style, look, on: looks.colors.codeBackground)
    case .keyboard: makeMonospaced(&result.style, look, on: looks.colors.keyboard)
    case .link:
      result.style.color = looks.colors.link
      result.style.isUnderlined = true
    case .footnoteReference:
      result.style.color = looks.colors.link
      shift(&result.style, by: Self.superscriptShift, look)
    case .superscript: shift(&result.style, by: Self.superscriptShift, look)
    case .subscripted: shift(&result.style, by: Self.subscriptShift, look)
    case .underline: result.style.isUnderlined = true
    case .mark: result.style.background = looks.colors.mark
    case .small: resize(&result.style, Self.smallScale, look)
    case .image, .abbreviation, .plain: break
    }
    return result
  }

  private func emphasize(_ style: inout CharacterStyle) {
    switch looks.sheet.emphasis {
    case .italic: style.isItalic = true
    case .underline: style.isUnderlined = true
    case .bold: style.weight = max(style.weight, looks.weight(.bold))
    }
  }

  /// Gives a span the size of a style that its class names, and what else sets that style off from body text.
  private mutating func dress(_ span: inout SpanLook, as name: StyleName) {
    let look: RoleLook
    switch name {
    case .textStyle(let style): look = looks[span.look.role, in: style]
    case .role(let role): look = looks[role]
    }
    let dressed = look.base(in: span.style.language)
    span.look = look
    span.style.size = look.size
    span.style.weight = max(span.style.weight, look.weight)
    span.style.isItalic = span.style.isItalic || dressed.isItalic
    if case .role(let role) = name {
      if look.style.ink != .text { span.style.color = look.color }
      if look.style.font != .text { span.style.font = look.style.font }
      span.style.isCode = span.style.isCode || role == .code
    }
    span.style.tracking = looks.tracking(of: span.style, baseSize: look.baseSize)
  }

  private mutating func makeMonospaced(
    _ style: inout CharacterStyle, _ look: RoleLook, on background: Color
  ) {
    style.background = background
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
    style.size = looks.size(scale, of: style.size, in: look)
    style.tracking = looks.tracking(of: style, baseSize: look.baseSize)
  }
}
