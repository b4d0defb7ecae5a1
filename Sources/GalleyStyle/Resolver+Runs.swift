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
      runs.append(
        StyledRun(
          range: place..<end, style: style, span: open.last,
          picture: open.last.flatMap { picture(content.spans[$0], em: style.size) }))
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

  /// The picture that a span is, where it can be shown.
  private func picture(_ span: InlineSpan, em: Double) -> InlinePicture? {
    guard case .image(let image) = span.kind, let size = size(of: image, span.attributes) else {
      return nil
    }
    return InlinePicture(image.destination, of: size, em: em)
  }

  /// What a span looks like, and what its size and tracking are relative to.
  private struct SpanLook {
    var style: CharacterStyle
    var key: RoleLook.Key
    /// The size at Large.
    var baseSize: Double
  }

  /// The style of each span. One that holds another comes before it.
  private mutating func styles(
    of spans: [InlineSpan], in look: RoleLook, base: CharacterStyle
  ) -> [CharacterStyle] {
    let base = SpanLook(style: base, key: look.key, baseSize: look.baseSize)
    var looks: [SpanLook] = []
    looks.reserveCapacity(spans.count)
    for span in spans {
      let around = span.parent.flatMap { $0 < looks.count ? looks[$0] : nil } ?? base
      looks.append(self.look(of: span, in: around))
    }
    return looks.map(\.style)
  }

  private mutating func look(of span: InlineSpan, in around: SpanLook) -> SpanLook {
    var look = around
    if let language = span.attributes.language { look.style.language = language }
    for name in span.attributes.styles { dress(&look, as: name) }
    switch span.kind {
    case .emphasis: emphasize(&look.style)
    case .strong: look.style.weight = max(look.style.weight, looks.weight(.bold))
    case .strikethrough: look.style.isStruckThrough = true
    case .code: makeMonospaced(&look, on: looks.colors.codeBackground)
    case .keyboard: makeMonospaced(&look, on: looks.colors.keyboard)
    case .link:
      look.style.color = looks.colors.link
      look.style.isUnderlined = true
    case .footnoteReference:
      look.style.color = looks.colors.link
      shift(&look, by: Self.superscriptShift)
    case .superscript: shift(&look, by: Self.superscriptShift)
    case .subscripted: shift(&look, by: Self.subscriptShift)
    case .underline: look.style.isUnderlined = true
    case .mark: look.style.background = looks.colors.mark
    case .small: resize(&look, Self.smallScale)
    case .image, .abbreviation, .plain: break
    }
    return look
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
    case .textStyle(let style): look = looks[span.key.role, in: style]
    case .role(let role): look = looks[role]
    }
    span.key = look.key
    span.baseSize = look.baseSize
    span.style.size = look.size
    span.style.weight = max(span.style.weight, look.weight)
    span.style.isItalic = span.style.isItalic || look.style.isItalic
    if case .role(let role) = name {
      if look.style.ink != .text { span.style.color = look.color }
      if look.style.font != .text { span.style.font = look.style.font }
      span.style.isCode = span.style.isCode || role == .code
    }
    span.style.tracking = looks.tracking(of: span.style, baseSize: span.baseSize)
  }

  private mutating func makeMonospaced(_ span: inout SpanLook, on background: Color) {
    span.style.background = background
    span.style.isCode = true
    // Monospaced text in monospaced text is no smaller.
    guard span.style.font != .monospaced else { return }
    span.style.font = .monospaced
    resize(&span, looks.sheet.blocks.monospacedScale)
  }

  private mutating func shift(_ span: inout SpanLook, by ems: Double) {
    span.style.baselineShift += ems * span.style.size
    resize(&span, looks.sheet.blocks.superscriptScale)
  }

  /// Sets text at a share of its size, and tracks it for the size that comes of it.
  private mutating func resize(_ span: inout SpanLook, _ scale: Double) {
    span.style.size = looks.size(scale, of: span.style.size, in: span.key)
    span.style.tracking = looks.tracking(of: span.style, baseSize: span.baseSize)
  }
}
