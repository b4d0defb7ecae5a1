internal import GalleyKit
internal import GalleySnapshot

/// `galley compare`: what differs between two files, between the files of two folders, or of one article under two font
/// sets or style sheets.
struct CompareCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 1 when something differs, 2 when something cannot be read.
  func run() throws -> Int32 {
    let tolerance = try CompareTolerance(arguments).tolerance
    let pictures = ComparePictures(
      folder: arguments.last("output")?.text, temporaries: tool.temporaries)
    var results: [CompareResult] = []
    var isOfFolders = false
    if arguments.operands.count == 1 {
      let comparer = ArticleComparer(
        tool: tool, arguments: arguments, tolerance: tolerance, pictures: pictures)
      results = [try comparer.result(arguments.operands[0])]
      if !isJSON { try say(results[0].text) }
    } else {
      try checkOptions()
      let (reference, actual) = (arguments.operands[0], arguments.operands[1])
      isOfFolders = FileReader.isFolder(reference)
      let comparer = FileComparer(tolerance: tolerance, pictures: pictures)
      for pair in try ComparePair.all(reference, actual) {
        let result = result(of: pair, by: comparer)
        results.append(result)
        // Of folders only what differs is told one by one.
        let isTold = result.status != .failed && (result.status != .same || !isOfFolders)
        if isTold, !isJSON { try say(result.text) }
      }
    }
    if isJSON {
      try tool.tell(Self.json(results))
    } else if isOfFolders {
      try say(Self.tally(results))
    }
    if results.contains(where: { $0.status == .failed }) { return 2 }
    return results.contains { $0.status != .same } ? 1 : 0
  }

  private var isJSON: Bool { arguments.isOn("json") }

  /// The options of an article say nothing about files.
  private func checkOptions() throws(UsageError) {
    for option in CommandTable.compareArticle where arguments.last(option.name) != nil {
      throw UsageError("goes with one article; name that alone", at: "--\(option.name)")
    }
  }

  private func result(of pair: ComparePair, by comparer: FileComparer) -> CompareResult {
    var result = CompareResult(name: pair.name, kind: pair.kind, status: .failed, words: [])
    guard let reference = pair.reference, let actual = pair.actual else {
      result.status = pair.reference == nil ? .extra : .missing
      result.words = ["only in \(arguments.operands[pair.reference == nil ? 1 : 0])"]
      return result
    }
    do {
      return try comparer.result(pair, reference: reference, actual: actual)
    } catch {
      tool.complain("\(error)", about: Self.file(of: error))
      result.words = ["\(error)"]
      return result
    }
  }

  /// The file that an error is about.
  private static func file(of error: any Error) -> String? {
    switch error {
    case let error as FileAccessError: error.path
    case SnapshotError.unreadableImage(let path, _), SnapshotError.unreadablePDF(let path, _),
      SnapshotError.unreadableMeasurements(let path, _):
      path
    default: nil
    }
  }

  // MARK: - Words

  /// `12 images: 3 differ`; `files` where they are of several kinds.
  private static func tally(_ results: [CompareResult]) -> String {
    let differing = results.count { $0.status != .same && $0.status != .failed }
    let failed = results.count { $0.status == .failed }
    let areImages = results.allSatisfy { $0.kind == .image }
    let noun = (areImages ? "image" : "file") + (results.count == 1 ? "" : "s")
    let trouble = failed > 0 ? ", \(failed) failed" : ""
    return "\(results.count) \(noun): \(differing) differ\(trouble)"
  }

  /// The version of the form of `--json`: it goes up when a key changes its meaning or goes away.
  private static let formatVersion = 1

  private static func json(_ results: [CompareResult]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("differs", results.contains { $0.status != .same })
      writer.key("results")
      writer.array { writer in
        for result in results { result.write(to: &writer) }
      }
    }
    return writer.bytes
  }

  private func say(_ text: String) throws {
    if arguments.isOn("quiet") { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try tool.tell(String(line))
    }
  }
}
