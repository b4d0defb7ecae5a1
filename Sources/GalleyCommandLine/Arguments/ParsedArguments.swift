/// What a command line and `galley.yaml` say, checked against the description of the command.
struct ParsedArguments: Hashable, Sendable {
  /// A value and where it was given: `--sizes` or `galley.yaml:3:8`.
  struct Value: Hashable, Sendable {
    var text: String
    var place: String
  }

  /// The values of options by long name; those of a flag are `true` and `false`.
  var values: [String: [Value]] = [:]
  var operands: [String] = []

  /// The last value of an option.
  func last(_ name: String) -> Value? { values[name]?.last }

  /// Whether a flag is on.
  func isOn(_ name: String, default isOn: Bool = false) -> Bool {
    last(name).map { $0.text == "true" } ?? isOn
  }

  /// The number of an option, which the parser has checked.
  func number(_ name: String) -> Int? { last(name).flatMap { Int($0.text) } }

  /// The words of an option with commas between.
  func words(_ name: String) -> [String]? {
    last(name)?.text.split(separator: ",").map(String.init)
  }

  /// These arguments, with those of the settings where an option was not given.
  func completed(by settings: ParsedArguments) -> ParsedArguments {
    var all = self
    for (name, values) in settings.values where all.values[name] == nil {
      all.values[name] = values
    }
    return all
  }
}
