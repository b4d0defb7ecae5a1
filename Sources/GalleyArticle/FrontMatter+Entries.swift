internal import GalleyConfiguration

extension FrontMatter {
  /// The values that stand alone, by name, those that are there; for listings.
  package var namedEntries: [(name: String, entry: Entry)] {
    let all = [
      ("title", title), ("subtitle", subtitle), ("date", date), ("language", language),
      ("description", description), ("styleSheet", styleSheet), ("sizes", sizes),
    ]
    return all.compactMap { name, entry in entry.map { (name, $0) } }
  }

  /// The names of what typography makes finer; nil when nothing is said of it.
  package var typographyNames: [String]? {
    typography.map { given in
      Typography.named.filter { given.contains($0.value) }.map(\.name)
    }
  }
}
