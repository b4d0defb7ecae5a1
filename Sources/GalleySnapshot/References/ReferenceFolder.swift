public import GalleyKit

/// The references of one article in one variant: `__Snapshots__/<article>/<variant>` beside the article.
///
/// Each step has a file of text, `03-m.txt`, with its origin and layout, and beside it `03-m.trace.txt` and `03-m.png`
/// (`03-m-p001.png` and so on where there are several pages). The file of text is written last, with the digests of
/// the others, so that a mixture of two writers or an interrupted one is known as such. Traces and images above
/// ``largestTrace`` and ``largestImage`` are not kept; their digests stand for them.
///
/// Several references may be accepted for one snapshot: those beside the first are named `03-m~2` and so on. Writers of a
/// folder wait for each other, and readers for them.
public struct ReferenceFolder: Sendable {
  /// The folder's path.
  public let path: String
  private let temporaries: TemporaryFiles
  /// Whether large files are left out.
  private let isCapped: Bool

  /// The most bytes of a trace that is kept.
  public static let largestTrace = 512 << 10
  /// The most bytes of an image that is kept.
  public static let largestImage = 512 << 10
  /// The folder beside an article.
  public static let folderName = "__Snapshots__"

  public init(at path: String, temporaries: TemporaryFiles) {
    self.init(at: path, temporaries: temporaries, isCapped: true)
  }

  init(at path: String, temporaries: TemporaryFiles, isCapped: Bool) {
    self.path = path
    self.temporaries = temporaries
    self.isCapped = isCapped
  }

  /// The folder of an article's references.
  public init(of article: String, variant: String, temporaries: TemporaryFiles) {
    let name = FilePath.withoutExtension(FilePath.name(of: article))
    let folder = FilePath.join(FilePath.folder(of: article), Self.folderName)
    self.init(at: FilePath.join(folder, "\(name)/\(variant)"), temporaries: temporaries)
  }

  // MARK: - Reading

  /// The reference of a snapshot's name, without those accepted beside it; nil when there is none.
  ///
  /// Throws ``SnapshotError/damaged(path:line:)``, also where the files beside it are not its own.
  public func reference(_ name: String) throws(SnapshotError) -> Reference? {
    try FolderLock.holding(path, for: .reading) { () throws(SnapshotError) -> Reference? in
      try read(name)
    }
  }

  /// All references that are accepted for a snapshot's name, the first one first; empty when there is none.
  ///
  /// Throws like ``reference(_:)``.
  public func references(_ name: String) throws(SnapshotError) -> [Reference] {
    try FolderLock.holding(path, for: .reading) { () throws(SnapshotError) -> [Reference] in
      var references: [Reference] = []
      for name in accepted(name) {
        if let reference = try read(name) { references.append(reference) }
      }
      return references
    }
  }

  private func read(_ name: String) throws(SnapshotError) -> Reference? {
    let main = file("\(name).txt")
    guard let bytes = try read(main, limit: 1 << 28) else { return nil }
    let head = try ReferenceFile(parsing: bytes, path: main)
    var reference = Reference(name: name, file: head)
    if let digest = head.trace {
      reference.trace = try part("\(name).trace.txt", digest: digest)
    }
    for (index, digest) in head.images.enumerated() {
      let name = Self.imageName(name, page: index, of: head.images.count)
      reference.images.append(try part(name, digest: digest))
    }
    return reference
  }

  /// A file beside the main one; nil when it was not kept.
  private func part(_ name: String, digest: String) throws(SnapshotError) -> [UInt8]? {
    guard let bytes = try read(file(name), limit: 1 << 28) else { return nil }
    guard Reference.digest(of: bytes) == digest else { throw .mixed(path: file(name)) }
    return bytes
  }

  private func read(_ path: String, limit: Int) throws(SnapshotError) -> [UInt8]? {
    guard FileReader.isFile(path) else { return nil }
    do {
      return try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw .file(error)
    }
  }

  // MARK: - Writing

