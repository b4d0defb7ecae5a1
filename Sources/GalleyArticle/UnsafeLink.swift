internal import GalleyConfiguration

/// Destinations that would run something or bring their content along; they are never kept.
enum UnsafeLink {
  private static let schemes: Set<String> = ["javascript", "vbscript", "data"]

  /// Whether a destination has such a scheme, however it is dressed up.
  ///
  /// Browsers pass over white space and control characters in a scheme (WHATWG, URL Standard).
  static func matches(_ destination: String) -> Bool {
    var scheme = ""
    for scalar in destination.unicodeScalars where scalar.value > 0x20 {
      if scalar == ":" { return schemes.contains(scheme.lowercased()) }
      guard scalar.isASCII, scheme.utf8.count < 12 else { return false }
      scheme.unicodeScalars.append(scalar)
    }
    return false
  }
}

extension ConversionState {
  mutating func noteUnsafeLink(_ destination: String, at range: SourceRange) {
    let scheme = destination.prefix { $0 != ":" }
    log.add(
      "unsafe-link", .warning,
      "a link with the scheme \(scheme.trimmed) is dropped; its text stays",
      remedy: "link to an address that begins with https:", at: range)
  }
}

extension Substring {
  /// Without white space and control characters.
  fileprivate var trimmed: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value > 0x20 }))
  }
}
