internal import DynamicType

/// Reads a type ramp of one's own.
struct RampDecoder {
  var decoder: ConfigurationDecoder
  private let root: YAMLNode
  /// The place of each style's map, and of each cell.
  private var styles: [TextStyle: YAMLNode] = [:]
  private var cells: [TextStyle: [ContentSizeCategory: YAMLNode]] = [:]

  private static let styleKeys = ["weight", "emphasizedWeight", "categories"]
  private static let cellKeys = ["size", "leading", "weight", "emphasizedWeight"]

  init(_ source: SourceText) throws(ConfigurationError) {
    decoder = ConfigurationDecoder(source)
    root = try decoder.root()
  }

  mutating func ramp() throws(ConfigurationError) -> TypeRamp {
    var name = FilePath.stem(of: decoder.source.path)
    var entries: [TextStyle: [ContentSizeCategory: TypeRamp.Entry]] = [:]
    for (key, value) in root.entries {
      switch key.text {
      case "name": name = try decoder.text(value, "`name`")
      case "styles":
        for (key, value) in try decoder.entries(value, "`styles`") {
          let style = try decoder.style(key)
          guard styles.updateValue(key, forKey: style) == nil else {
            throw decoder.error(
              "the text style \(style.rawValue) stands twice", remedy: "keep one", at: key)
          }
          entries[style] = try row(value, of: style)
        }
      default: decoder.noteUnknown(key, of: "a type ramp", known: ["name", "styles"])
      }
    }
    do throws(RampError) {
      return try TypeRamp(name: name, entries: entries)
    } catch {
      throw decoder.error(error.message, at: place(of: error))
    }
  }

  private mutating func row(
    _ node: YAMLNode, of style: TextStyle
  ) throws(ConfigurationError) -> [ContentSizeCategory: TypeRamp.Entry] {
    let what = "the style \(style.rawValue)"
    for (key, _) in try decoder.entries(node, what) where !Self.styleKeys.contains(key.text) {
      decoder.noteUnknown(key, of: what, known: Self.styleKeys)
    }
    var row: [ContentSizeCategory: TypeRamp.Entry] = [:]
    guard let categories = node["categories"] else { return row }
    for (key, value) in try decoder.entries(categories, "`categories`") {
      let category = try decoder.named(key, "category") { name throws(NameError) in
        try ContentSizeCategory(name: name)
      }
      guard row[category] == nil else {
        throw decoder.error(
          "the category \(category.shortName) stands twice", remedy: "keep one", at: key)
      }
      cells[style, default: [:]][category] = value
      row[category] = try entry(value, "\(style.rawValue) at \(key.text)", in: node)
    }
    return row
  }

  /// A cell; weights that it leaves out are those of its style.
  private mutating func entry(
    _ node: YAMLNode, _ what: String, in style: YAMLNode
  ) throws(ConfigurationError) -> TypeRamp.Entry {
    for (key, _) in try decoder.entries(node, what) where !Self.cellKeys.contains(key.text) {
      decoder.noteUnknown(key, of: what, known: Self.cellKeys)
    }
    return TypeRamp.Entry(
      size: try points(node, "size", of: what), leading: try points(node, "leading", of: what),
      weight: try weight("weight", node, style) ?? .regular,
      emphasizedWeight: try weight("emphasizedWeight", node, style) ?? .semibold)
  }

  /// A number, which the ramp checks.
  private func points(
    _ cell: YAMLNode, _ key: String, of what: String
  ) throws(ConfigurationError) -> Double {
    guard let node = cell[key] else {
      throw decoder.error(
        "\(what) has no \(key)", remedy: "write it as in {size: 17, leading: 22}", at: cell)
    }
    guard let number = node.number else {
      throw decoder.error(
        "the \(key) of \(what) is \(decoder.shown(node))", remedy: "give a number of points",
        at: node)
    }
    return number
  }

  private func weight(
    _ key: String, _ cell: YAMLNode, _ style: YAMLNode
  ) throws(ConfigurationError) -> FontWeight? {
    guard let node = cell[key] ?? style[key] else { return nil }
    return try decoder.named(node, "font weight") { name throws(NameError) in
      try FontWeight(name: name)
    }
  }

  private func place(of error: RampError) -> YAMLNode {
    guard let style = error.style else { return root["styles"] ?? root }
    let cell = error.category.flatMap { cells[style]?[$0] }
    return switch error {
    case .size: cell?["size"] ?? root
    case .leading: cell?["leading"] ?? root
    case .empty, .withoutLarge: styles[style] ?? root
    }
  }
}
