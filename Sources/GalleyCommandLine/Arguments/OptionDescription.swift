/// One option of a command: what parsing, help, suggestions and completion need to know of it.
struct OptionDescription: Sendable {
  /// What follows the option.
  enum Value: Sendable {
    /// Nothing; the option is on, or off with `--no-` before its name.
    case flag(isOn: Bool)
    /// Any text; the word stands for it in the help.
    case text(String)
    /// One of a few words.
    case choice([String])
    /// Some of a few words, with commas between.
    case choices([String])
    /// A name that is among the words, or of which they are examples; where `isFile`, the path of a file too.
    case name(String, words: [String], isFile: Bool)
    /// A whole number.
    case number(ClosedRange<Int>)
    /// The path of a file.
    case file(String)
    /// The path of a folder.
    case folder(String)
  }

  /// The long name without its hyphens.
  let name: String
  let short: Character?
  let value: Value
  /// What it does, and its default.
  let help: String
  /// Whether every value counts, not only the last.
  let isRepeatable: Bool

  init(
    _ name: String, short: Character? = nil, _ value: Value, repeatable: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    isRepeatable = repeatable
  }

  var isFlag: Bool {
    if case .flag = value { true } else { false }
  }

  /// The name as it is shown: a flag that is on by default is shown as the way to turn it off.
  var shownName: String {
    if case .flag(isOn: true) = value { "no-" + name } else { name }
  }

  /// The words that complete its value; empty when there are none.
  var words: [String] {
    switch value {
    case .choice(let words), .choices(let words), .name(_, let words, _): words
    case .flag, .text, .number, .file, .folder: []
    }
  }

  /// What stands for the value in the help.
  var placeholder: String? {
    switch value {
    case .flag: nil
    case .text(let word), .file(let word), .folder(let word), .name(let word, _, _): word
    case .choice(let words): words.joined(separator: "|")
    case .choices(let words): words.joined(separator: ",")
    case .number: "N"
    }
  }
}
