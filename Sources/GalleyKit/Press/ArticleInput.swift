internal import GalleyArticle
internal import GalleyConfiguration

/// An article's file as it was read.
public struct ArticleInput: Sendable {
  /// As the person named it; `<stdin>` for standard input.
  public var path: String
  /// The file as it was read.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a file; a larger one than an article may be is not read to its end.
  ///
  /// Throws ``FileAccessError``.
  public init(contentsOf path: String) throws(FileAccessError) {
    self.init(path: path, bytes: try FileReader.bytes(of: path, limit: Article.largestSize))
  }

  /// The name of standard input in messages.
  public static let standardInput = "<stdin>"

  /// The folder that pictures are named from.
  public var folder: String { path == Self.standardInput ? "." : FilePath.folder(of: path) }
}
