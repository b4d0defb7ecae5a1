internal import GalleyArticle
internal import GalleyConfiguration

/// Counts headings: `1.2` for the second of the second level under the first of the first.
///
/// The first level is the article's own title and has no number, unless several headings have it. A level that is
/// skipped counts as 0, so that no two headings have the same number.
struct HeadingNumbers {
  /// Headings that stay without a number and are not counted.
  static let exempt = "unnumbered"

  /// The level that the numbers begin with.
  private let first: Int
  private var counts: [Int] = []

  init(of article: Article) {
    let shown = article.isTitleRepeated ? article.blocks.dropFirst() : article.blocks[...]
    first = Self.titles(in: shown) > 1 ? 1 : 2
  }

  /// The number of the next heading of the article; nil for those above the first level that has any.
  mutating func next(level: Int) -> String? {
    guard level >= first else { return nil }
    let depth = level - first + 1
    counts = Array(counts.prefix(depth))
    counts += repeatElement(0, count: depth - counts.count)
    counts[depth - 1] += 1
    return counts.map { "\($0)" }.joined(separator: ".")
  }

  private static func titles(in blocks: some Sequence<Block>) -> Int {
    blocks.reduce(0) { count, block in
      switch block.content {
      case .heading(level: 1, _):
        count + (block.attributes.classes.contains(exempt) ? 0 : 1)
      case .division(let blocks): count + titles(in: blocks)
      case .details(let details): count + titles(in: details.blocks)
      case .heading, .paragraph, .list, .quote, .alert, .definitions, .code, .table, .figure,
        .thematicBreak, .pageBreak:
        count
      }
    }
  }
}

extension InlineText {
  /// A text with a number before it, which stands for what marks the text as a heading.
  init(number: String, before text: InlineText, of block: Block) {
    self.init(at: text.range)
    let prefix = Array((number + " ").utf8)
    utf8 = prefix
    let start = text.range.lowerBound
    map.append(
      prefix.count, from: SourceRange(min(block.range.lowerBound, start), start), isVerbatim: false)
    append(0..<text.utf8.count, of: text)
    spans = text.spans.map { span in
      var span = span
      span.range = span.range.lowerBound + prefix.count..<span.range.upperBound + prefix.count
      return span
    }
  }
}
