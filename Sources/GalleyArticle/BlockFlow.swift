internal import GalleyConfiguration

/// The blocks of one container as they come, with the divisions that raw HTML opens and closes among them.
struct BlockFlow {
  private struct Division {
    var tag: HTMLTag
    var range: SourceRange
    /// How many blocks came before it.
    var start: Int
  }

  private var blocks: [Block] = []
  private var open: [Division] = []

  /// Adds a block; it takes the anchor that raw HTML set before it.
  mutating func append(_ block: Block, _ state: inout ConversionState) {
    var block = block
    if let id = state.pendingID, block.attributes.id == nil {
      block.attributes.id = id
      state.pendingID = nil
    }
    blocks.append(block)
  }

  /// Adds to the paragraph before what was cut off it; false when there is none.
  mutating func join(_ text: InlineText, at joint: SourceRange) -> Bool {
    guard !blocks.isEmpty, case .paragraph(var whole) = blocks[blocks.count - 1].content
    else { return false }
    // The block must not hold on to the text while it grows, or every part would copy the whole.
    blocks[blocks.count - 1].content = .thematicBreak
    whole.append(text, after: joint)
    blocks[blocks.count - 1].range = whole.range
    blocks[blocks.count - 1].content = .paragraph(whole)
    return true
  }

  mutating func open(_ tag: HTMLTag, _ range: SourceRange) {
    open.append(Division(tag: tag, range: range, start: blocks.count))
  }

  /// Ends the innermost division of a name; those in it that are still open count for nothing.
  mutating func close(_ name: String, _ range: SourceRange, _ state: inout ConversionState) {
    guard let index = open.lastIndex(where: { $0.tag.name == name }) else {
      return state.log.addTag(name, at: range)
    }
    let division = open[index]
    drop(from: index + 1, &state)
    open.removeLast()
    guard let attributes = Self.attributes(of: division.tag), division.start < blocks.count else {
      return state.log.addTag(name, at: division.range)
    }
    let children = Array(blocks[division.start...])
    blocks.removeSubrange(division.start...)
    blocks.append(
      Block(.division(children), attributes: attributes, at: division.range.union(range)))
  }

  /// The blocks, once all have come.
  mutating func finished(_ state: inout ConversionState) -> [Block] {
    drop(from: 0, &state)
    return blocks
  }

  private mutating func drop(from index: Int, _ state: inout ConversionState) {
    for division in open[index...] { state.log.addTag(division.tag.name, at: division.range) }
    open.removeSubrange(index...)
  }

  /// What a tag says about the blocks in it; nil when that is nothing.
  private static func attributes(of tag: HTMLTag) -> Attributes? {
    var attributes = Attributes()
    attributes.language = tag["lang"].flatMap { $0.isEmpty ? nil : $0 }
    attributes.direction = tag["dir"].flatMap { TextDirection(rawValue: $0.lowercased()) }
    let align = tag.name == "center" ? "center" : tag["align"]?.lowercased()
    attributes.alignment =
      switch align {
      case "center", "middle": .center
      case "left": .start
      case "right": .end
      default: nil
      }
    return attributes == Attributes() ? nil : attributes
  }
}
