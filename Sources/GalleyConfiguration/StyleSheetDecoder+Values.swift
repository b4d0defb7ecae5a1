extension StyleSheetDecoder {
  /// A number that a sheet may set: its key, where it goes, and its bounds.
  typealias NumberKey<Target> = (
    name: String, path: WritableKeyPath<Target, Double>, bounds: ClosedRange<Double>
  )

  static var pageKeys: [NumberKey<PageStyle>] {
    [
      ("screenMargin", \.screenMargin, 0...1000), ("screenEdge", \.screenEdge, 0...1000),
      ("paperMargin", \.paperMargin, 0...1000),
    ]
  }

  static var blockKeys: [NumberKey<BlockStyle>] {
    [
      ("listIndent", \.listIndent, 0...20), ("markerGap", \.markerGap, 0...20),
      ("itemSpacing", \.itemSpacing, 0...20), ("quoteIndent", \.quoteIndent, 0...20),
      ("quoteBar", \.quoteBar, 0...5), ("codePadding", \.codePadding, 0...20),
      ("codeCorner", \.codeCorner, 0...20), ("cellPaddingX", \.cellPaddingX, 0...20),
      ("cellPaddingY", \.cellPaddingY, 0...20), ("rule", \.rule, 0...2),
      ("leastMeasure", \.leastMeasure, 1...100),
      ("superscriptScale", \.superscriptScale, 0.1...1),
      ("monospacedScale", \.monospacedScale, 0.1...2),
    ]
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

  private static var colorKeys: [(name: String, path: WritableKeyPath<ColorScheme, Color>)] {
    [
      ("background", \.background), ("text", \.text), ("secondary", \.secondary),
      ("link", \.link), ("codeBackground", \.codeBackground), ("rule", \.rule),
    ]
  }

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
    for (key, value) in try decoder.entries(node, what) {
      guard let known = Self.colorKeys.first(where: { $0.name == key.text }) else {
        decoder.noteUnknown(key, of: what, known: Self.colorKeys.map(\.name))
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
}
