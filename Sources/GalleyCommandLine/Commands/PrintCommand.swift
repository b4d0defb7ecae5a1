internal import GalleyKit

/// `galley print`: articles on paper, a PDF each or all in a book.
struct PrintCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 2 when an article failed, 1 under `--strict` when there is something to warn of.
  func run() throws -> Int32 {
    let settings = try PrintSettings(arguments, tool: tool)
    let articles = try ArticleOperands.articles(arguments.operands)
    let press = try Press(
      fonts: settings.fonts, styleSheet: settings.styleSheet, options: settings.options,
      temporaries: tool.temporaries)
    let plan = PrintPlan(
      articles, settings, front: try front(articles, settings.styleSheet), isBook: isBook,
      tool: tool)
    let report = PrintReport(
      press: press, count: plan.jobs.count, isBook: isBook, output: output, tool: tool,
      isQuiet: arguments.isOn("quiet"))
    for own in plan.adapted {
      report.begin(Press(sharing: press, styleSheet: own.styleSheet, options: own.options))
    }
    for (article, error) in plan.failures { report.fail(article, error) }
    let timings = arguments.isOn("timings") ? Timings() : nil
    let observer = PressObserver(event: { timings?.record($0) })
    let run = PrintRun(
      press, jobs: plan.jobs, into: output, isForced: arguments.isOn("force"),
      renewsDates: arguments.last("depfile") != nil, observer: observer)
    try run.run { report.add($0) }
    report.finish()
    if let depfile = arguments.last("depfile") {
      guard !report.depfile.names(depfile.text) else {
        throw UsageError(
          "\(depfile.text) is a PDF or what one is made from; give another file", at: depfile.place)
      }
      try report.depfile.write(to: depfile.text, temporaries: tool.temporaries)
    }
    if let timings { tool.console.report(timings.table) }
    return report.status(isStrict: arguments.isOn("strict"))
  }

  private var output: String { arguments.last("output")?.text ?? "output" }

  private var isBook: Bool { arguments.isOn("book") }

  private func front(
    _ articles: [String], _ sheet: StyleSheet
  ) throws(UsageError) -> PagedDocument.Front {
    let title = arguments.last("title")
    if let title, !isBook, articles.count > 1 {
      throw UsageError("one title for several PDFs; add --book, or leave it away", at: title.place)
    }
    let contents = isBook ? sheet.page.contents ?? Self.bookContents : nil
    return PagedDocument.Front(
      title: title?.text, hasTitlePage: arguments.isOn("title-page"),
      contents: arguments.number("contents") ?? contents)
  }

  /// How deep the contents of a book go where nobody says.
  private static let bookContents = 2
}
