/// Markdown made at random over the whole grammar, of which is known what a reader reads.
struct GeneratedArticle {
  /// The Markdown.
  let text: String
  /// The words that a reader reads, each once, in order.
  let words: [String]
  /// Definitions of all links and notes, to stand before a part of the article that is parsed alone.
  let definitions: String

  /// A line and what may be done to it.
  struct Line {
    var text: String
    /// Whether it continues a paragraph, so that marks of containers may be left away.
    var isLazy = false
    /// Whether its blanks are text.
    var isLiteral = false
  }

  /// - Parameter isExtended: whether to use what Galley adds to CommonMark and GitHub's extensions.
  init(seed: Int, isExtended: Bool) {
    var generator = BlockGenerator(seed: seed, isExtended: isExtended)
    var lines = generator.blocks(count: 5, depth: 0)
    let inlines = generator.inlines
    for note in inlines.notes {
      lines.append(Line(text: ""))
      lines.append(Line(text: "[^\(note.label)]: \(note.text)"))
    }
    let links = (1...InlineGenerator.linkCount).map { "[r\($0)]: /ref\($0) \"t\($0)\"" }
    lines.append(Line(text: ""))
    lines += links.map { Line(text: $0) }
    let tabs = generator.random.oneIn(2)
    let ending = generator.random.one(of: ["\n", "\n", "\r\n", "\r"])
    text = lines.map { Self.tabbed($0, tabs) + ending }.joined()
    words = inlines.words + inlines.notes.map(\.word)
    let notes = inlines.notes.map { "[^\($0.label)]: x\n\n" }.joined()
    definitions = notes + links.joined(separator: "\n") + "\n\n"
  }

  /// A line in which a tab stands for the first four blanks, which are as many columns.
  private static func tabbed(_ line: Line, _ isTabbed: Bool) -> String {
    guard isTabbed, !line.isLiteral, line.text.hasPrefix("    ") else { return line.text }
    return "\t" + line.text.dropFirst(4)
  }
}
