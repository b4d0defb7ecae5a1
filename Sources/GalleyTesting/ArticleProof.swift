public import GalleyKit

/// An article on a press: what a snapshot is taken of.
///
/// A press belongs to one thread at a time, so that tests which run side by side have one each.
public struct ArticleProof {
  public let article: ArticleInput
  /// In which fonts, style sheet, geometry and steps.
  public let press: Press

  public init(of article: ArticleInput, with press: Press) {
    self.article = article
    self.press = press
  }

  /// A proof of an article's file. Throws `FileAccessError`.
  public init(contentsOf path: String, with press: Press) throws(FileAccessError) {
    self.init(of: try ArticleInput(contentsOf: path), with: press)
  }

  /// A proof of an article that stands in the test itself; `name` is what differences call it.
  public init(markdown: String, named name: String = "article.md", with press: Press) {
    self.init(of: ArticleInput(path: name, bytes: Array(markdown.utf8)), with: press)
  }
}
