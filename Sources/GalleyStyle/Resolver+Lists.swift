internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// Bullets by depth, as browsers have them.
  private static let bullets = ["•", "◦", "▪"]

  /// A list, all of whose distances are ems of the running text it stands in.
  mutating func list(_ list: List, _ context: Context) -> StyledList {
    let look = look(of: context)
    let sizes = looks.sheet.blocks
    let tight = sizes.itemSpacing * look.size
    var inside = context
    inside.listDepth += 1
    inside.isAside = true
    inside.tightSpace = list.isTight ? tight : nil
    let items = list.items.enumerated().map { place, item in
      let number = list.start.map { list.numbering.text(of: $0 &+ place) }
      return self.item(item, number: number, outside: context, inside)
    }
    return StyledList(
      items: items, numbering: list.start.map { _ in list.numbering },
      indent: sizes.listIndent * look.size, markerGap: sizes.markerGap * look.size,
      itemSpacing: list.isTight ? tight : look.spaceAfter,
      leastMeasure: sizes.leastMeasure * look.size,
      direction: context.direction ?? list.items.flatMap(\.blocks).firstDirection
        ?? firstDirection)
  }

  private mutating func item(
    _ item: List.Item, number: String?, outside: Context, _ context: Context
  ) -> StyledList.Item {
    let marker = marker(of: item, number: number, outside: outside)
    var blocks = item.blocks.map { block($0, context) }
    if blocks.isEmpty { blocks = [emptyParagraph(at: item.range.upperBound, context)] }
    return StyledList.Item(marker: marker, blocks: blocks, range: item.range)
  }

  private mutating func marker(
    of item: List.Item, number: String?, outside: Context
  ) -> StyledList.Marker {
    if let isDone = item.isChecked {
      let look = look(of: outside)
      return .task(
        isDone: isDone, side: looks.sheet.blocks.taskBox * look.size, color: look.color)
    }
    let bullet = Self.bullets[min(outside.listDepth, Self.bullets.count - 1)]
    // The marker stands for what the author typed before the item's text.
    let end = item.blocks.first?.range.lowerBound ?? item.range.upperBound
    let range = SourceRange(item.range.lowerBound, end)
    return .text(
      derivedText(outside.role, outside.unlimited) {
        InlineText(number.map { "\($0)." } ?? bullet, standingFor: range)
      })
  }

  /// A line for a marker that nothing follows.
  mutating func emptyParagraph(at offset: Int, _ context: Context) -> StyledBlock {
    let range = SourceRange(at: offset)
    let text = text(InlineText(at: range), context.role, context)
    let block = Block(.paragraph(text.content), at: range)
    return styled(.text(text), look(of: context), block, context)
  }
}
