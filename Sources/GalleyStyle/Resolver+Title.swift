internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// Title, subtitle and byline as far as the front matter has them.
  mutating func titleBlock(_ context: Context) -> [StyledBlock] {
    let front = article.frontMatter
    let source = article.source
    var blocks: [StyledBlock] = []
    if let title = title(context) { blocks.append(title) }
    if let subtitle = front.subtitle {
      let text = derivedText(.subtitle, context) { InlineText(subtitle, in: source) }
      blocks.append(headBlock(text, .subtitle, at: subtitle.range, context))
    }
    let byline = front.authors + (front.date.map { [$0] } ?? [])
    if let first = byline.first {
      let text = derivedText(.byline, context) {
        InlineText(authors: front.authors, date: front.date, in: source)
      }
      let range = byline.reduce(first.range) { $0.union($1.range) }
      blocks.append(headBlock(text, .byline, at: range, context))
    }
    return blocks
  }

  /// The front matter's title; a first heading that repeats it is shown in its stead, with its marks and its anchor.
  private mutating func title(_ context: Context) -> StyledBlock? {
    guard let entry = article.frontMatter.title else { return nil }
    var result: StyledBlock
    if isTitleRepeated, let first = article.blocks.first,
      case .heading(_, let heading) = first.content
    {
      let text = text(heading, .title, context.inside(first.attributes))
      result = styled(.text(text), looks[.title], first, context)
    } else {
      let source = article.source
      let text = derivedText(.title, context) { InlineText(entry, in: source) }
      result = headBlock(text, .title, at: entry.range, context)
    }
    result.headingLevel = 1
    return result
  }

  private mutating func headBlock(
    _ text: StyledText, _ role: Role, at range: SourceRange, _ context: Context
  ) -> StyledBlock {
    styled(.text(text), looks[role], Block(.paragraph(text.content), at: range), context)
  }

  /// What the document is called: its title, else its first heading, else its file.
  var documentTitle: String {
    let title = article.title?.words ?? article.blocks.firstHeading?.words ?? ""
    return title.isEmpty ? article.source.documentName : title
  }
}

extension InlineText {
  /// A value of the front matter, byte for byte where it is written so.
  fileprivate init(_ entry: FrontMatter.Entry, in source: SourceText) {
    self.init(at: entry.range)
    append(entry, in: source)
  }

  /// Authors with commas between them, and the date after a middle dot.
  fileprivate init(authors: [FrontMatter.Entry], date: FrontMatter.Entry?, in source: SourceText) {
    let entries = authors + (date.map { [$0] } ?? [])
    let first = entries.first?.range ?? SourceRange(at: 0)
    self.init(at: entries.reduce(first) { $0.union($1.range) })
    for (place, entry) in entries.enumerated() {
      if place > 0 {
        let separator = Array((place < authors.count ? ", " : " · ").utf8)
        utf8 += separator
        // It stands for what it introduces.
        map.append(separator.count, from: entry.range, isVerbatim: false)
      }
      append(entry, in: source)
    }
  }

  private mutating func append(_ entry: FrontMatter.Entry, in source: SourceText) {
    let bytes = Array(entry.text.utf8)
    utf8 += bytes
    let range = entry.range
    let inQuotes = SourceRange(range.lowerBound + 1, range.upperBound - 1)
    let places = range.count >= 2 ? [range, inQuotes] : [range]
    let verbatim = places.first { place in
      place.count == bytes.count && place.upperBound <= source.bytes.count
        && source.bytes[place.lowerBound..<place.upperBound].elementsEqual(bytes)
    }
    map.append(bytes.count, from: verbatim ?? range, isVerbatim: verbatim != nil)
  }
}

extension [Block] {
  /// The text of the first heading, wherever it stands.
  fileprivate var firstHeading: InlineText? {
    for block in self {
      switch block.content {
      case .heading(_, let text) where !text.isEmpty: return text
      case .division(let blocks), .quote(let blocks):
        if let found = blocks.firstHeading { return found }
      case .details(let details):
        if let found = details.blocks.firstHeading { return found }
      case .heading, .paragraph, .list, .alert, .definitions, .code, .table, .figure,
        .thematicBreak, .pageBreak:
        continue
      }
    }
    return nil
  }
}

extension SourceText {
  /// The name of the file without its folder and extension; `stdin` for standard input.
  fileprivate var documentName: String {
    path == "<stdin>" || path == "-" ? "stdin" : FilePath.stem(of: path)
  }
}
