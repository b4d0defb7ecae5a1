public import GalleyConfiguration
public import GalleyLayout

/// One PDF to print: of one article, or of several as a book.
public struct PrintJob: Sendable {
  /// An article of a job.
  public struct Source: Sendable {
    /// As the person named it; `<stdin>` for standard input.
    public var path: String
    /// What it is called in a book, where no two have one name.
    public var name: String
    /// What was read already; nil for a file that is read when its turn comes.
    public var bytes: [UInt8]?

    public init(path: String, name: String, bytes: [UInt8]? = nil) {
      self.path = path
      self.name = name
      self.bytes = bytes
    }

    /// The article's file. Throws ``FileAccessError``.
    func input() throws(FileAccessError) -> ArticleInput {
      if let bytes { return ArticleInput(path: path, bytes: bytes) }
      return try ArticleInput(contentsOf: path)
    }
  }

  /// The path of the PDF below the output folder.
  public var file: String
  /// One, or those of a book in their order.
  public var sources: [Source]
  /// Whether the articles are parts of a book, be it one of a single article.
  public var isBook: Bool
  /// How the articles look.
  public var styleSheet: StyleSheet
  /// What is printed on and how; with one step.
  public var options: PressOptions
  /// What stands before the articles.
  public var front: PagedDocument.Front

  public init(
    file: String, sources: [Source], isBook: Bool = false, styleSheet: StyleSheet,
    options: PressOptions, front: PagedDocument.Front = PagedDocument.Front()
  ) {
    self.file = file
    self.sources = sources
    self.isBook = isBook
    self.styleSheet = styleSheet
    self.options = options
    self.front = front
  }

  /// What messages call it: the article's path, or the PDF's.
  var path: String { isBook ? file : sources.first?.path ?? file }
}
