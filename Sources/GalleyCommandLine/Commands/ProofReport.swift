internal import GalleyKit

/// What a run says of its articles: what was made and where, what was found, what failed.
struct ProofReport {
  private let console: Console
  private let isQuiet: Bool
  /// Whether a line tells of each article that was made.
  var saysArticles = true
  private var order: [String] = []
  private var made: [String] = []
  /// What was said of presses.
  private var common: Set<Finding> = []
  private var failed: [String] = []
  /// Whether there was a warning, an error or a repair.
  private var needsCare = false
  private var madeCount = 0
  /// The lines without a place that were said.
  private var known: Set<String> = []

  /// How many findings of an article, and how many of one rule, are shown; the rest is counted.
  private static let mostShown = 10
  private static let mostOfRule = 3

  init(press: Press, console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    begin(press)
  }

  /// Says what concerns every article of a press, unless it was said; what comes next is about an article in it.
  mutating func begin(_ press: Press) {
    order = press.options.curve.steps.map(\.name)
    made = press.options.steps.map(\.name)
    say(press.findings.filter { common.insert($0).inserted })
  }

  /// Takes in an article that was made, and says so.
  mutating func add(_ proof: Proof) {
    madeCount += 1
    say(proof.findings, all: proof.folder.map { $0 + "/index.html" })
    guard !isQuiet, saysArticles, let folder = proof.folder else { return }
    let sizes = proof.steps.count == 1 ? "1 size" : "\(proof.steps.count) sizes"
    let files = proof.files.count == 1 ? "1 file" : "\(proof.files.count) files"
    console.print(ShownText.message("\(proof.path): \(sizes), \(files) in \(folder)") + "\n")
  }

  /// Takes in articles that were made, of which all was said.
  mutating func count(_ made: Int) { madeCount += made }

  /// Takes in an article that failed, and says why.
  mutating func fail(_ article: String, _ error: any Error, tool: CommandLineTool) {
    failed.append(article)
    let path = article == "-" ? ArticleInput.standardInput : article
    // The place that a message begins with is that of the file at fault.
    tool.complain("\(error)", about: Self.files(of: error).first ?? path)
  }

  /// The files that an error is about besides the article: first the one that its description begins with.
  static func files(of error: any Error) -> [String] {
    switch error {
    case let error as FileAccessError: [error.path]
    case PressError.file(let error): [error.path]
    case PressError.font(let error): [error.set, error.file]
    case let error as ConfigurationError:
      if case .missingFile(_, _, let file, _, _) = error {
        [error.path, file]
      } else {
        [error.path]
      }
    default: []
    }
  }

  /// Says findings, gravest first, at most a screen of them; `all` is where the others are.
  mutating func say(_ findings: [Finding], all: String? = nil) {
    needsCare = needsCare || findings.contains(where: \.needsCare)
    // What concerns no place in an article is the same for all of them.
    let findings = findings.filter { finding in
      guard !isQuiet || finding.severity == .error else { return false }
      return finding.file != nil || known.insert(finding.line(order: order, made: made)).inserted
    }
    guard !findings.isEmpty else { return }
    var shown: [Finding] = []
    var counts: [String: Int] = [:]
    for severity in Finding.Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity {
        let count = counts[finding.rule, default: 0]
        guard shown.count < Self.mostShown, count < Self.mostOfRule else { continue }
        counts[finding.rule] = count + 1
        shown.append(finding)
      }
    }
    for finding in shown { console.report(finding.line(order: order, made: made)) }
    let rest = findings.count - shown.count
    guard rest > 0 else { return }
    var rules: [String: Int] = [:]
    for finding in findings { rules[finding.rule, default: 0] += 1 }
    let hidden = rules.keys.sorted().compactMap { rule in
      let left = rules[rule, default: 0] - counts[rule, default: 0]
      return left > 0 ? "\(left) \(rule)" : nil
    }
    let place = all.map { "; all are in \($0)" } ?? ""
    console.report(
      ShownText.message("galley: \(rest) more: \(hidden.joined(separator: ", "))\(place)"))
  }

  /// Says which articles failed, when some did and there were several; `consequence` is what comes of it.
  func finish(_ consequence: String = "") {
    guard saysArticles, !failed.isEmpty, failed.count + madeCount > 1 else { return }
    let names = failed.joined(separator: ", ")
    console.report(
      ShownText.message(
        "galley: \(failed.count) of \(failed.count + madeCount) articles failed: \(names)\(consequence)"
      ))
  }

  func status(isStrict: Bool) -> Int32 {
    if !failed.isEmpty { return 2 }
    return isStrict && needsCare ? 1 : 0
  }
}
