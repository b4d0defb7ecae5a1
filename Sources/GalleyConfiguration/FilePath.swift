/// Paths as texts: what they mean is decided here, nothing is asked of the disk.
package enum FilePath {
  /// What follows the last slash: `guide.md` of `docs/guide.md`.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? ""
  }

  /// The name without its extension: `guide` of `docs/guide.md`.
  package static func stem(of path: String) -> String {
    withoutExtension(name(of: path))
  }

  /// What comes before the last slash: `docs` of `docs/guide.md`, `.` of `guide.md`, `/` of `/guide.md`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path without its extension: `docs/guide` of `docs/guide.md`. A name that begins with its only dot keeps it.
  package static func withoutExtension(_ path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path }
    return String(path.dropLast(name[dot...].count))
  }

  /// Whether a name or path ends as those of YAML files do.
  package static func isYAML(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// The parts of a path from the root, `.` and `..` resolved as texts.
  package static func parts(of path: String, from workingFolder: String) -> [String] {
    let absolute = path.hasPrefix("/") ? path : workingFolder + "/" + path
    var parts: [String] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }

  /// Two paths in one; `second` alone when it is absolute.
  package static func join(_ first: String, _ second: String) -> String {
    if second.hasPrefix("/") || first.isEmpty || first == "." { return second }
    return first.hasSuffix("/") ? first + second : first + "/" + second
  }

  /// Whether a path lies in a folder; both absolute and resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The way from a folder to a file; both absolute and without `..`.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let ups = [Substring](repeating: "..", count: start.count - common)
    let way = ups + target.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
