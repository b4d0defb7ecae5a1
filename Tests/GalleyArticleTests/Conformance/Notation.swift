import GalleyArticle

/// How blocks and text are written on one line, without places: `h1(Title) p(some {em words} and {code x})`.
///
/// Blocks are `p`, `h1` to `h6`, `quote`, `code:info`, `ul`, `ol3` (by its first number; a loose list has a `+`), `li`,
/// `li[x]`, `table:lcr-` with `th` and `tr`, `fig`, `hr`, and `note1` for the notes. In text, `↵` ends a line of code, `⏎` is
/// a hard line break and `→` a tab.
enum Notation {
  /// Text as it is written down.
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "↵"
      case "\t": shown += "→"
      case "\u{2028}": shown += "⏎"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  static func block(_ name: String, _ parts: [String], separator: String = " ") -> String {
    "\(name)(\(parts.joined(separator: separator)))"
  }

  static func code(_ text: String, info: String) -> String {
    block(info.isEmpty ? "code" : "code:\(info)", [shown(text)])
  }

  static func list(start: Int?, isTight: Bool, _ items: [String]) -> String {
    block((start.map { "ol\($0)" } ?? "ul") + (isTight ? "" : "+"), items)
  }

  static func row(isHeader: Bool, _ cells: [String]) -> String {
    block(isHeader ? "th" : "tr", cells, separator: "|")
  }

  /// A destination with its title: `/u "t"`, in angle brackets where it is empty or has spaces.
  static func target(_ destination: String, title: String) -> String {
    let isBare = !destination.isEmpty && !destination.contains(" ")
    let place = isBare ? destination : "<\(destination)>"
    return shown(title.isEmpty ? place : "\(place) \"\(title)\"")
  }

  static func span(_ name: String, _ text: String) -> String { "{\(name) \(text)}" }

  static func image(_ destination: String, title: String, alternative: String) -> String {
    span("img \(target(destination, title: title))", shown(alternative))
  }

  static func figure(_ destination: String, title: String, alternative: String) -> String {
    block("fig", [target(destination, title: title), shown(alternative)])
  }
}
