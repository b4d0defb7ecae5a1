public import GalleyConfiguration

/// The pages of one file: those of one article, or of several with what stands before them, numbered and with
/// running lines.
///
/// Contracts: pages are numbered from 1 in order; the marks of their items name nodes of `structure`, whose first node
/// is the document; the anchors of two articles never have one name.
public struct PagedDocument: Sendable {
  /// What the file is called.
  public var title: String
  /// Empty when there is none.
  public var author: String
  /// Empty when there is none.
  public var summary: String
  /// A BCP 47 tag; `und` when it is not known.
  public var language: String
  /// In their order.
  public var pages: [Page]
  /// The tree of meaning; the document is at 0.
  public var structure: [StructureNode]
  /// The numbers of the first and last page of each article.
  public var extents: [ClosedRange<Int>]
  /// What was found when the articles were cut; their galleys' own are not repeated.
  public var findings: [Finding]
  /// Where the lines of each article stand on its pages.
  package var places: [PagePlaces]

  /// An article of a document.
  public struct Part: Sendable {
    /// The article on its measure.
    public var galley: Galley
    /// What sets its anchors apart from those of other articles; a number takes its place where it is empty or taken.
    public var name: String
    /// Where links to articles of the document lead, by their destination as the article has it, such as `two.md#start`.
    /// Others lead where they did.
    public var links: [String: Place]

    public init(_ galley: Galley, name: String = "", links: [String: Place] = [:]) {
      self.galley = galley
      self.name = name
      self.links = links
    }
  }

  /// A place in an article of a document.
  public struct Place: Sendable, Hashable {
    /// The index of the article.
    public var part: Int
    /// The anchor as the article's galley has it; nil, and one that is not there, for the article's beginning.
    public var anchor: String?

    public init(part: Int, anchor: String? = nil) {
      self.part = part
      self.anchor = anchor
    }
  }

  /// What stands before the articles on paper.
  public struct Front: Sendable, Hashable {
    /// What the whole is called; nil for the title of the first article.
    public var title: String?
    /// Whether the title has a page of its own. That of a single article moves there with its subtitle and byline, or
    /// else to above the contents where there are any.
    public var hasTitlePage: Bool
    /// The deepest level of headings that the contents list, 1 to 6; 0 for no contents, nil for what the style sheet
    /// says.
    public var contents: Int?

    public init(title: String? = nil, hasTitlePage: Bool = false, contents: Int? = nil) {
      self.title = title
      self.hasTitlePage = hasTitlePage
      self.contents = contents
    }
  }
}
