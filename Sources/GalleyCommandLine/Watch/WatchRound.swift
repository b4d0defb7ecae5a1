internal import GalleyKit

/// What a watch keeps from round to round: the files it looks at, and the press as long as what that was made from
/// stays as it is.
struct WatchRound {
  /// The files that were used so far.
  var list: WatchList
  private let tool: CommandLineTool
  private let articles: [ProofRun.Place]
  private let isQuiet: Bool
  private var arguments: ParsedArguments
  /// Nil after something was wrong with what all articles share.
  private var run: ProofRun?

  /// Throws ``UsageError`` when standard input is among the articles.
  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws(UsageError) {
    if arguments.operands.contains("-") {
      throw UsageError(
        "standard input cannot be watched; give the paths of articles", at: "--watch")
    }
    self.tool = tool
    self.arguments = arguments
    articles = ProofRun.places(arguments.operands)
    isQuiet = arguments.isOn("quiet")
    list = WatchList(articles.map(\.article))
    list.setCommon([Settings.fileName])
  }

  /// Proofs every article and says what is watched.
  mutating func start() throws {
    do {
      try prepare()
      run?.saysArticles = true
    } catch let error as UsageError {
      throw error
    } catch {
      fail(error)
    }
    proof(articles)
    run?.saysArticles = false
    let count = list.files.count
    try say("galley: watching \(count) files; Ctrl-C ends it")
  }

  /// Proofs the articles that changed files concern, and says so on one line.
  mutating func proofAgain(
    after changes: [String], _ arguments: () throws -> ParsedArguments
  ) throws {
    let concern = list.concern(of: changes)
    var places = articles
    if run != nil, case .articles(let names) = concern {
      places = articles.filter { names.contains($0.article) }
    }
    do {
      if run == nil || concern == .all { self.arguments = try arguments() }
      // A press keeps pictures and digests of files: only texts of articles may change under it.
      let texts = Set(articles.map(\.article))
      if run == nil || !texts.isSuperset(of: changes) { try prepare() }
    } catch {
      fail(error)
      places = []
      run = nil
    }
    let made = proof(places)
    let names = places.map(\.article)
    var words = "\(Self.listed(changes)) changed; "
    words += made.isEmpty ? "nothing was made" : "made \(Self.listed(made))"
    if made.count < names.count {
      words += ", \(Self.listed(names.filter { !made.contains($0) })) failed"
    }
    try say("galley: " + words)
  }

  // MARK: - Parts

  /// Reads everything that the articles share.
  private mutating func prepare() throws {
    run = nil
    var run = try ProofRun(arguments, tool: tool)
    run.saysArticles = false
    list.setCommon([Settings.fileName] + run.files)
    self.run = run
  }

  /// Says an error of what all share, and watches the files at fault, since mending them is what comes next.
  private mutating func fail(_ error: any Error) {
    let files = ProofReport.files(of: error)
    tool.complain("\(error)", about: files.first)
    list.add(files)
  }

  /// Proofs articles; the result is those that did not fail.
  @discardableResult
  private mutating func proof(_ places: [ProofRun.Place]) -> [String] {
    var made: [String] = []
    for place in places {
      guard let outcome = run?.proof(place) else { continue }
      if outcome.isMade {
        made.append(place.article)
        list.setFiles(outcome.files, of: place.article)
      } else {
        list.add(outcome.files, to: place.article)
      }
    }
    run?.finish()
    return made
  }

  private func say(_ line: String) throws {
    if !isQuiet { try tool.write(Array((ShownText.message(line) + "\n").utf8)) }
  }

  /// Names with commas, at most a few.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}
