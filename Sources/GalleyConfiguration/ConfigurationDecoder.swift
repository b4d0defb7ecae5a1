internal import DynamicType

/// Reads the values of one YAML file: wrong ones are errors with their place, unknown keys become findings.
struct ConfigurationDecoder {
  let source: SourceText
  var findings: [Finding] = []

  init(_ source: SourceText) {
    self.source = source
  }

  /// The map that the whole file is.
  func root() throws(ConfigurationError) -> YAMLNode {
    let root: YAMLNode
    do throws(YAMLError) {
      root = try YAMLNode(parsing: source)
    } catch {
      throw .syntax(error)
    }
    _ = try entries(root, "the file")
    return root
  }

  func error(
    _ message: String, remedy: String, at node: YAMLNode
  ) -> ConfigurationError {
    .value(
      path: source.path, position: source.position(of: node.range.lowerBound), message: message,
      remedy: remedy)
  }

  /// An error from a message that has its remedy after a semicolon.
  func error(_ message: String, at node: YAMLNode) -> ConfigurationError {
    let parts = message.split(separator: "; ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return error(message, remedy: "correct it", at: node) }
    return error(parts[0], remedy: parts[1], at: node)
  }

  /// The text of a file that a node names.
  func source(
    at path: String, namedBy node: YAMLNode, from files: FileReading
  ) throws(ConfigurationError) -> SourceText {
    do throws(FileError) {
      return SourceText(path: path, bytes: try files.read(path))
    } catch {
      throw .missingFile(
        path: source.path, position: source.position(of: node.range.lowerBound), file: path,
        reason: error.reason, remedy: "correct the path, which is relative to \(source.path)")
    }
  }

  /// Notes a key that nothing reads, with the nearest one that is read.
  mutating func noteUnknown(_ key: YAMLNode, of what: String, known: [String]) {
    let remedy =
      nearestName(to: key.text, in: known).map { "did you mean `\($0)`?" }
      ?? "use one of \(known.joined(separator: ", "))"
    findings.append(
      Finding(
        "unknown-key", .warning, "`\(key.text)` is not a key of \(what) and is not read",
        remedy: remedy, in: source, at: key.range))
  }
}

extension ConfigurationDecoder {
  /// Notes something about a key or a value.
  mutating func note(_ rule: String, _ message: String, remedy: String, at node: YAMLNode) {
    findings.append(
      Finding(rule, .note, message, remedy: remedy, in: source, at: node.range))
  }
}

// MARK: - Values
extension ConfigurationDecoder {
  /// The entries of a map; none for an absent value.
  func entries(
    _ node: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> [(key: YAMLNode, value: YAMLNode)] {
    if case .mapping(let entries) = node.value { return entries }
    if node.isNull { return [] }
    throw error("\(what) is \(node.kind)", remedy: "write a map of keys and values", at: node)
  }

  /// The elements of a list; none for an absent value.
  func elements(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> [YAMLNode] {
    if case .sequence(let elements) = node.value { return elements }
    if node.isNull { return [] }
    throw error("\(what) is \(node.kind)", remedy: "write a list", at: node)
  }

  /// A text that is not empty.
  func text(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    if let text = node.string, !text.isEmpty { return text }
    let kind = node.string == nil ? node.kind : "empty"
    throw error("\(what) is \(kind)", remedy: "write a text", at: node)
  }

  /// A number within bounds.
  func number(
    _ node: YAMLNode, _ what: String, in bounds: ClosedRange<Double>
  ) throws(ConfigurationError) -> Double {
    if let number = node.number, bounds.contains(number) { return number }
    throw error(
      "\(what) is \(shown(node))",
      remedy: "give a number from \(Decimal.text(bounds.lowerBound)) to "
        + Decimal.text(bounds.upperBound), at: node)
  }

  /// A whole number within bounds.
  func integer(
    _ node: YAMLNode, _ what: String, in bounds: ClosedRange<Int>
  ) throws(ConfigurationError) -> Int {
    if let integer = node.integer, bounds.contains(integer) { return integer }
    throw error(
      "\(what) is \(shown(node))",
      remedy: "give a whole number from \(bounds.lowerBound) to \(bounds.upperBound)", at: node)
  }

  /// A truth value.
  func bool(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> Bool {
    if let bool = node.bool { return bool }
    throw error("\(what) is \(shown(node))", remedy: "write true or false", at: node)
  }

  /// One of the names of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> Choice where Choice.RawValue == String {
    let name = try text(node, what)
    if let choice = Choice(rawValue: name) { return choice }
    throw self.error(
      NameError(kind: what, name: name, choices: Choice.allCases.map(\.rawValue)), at: node)
  }

  /// What a name stands for, by an initializer that knows its spellings.
  func named<Value>(
    _ node: YAMLNode, _ what: String, _ make: (String) throws(NameError) -> Value
  ) throws(ConfigurationError) -> Value {
    let name = try text(node, what)
    do throws(NameError) {
      return try make(name)
    } catch {
      throw self.error(error, at: node)
    }
  }

  /// An error about a name.
  func error(_ error: NameError, at node: YAMLNode) -> ConfigurationError {
    self.error("unknown \(error.kind) \"\(error.name)\"", remedy: error.remedy, at: node)
  }

  /// A tag of OpenType: four printable ASCII characters.
  func tag(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    try tag(node.text, what, at: node)
  }

  /// A text as a tag of OpenType.
  func tag(
    _ text: String, _ what: String, at node: YAMLNode
  ) throws(ConfigurationError) -> String {
    if text.utf8.count == 4, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    throw error(
      "\(what) is called \"\(text)\"", remedy: "a tag has four letters, such as wght or tnum",
      at: node)
  }

  /// A value in words, for messages.
  func shown(_ node: YAMLNode) -> String {
    node.string.map { "\"\($0)\"" } ?? node.kind
  }
}
