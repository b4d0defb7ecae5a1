internal import GalleyKit

/// The defaults of a folder, from its `galley.yaml`: long names of options as keys, and a map for each command.
///
/// What stands in a command's map wins over what stands beside it. A key that only other commands have is passed over.
/// A key that names an option and a command is the command's when a map stands below it.
struct Settings {
  /// The file's name in the working folder.
  static let fileName = "galley.yaml"

  private let root: YAMLNode
  private let source: SourceText
  private let commands: [CommandDescription]

  /// Reads settings and checks all of them, whichever command is run.
  ///
  /// Throws ``UsageError`` with line and column.
  init(_ source: SourceText, commands: [CommandDescription]) throws(UsageError) {
    self.source = source
    self.commands = commands
    do {
      root = try YAMLNode(parsing: source)
    } catch {
      throw UsageError(error.description)
    }
    guard case .mapping = root.value else {
      throw UsageError(
        "\(source.path):1:1: the settings are \(root.kind); write `option: value` on each line")
    }
    try checkKeys()
  }

  /// The values that a command takes from the settings.
  func arguments(for command: CommandDescription) throws(UsageError) -> ParsedArguments {
    var result = ParsedArguments()
    let common = command.takesCommonSettings ? root.entries.filter { self.command($0) == nil } : []
    let own = root.entries.first { self.command($0)?.name == command.name }?.value.entries ?? []
    for (entries, isCommon) in [(common, true), (own, false)] {
      for (key, value) in entries {
        guard let (option, isNegated) = command.option(named: Substring(key.text)),
          !(isCommon && command.ownSettings.contains(option.name))
        else { continue }
        result.values[option.name] = try values(value, of: option, isNegated: isNegated)
      }
    }
    return result
  }

  // MARK: - Checks

  private func checkKeys() throws(UsageError) {
    let common = commands.filter(\.takesCommonSettings)
    for (key, value) in root.entries {
      if let command = command((key, value)) {
        guard case .mapping = value.value else {
          throw UsageError(
            "\(key.text) is \(value.kind); put options below it, each on its line",
            at: place(of: value))
        }
        try checkKeys(of: value, command: command)
      } else if !common.contains(where: { $0.option(named: Substring(key.text)) != nil }) {
        let names = common.flatMap { $0.options.map(\.name) } + commands.map(\.name)
        throw .unknown(
          "option", key.text, among: names, remedy: "see `galley help proof`", at: place(of: key))
      }
    }
    for command in commands { _ = try arguments(for: command) }
  }

  /// The command whose settings stand below a key; nil for the key of an option.
  private func command(_ entry: (key: YAMLNode, value: YAMLNode)) -> CommandDescription? {
    let name = entry.key.text
    guard let command = commands.first(where: { $0.name == name }), !command.options.isEmpty else {
      return nil
    }
    if case .mapping = entry.value.value { return command }
    let common = commands.filter(\.takesCommonSettings)
    let isOption = common.contains { $0.option(named: name[...]) != nil }
    return isOption ? nil : command
  }

  private func checkKeys(
    of map: YAMLNode, command: CommandDescription
  ) throws(UsageError) {
    for (key, _) in map.entries where command.option(named: Substring(key.text)) == nil {
      throw .unknown(
        "option of \(command.name)", key.text, among: command.options.map(\.name),
        remedy: "see `galley help \(command.name)`", at: place(of: key))
    }
  }

  private func values(
    _ node: YAMLNode, of option: OptionDescription, isNegated: Bool
  ) throws(UsageError) -> [ParsedArguments.Value] {
    let place = place(of: node)
    if option.isFlag {
      guard let isOn = node.bool else {
        throw UsageError("\(option.name) is neither true nor false; write one of them", at: place)
      }
      return [ParsedArguments.Value(text: "\(isOn != isNegated)", place: place)]
    }
    guard let texts = node.strings, !texts.isEmpty else {
      throw UsageError("\(option.name) is \(node.kind); give a value", at: place)
    }
    let parts = option.isRepeatable ? texts : [texts.joined(separator: ",")]
    var values: [ParsedArguments.Value] = []
    for part in parts {
      let text = try ArgumentParser.checked(part, of: option, at: place)
      values.append(ParsedArguments.Value(text: text, place: place))
    }
    return values
  }

  private func place(of node: YAMLNode) -> String {
    "\(source.path):\(source.position(of: node.range.lowerBound))"
  }
}
