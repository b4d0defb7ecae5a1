internal import GalleyKit

/// A failure on one line: `path:line:column: error: message; remedy`, or `galley: error: …` when it has no place.
struct Diagnostic: Hashable {
  let line: String

  /// A line for the description of an error. A description that begins with `path:`, and perhaps numbers, has its
  /// place there.
  init(_ description: String, about path: String? = nil) {
    let place =
      path.flatMap { Self.place(description, path: $0) } ?? Self.settingsPlace(description)
    let message = place.map { description.dropFirst($0.count).drop { $0 == " " } }
    line = ShownText.message("\(place ?? "galley:") error: \(message ?? description[...])")
  }

  /// `path:3:8:` at the start of a text.
  private static func place(_ text: String, path: String) -> String? {
    guard text.hasPrefix(path + ":") else { return nil }
    var end = text.index(text.startIndex, offsetBy: path.count + 1)
    for _ in 0..<2 {
      let digits = text[end...].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == ":" else {
        break
      }
      end = text.index(after: digits.endIndex)
    }
    return String(text[..<end])
  }

  private static func settingsPlace(_ text: String) -> String? {
    place(text, path: Settings.fileName)
  }
}
