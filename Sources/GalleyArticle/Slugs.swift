/// Anchors of headings as GitHub makes them.
struct Slugs {
  private var counts: [String: Int] = [:]
  private(set) var all: Set<String> = []

  /// Takes an anchor that an author gave.
  mutating func reserve(_ id: String) {
    all.insert(id)
    counts[id] = counts[id] ?? 0
  }

  /// The anchor of a heading's text: small letters, hyphens for spaces, `-1`, `-2` for repeats.
  mutating func slug(of text: String) -> String {
    let base = Self.base(text)
    guard counts[base] != nil else {
      reserve(base)
      return base
    }
    var slug = base
    while counts[slug] != nil {
      let count = (counts[base] ?? 0) + 1
      counts[base] = count
      slug = "\(base)-\(count)"
    }
    reserve(slug)
    return slug
  }

  /// Letters, marks, numbers, hyphens and underscores stay; a space becomes a hyphen; all else goes.
  static func base(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": result += "-"
      case "-", "_": result.unicodeScalars.append(scalar)
      default:
        if isKept(scalar) { result += scalar.properties.lowercaseMapping }
      }
    }
    return result
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    // As Unicode has it: circled letters count.
    default: scalar.properties.isAlphabetic
    }
  }
}
