public import GalleyConfiguration

/// What came of a PDF that was to be printed.
public struct PrintResult: Sendable {
  /// Whether there is a PDF, and since when.
  public enum Outcome: Sendable {
    /// It was printed, with so many pages.
    case made(pages: Int)
    /// It is there from a run before, and would be the same.
    case unchanged(pages: Int)
    /// It would have needed repairs, which the options do not allow.
    case refused
    /// Nothing was printed. What a run before made is still there.
    case failed([Failure])
  }

  /// Why an article, or the PDF itself, failed.
  public struct Failure: Sendable {
    /// The article's path as it was named, or the PDF's below the output folder.
    public var path: String
    /// What went wrong.
    public var error: PressError
  }

  /// The path of the PDF below the output folder.
  public var file: String
  /// The paths of its articles, as they were named.
  public var articles: [String]
  /// Whether the articles are parts of a book.
  public var isBook: Bool
  /// What became of the PDF.
  public var outcome: Outcome
  /// Merged, in the order of the file, those of a book article by article; none of an unchanged PDF.
  public var findings: [Finding]
  /// The paths of all files that the PDF was made from; none where there is no PDF.
  public var dependencies: [String]

  /// Whether there was something to warn of.
  var needsCare: Bool { findings.contains(where: \.needsCare) }
}
