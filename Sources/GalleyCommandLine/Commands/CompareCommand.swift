internal import GalleyKit
internal import GalleySnapshot

/// `galley compare`: what differs between two images, or between the images of two folders.
struct CompareCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 1 when something differs, 2 when a file cannot be read.
  func run() throws -> Int32 {
    let tolerance = try CompareTolerance(arguments).tolerance
    let (reference, actual) = (arguments.operands[0], arguments.operands[1])
    var tally = Tally(isOfFolders: FileReader.isFolder(reference))
    for pair in try pairs(reference, actual) {
      do {
        try compare(pair, tolerance, &tally)
      } catch let closed as OutputClosed {
        throw closed
      } catch {
        tool.complain("\(error)", about: Self.file(of: error))
        tally.failed += 1
      }
    }
    if tally.isOfFolders { try say(tally.words) }
    return tally.failed > 0 ? 2 : tally.differing > 0 ? 1 : 0
  }

  /// The file that an error is about.
  private static func file(of error: any Error) -> String? {
    switch error {
    case let error as FileAccessError: error.path
    case SnapshotError.unreadableImage(let path, _): path
    default: nil
    }
  }

  private var isQuiet: Bool { arguments.isOn("quiet") }

  /// How the images came out.
  private struct Tally {
    /// Whether there are so many that only those that differ are told one by one.
    let isOfFolders: Bool
    var count = 0
    var differing = 0
    var failed = 0

    var words: String {
      let trouble = failed > 0 ? ", \(failed) failed" : ""
      return "\(count == 1 ? "1 image" : "\(count) images"): \(differing) differ\(trouble)"
    }
  }

  // MARK: - Files

  /// Two files to compare, or one that has no other.
  private struct Pair {
    /// What it is called: the path below both folders, or that of the second file.
    var name: String
    var reference: String?
    var actual: String?
  }

  private func pairs(_ reference: String, _ actual: String) throws(UsageError) -> [Pair] {
    let areFolders = [reference, actual].map(FileReader.isFolder)
    guard areFolders[0] == areFolders[1] else {
      throw UsageError("one of them is a folder; give two images or two folders")
    }
    guard areFolders[0] else { return [Pair(name: actual, reference: reference, actual: actual)] }
    let (old, new) = (Set(Self.images(in: reference)), Set(Self.images(in: actual)))
    guard !old.isEmpty || !new.isEmpty else {
      throw UsageError("there is no image in \(reference) or \(actual); name other folders")
    }
    return old.union(new).sorted().map { name in
      Pair(
        name: name, reference: old.contains(name) ? FilePath.join(reference, name) : nil,
        actual: new.contains(name) ? FilePath.join(actual, name) : nil)
    }
  }

  /// The paths of all images below a folder, from it.
  private static func images(in folder: String, below path: String = "") -> [String] {
    FileReader.names(in: folder).flatMap { name -> [String] in
      let (file, shown) = (FilePath.join(folder, name), FilePath.join(path, name))
      if FileReader.isFolder(file) { return images(in: file, below: shown) }
      return extensions.contains { name.lowercased().hasSuffix($0) } ? [shown] : []
    }
  }

  private static let extensions = [".png", ".jpg", ".jpeg"]

  // MARK: - Comparing

  private func compare(_ pair: Pair, _ tolerance: ImageTolerance, _ tally: inout Tally) throws {
    tally.count += 1
    guard let reference = pair.reference, let actual = pair.actual else {
      tally.differing += 1
      let place = pair.reference == nil ? arguments.operands[1] : arguments.operands[0]
      return try say("\(pair.name): only in \(place)")
    }
    let old = try FileReader.bytes(of: reference, limit: Self.largestFile)
    let new = try FileReader.bytes(of: actual, limit: Self.largestFile)
    // The same file needs no decoding.
    if old == new {
      if !tally.isOfFolders { try say("\(pair.name): they are the same") }
      return
    }
    let comparison = ImageComparison(
      try PixelImage(decoding: old, path: reference), try PixelImage(decoding: new, path: actual),
      tolerance: tolerance)
    var line = "\(pair.name): \(comparison.summary)"
    if comparison.isMatch {
      if !tally.isOfFolders { try say(line) }
      return
    }
    tally.differing += 1
    if let folder = arguments.last("output")?.text, let picture = comparison.picture() {
      let path = FilePath.join(folder, Self.pictureName(of: pair.name))
      _ = try AtomicFile.write(picture.png(), to: path, temporaries: tool.temporaries)
      line += "; see \(path)"
    }
    try say(line)
  }

  /// The most bytes of an image's file.
  private static let largestFile = 1 << 30

  /// `b/01-xs-difference.png` of `b/01-xs.png`; of a path that leads elsewhere its last part.
  private static func pictureName(of name: String) -> String {
    let isBelow = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    let path = isBelow ? name : FilePath.name(of: name)
    return FilePath.withoutExtension(path) + "-difference.png"
  }

  private func say(_ line: String) throws {
    if !isQuiet { try tool.write(Array((ShownText.message(line) + "\n").utf8)) }
  }
}
