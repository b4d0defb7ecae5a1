/// Which snapshots are meant, by `--filter`: those that one of the texts is in, where `*` stands for anything; without any,
/// all.
struct SnapshotFilter {
  /// The parts that follow each other in a name, of each text.
  private let patterns: [[Substring]]

  init(_ arguments: ParsedArguments) {
    patterns = (arguments.values["filter"] ?? []).map { $0.text.split(separator: "*") }
  }

  /// Whether a snapshot is meant; its name is the path of the article, the variant and the step's file stem.
  func contains(article: String, variant: String, name: String) -> Bool {
    patterns.isEmpty || patterns.contains { Self.matches("\(article)/\(variant)/\(name)", $0) }
  }

  private static func matches(_ name: String, _ parts: [Substring]) -> Bool {
    var rest = name[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
