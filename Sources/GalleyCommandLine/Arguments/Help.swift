/// The help texts, made from the descriptions.
struct Help {
  let commands: [CommandDescription]

  /// What the tool is, and its commands.
  var overview: String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(Self.padded($0.name, width))  \($0.summary)" }
    return """
      galley renders Markdown articles in your fonts at every Dynamic Type size.

      usage: galley COMMAND [options]

      \(rows.joined(separator: "\n"))

      examples:
        galley proof article.md                    all sizes into output/, in the default fonts
        galley proof article.md --fonts inter      in another font set
        galley print docs --preset large-print     a folder of articles as large print on paper
        galley measure article.md --sizes l,ax5    the layout at two sizes as JSON
        galley snapshot verify docs/*.md           what has changed since it was recorded
        galley fonts inter article.md              a font set's faces, and what an article lacks
        galley scale --value 20 --style title3     what a 20 point title becomes at each size

      Run `galley help COMMAND` for its options, `galley --version` for versions.

      """
  }

  /// All about one command.
  func text(of command: CommandDescription) -> String {
    var text = "galley \(command.name): \(command.summary)\n\nusage: galley \(command.name)"
    if !command.options.isEmpty { text += " [options]" }
    if !command.shownOperands.isEmpty { text += " " + command.shownOperands }
    text += "\n"
    if !command.options.isEmpty {
      text += "\noptions:\n" + command.options.map(Self.rows).joined()
    }
    for note in command.notes { text += "\n" + Self.wrapped(note, indent: 0).joined() }
    if !command.examples.isEmpty {
      text += "\nexamples:\n"
      for example in command.examples {
        text += "  \(example.line)\n" + Self.wrapped(example.purpose, indent: 6).joined()
      }
    }
    return text
  }

  // MARK: - Layout

  /// The column where the words on an option begin, and where they end.
  private static let column = 30
  private static let width = 100

  private static func rows(_ option: OptionDescription) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    // Choices are told in the words, where there is room.
    let placeholder: String? =
      switch option.value {
      case .choices: "LIST"
      case .choice(let words) where words.joined().count > 12: "NAME"
      default: option.placeholder
      }
    let name = "  \(short)--\(option.shownName)" + (placeholder.map { " " + $0 } ?? "")
    var help = option.help
    if !option.words.isEmpty, placeholder != option.placeholder {
      help += " (\(option.words.joined(separator: ", ")))"
    }
    var lines = wrapped(help, indent: column)
    if name.count + 2 <= column, let first = lines.first {
      lines[0] = padded(name, column) + first.drop { $0 == " " }
    } else {
      lines.insert(name + "\n", at: 0)
    }
    return lines.joined()
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(start + line + "\n")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(start + line + "\n") }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
