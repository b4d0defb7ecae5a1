extension FrontMatter {
  /// The values that stand alone, by name, those that are there; for listings.
  package var namedEntries: [(name: String, entry: Entry)] {
    let all = [
      ("title", title), ("subtitle", subtitle), ("date", date), ("language", language),
      ("description", description),
    ]
    return all.compactMap { name, entry in entry.map { (name, $0) } }
  }
}
