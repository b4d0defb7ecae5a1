internal import GalleyKit
internal import GalleySnapshot

/// `galley snapshot approve`: what the last verifying left becomes the references.
struct SnapshotApproval {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status is 0. Throws ``UsageError`` when nothing of what failed is meant.
  func run() throws -> Int32 {
    let folder = arguments.last("failures")?.text ?? SnapshotCommand.failures
    let failures = try FailureFolder(at: folder, temporaries: tool.temporaries).failures()
    guard !failures.isEmpty else {
      try say("there is nothing to approve")
      return 0
    }
    let chosen = failures.filter(isMeant)
    guard !chosen.isEmpty else {
      throw UsageError(
        "none of \(failures.count) failures in \(folder) is meant; name others, or none for all")
    }
    for failure in chosen {
      let references = ReferenceFolder(
        of: failure.article, variant: failure.variant, temporaries: tool.temporaries)
      if arguments.isOn("beside") {
        try references.accept(failure.snapshot)
      } else {
        try references.record(failure.snapshot)
      }
      try say("approved \(failure.article), \(failure.variant), \(failure.snapshot.name)")
    }
    return 0
  }

  /// Whether an operand names its article, or there is none, and the filter lets it pass.
  private func isMeant(_ failure: FailureFolder.Failure) -> Bool {
    let isNamed =
      arguments.operands.isEmpty
      || arguments.operands.contains { Self.parts($0) == Self.parts(failure.article) }
    return isNamed
      && SnapshotFilter(arguments).contains(
        article: failure.article, variant: failure.variant, name: failure.snapshot.name)
  }

  private static func parts(_ path: String) -> [String] {
    FilePath.parts(of: path, from: FileReader.workingFolder)
  }

  private func say(_ line: String) throws {
    guard !arguments.isOn("quiet") else { return }
    try tool.tell(line)
  }
}
