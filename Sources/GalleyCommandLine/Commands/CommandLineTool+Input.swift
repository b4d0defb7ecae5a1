internal import GalleyKit

extension CommandLineTool {
  /// The bytes of an article; `-` is standard input.
  func input(_ article: String) throws -> ArticleInput {
    guard article == "-" else { return try ArticleInput(contentsOf: article) }
    return ArticleInput(
      path: ArticleInput.standardInput, bytes: try console.input(Article.largestSize))
  }
}
