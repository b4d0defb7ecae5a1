/// What CSS in a drawing refers to.
///
/// Comments go, and escapes become what they stand for. Characters that structure CSS lose that meaning in strings,
/// addresses and escapes: `veil` stands for them, in names elsewhere too.
struct SVGStyles {
  /// Without comments and escapes.
  let text: String

  private static let veil: Unicode.Scalar = "\u{FFFD}"

  /// A style sheet, the value of an attribute `style`, or that of a property.
  init(_ css: String) {
    var reader = Reader(rest: css.unicodeScalars[...])
    reader.read()
    text = String(reader.plain)
  }

  /// A name of an element as it is found in CSS that has been read.
  static func name(_ text: some StringProtocol) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { name.append(veiled(scalar)) }
    return String(name)
  }

  private static func veiled(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.isWhitespace || "{}(),;\"'\\".unicodeScalars.contains(scalar) ? veil : scalar
  }

  /// Whether it asks for style sheets or elements that an address holds.
  var isHidden: Bool {
    let text = text.lowercased()
    if text.contains("@import"), text.contains("data:") { return true }
    return Self.addresses(in: Substring(text)).contains {
      $0.hasPrefix("data:") && $0.contains("#")
    }
  }

  /// The elements that the properties of all rules refer to.
  var references: [String] { Self.references(in: Substring(text)) }

  /// The elements that the rules of a style sheet refer to, by a name that all elements have that a rule selects:
  /// `tag`, `#id`, `.class` or `*`.
  var referencesBySelector: [String: [String]] {
    var found: [String: [String]] = [:]
    for rule in text.split(separator: "}") {
      guard let brace = rule.lastIndex(of: "{") else { continue }
      let references = Self.references(in: rule[brace...])
      if references.isEmpty { continue }
      let selectors = rule[..<brace].split(separator: "{").last ?? ""
      for selector in selectors.split(separator: ",") {
        found[Self.name(in: selector), default: []] += references
      }
    }
    return found
  }

  private static func name(in selector: Substring) -> String {
    let last = selector.split { $0.isWhitespace || ">+~".contains($0) }.last ?? "*"
    // What is not a plain name may mean any element.
    guard last.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#".contains($0) }) else { return "*" }
    guard let mark = last.lastIndex(where: { $0 == "." || $0 == "#" }) else { return String(last) }
    return String(last[mark...])
  }

  private static func references(in text: Substring) -> [String] {
    addresses(in: text).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }

  /// What stands in `url(…)`.
  private static func addresses(in text: Substring) -> [Substring] {
    var found: [Substring] = []
    var rest = text
    while let open = rest.firstIndex(of: "(") {
      let isAddress = rest[..<open].suffix(3).lowercased() == "url"
      rest = rest[rest.index(after: open)...]
      if !isAddress { continue }
      let inside = rest.prefix { $0 != ")" }.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      found.append(inside.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
    }
    return found
  }
}

extension SVGStyles {
  /// Reads CSS as its tokens are defined (CSS Syntax Level 3, section 4).
  private struct Reader {
    var rest: Substring.UnicodeScalarView
    var plain = String.UnicodeScalarView()

    mutating func read() {
      while let scalar = rest.popFirst() {
        switch scalar {
        case "\\": readEscape()
        case "\"", "'": readString(scalar)
        case "/" where rest.first == "*": skipComment()
        case "(":
          plain.append(scalar)
          if plain.dropLast().suffix(3).map({ $0.properties.lowercaseMapping }) == ["u", "r", "l"] {
            readAddress()
          }
        default: plain.append(scalar)
        }
      }
    }

    private mutating func readString(_ quote: Unicode.Scalar) {
      plain.append(quote)
      while let scalar = rest.popFirst() {
        switch scalar {
        case quote, "\n", "\r", "\u{0C}":
          plain.append(scalar)
          return
        case "\\": readEscape()
        default: plain.append(SVGStyles.veiled(scalar))
        }
      }
    }

    /// An address without quotation marks.
    private mutating func readAddress() {
      while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
      if rest.first == "\"" || rest.first == "'" { return }
      while let scalar = rest.popFirst() {
        switch scalar {
        case ")":
          plain.append(scalar)
          return
        case "\\": readEscape()
        case _ where scalar.properties.isWhitespace: plain.append(scalar)
        default: plain.append(SVGStyles.veiled(scalar))
        }
      }
    }

    private mutating func skipComment() {
      rest.removeFirst()
      var isStar = false
      while let scalar = rest.popFirst() {
        if isStar, scalar == "/" { break }
        isStar = scalar == "*"
      }
      plain.append(" ")
    }

    /// What follows a backslash: up to six hexadecimal digits and a space, or a character; the end of a line is none.
    private mutating func readEscape() {
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      if digits.isEmpty {
        guard let scalar = rest.popFirst(), !"\n\r\u{0C}".unicodeScalars.contains(scalar) else {
          return
        }
        plain.append(SVGStyles.veiled(scalar))
        return
      }
      rest = rest[digits.endIndex...]
      if let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      plain.append(SVGStyles.veiled(scalar ?? SVGStyles.veil))
    }
  }
}
