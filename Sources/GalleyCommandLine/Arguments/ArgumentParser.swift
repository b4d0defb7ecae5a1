/// Reads the arguments of one command by its description.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, several short flags in one; `--` ends the options; `-` is an
/// operand. Options and operands may mix.
struct ArgumentParser {
  let command: CommandDescription
  private var result = ParsedArguments()
  private var rest: ArraySlice<String> = []

  init(_ command: CommandDescription) {
    self.command = command
  }

  mutating func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    result = ParsedArguments()
    rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        break
      }
      if argument.hasPrefix("--") {
        try long(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try short(argument.dropFirst())
      } else {
        result.operands.append(argument)
      }
    }
    try checkOperands()
    return result
  }

  // MARK: - Options

  private mutating func long(_ body: Substring) throws(UsageError) {
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    guard let (option, isNegated) = command.option(named: name) else {
      throw .unknown(
        "option", "--\(name)", among: command.options.map { "--" + $0.shownName },
        remedy: "see `galley help \(command.name)`")
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    try take(option, isNegated: isNegated, given: given, shown: "--\(name)")
  }

  private mutating func short(_ letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw UsageError(
          "unknown option \"-\(letter)\"; see `galley help \(command.name)`")
      }
      if option.isFlag {
        try take(option, isNegated: false, given: nil, shown: "-\(letter)")
      } else {
        let given = letters.isEmpty ? nil : String(letters)
        letters = ""
        try take(option, isNegated: false, given: given, shown: "-\(letter)")
      }
    }
  }

  private mutating func take(
    _ option: OptionDescription, isNegated: Bool, given: String?, shown: String
  ) throws(UsageError) {
    if option.isFlag {
      if given != nil {
        throw UsageError("takes no value; use --\(option.name) or --no-\(option.name)", at: shown)
      }
      append(isNegated ? "false" : "true", to: option, place: shown)
      return
    }
    guard let value = given ?? rest.popFirst() else {
      throw UsageError("needs a value: \(option.placeholder ?? "")", at: shown)
    }
    append(try Self.checked(value, of: option, at: shown), to: option, place: shown)
  }

  private mutating func append(_ text: String, to option: OptionDescription, place: String) {
    let value = ParsedArguments.Value(text: text, place: place)
    if option.isRepeatable {
      result.values[option.name, default: []].append(value)
    } else {
      result.values[option.name] = [value]
    }
  }

  /// A value in the form that the rest of the program relies on.
  static func checked(
    _ text: String, of option: OptionDescription, at place: String
  ) throws(UsageError) -> String {
    switch option.value {
    case .flag:
      return text
    case .text, .file, .folder, .name:
      guard !text.isEmpty else {
        throw UsageError("needs a value: \(option.placeholder ?? "")", at: place)
      }
      return text
    case .number(let range):
      guard let number = Int(text), range.contains(number) else {
        throw UsageError(
          "\"\(text)\" is no number from \(range.lowerBound) to \(range.upperBound)", at: place)
      }
      return String(number)
    case .choice(let words):
      return try choice(text, among: words, at: place)
    case .choices(let words):
      var chosen: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = try choice(String(part), among: words, at: place)
        if !chosen.contains(word) { chosen.append(word) }
      }
      return chosen.joined(separator: ",")
    }
  }

  private static func choice(
    _ text: String, among words: [String], at place: String
  ) throws(UsageError) -> String {
    let trimmed = text.drop { $0 == " " }.lowercased()
    guard let word = words.first(where: { $0.lowercased() == trimmed }) else {
      throw .unknown("value", text, among: words, at: place)
    }
    return word
  }

  // MARK: - Operands

  private func checkOperands() throws(UsageError) {
    let operands = result.operands
    switch command.operands {
    case .none:
      if let first = operands.first {
        throw UsageError("galley \(command.name) takes no \"\(first)\"; leave it away")
      }
    case .articles, .articlesAndFolders:
      if operands.isEmpty {
        throw UsageError(
          "no article is named; give paths of Markdown files, or - for standard input")
      }
    case .article:
      guard operands.count == 1 else {
        throw UsageError(
          operands.isEmpty
            ? "no article is named; give the path of a Markdown file, or - for standard input"
            : "galley \(command.name) takes one article, not \(operands.count); run it for each")
      }
    case .twoOrArticle(let first, let second):
      guard (1...2).contains(operands.count) else {
        throw UsageError(
          "galley \(command.name) takes \(first) and \(second), or one article, not "
            + "\(operands.count) paths; see `galley help \(command.name)`")
      }
    case .name(let name, _):
      guard operands.count <= 1 else {
        throw UsageError("galley \(command.name) takes one \(name), not \(operands.count)")
      }
    case .fontSet: break
    case .actions(let words, let needArticles): try checkAction(words, needArticles)
    case .word(let words, let name):
      guard operands.count <= 1 else {
        throw UsageError("galley \(command.name) takes one \(name), not \(operands.count)")
      }
      if let word = operands.first, !words.contains(word) {
        throw .unknown(name, word, among: words)
      }
    }
  }

  private func checkAction(
    _ words: [String], _ needArticles: [String]
  ) throws(UsageError) {
    guard let action = result.operands.first else {
      throw UsageError("nothing is to be done; use one of " + words.joined(separator: ", "))
    }
    guard words.contains(action) else { throw .unknown("action", action, among: words) }
    if needArticles.contains(action), result.operands.count == 1 {
      throw UsageError("no article is named; give paths of Markdown files")
    }
  }
}
