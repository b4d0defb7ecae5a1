internal import DynamicType

/// Reads a font set and the file that its fallback may stand in.
struct FontSetDecoder {
  let folder: String
  let files: FileReading
  var decoder: ConfigurationDecoder
  var numbering: FaceNumbering
  var table: FaceTable

  static let keys = [
    "name", "faces", "roles", "fallback", "sizes", "tracking", "match", "synthesis", "opsz",
  ]
  static let weights = [
    "regular", "italic", "medium", "semibold", "semibold-italic", "bold", "bold-italic",
  ]

  private let root: YAMLNode

  init(
    _ source: SourceText, folder: String, files: FileReading
  ) throws(ConfigurationError) {
    self.folder = folder
    self.files = files
    decoder = ConfigurationDecoder(source)
    numbering = FaceNumbering(files: files)
    root = try decoder.root()
    table = try FaceTable(root["faces"], folder: folder, by: &decoder)
  }

  mutating func fontSet() throws(ConfigurationError) -> FontSet {
    let source = decoder.source
    var set = FontSet(
      name: FilePath.stem(of: source.path), path: source.path, faces: [], faceLines: [],
      roles: [:])
    (set.roles, set.styles) = try roles()
    for (key, value) in root.entries {
      switch key.text {
      case "name": set.name = try decoder.text(value, "`name`")
      case "faces", "roles", "fallback": break
      case "sizes": set.sizes = try sizes(value)
      case "tracking": set.tracking = try tracking(value)
      case "match": set.match = try decoder.choice(value, "match")
      case "synthesis": set.synthesis = try synthesis(value)
      case "opsz": set.opticalSizing = try opticalSizing(value)
      default: decoder.noteUnknown(key, of: "a font set", known: Self.keys)
      }
    }
    if let fallback = root["fallback"] { set.fallback = try self.fallback(fallback) }
    set.faces = numbering.faces
    set.faceLines = numbering.lines
    set.facePaths = numbering.paths
    set.findings = decoder.findings
    return set
  }
}

// MARK: - Families
extension FontSetDecoder {
  private mutating func roles() throws(ConfigurationError) -> (
    [FontSet.Role: FontFamily], [FontSet.Role: [TextStyle: FontFamily]]
  ) {
    guard let node = root["roles"] else { throw noText(at: root) }
    var nodes: [FontSet.Role: YAMLNode] = [:]
    for (key, value) in try decoder.entries(node, "`roles`") {
      guard let role = FontSet.Role(rawValue: key.text) else {
        decoder.noteUnknown(key, of: "`roles`", known: FontSet.Role.allCases.map(\.rawValue))
        continue
      }
      if !value.isNull { nodes[role] = value }
    }
    guard nodes[.text] != nil else { throw noText(at: node) }
    var roles: [FontSet.Role: FontFamily] = [:]
    var styles: [FontSet.Role: [TextStyle: FontFamily]] = [:]
    // By the order of the roles, not of the file, so that the text face has number 0.
    for role in FontSet.Role.allCases {
      guard let node = nodes[role] else { continue }
      let what = "the role `\(role.rawValue)`"
      roles[role] = try family(node, what, keys: ["styles"])
      if let own = node["styles"] { styles[role] = try self.styles(own, of: node, what) }
    }
    return (roles, styles)
  }

  private func noText(at node: YAMLNode) -> ConfigurationError {
    decoder.error(
      "no faces for the role `text`", remedy: "add `roles: {text: {regular: …}}`", at: node)
  }

