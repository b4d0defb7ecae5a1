public import GalleyConfiguration

/// A block of the article: what it is, what its author says of it, and where it stands.
public struct Block: Sendable, Hashable {
  /// What a block is.
  public indirect enum Content: Sendable, Hashable {
    /// A heading of level 1 to 6.
    case heading(level: Int, InlineText)
    case paragraph(InlineText)
    case list(List)
    case quote([Block])
    /// A quote that warns or advises, as GitHub writes it: `> [!NOTE]`.
    case alert(Alert)
    case definitions(DefinitionList)
    /// What HTML hides behind a summary; on a page it is open.
    case details(Details)
    case code(CodeBlock)
    case table(Table)
    /// An image alone in its paragraph.
    case figure(Figure)
    case thematicBreak
    /// What follows begins a new page where there are pages.
    case pageBreak
    /// Blocks that share attributes.
    case division([Block])
  }

  /// The kind of block with its text or its parts.
  public var content: Content
  /// The anchor, language, direction and so on that it was given.
  public var attributes: Attributes
  /// With its markup.
  public var range: SourceRange

  public init(_ content: Content, attributes: Attributes = Attributes(), at range: SourceRange) {
    self.content = content
    self.attributes = attributes
    self.range = range
  }
}

/// A bulleted or numbered list.
public struct List: Sendable, Hashable {
  /// One item.
  public struct Item: Sendable, Hashable {
    /// Nil for an ordinary item; else whether the task is done.
    public var isChecked: Bool?
    public var blocks: [Block]
    /// With its marker.
    public var range: SourceRange

    public init(blocks: [Block], isChecked: Bool? = nil, at range: SourceRange) {
      self.blocks = blocks
      self.isChecked = isChecked
      self.range = range
    }
  }

  /// The first number of an ordered list; nil for bullets.
  public var start: Int?
  /// How an ordered list counts.
  public var numbering: ListNumbering
  /// Whether items stand close together.
  public var isTight: Bool
  /// In the order of the list; one at least.
  public var items: [Item]

  public init(
    start: Int?, numbering: ListNumbering = .decimal, isTight: Bool, items: [Item]
  ) {
    self.start = start
    self.numbering = numbering
    self.isTight = isTight
    self.items = items
  }
}

/// Advice that stands out: its kind, its title and what it says.
public struct Alert: Sendable, Hashable {
  /// The five kinds that GitHub knows.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    case note, tip, important, warning, caution
  }

  public var kind: Kind
  /// What the author wrote after the mark; nil for the kind's own word.
  public var title: InlineText?
  public var blocks: [Block]
  /// The mark, `[!NOTE]`.
  public var mark: SourceRange

  public init(_ kind: Kind, title: InlineText? = nil, blocks: [Block], mark: SourceRange) {
    self.kind = kind
    self.title = title
    self.blocks = blocks
    self.mark = mark
  }
}

/// Terms and what they mean.
public struct DefinitionList: Sendable, Hashable {
  /// Terms that share their definitions.
  public struct Entry: Sendable, Hashable {
    /// One a line; one at least, unless HTML defines what it does not name.
    public var terms: [InlineText]
    /// The blocks of each definition.
    public var definitions: [[Block]]
    public var range: SourceRange

    public init(terms: [InlineText], definitions: [[Block]], at range: SourceRange) {
      self.terms = terms
      self.definitions = definitions
      self.range = range
    }
  }

  /// In their order; one at least.
  public var entries: [Entry]
  /// Whether the definitions stand close to their terms and to each other.
  public var isTight: Bool

  public init(entries: [Entry], isTight: Bool = true) {
    self.entries = entries
    self.isTight = isTight
  }
}

/// Blocks that HTML hides behind a summary.
public struct Details: Sendable, Hashable {
  /// Nil when there is none.
  public var summary: InlineText?
  public var blocks: [Block]

  public init(summary: InlineText?, blocks: [Block]) {
    self.summary = summary
    self.blocks = blocks
  }
}

/// A block of code; `text` has its line feeds but no last one, and tabs as written.
public struct CodeBlock: Sendable, Hashable {
  /// The code, with the map to its source.
  public var text: InlineText
  /// The whole info string; empty when there is none.
  public var info: String

  public init(text: InlineText, info: String) {
    self.text = text
    self.info = info
  }
}

/// A table. Every row has as many cells as there are columns.
public struct Table: Sendable, Hashable {
  /// Where the texts of a column stand; `start` is the side on which the table begins. No column is justified, but
  /// the attribute of a block may say so.
  public enum Alignment: String, Sendable, Hashable {
    case none, start, center, end, justify
  }

  /// One row.
  public struct Row: Sendable, Hashable {
    /// One a column.
    public var cells: [InlineText]
    /// The whole line without the blanks around it.
    public var range: SourceRange

    public init(cells: [InlineText], at range: SourceRange) {
      self.cells = cells
      self.range = range
    }
  }

  /// One element a column.
  public var alignments: [Alignment]
  /// Nil when the table has none.
  public var header: Row?
  /// Without the header.
  public var rows: [Row]
  /// Nil when there is none.
  public var caption: InlineText?

  public init(alignments: [Alignment], header: Row?, rows: [Row], caption: InlineText? = nil) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.caption = caption
  }
}

/// An image that stands by itself, with its caption.
public struct Figure: Sendable, Hashable {
  /// The picture.
  public var image: Image
  /// Nil when there is none.
  public var caption: InlineText?

  public init(image: Image, caption: InlineText? = nil) {
    self.image = image
    self.caption = caption
  }
}

/// A picture to be read from a file.
public struct Image: Sendable, Hashable {
  /// The path or URL as written, percent signs and all.
  public var destination: String
  /// The text alternative; empty when the author gave none.
  public var alternative: String
  /// Empty when there is none.
  public var title: String

  public init(destination: String, alternative: String, title: String) {
    self.destination = destination
    self.alternative = alternative
    self.title = title
  }
}
