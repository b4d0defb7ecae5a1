internal import GalleyKit

/// `galley article`: what articles say, as Galley reads them, on standard output.
struct ArticleCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 2 when an article failed, 1 under `--strict` when there is something to warn of.
  func run() throws -> Int32 {
    if arguments.isOn("json"), arguments.isOn("dump") {
      throw UsageError("--dump and --json do not go together; leave one away")
    }
    var trees: [[UInt8]] = []
    var hasFailed = false
    var needsCare = false
    for path in paths {
      guard let article = read(path) else {
        hasFailed = true
        continue
      }
      note(article.findings)
      needsCare = needsCare || article.findings.contains(where: \.needsCare)
      if arguments.isOn("json") {
        trees.append(ArticleTree.value(of: article))
      } else {
        try dump(article)
      }
    }
    if arguments.isOn("json"), !trees.isEmpty { try tool.write(ArticleTree.document(of: trees)) }
    if hasFailed { return 2 }
    return arguments.isOn("strict") && needsCare ? 1 : 0
  }

  /// Each operand once.
  private var paths: [String] {
    var seen: Set<String> = []
    return arguments.operands.filter { seen.insert($0).inserted }
  }

  /// An article; nil when it could not be read, which was then said.
  private func read(_ path: String) -> Article? {
    do {
      let input = try tool.input(path)
      return try Article(parsing: input.bytes, path: input.path)
    } catch {
      tool.complain("\(error)", about: path == "-" ? ArticleInput.standardInput : path)
      return nil
    }
  }

  private func note(_ findings: [Finding]) {
    tool.note(arguments.isOn("quiet") ? findings.filter { $0.severity == .error } : findings)
  }

  /// Writes the tree; of several articles each begins with a line of its path.
  private func dump(_ article: Article) throws {
    let path = paths.count > 1 ? "article \(ShownText.message(article.source.path))\n" : ""
    try tool.write(Array((path + article.dump()).utf8))
  }
}
