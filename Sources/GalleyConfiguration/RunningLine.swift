/// A line above or below the text of a page, in up to three parts.
///
/// In each, `{title}` stands for the document's title, `{article}` for that of the article on the page, `{page}` for
/// the page's number and `{pages}` for how many there are.
public struct RunningLine: Hashable, Sendable {
  /// Where lines of text begin.
  public var start: String
  public var center: String
  /// Where lines of text end.
  public var end: String

  /// What may stand in braces.
  public static let placeholders = ["title", "article", "page", "pages"]

  /// A line; without any part there is none.
  public init(start: String = "", center: String = "", end: String = "") {
    self.start = start
    self.center = center
    self.end = end
  }

  /// Whether there is none.
  public var isEmpty: Bool { self == RunningLine() }
}
