public import GalleyConfiguration

/// What a piece of the galley is to someone who cannot see it. Nodes form a tree in reading order.
public struct StructureNode: Sendable, Hashable {
  /// The place of a node in `Galley.structure`; a parent comes before its children.
  public typealias ID = Int

  /// The kind of a node.
  public enum Tag: Sendable, Hashable {
    case document
    /// An article of a book.
    case part
    case division
    /// The level as the article has it, 1 to 6.
    case heading(level: Int)
    case paragraph
    case blockQuote
    case list(Numbering)
    case listItem
    /// A list's or a note's marker.
    case label
    case listBody
    case code
    case table
    case tableHead
    case tableBody
    case tableRow
    case tableHeader(Scope)
    case tableCell
    case caption
    /// The text alternative stands in `alternative`.
    case figure
    case note(number: Int)
    /// A list of what is where in the document.
    case contents
    /// An entry of the contents.
    case contentsItem
    case reference
    case link(Target)
    case strong
    case emphasis
    /// Only its language or its replacement text matters.
    case span
  }

  /// What the markers of a list are.
  public enum Numbering: String, Sendable, Hashable {
    case disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman
    case none
  }

  /// What a header cell heads.
  public enum Scope: String, Sendable, Hashable {
    case column, row
  }

  /// A line under or through a text.
  public enum Decoration: String, Sendable, Hashable {
    case underline, lineThrough
  }

  /// Where a link leads.
  public enum Target: Sendable, Hashable {
    case url(String)
    /// The name of an anchor in the galley.
    case anchor(String)
    /// Another file of the same run: its path from the folder of the one that is made, and an anchor in it.
    case file(path: String, anchor: String?)
  }

  /// What it is.
  public var tag: Tag
  /// Nil for the document.
  public var parent: ID?
  /// The text alternative of a figure.
  public var alternative: String?
  /// What is read in place of the content, such as an emoji sequence.
  public var actualText: String?
  /// What an abbreviation stands for.
  public var expansion: String?
  /// A line that says something of the text, such as that it holds no longer.
  public var decoration: Decoration?
  /// A language other than the parent's.
  public var language: String?
  /// The text of a heading, for the outline.
  public var title: String?
  /// What links point to.
  public var anchor: String?
  /// Its source.
  public var range: SourceRange

  public init(_ tag: Tag, parent: ID?, range: SourceRange) {
    self.tag = tag
    self.parent = parent
    self.range = range
  }
}

/// To what a mark on a page belongs: to a node of the structure, or to none because it only decorates.
public enum Mark: Sendable, Hashable {
  case node(StructureNode.ID)
  /// A rule, a background, an underline.
  case layoutArtifact
  case headerArtifact
  case footerArtifact
}
