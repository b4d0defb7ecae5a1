/// A name folded for comparison: lower case, without spaces, hyphens, underscores, periods and
/// parentheses, and without a prefix that only says which interface it was pasted from.
struct Spelling {
  let text: String

  /// Folds `name`; of `prefixes`, already folded, the first that fits and leaves something is cut.
  init(_ name: String, prefixes: [String] = []) {
    // A name is a word: a pasted page is not one, and is not worth folding.
    let folded = String(name.prefix(200).lowercased().filter { !Self.ignored.contains($0) })
    let prefix = prefixes.first { folded.hasPrefix($0) && folded.count > $0.count }
    text = String(folded.dropFirst(prefix?.count ?? 0))
  }

  private static let ignored: Set<Character> = [" ", "\t", "-", "_", ".", "(", ")"]
}
