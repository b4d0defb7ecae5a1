/// A value in the order in which it is written: what both YAML and JSON are printed from.
package indirect enum OrderedValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case truth(Bool)
  /// A value that there is not: `none` in YAML, null in JSON.
  case absent
  case list([OrderedValue])
  case map([Entry])

  /// A key, its value, and what a person may want to know of it.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: OrderedValue
    /// Written after the value where the form has comments.
    package var comment: String?

    package init(_ key: String, _ value: OrderedValue, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// Whether nothing stands in it.
  private var isEmpty: Bool {
    switch self {
    case .text, .number, .truth, .absent: false
    case .list(let elements): elements.isEmpty
    case .map(let entries): entries.isEmpty
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number, .truth, .absent: true
    case .list, .map: false
    }
  }
}

// MARK: - YAML
extension OrderedValue {
  /// The widest line of maps that stand on one.
  private static let width = 100

  /// The value as YAML, which reads back as the same; a map of maps has a line for each entry.
  package var yaml: String {
    guard case .map(let entries) = self else { return flow + "\n" }
    return Self.lines(of: entries, indent: 0, isTop: true)
  }

  private static func lines(of entries: [Entry], indent: Int, isTop: Bool) -> String {
    let space = String(repeating: " ", count: indent)
    return entries.map { entry in
      let head = space + scalar(entry.key) + ":"
      let comment = entry.comment.map { "  # \($0)" } ?? ""
      let line = "\(head) \(entry.value.flow)"
      guard case .map(let inner) = entry.value, !inner.isEmpty,
        // Parts of the whole have a line for each of their entries; what is in them, one where it can.
        isTop || line.utf8.count > width || !inner.allSatisfy({ $0.value.isScalar })
      else { return line + comment + "\n" }
      return head + comment + "\n" + lines(of: inner, indent: indent + 2, isTop: false)
    }.joined()
  }

  /// On one line.
  private var flow: String {
    switch self {
    case .text(let text): Self.scalar(text)
    case .number(let number): Self.plain(number)
    case .truth(let truth): truth ? "true" : "false"
    case .absent: StyleSheetDecoder.none
    case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\(Self.scalar($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// The shortest digits that read back as the same number.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Words that are no text without quotes.
  private static let reserved = ["true", "false", "yes", "no", "on", "off", "null", "~"]

  /// A text without quotes where it stays one, else in quotes.
  private static func scalar(_ text: String) -> String {
    let isWord =
      text.utf8.first.map { isLetter($0) } == true
      && text.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || "-._/".utf8.contains($0)
      }
    if isWord, !reserved.contains(text.lowercased()) { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
