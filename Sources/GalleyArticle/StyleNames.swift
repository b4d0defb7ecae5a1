internal import DynamicType
internal import GalleyConfiguration

/// The names that an author may give a block or a span after a period.
enum StyleNames {
  /// What spans may be called, and what it makes of them.
  static let spans: [String: InlineSpan.Kind] = [
    "mark": .mark, "underline": .underline, "ul": .underline, "small": .small, "kbd": .keyboard,
    "sub": .subscripted, "sup": .superscript, "strike": .strikethrough,
  ]
  /// Names that say something else than how text looks.
  private static let others = ["smallcaps", "unnumbered", "decorative", "details"]
  private static let all =
    StyleName.names + Alert.Kind.allCases.map(\.rawValue) + spans.keys.sorted() + others
  private static let known = Set(all)
  /// The text styles in all spellings of their own, folded.
  private static let textStyles = Set(
    TextStyle.allCases.flatMap { [$0.rawValue, $0.swiftUIName, $0.systemName].map(folded) })

  /// Whether a name means something, however a text style is spelled.
  static func isKnown(_ name: String) -> Bool {
    known.contains(name) || Alert.Kind(name: name) != nil || textStyles.contains(folded(name))
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." }
  }

  /// Notes a name that means nothing, with the nearest that does.
  static func check(_ name: String, at place: SourceRange, _ log: inout FindingLog) {
    guard !isKnown(name) else { return }
    log.add(
      "unknown-style", .note, "there is no style `\(name)`; it changes nothing",
      remedy: nearest(to: name).map { "did you mean `\($0)`?" }
        ?? "name a text style such as `caption1`, or a role of the style sheet", at: place)
  }

  /// The style that is spelled most like a name.
  static func nearest(to name: String) -> String? { nearest(to: name, in: all) }

  /// Of some names the one that is spelled most like another.
  static func nearest(to name: String, in names: [String]) -> String? {
    nearestName(to: name, in: names)
  }
}

extension Alert.Kind {
  /// The kind of a name in letters of any case, as GitHub and Quarto write it.
  init?(name: String) {
    let name = name.lowercased()
    self.init(rawValue: name.hasPrefix("callout-") ? String(name.dropFirst(8)) : name)
  }
}
