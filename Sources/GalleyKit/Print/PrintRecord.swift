/// What a PDF was made from, so that a later run knows whether it would be the same.
struct PrintRecord: Hashable, Sendable {
  /// A file that was asked for and may not have been there.
  struct Source: Hashable, Sendable {
    var path: String
    /// Of its bytes; nil where it could not be read.
    var sha256: String?
  }

  /// A link to a local file.
  struct Link: Hashable, Sendable {
    /// The file's path.
    var path: String
    /// The PDF or the part of the book that it leads to; empty for a file that is not of the run, nil for one that is
    /// not there.
    var place: String?
  }

  /// The PDF, by its path below the output folder.
  var output: WrittenFile
  var pages: Int
  /// Whether something was found that strict runs do not let pass.
  var needsCare: Bool
  /// All that makes a difference to the bytes besides files.
  var options: [Manifest.Option]
  /// In the order of the book.
  var articles: [Manifest.Input]
  var pictures: [Source] = []
  var links: [Link] = []
  /// The faces that some glyph was taken from.
  var fonts: [Manifest.Input] = []
  var dictionaries: [Manifest.Input] = []
}
