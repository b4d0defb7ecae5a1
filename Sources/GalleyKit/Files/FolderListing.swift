internal import GalleyConfiguration

/// The files in a folder and in those below it.
package struct FolderListing {
  /// Paths that begin with the folder: those in a folder before those in folders below it, by their names.
  package private(set) var files: [String] = []
  /// The folders that cannot be read, so that nobody takes them for empty ones.
  package private(set) var unreadable: [String] = []

  private let followsLinks: Bool
  private let isWanted: (String) -> Bool

  /// Lists what is below a folder. Pipes and devices, which might never end, are no files.
  ///
  /// - Parameters:
  ///   - followsLinks: whether folders that are links count, unless they lead back to one that they are in.
  ///   - isWanted: whether a file or a folder of a name counts.
  package init(of folder: String, followsLinks: Bool, where isWanted: @escaping (String) -> Bool) {
    self.followsLinks = followsLinks
    self.isWanted = isWanted
    add(folder, inside: [])
  }

  private mutating func add(_ folder: String, inside outer: [String]) {
    guard let names = FileReader.readableNames(in: folder) else {
      unreadable.append(folder)
      return
    }
    let outer = outer + [FileReader.resolved(folder) ?? folder]
    var folders: [String] = []
    for name in names where isWanted(name) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if FileReader.isFolder(path) {
        if isOpen(path, inside: outer) { folders.append(path) }
      } else if !FileReader.isPipeOrDevice(path) {
        files.append(path)
      }
    }
    for path in folders { add(path, inside: outer) }
  }

  private func isOpen(_ path: String, inside outer: [String]) -> Bool {
    guard FileReader.isLink(path) else { return true }
    return followsLinks && !outer.contains(FileReader.resolved(path) ?? path)
  }
}
