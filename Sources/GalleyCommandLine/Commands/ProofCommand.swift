internal import GalleyKit

/// `galley proof`: every article at every size, into files.
struct ProofCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments
  private let progress: ProgressLine

  init(tool: CommandLineTool, arguments: ParsedArguments) {
    self.tool = tool
    self.arguments = arguments
    progress = ProgressLine(
      tool.console, isQuiet: arguments.isOn("quiet"), environment: tool.environment)
  }

  /// The exit status: 2 when an article failed, 1 under `--strict` when there is something to warn of.
  func run() throws -> Int32 {
    let settings = try PressSettings(arguments, tool: tool)
    let press = try Press(
      fonts: settings.fonts, styleSheet: settings.styleSheet, options: settings.options,
      temporaries: tool.temporaries)
    var report = ProofReport(press: press, console: tool.console, isQuiet: arguments.isOn("quiet"))
    let timings = arguments.isOn("timings") ? Timings() : nil
    var presses = ArticlePresses(settings, common: press)
    let links = ArticleLinks(articles)
    for (article, folder) in articles {
      do {
        let input = try tool.input(article)
        let press = try presses.press(for: input)
        report.begin(press)
        let observer = observer(for: input.path, press: press, timings: timings)
        let proof = try press.proof(
          input, into: FilePath.join(output, folder) + "/" + press.variantName, links: links,
          observer: observer)
        progress.clear()
        report.add(proof)
      } catch {
        progress.clear()
        report.fail(article, error, tool: tool)
      }
    }
    report.finish()
    if let timings { tool.console.report(timings.table) }
    return report.status(isStrict: arguments.isOn("strict"))
  }

  private var output: String { arguments.last("output")?.text ?? "output" }

  /// Each article once, with its folder below the output folder.
  private var articles: [(article: String, folder: String)] {
    var seen: Set<String> = []
    let articles = arguments.operands.filter {
      seen.insert($0 == "-" ? "-" : FileReader.resolved($0) ?? $0).inserted
    }
    return Array(zip(articles, OutputNames.folders(of: articles, from: FileReader.workingFolder)))
  }

  private func observer(
    for path: String, press: Press, timings: Timings?
  ) -> PressObserver {
    let total = press.options.steps.count
    let done = Counter()
    progress.show("\(path): reading")
    return PressObserver(event: { [progress] event in
      timings?.record(event)
      if case .finished(let step) = event {
        progress.show("\(path): \(done.next()) of \(total) sizes (\(step.name))")
      }
    })
  }
}
