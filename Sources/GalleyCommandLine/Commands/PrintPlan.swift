internal import GalleyKit

/// The PDFs of a run: which articles go where, in which style sheet, at which steps.
struct PrintPlan {
  private(set) var jobs: [PrintJob] = []
  /// The articles that cannot even be begun, with the reason.
  private(set) var failures: [(article: String, error: any Error)] = []
  /// The style sheets that articles asked for, each once.
  private(set) var adapted: [PrintSettings] = []

  private let settings: PrintSettings
  private let front: PagedDocument.Front

  /// Plans a PDF for each article and step, or one book for each step. Articles that may have style sheets of their own
  /// are looked into.
  init(
    _ articles: [String], _ settings: PrintSettings, front: PagedDocument.Front, isBook: Bool,
    tool: CommandLineTool
  ) {
    self.settings = settings
    self.front = front
    let folders = OutputNames.folders(of: articles, from: FileReader.workingFolder)
    var sources: [PrintJob.Source] = []
    for (article, folder) in zip(articles, folders) {
      do {
        var source = PrintJob.Source(path: article, name: folder)
        var own: PrintSettings?
        if article == "-" {
          let input = try tool.input(article)
          source = PrintJob.Source(path: input.path, name: folder, bytes: input.bytes)
        }
        if !isBook, settings.asksArticles {
          let input = ArticleInput(path: source.path, bytes: try source.bytes ?? read(article))
          own = try settings.adapted(to: input)
        }
        sources.append(source)
        if !isBook { add([source], own ?? settings, folder: folder + "/", isBook: false) }
        if let own, !adapted.contains(where: { $0.styleSheet == own.styleSheet }) {
          adapted.append(own)
        }
      } catch {
        failures.append((article, error))
      }
    }
    if isBook, failures.isEmpty { add(sources, settings, folder: "book-", isBook: true) }
  }

  private func read(_ article: String) throws(FileAccessError) -> [UInt8] {
    try ArticleInput(contentsOf: article).bytes
  }

  private mutating func add(
    _ sources: [PrintJob.Source], _ settings: PrintSettings, folder: String, isBook: Bool
  ) {
    for step in settings.options.steps {
      var options = settings.options
      options.steps = [step]
      let name = OutputNames.print(styleSheet: settings.styleSheet, options: options)
      jobs.append(
        PrintJob(
          file: folder + name, sources: sources, isBook: isBook, styleSheet: settings.styleSheet,
          options: options, front: front))
    }
  }
}
