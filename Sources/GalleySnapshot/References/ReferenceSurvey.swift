internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The references of an article, or of all articles below a folder, and what is dead among them: references whose article
/// is gone, and files that belong to no reference.
public struct ReferenceSurvey: Sendable {
  /// The folder of one article in one variant.
  public struct Entry: Sendable {
    /// Its path.
    public var path: String
    /// Whether there is a file beside `__Snapshots__` that has the article's name, with whatever extension.
    public var hasArticle: Bool
    /// The names of its references, those accepted beside others too, ascending.
    public var names: [String]
    /// The paths of all its files that references have, and of those that seem to.
    private let files: [String]
    private let strays: [String]

    init(_ path: String, hasArticle: Bool) {
      self.path = path
      self.hasArticle = hasArticle
      let all = FileReader.names(in: path).filter { name in
        !name.hasPrefix(".") && (name.hasSuffix(".txt") || name.hasSuffix(".png"))
      }
      names = all.filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".trace.txt") }
        .map { String($0.dropLast(4)) }
      let folder = ReferenceFolder(at: path, temporaries: TemporaryFiles())
      let owned = Set(names.flatMap { folder.files(of: $0) })
      files = all.map { FilePath.join(path, $0) }
      strays = all.filter { !owned.contains($0) }.map { FilePath.join(path, $0) }
    }

    /// The paths of the files that nothing needs any more, ascending.
    public var deadFiles: [String] { hasArticle ? strays : files }

    /// Removes them, and folders that are empty then.
    public func removeDead() {
      for file in deadFiles { OutputFolder.removeFile(file) }
      // Fails, as it should, for a folder that has anything in it.
      var folder = path
      for _ in 0..<3 {
        guard rmdir(folder) == 0 else { return }
        folder = FilePath.folder(of: folder)
      }
    }
  }

  /// In the order of their paths.
  public private(set) var entries: [Entry] = []

  /// Looks at the references of an article, or in all `__Snapshots__` below a folder.
  ///
  /// Throws ``SnapshotError/file(_:)`` when the path leads nowhere and has no references either.
  public init(of path: String) throws(SnapshotError) {
    if FileReader.isFolder(path) {
      add(below: path)
      return
    }
    let folder = FilePath.join(FilePath.folder(of: path), ReferenceFolder.folderName)
    add(article: FilePath.stem(of: path), in: folder)
    if entries.isEmpty, !FileReader.isFile(path) { throw .file(.missing(path: path)) }
  }

  /// Links are not followed: they may lead round.
  private mutating func add(below folder: String) {
    for name in FileReader.names(in: folder) where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      guard FileReader.isFolder(path), !FileReader.isLink(path) else { continue }
      if name == ReferenceFolder.folderName {
        for article in FileReader.names(in: path) { add(article: article, in: path) }
      } else {
        add(below: path)
      }
    }
  }

  /// Adds the variants of an article.
  private mutating func add(article: String, in folder: String) {
    let path = FilePath.join(folder, article)
    let place = FilePath.folder(of: folder)
    let hasArticle = FileReader.names(in: place).contains { name in
      FilePath.withoutExtension(name) == article && FileReader.isFile(FilePath.join(place, name))
    }
    for variant in FileReader.names(in: path) {
      let variant = FilePath.join(path, variant)
      guard FileReader.isFolder(variant) else { continue }
      entries.append(Entry(variant, hasArticle: hasArticle))
    }
  }
}
