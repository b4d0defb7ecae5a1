public import GalleyConfiguration

/// What the head of the file says about the article. Each value remembers where it stands.
public struct FrontMatter: Sendable, Hashable {
  /// A value and its place in the source.
  public struct Entry: Sendable, Hashable {
    /// Without quotes, and with one space for any white space in it.
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
  /// A BCP 47 tag, with hyphens.
  public var language: Entry?
  /// Nil for each block's own.
  public var direction: TextDirection?
  public var description: Entry?
  public var keywords: [Entry] = []
  /// The style sheet that the article asks for: the name of a built-in one, or a path relative to the article.
  public var styleSheet: Entry?
  /// The steps that the article asks for, written as a selection: `l,ax1-ax5`.
  public var sizes: Entry?
  /// What is made finer in prose, in place of what the style sheet says.
  public var typography: Typography?
  /// The whole front matter with its fences; nil when there is none.
  public var range: SourceRange?

  public init() {}

  /// Reads the head of a file and nothing else, for what must be known before the article is parsed.
  ///
  /// - Parameters:
  ///   - bytes: the file, or the beginning of it.
  ///   - path: its name for messages.
  /// - Returns: the front matter, empty when there is none, and the text that its places count in.
  public static func head(
    of bytes: [UInt8], path: String
  ) -> (frontMatter: FrontMatter, source: SourceText) {
    // Nearly all articles begin with something else, and need no decoding here.
    guard bytes.prefix(12).contains(UInt8(ascii: "-")) else {
      return (FrontMatter(), SourceText(path: path, bytes: []))
    }
    var log = SourceDecoder.decode(bytes, path: path)
    return (FrontMatterReader(log.source, &log).frontMatter, log.source)
  }
}

/// The direction of a block of text.
public enum TextDirection: String, CaseIterable, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
