internal import GalleyKit

/// Articles on their way through a press into files, one after the other, with what is said of them.
struct ProofRun {
  /// An article, and its folder below the output folder.
  struct Place: Hashable, Sendable {
    var article: String
    var folder: String
  }

  /// What came of an article.
  struct Outcome: Hashable, Sendable {
    var isMade: Bool
    /// The files that it was made from, as far as they were looked for; those that were not there too.
    var files: [String]
  }

  private let tool: CommandLineTool
  private let settings: PressSettings
  private let links: ArticleLinks
  private let output: String
  private let progress: ProgressLine
  private let timings: Timings?
  private var presses: ArticlePresses
  private var report: ProofReport

  /// Reads what all articles share. Throws what is wrong with it.
  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    self.tool = tool
    settings = try PressSettings(arguments, tool: tool)
    let press = try Press(
      fonts: settings.fonts, styleSheet: settings.styleSheet, options: settings.options,
      temporaries: tool.temporaries)
    presses = ArticlePresses(settings, common: press)
    links = ArticleLinks(
      Self.places(arguments.operands).map { (article: $0.article, folder: $0.folder) })
    output = arguments.last("output")?.text ?? "output"
    let isQuiet = arguments.isOn("quiet")
    progress = ProgressLine(tool.console, isQuiet: isQuiet, environment: tool.environment)
    timings = arguments.isOn("timings") ? Timings() : nil
    report = ProofReport(press: press, console: tool.console, isQuiet: isQuiet)
  }

  /// Each article once, with its folder below the output folder.
  static func places(_ operands: [String]) -> [Place] {
    let articles = ArticleOperands.once(operands)
    let folders = OutputNames.folders(of: articles, from: FileReader.workingFolder)
    return zip(articles, folders).map { Place(article: $0, folder: $1) }
  }

  /// The files that all articles share.
  var files: [String] { presses.common.files }

  /// Whether a line tells of each article that was made.
  var saysArticles: Bool {
    get { report.saysArticles }
    set { report.saysArticles = newValue }
  }

  /// Makes one article and says what came of it.
  mutating func proof(_ place: Place) -> Outcome {
    var outcome = Outcome(isMade: false, files: [place.article])
    do {
      let input = try tool.input(place.article)
      outcome.files += ArticleStyleSheet.files(of: input)
      let press = try presses.press(for: input)
      outcome.files += press.files
      report.begin(press)
      let folder = FilePath.join(output, place.folder) + "/" + press.variantName
      let proof = try press.proof(
        input, into: folder, links: links, observer: observer(for: input.path, press: press))
      progress.clear()
      report.add(proof)
      outcome.files += proof.pictures
      outcome.isMade = true
    } catch {
      progress.clear()
      report.fail(place.article, error, tool: tool)
      outcome.files += ProofReport.files(of: error)
    }
    return outcome
  }

  /// Says what is to be said of all articles together.
  mutating func finish() {
    report.finish()
    if let timings { tool.console.report(timings.table) }
  }

  /// The exit status: 2 when an article failed, 1 under `isStrict` when there is something to warn of.
  func status(isStrict: Bool) -> Int32 { report.status(isStrict: isStrict) }

  private func observer(for path: String, press: Press) -> PressObserver {
    let total = press.options.steps.count
    let done = Counter()
    progress.show("\(path): reading")
    return PressObserver(event: { [progress, timings] event in
      timings?.record(event)
      if case .finished(let step) = event {
        progress.show("\(path): \(done.next()) of \(total) sizes (\(step.name))")
      }
    })
  }
}
