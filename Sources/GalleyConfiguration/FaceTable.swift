/// The faces that one file declares, by id.
struct FaceTable {
  /// A face, and the place that names its file.
  struct Declaration {
    var face: Face
    /// The file as written.
    var file: YAMLNode
  }

  private(set) var declarations: [String: Declaration] = [:]
  /// The ids in the order of the file.
  private(set) var ids: [String] = []

  static let keys = ["id", "file", "index", "axes", "instance", "package"]

  /// Reads the list under `faces`; files are relative to `folder`.
  init(
    _ node: YAMLNode?, folder: String, by decoder: inout ConfigurationDecoder
  ) throws(ConfigurationError) {
    guard let node else { return }
    for element in try decoder.elements(node, "`faces`") {
      try add(element, folder: folder, by: &decoder)
    }
  }

  private mutating func add(
    _ node: YAMLNode, folder: String, by decoder: inout ConfigurationDecoder
  ) throws(ConfigurationError) {
    var id: YAMLNode?
    var file: YAMLNode?
    var face = Face(file: "")
    for (key, value) in try decoder.entries(node, "a face") {
      switch key.text {
      case "id": id = value
      case "file": file = value
      case "index": face.index = try decoder.integer(value, "`index`", in: 0...65_535)
      case "axes": face.axes = try decoder.axes(value)
      case "instance": face.instance = try decoder.text(value, "`instance`")
      case "package": _ = try decoder.text(value, "`package`")
      default: decoder.noteUnknown(key, of: "a face", known: Self.keys)
      }
    }
    guard let id else {
      throw decoder.error(
        "a face has no id", remedy: "add one, such as `id: regular`, for the roles to name it",
        at: node)
    }
    let name = try decoder.text(id, "`id`")
    guard let file else {
      throw decoder.error(
        "the face `\(name)` has no file", remedy: "add `file:` with a path relative to this file",
        at: node)
    }
    face.file = FilePath.join(folder, try decoder.text(file, "`file`"))
    guard declarations[name] == nil else {
      throw decoder.error("two faces have the id `\(name)`", remedy: "rename one of them", at: id)
    }
    declarations[name] = Declaration(face: face, file: file)
    ids.append(name)
  }
}

extension ConfigurationDecoder {
  /// Values of design axes by tag, ascending by tag.
  func axes(_ node: YAMLNode) throws(ConfigurationError) -> [Face.Axis] {
    var axes: [Face.Axis] = []
    for (key, value) in try entries(node, "`axes`") {
      let tag = try tag(key, "an axis")
      axes.append(Face.Axis(tag, try number(value, "the axis `\(tag)`", in: -32_768...32_767)))
    }
    return axes.sorted { $0.tag < $1.tag }
  }
}
