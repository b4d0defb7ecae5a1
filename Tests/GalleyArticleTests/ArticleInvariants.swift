import GalleyArticle
import GalleyConfiguration

/// What holds of every article: checks it and says what does not.
struct ArticleInvariants {
  private let source: SourceText
  private(set) var problems: [String] = []

  /// The broken promises of an article, none when all is well.
  static func problems(of article: Article) -> [String] {
    var invariants = ArticleInvariants(source: article.source)
    let all = SourceRange(0, article.source.bytes.count)
    invariants.check(article.blocks, in: all)
    for footnote in article.footnotes {
      invariants.expect(all.contains(footnote.range), "note outside the file", footnote.range)
      invariants.check(footnote.blocks, in: footnote.range)
    }
    return invariants.problems
  }

  private init(source: SourceText) {
    self.source = source
  }

  private mutating func expect(_ condition: Bool, _ what: String, _ range: SourceRange) {
    if !condition { problems.append("\(source.position(of: range.lowerBound)) \(what)") }
  }

  private mutating func check(_ blocks: [Block], in outer: SourceRange) {
    var last = outer.lowerBound
    for block in blocks {
      expect(outer.contains(block.range), "a block outside its container", block.range)
      expect(block.range.lowerBound >= last, "blocks that overlap", block.range)
      last = block.range.upperBound
      check(block)
    }
  }

  private mutating func check(_ block: Block) {
    switch block.content {
    case .heading(_, let text), .paragraph(let text): check(text, in: block.range)
    case .code(let code): check(code.text, in: block.range)
    case .quote(let blocks), .division(let blocks): check(blocks, in: block.range)
    case .figure(let figure): if let caption = figure.caption { check(caption, in: block.range) }
    case .thematicBreak, .pageBreak: break
    case .alert(let alert):
      if let title = alert.title { check(title, in: block.range) }
      check(alert.blocks, in: block.range)
    case .details(let details):
      if let summary = details.summary { check(summary, in: block.range) }
      check(details.blocks, in: block.range)
    case .definitions(let list):
      for entry in list.entries {
        expect(block.range.contains(entry.range), "an entry outside its list", entry.range)
        for term in entry.terms { check(term, in: entry.range) }
        for definition in entry.definitions { check(definition, in: entry.range) }
      }
    case .list(let list):
      for item in list.items {
        expect(block.range.contains(item.range), "an item outside its list", item.range)
        check(item.blocks, in: item.range)
      }
    case .table(let table):
      if let caption = table.caption { check(caption, in: block.range) }
      for row in (table.header.map { [$0] } ?? []) + table.rows {
        expect(block.range.contains(row.range), "a row outside its table", row.range)
        expect(row.cells.count == table.alignments.count, "a row that is not padded", row.range)
        for cell in row.cells { check(cell, in: row.range) }
      }
    }
  }

  private mutating func check(_ text: InlineText, in outer: SourceRange) {
    expect(outer.contains(text.range), "a text outside its block", text.range)
    expect(text.map.count == text.utf8.count, "a map that does not cover the text", text.range)
    expect(String(validating: text.utf8, as: UTF8.self) != nil, "invalid UTF-8", text.range)
    checkPieces(of: text)
    checkSpans(of: text)
  }

  private mutating func checkPieces(of text: InlineText) {
    var last = text.range.lowerBound
    let pieces = text.map.pieces
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : text.map.count
      expect(text.range.contains(piece.source), "a piece outside its text", piece.source)
      expect(piece.source.lowerBound >= last, "pieces that descend", piece.source)
      last = piece.source.lowerBound
      guard piece.isVerbatim else { continue }
      let bytes = source.bytes[piece.source.lowerBound..<piece.source.upperBound]
      expect(bytes.elementsEqual(text.utf8[piece.start..<end]), "other bytes", piece.source)
    }
  }

  private mutating func checkSpans(of text: InlineText) {
    var last = 0
    for (index, span) in text.spans.enumerated() {
      expect(span.range.lowerBound >= last, "spans out of order", span.source)
      last = span.range.lowerBound
      expect(span.range.upperBound <= text.utf8.count, "a span past the end", span.source)
      expect(text.range.contains(span.source), "a span's markup outside its text", span.source)
      guard let parent = span.parent else { continue }
      expect(parent < index, "a span before its parent", span.source)
      let outer = text.spans[parent]
      expect(outer.range.lowerBound <= span.range.lowerBound, "spans that cross", span.source)
      expect(outer.range.upperBound >= span.range.upperBound, "spans that cross", span.source)
      expect(outer.source.contains(span.source), "markup that crosses", span.source)
    }
  }
}
