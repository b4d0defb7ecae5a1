internal import GalleyKit

/// `galley fonts`: what a font set has, and what articles lack in it.
struct FontsCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 1 under `--strict` when a character has no face or there is a warning. Throws when the set or an
  /// article cannot be read.
  func run() throws -> Int32 {
    let search = FontSetSearch(executable: tool.executable)
    if arguments.isOn("list") { return try list(search) }
    let name = arguments.operands.first ?? FontSetSearch.defaultName
    let fonts = try FontSet(contentsOf: search.path(of: name))
    let articles = try arguments.operands.dropFirst().map(tool.input)
    let report = try FontSetReport(fonts, articles: articles)
    if arguments.isOn("json") {
      try tool.write(report.json)
    } else {
      try tool.write(Array(FontsText(report).text.utf8))
    }
    tool.note(report.findings)
    guard arguments.isOn("strict") else { return 0 }
    let warns = report.findings.contains { $0.severity >= .warning }
    return warns || !report.isComplete ? 1 : 0
  }

  /// One set a line: its name for `--fonts`, and what it is called.
  private func list(_ search: FontSetSearch) throws -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError("--list takes no \"\(operand)\"; leave one of them away")
    }
    var table = TextTable(leftCount: 3)
    for name in search.names {
      let path = try search.path(of: name)
      // A broken set is listed too: the list is how one finds it.
      let title = (try? FontSet(contentsOf: path))?.name ?? "cannot be read"
      table.add([name, title, path])
    }
    try tool.write(Array(FontsText.safe(table.text).utf8))
    return 0
  }
}
