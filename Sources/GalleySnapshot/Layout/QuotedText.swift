/// Text in double quotes on one line; what would break the line, and what cannot be seen, as `\u{...}`.
enum QuotedText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      default:
        quoted += isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return quoted + "\""
  }

  /// The same of a text's beginning, where the text has more characters than are wanted.
  static func shortened(_ text: String, to count: Int) -> String {
    quoted(text.count <= count ? text : text.prefix(count - 1) + "…")
  }

  /// The text that a line of words ends in, between its first quote and its last; nil when it is no such line.
  static func unquoted(_ line: Substring) -> String? {
    guard line.first == "\"", line.last == "\"", line.unicodeScalars.count > 1 else { return nil }
    var text = String.UnicodeScalarView()
    var rest = line.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if scalar == "\"" { return nil }
        text.append(scalar)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      guard escaped == "u" else {
        text.append(escaped)
        continue
      }
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16), let decoded = Unicode.Scalar(value)
      else { return nil }
      text.append(decoded)
      rest = rest[rest.index(after: end)...]
    }
    return String(text)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
