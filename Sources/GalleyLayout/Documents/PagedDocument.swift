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
  public var pages: [Page]
  /// The tree of meaning; the document is at 0.
  public var structure: [StructureNode]
  /// The numbers of the first and last page of each article.
  public var extents: [ClosedRange<Int>]

  /// An article of a document.
  public struct Part: Sendable {
    public var galley: Galley
    /// What sets its anchors apart from those of other articles; empty where there is but one.
    public var name: String

    public init(_ galley: Galley, name: String = "") {
      self.galley = galley
      self.name = name
    }
  }

  /// What stands before the articles.
  public struct Front: Sendable, Hashable {
    /// What the whole is called; nil for the title of the first article.
    public var title: String?
    /// Whether the title has a page of its own.
    public var hasTitlePage: Bool
    /// The deepest level of headings that the contents list, 1 to 6; nil for no contents.
    public var contents: Int?

    public init(title: String? = nil, hasTitlePage: Bool = false, contents: Int? = nil) {
      self.title = title
      self.hasTitlePage = hasTitlePage
      self.contents = contents
    }
  }
}
