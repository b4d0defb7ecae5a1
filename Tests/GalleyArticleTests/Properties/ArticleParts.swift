import GalleyArticle
import GalleyConfiguration

/// Parses every block, item and span of an article alone and tells which do not come out as they were.
///
/// A part's source is taken out of its containers and stands behind the definitions of all links and notes. What is not
/// looked at alone: the blocks of a definition, whose mark has no range; anchors, which count up in an article.
struct ArticleParts {
  private let source: BlockSource
  private let definitions: String
  private let notation = ArticleNotation(showsNumbers: false)
  private(set) var problems: [String] = []
  /// How many parts were parsed.
  private(set) var count = 0

  /// The problems of an article, and how many parts were looked at.
  static func check(_ article: Article, definitions: String) -> ArticleParts {
    var parts = ArticleParts(article, definitions: definitions)
    parts.check(article.blocks, in: [])
    for note in article.footnotes {
      parts.check(note.blocks, in: [parts.source.note(at: note.range)])
    }
    return parts
  }

  private init(_ article: Article, definitions: String) {
    source = BlockSource(article.source)
    self.definitions = definitions
  }

  private mutating func check(_ blocks: [Block], in containers: [SourceContainer]) {
    for block in blocks {
      let text = source.text(of: block.range, in: containers, isBlock: true)
      expect(notation.string(of: block), of: text) { [notation] in
        $0.blocks.map(notation.string).joined(separator: " ")
      }
      checkParts(of: block, in: containers)
    }
  }

  private mutating func checkParts(of block: Block, in containers: [SourceContainer]) {
    switch block.content {
    case .heading(_, let text), .paragraph(let text): check(text, in: containers)
    case .quote(let blocks): check(blocks, in: containers + [source.quote(at: block.range)])
    case .alert(let alert): check(alert.blocks, in: containers + [source.quote(at: block.range)])
    case .division(let blocks): check(blocks, in: containers)
    case .details(let details): check(details.blocks, in: containers)
    case .list(let list): check(list, in: containers)
    case .table(let table):
      for row in [table.header].compactMap({ $0 }) + table.rows {
        for cell in row.cells { check(cell, in: containers, isCell: true) }
      }
    case .figure(let figure): if let caption = figure.caption { check(caption, in: containers) }
    case .code, .thematicBreak, .pageBreak, .definitions: break
    }
  }

  private mutating func check(_ list: List, in containers: [SourceContainer]) {
    for item in list.items {
      let text = source.text(of: item.range, in: containers, isBlock: true)
      expect(notation.string(of: item), of: text) { [notation] article in
        guard article.blocks.count == 1, case .list(let list) = article.blocks[0].content else {
          return ""
        }
        return list.items.map(notation.string).joined(separator: " ")
      }
      check(item.blocks, in: containers + [source.item(item, in: containers)])
    }
  }

  private mutating func check(
    _ text: InlineText, in containers: [SourceContainer], isCell: Bool = false
  ) {
    for (index, span) in text.spans.enumerated() {
      var part = source.text(of: span.source, in: containers, isBlock: false)
      // In a cell the escape of a pipe is taken away before code is read.
      if isCell {
        part = part.split(separator: "\\|", omittingEmptySubsequences: false).joined(separator: "|")
      }
      expect("p(x \(notation.string(of: text.only(index))))", of: "x \(part)") { [notation] in
        $0.blocks.map(notation.string).joined(separator: " ")
      }
    }
  }

  private mutating func expect(
    _ expected: String, of text: String, _ read: (Article) -> String
  ) {
    count += 1
    let result = (try? Markdown.article(definitions + text)).map(read) ?? "no article"
    guard result != expected else { return }
    problems.append("\(text.debugDescription)\n  is \(result)\n  not \(expected)")
  }
}

extension InlineText {
  /// The text of one span, with it and those in it.
  fileprivate func only(_ index: Int) -> InlineText {
    let range = spans[index].range
    var part = InlineText(utf8: Array(utf8[range]), at: spans[index].source)
    var places: [Int: Int] = [:]
    for (place, span) in spans.enumerated().dropFirst(index) {
      let parent = span.parent.flatMap { places[$0] }
      guard place == index || parent != nil else { break }
      places[place] = part.spans.count
      let moved =
        span.range.lowerBound - range.lowerBound..<span.range.upperBound - range.lowerBound
      part.spans.append(
        InlineSpan(
          span.kind, moved, parent: parent, attributes: span.attributes, source: span.source))
    }
    return part
  }
}