  /// The family of a role at other axes or with other features, by text style.
  private mutating func styles(
    _ node: YAMLNode, of role: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> [TextStyle: FontFamily] {
    var styles: [TextStyle: FontFamily] = [:]
    for (key, value) in try decoder.entries(node, "`styles`") {
      let style = try decoder.style(key)
      guard styles[style] == nil else {
        throw decoder.error(
          "the text style \(style.rawValue) stands twice", remedy: "keep one", at: key)
      }
      var change = FamilyChange()
      for (key, value) in try decoder.entries(value, "the text style \(style.rawValue)") {
        switch key.text {
        case "axes": change.axes = try decoder.axes(value)
        case "features": change.features = try decoder.features(value)
        default: decoder.noteUnknown(key, of: "a text style", known: ["axes", "features"])
        }
      }
      // What was not understood in the role was noted when the role itself was read.
      let findings = decoder.findings
      styles[style] = try family(role, what, keys: ["styles"], change: change)
      decoder.findings = findings
    }
    return styles
  }

  /// What a text style changes in the family of its role.
  struct FamilyChange {
    var axes: [Face.Axis] = []
    var features: [FontFamily.Feature] = []
  }

  /// Faces by weight and slope; `keys` are what else may stand beside them.
  ///
  /// Of the values of one axis, that of the text style counts before that of the weight, then that of the family, then
  /// that of the face.
  mutating func family(
    _ node: YAMLNode, _ what: String, keys: [String], change: FamilyChange = FamilyChange()
  ) throws(ConfigurationError) -> FontFamily {
    var reader = FamilyReader(
      ownAxes: try node["axes"].map { axes throws(ConfigurationError) in try decoder.axes(axes) }
        ?? [],
      change: change)
    var features: [FontFamily.Feature] = []
    let entries = try decoder.entries(node, what)
    for weight in Self.weights {
      guard let value = entries.first(where: { $0.key.text == weight })?.value,
        !value.isNull, value.string != "none"
      else { continue }
      try read(value, weight, into: &reader)
    }
    for (key, value) in entries where !Self.weights.contains(key.text) {
      if key.text == "features" {
        features = try decoder.features(value)
      } else if key.text != "axes", !keys.contains(key.text) {
        decoder.noteUnknown(
          key, of: what, known: Self.weights + ["features", "axes"] + keys)
      }
    }
    let faces = reader.faces
    guard let regular = faces["regular"] else {
      throw decoder.error(
        "\(what) has no regular face", remedy: "add `regular:` with the id of a face", at: node)
    }
    let kept = features.filter { feature in !change.features.contains { $0.tag == feature.tag } }
    return FontFamily(
      regular: regular, italic: faces["italic"], medium: faces["medium"],
      semibold: faces["semibold"], semiboldItalic: faces["semibold-italic"], bold: faces["bold"],
      boldItalic: faces["bold-italic"], features: kept + change.features)
  }

  /// The faces of a family as far as they have been read.
  private struct FamilyReader {
    let ownAxes: [Face.Axis]
    let change: FamilyChange
    /// By weight.
    var faces: [String: UInt16] = [:]
    /// The ids that a weight without one takes over: of the regular face and of the italic one.
    var upright: YAMLNode?
    var italic: YAMLNode?
  }

  /// Reads a face, named by its id or by a map of `face`, `instance` and `axes`; one without `face` is the regular face
  /// at other axes, or the italic one where it is italic and there is one.
  ///
  /// An instance stands on all axes: those of the family and of the face itself no longer count.
  private mutating func read(
    _ node: YAMLNode, _ weight: String, into reader: inout FamilyReader
  ) throws(ConfigurationError) {
    let what = "`\(weight)`"
    let isItalic = weight.hasSuffix("italic")
    var id = node
    var axes: [Face.Axis] = []
    var instance: String?
    if case .mapping(let entries) = node.value {
      let taken = isItalic ? reader.italic ?? reader.upright : reader.upright
      guard let named = node["face"] ?? taken else {
        throw decoder.error("\(what) names no face", remedy: "add `face:` with its id", at: node)
      }
      id = named
      for (key, value) in entries where key.text != "face" {
        switch key.text {
        case "axes": axes = try decoder.axes(value)
        case "instance": instance = try decoder.text(value, "`instance`")
        default: decoder.noteUnknown(key, of: what, known: ["face", "axes", "instance"])
        }
      }
    }
    if weight == "regular" { reader.upright = id }
    if weight == "italic" { reader.italic = id }
    let declaration = try declaration(id, what)
    var own = declaration.face.with(reader.ownAxes)
    if let instance { own = Face(file: own.file, index: own.index, instance: instance) }
    let face = own.with(axes).with(reader.change.axes)
    reader.faces[weight] = try numbering.number(face, declaredAt: declaration.file, by: decoder)
  }

  private func declaration(
    _ id: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> FaceTable.Declaration {
    let name = try decoder.text(id, what)
    if let declaration = table.declarations[name] { return declaration }
    guard !table.ids.isEmpty else {
      throw decoder.error(
        "unknown face \"\(name)\"", remedy: "declare it under `faces`", at: id)
    }
    throw decoder.error(NameError(kind: "face", name: name, choices: table.ids), at: id)
  }
}

extension Face {
  /// The face at other values of some axes.
  func with(_ others: [Axis]) -> Face {
    let kept = axes.filter { axis in !others.contains { $0.tag == axis.tag } }
    return Face(file: file, index: index, axes: kept + others, instance: instance)
  }
}
