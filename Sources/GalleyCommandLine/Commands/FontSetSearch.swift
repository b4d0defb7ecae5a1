internal import GalleyKit

/// Finds a font set by its path or by its name.
struct FontSetSearch {
  /// The folders that named sets stand in, in order: beside the installed program, then in the working folder.
  let folders: [String]

  /// The set where nobody names one.
  static let defaultName = "atkinson"

  init(executable: String?) {
    let beside = executable.map { program in
      let prefix = FilePath.folder(of: FilePath.folder(of: program))
      return FilePath.join(prefix, "share/galley/Fonts")
    }
    folders = [beside, "Fonts"].compactMap { $0 }
  }

  /// The path of a set: what has a slash or an extension is a path already.
  func path(of name: String) throws(UsageError) -> String {
    if FileReader.isFile(name) { return name }
    if name.contains("/") || Self.isSet(name) { return name }
    for folder in folders {
      for suffix in Self.suffixes {
        let path = FilePath.join(folder, name + suffix)
        if FileReader.isFile(path) { return path }
      }
    }
    throw unknown(name)
  }

  /// The names of all sets that are found.
  var names: [String] {
    var names: Set<String> = []
    for folder in folders {
      for file in FileReader.names(in: folder) where Self.isSet(file) {
        names.insert(FilePath.withoutExtension(file))
      }
    }
    // The faces that all sets share are no set.
    return names.filter { !$0.hasPrefix("shared-") }.sorted()
  }

  private static let suffixes = [".yaml", ".yml"]

  private static func isSet(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  private func unknown(_ name: String) -> UsageError {
    let names = names
    if names.isEmpty {
      let places = folders.joined(separator: " or ")
      return UsageError(
        "there is no font set \"\(name)\" in \(places); give the path of a set's YAML file with --fonts"
      )
    }
    return .unknown(
      "font set", name, among: names,
      remedy: "use one of \(names.joined(separator: ", ")), or the path of a set's YAML file")
  }
}
