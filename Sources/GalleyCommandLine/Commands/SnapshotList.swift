internal import GalleyKit
internal import GalleySnapshot

/// `galley snapshot list`: the references of articles or below folders, and what is dead among them.
struct SnapshotList {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status is 0; an operand that is not there is a ``UsageError``.
  func run() throws -> Int32 {
    var deadCount = 0
    let places = arguments.operands.isEmpty ? ["."] : arguments.operands
    let isRemoving = arguments.isOn("remove-dead")
    for place in places {
      for entry in try ReferenceSurvey(of: place).entries {
        let dead = entry.deadFiles
        deadCount += dead.count
        try say(entry)
        for file in dead { try say("\(file): \(isRemoving ? "removed" : "dead")") }
        if isRemoving { entry.removeDead() }
      }
    }
    if deadCount > 0, !isRemoving {
      let files = deadCount == 1 ? "1 file is" : "\(deadCount) files are"
      try say("\(files) dead; --remove-dead removes them")
    }
    return 0
  }

  private func say(_ entry: ReferenceSurvey.Entry) throws {
    if !entry.hasArticle {
      try say("\(entry.path): dead, its article is gone")
    } else if !entry.names.isEmpty {
      try say("\(entry.path): \(entry.names.joined(separator: " "))")
    }
  }

  private func say(_ line: String) throws {
    guard !arguments.isOn("quiet") else { return }
    try tool.tell(line)
  }
}
