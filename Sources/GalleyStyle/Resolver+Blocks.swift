internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// A block of the article with its style.
  mutating func block(_ block: Block, _ context: Context) -> StyledBlock {
    let inside = context.inside(block.attributes)
    switch block.content {
    case .heading(let level, let text): return heading(level, text, block, context)
    case .paragraph(let text):
      if let figures = figures(text, block, context) { return figures }
      let styled = self.text(text, inside.role, inside)
      return self.styled(.text(styled), look(of: inside), block, context)
    case .list(let list):
      let styled = self.list(list, inside)
      return self.styled(.list(styled), look(of: inside), block, context)
    case .quote(let blocks): return quote(blocks, block, context)
    case .code(let code): return self.code(code, block, context)
    case .table(let table): return self.table(table, block, context)
    case .figure(let figure): return self.figure(figure, block, context)
    case .alert(let alert): return self.alert(alert, block, context)
    case .definitions(let list): return definitions(list, block, context)
    case .details(let details): return self.details(details, block, context)
    case .thematicBreak: return thematicBreak(block, context)
    case .pageBreak: return pageBreak(block, context)
    case .division(let blocks): return division(blocks, block, context)
    }
  }

  private mutating func heading(
    _ level: Int, _ text: InlineText, _ block: Block, _ context: Context
  ) -> StyledBlock {
    var own = loose(context)
    // What a class says of the blocks around is for their running text.
    (own.role, own.style) = (.heading(level), nil)
    let inside = own.inside(block.attributes)
    let styled: StyledText
    if let number = number(of: block, level: level, context) {
      styled = derivedText(inside.role, inside) {
        InlineText(number: number, before: text, of: block)
      }
    } else {
      styled = self.text(text, inside.role, inside)
    }
    var result = self.styled(.text(styled), look(of: inside), block, own)
    result.headingLevel = min(max(level, 1), 6)
    return result
  }

  private mutating func number(of block: Block, level: Int, _ context: Context) -> String? {
    guard !context.isAside, !block.attributes.classes.contains(HeadingNumbers.exempt) else {
      return nil
    }
    return numbers?.next(level: min(max(level, 1), 6))
  }

  private mutating func quote(
    _ blocks: [Block], _ block: Block, _ context: Context
  ) -> StyledBlock {
    var inside = context.inside(block.attributes).aside
    // A quote in a note is no larger than the note, and one with a class is what that says.
    if inside.role == .paragraph, inside.style == nil { inside.role = .quote }
    let look = look(of: inside)
    let sizes = looks.sheet.blocks
    let quote = StyledQuote(
      blocks: blocks.map { self.block($0, inside) }, indent: sizes.quoteIndent * look.size,
      bar: sizes.quoteBar * look.size, barColor: looks.colors.rule,
      leastMeasure: sizes.leastMeasure * look.size)
    return styled(.quote(quote), look, block, context)
  }

  private mutating func code(
    _ code: CodeBlock, _ block: Block, _ context: Context
  ) -> StyledBlock {
    var inside = context.inside(block.attributes)
    // Code reads from left to right in a text of any direction.
    inside.direction = .leftToRight
    let text = derivedText(.code, inside) { code.text.expandingCode() }
    let look = looks[.code]
    let sizes = looks.sheet.blocks
    let styled = StyledCode(
      text: text, background: looks.colors.codeBackground, padding: sizes.codePadding * look.size,
      cornerRadius: sizes.codeCorner * look.size)
    var result = self.styled(.code(styled), look, block, loose(context))
    result.direction = .leftToRight
    return result
  }

  private mutating func figure(
    _ figure: Figure, _ block: Block, _ context: Context
  ) -> StyledBlock {
    let inside = context.inside(block.attributes)
    let look = looks[.caption]
    let standIn = derivedText(.caption, inside) {
      InlineText(figure.image.standIn, standingFor: block.range)
    }
    let caption = figure.caption.map { text($0, .caption, inside) }
    var styled = StyledFigure(
      image: figure.image, standIn: standIn, caption: caption,
      gap: looks.sheet.blocks.figureGap * look.size,
      frameColor: looks.colors.rule)
    styled.width = block.attributes.width
    styled.upscale = looks.sheet.blocks.figureUpscale
    styled.alignment = inside.alignment ?? .start
    // What is worth a caption means something.
    styled.isDecorative =
      block.attributes.classes.contains("decorative") && figure.caption == nil
    return self.styled(.figure(styled), look, block, loose(context))
  }

  private mutating func thematicBreak(_ block: Block, _ context: Context) -> StyledBlock {
    let look = look(of: context)
    let sizes = looks.sheet.blocks
    let rule = StyledRule(thickness: sizes.rule * look.size, color: looks.colors.rule)
    var result = styled(.rule(rule), look, block, loose(context))
    // A change of subject stands further off than a paragraph.
    result.spaceBefore = sizes.breakSpace * look.size
    result.spaceAfter = sizes.breakSpace * look.size
    return result
  }

  /// A page break has no space of its own.
  private mutating func pageBreak(_ block: Block, _ context: Context) -> StyledBlock {
    var result = styled(.pageBreak, look(of: context), block, context)
    result.spaceBefore = 0
    result.spaceAfter = 0
    result.keepsWithNext = false
    return result
  }

  private mutating func division(
    _ blocks: [Block], _ block: Block, _ context: Context
  ) -> StyledBlock {
    let inside = context.inside(block.attributes)
    let styled = blocks.map { self.block($0, inside) }
    var result = self.styled(.division(styled), look(of: inside), block, context)
    // A division has no space of its own.
    result.spaceBefore = styled.first?.spaceBefore ?? 0
    result.spaceAfter = styled.last?.spaceAfter ?? 0
    result.keepsWithNext = styled.last?.keepsWithNext ?? false
    return result
  }

  /// The context without the tight spacing of a list, for blocks that have a space of their own.
  func loose(_ context: Context) -> Context {
    var context = context
    context.tightSpace = nil
    return context
  }
}

extension Image {
  /// What is said of a picture that cannot be shown: its alternative, else its title, else its file's name.
  var standIn: String {
    if !alternative.isEmpty { return alternative }
    if !title.isEmpty { return title }
    return destination.split(separator: "/").last.map(String.init) ?? destination
  }
}
