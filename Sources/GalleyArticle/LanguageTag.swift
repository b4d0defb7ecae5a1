/// Tags of languages as authors write them.
public enum LanguageTag {
  /// The BCP 47 tag that a text is meant to be; nil when it is none.
  ///
  /// Underscores, as locales have them, become hyphens, and what a locale says of its encoding goes. The parts are
  /// checked for their form (RFC 5646, 2.1), not against the registry; their case stays.
  public static func normalized(_ text: String) -> String? {
    let locale = text.prefix { $0 != "." && $0 != "@" }
    let parts = locale.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let primary = parts.first, isAlphanumeric(parts) else { return nil }
    // "x" and "i" begin tags of private use and old ones.
    let isSpecial = ["x", "i"].contains(primary.lowercased()) && parts.count > 1
    guard isSpecial || (2...3).contains(primary.count), primary.allSatisfy(\.isLetter) else {
      return nil
    }
    return parts.joined(separator: "-")
  }

  private static func isAlphanumeric(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}
