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
      roles: try roles())
    for (key, value) in root.entries {
      switch key.text {
      case "name": set.name = try decoder.text(value, "`name`")
      case "faces", "roles", "fallback": break
      case "sizes": set.sizes = try sizes(value)
      case "tracking": set.tracking = try tracking(value)
      case "match":
        set.match = try decoder.choice(value, "match")
        if set.match != .none { decoder.noteWithoutEffect(key) }
      case "synthesis":
        set.synthesis = try decoder.choice(value, "synthesis")
        if set.synthesis != .refuse { decoder.noteWithoutEffect(key) }
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
  private mutating func roles() throws(ConfigurationError) -> [FontSet.Role: FontFamily] {
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
    // By the order of the roles, not of the file, so that the text face has number 0.
    for role in FontSet.Role.allCases {
      guard let node = nodes[role] else { continue }
      roles[role] = try family(node, "the role `\(role.rawValue)`", keys: [])
    }
    return roles
  }

  private func noText(at node: YAMLNode) -> ConfigurationError {
    decoder.error(
      "no faces for the role `text`", remedy: "add `roles: {text: {regular: …}}`", at: node)
  }

  /// Faces by weight and slope; `keys` are what else may stand beside them.
  mutating func family(
    _ node: YAMLNode, _ what: String, keys: [String]
  ) throws(ConfigurationError) -> FontFamily {
    var faces: [String: UInt16] = [:]
    var features: [FontFamily.Feature] = []
    let entries = try decoder.entries(node, what)
    for weight in Self.weights {
      guard let value = entries.first(where: { $0.key.text == weight })?.value,
        !value.isNull, value.string != "none"
      else { continue }
      faces[weight] = try face(value, "`\(weight)`")
    }
    for (key, value) in entries where !Self.weights.contains(key.text) {
      if key.text == "features" {
        features = try decoder.features(value)
      } else if !keys.contains(key.text) {
        decoder.noteUnknown(key, of: what, known: Self.weights + ["features"] + keys)
      }
    }
    guard let regular = faces["regular"] else {
      throw decoder.error(
        "\(what) has no regular face", remedy: "add `regular:` with the id of a face", at: node)
    }
    return FontFamily(
      regular: regular, italic: faces["italic"], medium: faces["medium"],
      semibold: faces["semibold"], semiboldItalic: faces["semibold-italic"], bold: faces["bold"],
      boldItalic: faces["bold-italic"], features: features)
  }

  /// The number of a face, named by its id or by a map of `face` and `axes`.
  private mutating func face(
    _ node: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> UInt16 {
    var id = node
    var axes: [Face.Axis] = []
    if case .mapping(let entries) = node.value {
      guard let named = node["face"] else {
        throw decoder.error("\(what) names no face", remedy: "add `face:` with its id", at: node)
      }
      id = named
      for (key, value) in entries where key.text != "face" {
        if key.text == "axes" {
          axes = try decoder.axes(value)
        } else {
          decoder.noteUnknown(key, of: what, known: ["face", "axes"])
        }
      }
    }
    let name = try decoder.text(id, what)
    guard let declaration = table.declarations[name] else {
      let error = NameError(kind: "face", name: name, choices: table.ids)
      guard !table.ids.isEmpty else {
        throw decoder.error(
          "unknown face \"\(name)\"", remedy: "declare it under `faces`", at: id)
      }
      throw decoder.error(error, at: id)
    }
    let face = declaration.face.with(axes)
    return try numbering.number(face, declaredAt: declaration.file, by: decoder)
  }
}

extension Face {
  /// The face at other values of some axes.
  func with(_ others: [Axis]) -> Face {
    let kept = axes.filter { axis in !others.contains { $0.tag == axis.tag } }
    return Face(file: file, index: index, axes: kept + others)
  }
}
