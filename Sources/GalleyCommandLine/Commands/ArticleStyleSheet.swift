internal import GalleyKit

/// A style sheet as the front matter of an article names it: a built-in one, or a path relative to the article.
enum ArticleStyleSheet {
  /// The path of the sheet that an article asks for, as a list; empty where it asks for none, or for a built-in one.
  static func files(of input: ArticleInput) -> [String] {
    let (head, _) = FrontMatter.head(of: input.bytes, path: input.path)
    guard let name = head.styleSheet?.text, StyleSheet.builtIn(name) == nil else { return [] }
    return [FilePath.join(input.folder, name)]
  }

  /// Reads a sheet. Throws ``UsageError`` at `place` when there is none, `ConfigurationError` when its file is wrong.
  static func sheet(_ name: String, of input: ArticleInput, at place: String) throws -> StyleSheet {
    if let sheet = StyleSheet.builtIn(name) { return sheet }
    let path = FilePath.join(input.folder, name)
    if FileReader.isFile(path) { return try StyleSheet(contentsOf: path) }
    if name.contains("/") || FilePath.isYAML(name) {
      throw UsageError("there is no style sheet \(path); correct the path", at: place)
    }
    let names = StyleSheet.builtInNames
    throw UsageError.unknown(
      "style sheet", name, among: names,
      remedy: "use one of \(names.joined(separator: ", ")), or a path relative to the article",
      at: place)
  }
}
