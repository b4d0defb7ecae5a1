internal import GalleyKit
internal import GalleySnapshot

/// Two files to compare, or one that has no other.
struct ComparePair {
  /// What it is called: the path below both folders, or that of the second file.
  var name: String
  var kind: CompareResult.Kind
  var reference: String?
  var actual: String?

  /// What two paths hold: two files of one kind, or the files of two folders by their names.
  ///
  /// Throws ``UsageError`` for a folder and a file, for two kinds, and for folders with nothing to compare.
  static func all(_ reference: String, _ actual: String) throws(UsageError) -> [ComparePair] {
    let areFolders = [reference, actual].map(FileReader.isFolder)
    if areFolders.contains(true),
      let missing = [reference, actual].first(where: { FileReader.resolved($0) == nil })
    {
      throw UsageError("there is no folder \(missing); check the path")
    }
    guard areFolders[0] == areFolders[1] else {
      throw UsageError("one of them is a folder; give two files or two folders")
    }
    guard areFolders[0] else { return [try pair(reference, actual)] }
    let old = try files(in: reference).filter { isComparable($0, in: reference) }
    let new = try files(in: actual).filter { isComparable($0, in: actual) }
    guard !old.isEmpty || !new.isEmpty else {
      throw UsageError(
        "there is no image, PDF, text or file of measurements in \(reference) or \(actual); "
          + "name other folders")
    }
    let (before, after) = (Set(old), Set(new))
    return before.union(after).sorted().compactMap { name in
      CompareResult.Kind(of: name).map { kind in
        ComparePair(
          name: name, kind: kind,
          reference: before.contains(name) ? FilePath.join(reference, name) : nil,
          actual: after.contains(name) ? FilePath.join(actual, name) : nil)
      }
    }
  }

  /// Two files; what has no known ending may be an image all the same.
  private static func pair(_ reference: String, _ actual: String) throws(UsageError) -> ComparePair
  {
    let kinds = [reference, actual].map { CompareResult.Kind(of: $0) }
    if let first = kinds[0], let second = kinds[1], first != second {
      throw UsageError(
        "one is \(first.article) \(first.noun), the other \(second.article) \(second.noun); "
          + "give two of a kind")
    }
    if [reference, actual].allSatisfy(ArticleOperands.isMarkdown) {
      throw UsageError(
        "articles are compared as they are set; give what `galley proof` makes of each, or one article "
          + "with --fonts or --style-sheet twice")
    }
    return ComparePair(
      name: actual, kind: kinds[0] ?? kinds[1] ?? .image, reference: reference, actual: actual)
  }

  /// The paths of all files below a folder, from it.
  private static func files(in folder: String) throws(UsageError) -> [String] {
    let listing = FolderListing(of: folder, followsLinks: true) { _ in true }
    if let unreadable = listing.unreadable.first {
      throw UsageError("the folder \(unreadable) cannot be read; check its permissions")
    }
    let start = folder.utf8.count + (folder.hasSuffix("/") ? 0 : 1)
    return listing.files.map { String(decoding: $0.utf8.dropFirst(start), as: UTF8.self) }
  }

  /// Whether a file is of a kind that can be compared: of JSON only measurements are.
  private static func isComparable(_ name: String, in folder: String) -> Bool {
    switch CompareResult.Kind(of: name) {
    case nil: return false
    case .image, .pdf, .text, .article: return true
    case .measurements:
      let bytes = try? FileReader.bytes(
        of: FilePath.join(folder, name), limit: FileComparer.largestFile)
      return bytes.map(MeasuredLayouts.isLikely) ?? true
    }
  }
}

extension CompareResult.Kind {
  fileprivate var article: String { self == .image ? "an" : "a" }
}
