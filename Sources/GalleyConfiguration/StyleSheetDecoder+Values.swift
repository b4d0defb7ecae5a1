internal import DynamicType

extension StyleSheetDecoder {
  /// Whether a value says that there is none.
  func isNone(_ node: YAMLNode) -> Bool { node.string == Self.none }

  /// A number within bounds, or `none`.
  func optionalNumber(
    _ node: YAMLNode, _ what: String, in bounds: ClosedRange<Double>
  ) throws(ConfigurationError) -> Double? {
    isNone(node) ? nil : try decoder.number(node, what, in: bounds)
  }

  /// Reads the numbers of one part of the sheet.
  mutating func numbers<Target>(
    _ node: YAMLNode, _ what: String, of target: WritableKeyPath<StyleSheet, Target>,
    _ keys: [NumberKey<Target>]
  ) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, what) {
      guard let known = keys.first(where: { $0.name == key.text }) else {
        decoder.noteUnknown(key, of: what, known: keys.map(\.name))
        continue
      }
      sheet[keyPath: target][keyPath: known.path] = try decoder.number(
        value, "`\(known.name)`", in: known.bounds)
    }
  }

  // MARK: - Colors

  /// The colors of both appearances.
  mutating func colors(_ node: YAMLNode) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, "`colors`") {
      switch Appearance(rawValue: key.text) {
      case .light: try scheme(value, "the light colors", of: \.light)
      case .dark: try scheme(value, "the dark colors", of: \.dark)
      case nil:
        decoder.noteUnknown(
          key, of: "`colors`", known: Appearance.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func scheme(
    _ node: YAMLNode, _ what: String, of target: WritableKeyPath<StyleSheet, ColorScheme>
  ) throws(ConfigurationError) {
    try colors(node, what, of: target, Self.colorKeys, others: ["alerts"])
    guard let alerts = node["alerts"] else { return }
    try colors(
      alerts, "\(what) of alerts", of: target.appending(path: \.alerts), Self.alertKeys)
  }

  private mutating func colors<Target>(
    _ node: YAMLNode, _ what: String, of target: WritableKeyPath<StyleSheet, Target>,
    _ keys: [ColorKey<Target>], others: [String] = []
  ) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, what) where !others.contains(key.text) {
      guard let known = keys.first(where: { $0.name == key.text }) else {
        decoder.noteUnknown(key, of: what, known: keys.map(\.name) + others)
        continue
      }
      sheet[keyPath: target][keyPath: known.path] = try color(value, "`\(known.name)`")
    }
  }

  /// A color in hexadecimal digits. Without quotes its number sign would begin a comment.
  func color(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> Color {
    if let text = node.string, let color = Color(hex: text) { return color }
    throw decoder.error(
      "\(what) is \(decoder.shown(node))", remedy: "write a color in quotes, such as \"#1a1a1a\"",
      at: node)
  }

  // MARK: - Text

  /// All, nothing, or a list of what is made finer.
  func typography(_ node: YAMLNode) throws(ConfigurationError) -> Typography {
    if let isOn = node.bool { return isOn ? .all : [] }
    guard case .sequence = node.value else {
      throw decoder.error(
        "`typography` is \(decoder.shown(node))",
        remedy: "write true, false, or a list of \(Self.typographyWords)", at: node)
    }
    var typography: Typography = []
    for element in try decoder.elements(node, "`typography`") {
      typography.formUnion(try refinement(element))
    }
    return typography
  }

  private func refinement(_ node: YAMLNode) throws(ConfigurationError) -> Typography {
    let name = try decoder.text(node, "an element of `typography`")
    if let known = Self.typographyNames.first(where: { $0.name == name }) { return known.value }
    throw decoder.error(
      NameError(kind: "typography", name: name, choices: Self.typographyNames.map(\.name)),
      at: node)
  }

  private static var typographyWords: String {
    typographyNames.map(\.name).joined(separator: ", ")
  }

  mutating func hyphenation(_ node: YAMLNode) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, "`hyphenation`") {
      switch key.text {
      case "below":
        sheet.hyphenation.below = try decoder.number(value, "`below`", in: 0...1000)
      case "prefix":
        sheet.hyphenation.leastPrefix = try decoder.integer(value, "`prefix`", in: 1...100)
      case "suffix":
        sheet.hyphenation.leastSuffix = try decoder.integer(value, "`suffix`", in: 1...100)
      default: decoder.noteUnknown(key, of: "`hyphenation`", known: Self.hyphenationKeys)
      }
    }
  }
}
