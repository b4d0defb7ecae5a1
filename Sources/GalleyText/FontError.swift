/// Why a face of a set cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read: the set's file, the line that names the face, the face's file and the reason.
  case unreadable(set: String, line: Int, file: String, reason: String)
  /// The file is no font, or holds no glyphs.
  case broken(set: String, line: Int, file: String)
  /// The file is something else, or of a kind that Galley does not read: what, and what to do.
  case unsupported(set: String, line: Int, file: String, what: String, remedy: String)
  /// The collection has fewer faces.
  case noSuchIndex(set: String, line: Int, file: String, index: Int, count: Int)
  /// The font has no instance of the name; the names that it has.
  case noSuchInstance(set: String, line: Int, file: String, name: String, names: [String])

  /// The file that names the face.
  public var set: String {
    switch self {
    case .unreadable(let set, _, _, _), .broken(let set, _, _),
      .unsupported(let set, _, _, _, _), .noSuchIndex(let set, _, _, _, _),
      .noSuchInstance(let set, _, _, _, _):
      set
    }
  }

  /// The face's file.
  public var file: String {
    switch self {
    case .unreadable(_, _, let file, _), .broken(_, _, let file),
      .unsupported(_, _, let file, _, _), .noSuchIndex(_, _, let file, _, _),
      .noSuchInstance(_, _, let file, _, _):
      file
    }
  }

  public var description: String {
    switch self {
    case .unreadable(let set, let line, let file, let reason):
      "\(set):\(line): cannot read the font \(file): \(reason); give the path of a font file"
    case .broken(let set, let line, let file):
      "\(set):\(line): \(file) is no font that can be used; fetch it again or name another"
    case .unsupported(let set, let line, let file, let what, let remedy):
      "\(set):\(line): \(file) is \(what), which is not read; \(remedy)"
    case .noSuchIndex(let set, let line, let file, let index, let count):
      "\(set):\(line): \(file) has \(count) face\(count == 1 ? "" : "s"), none at index \(index); "
        + (count == 1 ? "leave `index` out" : "use an index from 0 to \(count - 1)")
    case .noSuchInstance(let set, let line, let file, let name, let names):
      "\(set):\(line): \(file) has no instance \"\(name)\"; "
        + (names.isEmpty ? "leave `instance` out" : "use one of \(names.joined(separator: ", "))")
    }
  }
}