  /// Makes a snapshot the reference of its name, in the place of all that were accepted for it.
  ///
  /// Throws ``SnapshotError/file(_:)``; the reference that was there is then damaged or still there.
  public func record(_ snapshot: Snapshot) throws(SnapshotError) {
    try changing { () throws(SnapshotError) -> Void in
      try write(snapshot, as: snapshot.name)
      for other in accepted(snapshot.name).dropFirst() { removeFiles(of: other) }
    }
  }

  /// Accepts a snapshot beside the references that its name has; where it has none it becomes the first.
  ///
  /// Throws ``SnapshotError/file(_:)``.
  public func accept(_ snapshot: Snapshot) throws(SnapshotError) {
    try changing { () throws(SnapshotError) -> Void in
      let last = accepted(snapshot.name).last { FileReader.isFile(file("\($0).txt")) }
      let number = last.map { (Self.number(of: $0, beside: snapshot.name) ?? 1) + 1 }
      try write(snapshot, as: number.map { "\(snapshot.name)~\($0)" } ?? snapshot.name)
    }
  }

  /// Removes a reference with all its files, and those accepted beside it.
  public func remove(_ name: String) {
    FolderLock.holding(path, for: .writing) {
      for name in accepted(name) { removeFiles(of: name) }
    }
  }

  private func changing(_ body: () throws(SnapshotError) -> Void) throws(SnapshotError) {
    do {
      try OutputFolder.makeFolder(path)
    } catch {
      throw .file(error)
    }
    try FolderLock.holding(path, for: .writing, body)
  }

  private func write(_ snapshot: Snapshot, as name: String) throws(SnapshotError) {
    let head = ReferenceFile(of: snapshot)
    var kept = ["\(name).txt"]
    do {
      if !snapshot.trace.isEmpty, isKept(snapshot.trace, upTo: Self.largestTrace) {
        try write("\(name).trace.txt", snapshot.trace)
        kept.append("\(name).trace.txt")
      }
      for (index, image) in snapshot.images.enumerated()
      where isKept(image, upTo: Self.largestImage) {
        let name = Self.imageName(name, page: index, of: snapshot.images.count)
        try write(name, image)
        kept.append(name)
      }
      try write("\(name).txt", Array(head.text.utf8))
    } catch {
      throw .file(error)
    }
    for old in files(of: name) where !kept.contains(old) {
      OutputFolder.removeFile(file(old))
    }
  }

  private func isKept(_ bytes: [UInt8], upTo most: Int) -> Bool {
    !isCapped || bytes.count <= most
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws(FileAccessError) {
    let file = try AtomicFile(at: file(name), temporaries: temporaries)
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileAccessError) -> Void in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    _ = try file.commit()
  }

  private func removeFiles(of name: String) {
    for old in files(of: name) { OutputFolder.removeFile(file(old)) }
  }

  // MARK: - Names

  /// The names of all references here, ascending, without those accepted beside others.
  public var names: [String] { mainFiles.filter { !$0.contains("~") } }

  /// The names of what is accepted for a snapshot, whether or not the first one is there.
  func accepted(_ name: String) -> [String] {
    let numbers = mainFiles.compactMap { Self.number(of: $0, beside: name) }
    return [name] + numbers.sorted().map { "\(name)~\($0)" }
  }

  /// 2 of `03-m~2` beside `03-m`; nil for what is not accepted beside it.
  private static func number(of name: String, beside first: String) -> Int? {
    guard name.hasPrefix(first + "~") else { return nil }
    return Int(name.dropFirst(first.count + 1))
  }

  /// The names of all main files, without their ends.
  private var mainFiles: [String] {
    FileReader.names(in: path).filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".trace.txt") }
      .map { String($0.dropLast(4)) }
  }

  /// The files of a reference, ascending.
  func files(of name: String) -> [String] {
    FileReader.names(in: path).filter { file in
      [".txt", ".trace.txt", ".png"].contains { file == name + $0 }
        || file.hasPrefix(name + "-p") && file.hasSuffix(".png")
    }.sorted()
  }

  func file(_ name: String) -> String { FilePath.join(path, name) }

  static func imageName(_ name: String, page: Int, of count: Int) -> String {
    count > 1 ? "\(name)-\(OutputNames.part(ofPage: page + 1)).png" : "\(name).png"
  }
}
