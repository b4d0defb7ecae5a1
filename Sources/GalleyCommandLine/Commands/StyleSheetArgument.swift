internal import GalleyKit

/// A style sheet as a person names it: a built-in one, or the path of a YAML file.
enum StyleSheetArgument {
  /// Reads a sheet; what has a slash, ends as YAML does or is a file is a path.
  ///
  /// Throws ``UsageError`` at `place` for a name that is none, ``ConfigurationError`` for a file that is wrong.
  static func sheet(_ name: String, at place: String?) throws -> StyleSheet {
    if let sheet = StyleSheet.builtIn(name) { return sheet }
    if name.contains("/") || FilePath.isYAML(name) || FileReader.isFile(name) {
      return try StyleSheet(contentsOf: name)
    }
    let names = StyleSheet.builtInNames
    throw UsageError.unknown(
      "style sheet", name, among: names,
      remedy:
        "use one of \(names.joined(separator: ", ")), or the path of a style sheet's YAML file",
      at: place)
  }
}
