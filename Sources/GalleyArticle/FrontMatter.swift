public import GalleyConfiguration

/// What the head of the file says about the article. Each value remembers where it stands.
public struct FrontMatter: Sendable, Hashable {
  /// A value and its place in the source.
  public struct Entry: Sendable, Hashable {
    /// Without quotes.
    public var text: String
    /// With its quotes.
    public var range: SourceRange

    public init(_ text: String, at range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// Nil for what is absent or empty, here and below.
  public var title: Entry?
  public var subtitle: Entry?
  public var authors: [Entry] = []
  /// As written; not interpreted.
  public var date: Entry?
  /// A BCP 47 tag as written.
  public var language: Entry?
  /// Nil for each block's own.
  public var direction: TextDirection?
  public var description: Entry?
  public var keywords: [Entry] = []
  /// The whole front matter with its fences; nil when there is none.
  public var range: SourceRange?

  public init() {}
}

/// The direction of a block of text.
public enum TextDirection: String, CaseIterable, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
