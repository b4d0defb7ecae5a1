public import GalleyConfiguration

/// A Markdown file as semantic blocks, independent of any size, font or page.
///
/// Contracts: every node has a source range; nesting is legal by type; any bytes within the limits parse; each word
/// that a reader would read is in `frontMatter`, `blocks` or `footnotes` once, in order.
public struct Article: Sendable {
  /// The file, decoded to UTF-8. All ranges count in it.
  public var source: SourceText
  public var frontMatter: FrontMatter
  public var blocks: [Block]
  /// The notes in the order of their first reference; then those that nothing refers to.
  public var footnotes: [Footnote]
  /// What was repaired, dropped or not understood.
  public var findings: [Finding]
  /// The names that links may use, each with the anchor of the block or the span that it leads to.
  public var anchors: [String: String] = [:]
  /// The language that the script makes certain, when the front matter gives none.
  public var guessedLanguage: String?

  public init(
    source: SourceText, frontMatter: FrontMatter = FrontMatter(), blocks: [Block] = [],
    footnotes: [Footnote] = [], findings: [Finding] = []
  ) {
    self.source = source
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.footnotes = footnotes
    self.findings = findings
  }
}

/// A note at the foot: its label, its number in the order of reference, and its blocks.
public struct Footnote: Sendable, Hashable {
  public var label: String
  /// From 1; what references show.
  public var number: Int
  public var blocks: [Block]
  public var range: SourceRange

  public init(label: String, number: Int, blocks: [Block], range: SourceRange) {
    self.label = label
    self.number = number
    self.blocks = blocks
    self.range = range
  }
}
