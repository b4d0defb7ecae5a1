internal import DynamicType

/// Reads a curve of one's own.
struct CurveDecoder {
  var decoder: ConfigurationDecoder
  /// The files that were read.
  private(set) var paths: [String]
  private let folder: String
  private let files: FileReading
  private let root: YAMLNode

  private static let keys = ["name", "rounding", "steps", "ramp"]
  private static let stepKeys = [
    "name", "factor", "leading", "styles", "accessibility", "category",
  ]
  /// What a step multiplies by: as `CurveError.factor` says.
  private static let factors = 0.1...10.0

  init(
    _ source: SourceText, folder: String, files: FileReading
  ) throws(ConfigurationError) {
    self.folder = folder
    self.files = files
    decoder = ConfigurationDecoder(source)
    paths = [source.path]
    root = try decoder.root()
  }

  mutating func curve() throws(ConfigurationError) -> ScalingCurve {
    for (key, _) in root.entries where !Self.keys.contains(key.text) {
      decoder.noteUnknown(key, of: "a curve", known: Self.keys)
    }
    let name = try name()
    guard let node = root["ramp"] else { return try curve(name, steps: root["steps"]) }
    for key in ["steps", "rounding"] {
      guard let other = root[key] else { continue }
      throw decoder.error(
        "a curve with `ramp` has `\(key)` too", remedy: "keep one of them", at: other)
    }
    return try curve(name, ramp: node)
  }

  /// The name, which the folder of a proof is named after.
  private func name() throws(ConfigurationError) -> String {
    let node = root["name"]
    let name =
      try node.map { (node) throws(ConfigurationError) in try decoder.text(node, "`name`") }
      ?? FilePath.stem(of: decoder.source.path)
    if (try? ScalingCurve(name: name)) != nil {
      throw decoder.error(
        "\"\(name)\" is a built-in curve", remedy: "give this one another `name`", at: node ?? root)
    }
    let isPlain = name.utf8.contains { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    guard isPlain else {
      throw decoder.error(
        "the name \"\(name)\" has no letter from a to z and no digit, so no folder can be named "
          + "after it",
        remedy: "give a `name` with one", at: node ?? root)
    }
    return name
  }

  // MARK: - Ramps

  private mutating func curve(
    _ name: String, ramp node: YAMLNode
  ) throws(ConfigurationError) -> ScalingCurve {
    let ramp = try ramp(node)
    do throws(CurveError) {
      var curve = try ScalingCurve(ramp: ramp)
      curve.name = name
      return curve
    } catch {
      throw decoder.error(
        "type ramp \(ramp.name) has no body at l to grow from", remedy: "name another ramp",
        at: node)
    }
  }

  private mutating func ramp(_ node: YAMLNode) throws(ConfigurationError) -> TypeRamp {
    let name = try decoder.text(node, "`ramp`")
    guard FilePath.isYAML(name) else {
      return try decoder.named(node, "type ramp") { name throws(NameError) in
        try TypeRamp(name: name)
      }
    }
    let source = try decoder.source(
      at: FilePath.join(folder, name), namedBy: node, from: files)
    paths.append(source.path)
    let file = try RampFile(decoding: source)
    decoder.findings += file.findings
    return file.ramp
  }

  // MARK: - Steps

  private mutating func curve(
    _ name: String, steps node: YAMLNode?
  ) throws(ConfigurationError) -> ScalingCurve {
    let nodes =
      try node.map { (node) throws(ConfigurationError) in try decoder.elements(node, "`steps`") }
      ?? []
    var rows: [ScalingCurve.Row] = []
    for node in nodes { rows.append(try row(node)) }
    let rounding: ScalingCurve.Rounding =
      try root["rounding"].map { (node) throws(ConfigurationError) in
        try decoder.choice(node, "rounding")
      } ?? .none
    do throws(CurveError) {
      return try ScalingCurve(name: name, rows: rows, rounding: rounding)
    } catch {
      throw decoder.error(
        error.message, at: Self.place(of: error, rows, nodes) ?? node ?? root)
    }
  }

  private mutating func row(_ node: YAMLNode) throws(ConfigurationError) -> ScalingCurve.Row {
    let entries = try decoder.entries(node, "a step")
    guard let nameNode = node["name"] else {
      throw decoder.error("a step has no name", remedy: "add one, such as `name: ax1`", at: node)
    }
    let name = try decoder.text(nameNode, "`name`")
    guard let factor = node["factor"] else {
      throw decoder.error(
        "the step \(name) has no factor", remedy: "add one, such as `factor: 1.5`", at: node)
    }
    var row = ScalingCurve.Row(name: name, factor: try number(factor, "`factor`"))
    for (key, value) in entries {
      switch key.text {
      case "name", "factor": break
      case "leading": row.factors.leading = try number(value, "`leading`")
      case "styles": row.styles = try styles(value)
      case "accessibility": row.isAccessibility = try decoder.bool(value, "`accessibility`")
      case "category":
        row.category = try decoder.named(value, "category") { name throws(NameError) in
          try ContentSizeCategory(name: name)
        }
      default: decoder.noteUnknown(key, of: "a step", known: Self.stepKeys)
      }
    }
    return row
  }

  private mutating func styles(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> [TextStyle: ScalingCurve.Row.Factors] {
    var styles: [TextStyle: ScalingCurve.Row.Factors] = [:]
    for (key, value) in try decoder.entries(node, "`styles`") {
      let style = try decoder.style(key)
      guard styles[style] == nil else {
        throw decoder.error(
          "the text style \(style.rawValue) has two factors", remedy: "keep one", at: key)
      }
      styles[style] = try factors(value, of: key.text)
    }
    return styles
  }

  /// One factor for size and leading, or a map of both.
  private mutating func factors(
    _ node: YAMLNode, of style: String
  ) throws(ConfigurationError) -> ScalingCurve.Row.Factors {
    guard case .mapping(let entries) = node.value else {
      return ScalingCurve.Row.Factors(size: try number(node, "the factor of \(style)"))
    }
    guard let factor = node["factor"] else {
      throw decoder.error("\(style) has no factor", remedy: "add `factor:`", at: node)
    }
    var factors = ScalingCurve.Row.Factors(size: try number(factor, "`factor`"))
    for (key, value) in entries where key.text != "factor" {
      if key.text == "leading" {
        factors.leading = try number(value, "`leading`")
      } else {
        decoder.noteUnknown(key, of: "the factors of a style", known: ["factor", "leading"])
      }
    }
    return factors
  }

  private func number(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> Double {
    try decoder.number(node, what, in: Self.factors)
  }

  /// Where the step stands that an error is about: of a name or category that two have, the second.
  private static func place(
    of error: CurveError, _ rows: [ScalingCurve.Row], _ nodes: [YAMLNode]
  ) -> YAMLNode? {
    guard let name = error.step?.lowercased() else { return nil }
    let named = zip(rows, nodes).filter { row, _ in
      row.name.lowercased() == name || row.category?.shortName == name
    }
    let node = named.dropFirst().first?.1 ?? named.first?.1
    return node.map { $0["name"] ?? $0 }
  }
}
