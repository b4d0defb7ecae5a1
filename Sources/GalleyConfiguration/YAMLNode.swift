/// A value of a YAML document and the place it stands at.
///
/// Scalars keep their text as written; what a text means (a number, a truth value) is asked for, never guessed, so
/// `no` may be a language. Ranges are bytes of the file that the document stands in.
public struct YAMLNode: Sendable {
  /// What a node holds.
  public enum Value: Sendable {
    /// A text; plain when it stands without quotes, block marks or a string tag.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// The entries in the order of the file. Keys are scalars; no two are equal, unless they were to be kept.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The text, the elements or the entries.
  public var value: Value
  /// The node in the file, with its quotes or brackets. An absent value has the empty range after its key.
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

// MARK: - What a node means
extension YAMLNode {
  /// Whether it is an absent value, `~` or `null`.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = value else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The text of a scalar; nil for a null, a list or a map.
  public var string: String? {
    guard case .scalar(let text, _) = value, !isNull else { return nil }
    return text
  }

  /// The texts of a list of scalars, or of one scalar standing for a list of one; nil for anything else.
  public var strings: [String]? {
    if let string { return [string] }
    guard case .sequence(let elements) = value else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  /// The number that a plain scalar writes in decimal digits; never infinite or not a number.
  public var number: Double? {
    guard case .scalar(let text, isPlain: true) = value,
      text.utf8.allSatisfy({ Self.numerals.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// The whole number that a plain scalar writes in decimal digits.
  public var integer: Int? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return Int(text)
  }

  /// The truth value of a plain `true`, `yes`, `on`, `false`, `no` or `off` in any case.
  public var bool: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// The elements of a list; none for anything else.
  public var elements: [YAMLNode] {
    guard case .sequence(let elements) = value else { return [] }
    return elements
  }

  /// The entries of a map in the order of the file; none for anything else.
  public var entries: [(key: YAMLNode, value: YAMLNode)] {
    guard case .mapping(let entries) = value else { return [] }
    return entries
  }

  /// The value of a key of a map; nil when there is none, or when this is no map.
  public subscript(key: String) -> YAMLNode? {
    entries.first { $0.key.text == key }?.value
  }

  /// What it is in words, for messages: `a text`, `a list`, `a map` or `nothing`.
  public var kind: String {
    switch value {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// The text of a scalar, null or not; empty for a list or a map.
  public var text: String {
    guard case .scalar(let text, _) = value else { return "" }
    return text
  }

  private static let numerals = Array("0123456789+-.eE".utf8)
}
