/// A name that nothing answers to, with the nearest name that would have been understood.
public struct NameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be named: "content size category", "text style", "curve".
  public let kind: String
  /// The name as given.
  public let name: String
  /// The nearest name, or nil when none is near.
  public let suggestion: String?
  /// What to do about it, as half a sentence: "did you mean `xs`?".
  public let remedy: String

  /// An error for `name`, whose suggestion is the nearest of `spellings` (by default `choices`).
  ///
  /// Without a near one the remedy lists `choices`.
  public init(kind: String, name: String, choices: [String], spellings: [String]? = nil) {
    let suggestion = nearestName(to: name, in: spellings ?? choices)
    self.kind = kind
    self.name = name
    self.suggestion = suggestion
    self.remedy =
      suggestion.map { "did you mean \"\($0)\"?" }
      ?? "use one of " + choices.joined(separator: ", ")
  }

  /// An error whose remedy is given, for a name that is known but cannot be used so.
  public init(kind: String, name: String, suggestion: String? = nil, remedy: String) {
    self.kind = kind
    self.name = name
    self.suggestion = suggestion
    self.remedy = remedy
  }

  /// The error in words, lower case, without a place: `unknown text style "bdy"; did you mean
  /// "body"?`.
  public var message: String {
    name.isEmpty
      ? "empty name for a \(kind); \(remedy)"
      : "unknown \(kind) \"\(Self.shortened(name))\"; \(remedy)"
  }

  /// The same as ``message``.
  public var description: String { message }

  /// At most sixty characters of `name`, control characters and line ends shown as `?`.
  static func shortened(_ name: String) -> String {
    let shown = String(
      name.prefix(60).map { character in
        character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "?" : character
      })
    return name.count > 60 ? shown + "…" : shown
  }
}
