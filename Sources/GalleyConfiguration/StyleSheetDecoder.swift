internal import DynamicType

/// Reads a style sheet over the one that it extends.
struct StyleSheetDecoder {
  var decoder: ConfigurationDecoder
  var sheet: StyleSheet
  let folder: String
  let files: FileReading

  /// How many sheets may extend one another; more can only be a circle.
  private static let greatestLevel = 8

  static func sheet(
    _ source: SourceText, folder: String, files: FileReading, level: Int
  ) throws(ConfigurationError) -> StyleSheet {
    let decoder = ConfigurationDecoder(source)
    let root = try decoder.root()
    let parent = try parent(
      root["extends"], folder: folder, files: files, level: level, by: decoder)
    var reader = StyleSheetDecoder(
      decoder: decoder, sheet: parent, folder: folder, files: files)
    reader.sheet.name = FilePath.stem(of: source.path)
    reader.sheet.path = source.path
    reader.sheet.extendedPaths = (parent.path.map { [$0] } ?? []) + parent.extendedPaths
    try reader.read(root)
    reader.sheet.findings += reader.decoder.findings
    return reader.sheet
  }

  /// The sheet to start from: a built-in one by name, a file, or none.
  private static func parent(
    _ node: YAMLNode?, folder: String, files: FileReading, level: Int,
    by decoder: ConfigurationDecoder
  ) throws(ConfigurationError) -> StyleSheet {
    guard let node, !node.isNull else { return .reading }
    let name = try decoder.text(node, "`extends`")
    if name == none { return .bare }
    if let builtIn = StyleSheet.builtIn(name) { return builtIn }
    guard FilePath.isYAML(name) else {
      throw decoder.error(
        NameError(
          kind: "style sheet", name: name, choices: StyleSheet.builtInNames + ["a .yaml file"],
          spellings: StyleSheet.builtInNames), at: node)
    }
    guard level < greatestLevel else {
      throw decoder.error(
        "style sheets extend one another in a circle", remedy: "let one extend `reading`",
        at: node)
    }
    let path = FilePath.join(folder, name)
    let source = try decoder.source(at: path, namedBy: node, from: files)
    return try sheet(
      source, folder: FilePath.folder(of: path), files: files, level: level + 1)
  }

  private mutating func read(_ root: YAMLNode) throws(ConfigurationError) {
    for (key, value) in root.entries {
      switch key.text {
      case "extends": break
      case "name": sheet.name = try decoder.text(value, "`name`")
      case "curve": sheet.curve = isNone(value) ? nil : try curve(value)
      case "floor": sheet.floor = try decoder.number(value, "`floor`", in: 0...100)
      case "leading": sheet.leading = try optionalNumber(value, "`leading`", in: Self.leadings)
      case "typography": sheet.typography = try typography(value)
      case "emphasis": sheet.emphasis = try decoder.choice(value, "emphasis")
      case "headingNumbers":
        sheet.numbersHeadings = try decoder.bool(value, "`headingNumbers`")
      case "hyphenation": try hyphenation(value)
      case "justification":
        try numbers(value, "`justification`", of: \.justification, Self.justificationKeys)
      case "cjkSpacing": sheet.cjkSpacing = try decoder.number(value, "`cjkSpacing`", in: 0...1)
      case "columns": try columns(value)
      case "columnGap": try columnGap(value)
      case "columnMeasure": try columnMeasure(value)
      case "columnRule": try columnRule(value)
      case "colors": try colors(value)
      case "roles": try roles(value)
      case "page": try page(value)
      case "blocks": try numbers(value, "`blocks`", of: \.blocks, Self.blockKeys)
      case "table": try table(value)
      case "audit": try audit(value)
      default: decoder.noteUnknown(key, of: "a style sheet", known: Self.keys)
      }
    }
  }

  /// A curve by name, or the path of a file of one's own, which is read by whoever makes the curve.
  private func curve(_ node: YAMLNode) throws(ConfigurationError) -> String {
    let name = try decoder.text(node, "`curve`")
    if FilePath.isYAML(name) {
      let path = FilePath.join(folder, name)
      // Here its absence has a place in the sheet.
      _ = try decoder.source(at: path, namedBy: node, from: files)
      return path
    }
    do throws(CurveError) {
      _ = try ScalingCurve(name: name)
      return name
    } catch {
      throw decoder.error(error.message, at: node)
    }
  }
}
