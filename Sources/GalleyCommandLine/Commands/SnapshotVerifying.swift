internal import GalleyKit
internal import GalleySnapshot

/// `galley snapshot verify`: what differs from the references, in words, pictures and reports.
struct SnapshotVerifying {
  private var articles: SnapshotRun
  private let failures: FailureFolder
  private var report = SnapshotReport()
  /// Why images did not count, each reason once.
  private var skipped: [String] = []

  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    articles = try SnapshotRun(arguments, tool: tool)
    failures = FailureFolder(at: articles.settings.failures, temporaries: tool.temporaries)
  }

  /// The exit status: 2 when an article failed, 1 when a snapshot differs or was recorded.
  consuming func run() throws -> Int32 {
    failures.clear()
    for place in articles.places { try verify(place) }
    try failures.finish(report)
    try conclude()
    let status = articles.finish()
    return status == 0 && report.isFailure ? 1 : status
  }

  private mutating func verify(_ place: ProofRun.Place) throws {
    let (settings, failures) = (articles.settings, failures)
    var article: SnapshotReport.Article?
    var reasons: [String] = []
    let error = try articles.take(place) { taken in
      let verification = try SnapshotVerification(
        of: taken.snapshots, article: taken.article, in: taken.references, order: taken.order,
        mode: settings.mode, layers: settings.layers, tolerance: settings.tolerance)
      article = try failures.add(verification, folder: taken.folder, variant: taken.variant)
      reasons = verification.skippedReasons
    }
    if let error {
      article = SnapshotReport.Article(path: place.article, variant: "", error: error)
    }
    guard let article else { return }
    report.articles.append(article)
    skipped += reasons.filter { !skipped.contains($0) }
    guard error == nil else { return }
    let alone = SnapshotReport(articles: [article])
    try articles.say("\(article.path), \(article.variant): \(alone.summary)")
    for line in article.lines { try articles.say(line) }
  }

  /// Says what it came to, and what to do about it.
  private func conclude() throws {
    if report.count == 0, !report.isFailure {
      throw UsageError("there is no such snapshot; see `galley snapshot list`", at: "--filter")
    }
    if !skipped.isEmpty, !articles.settings.isQuiet {
      let reasons = skipped.joined(separator: ", ")
      articles.tool.console.report(
        ShownText.message("galley: images that other versions made do not count: \(reasons)"))
    }
    if report.articles.count > 1 { try articles.say(report.summary) }
    guard report.isFailure else { return }
    try articles.say("see \(FilePath.join(articles.settings.failures, FailureFolder.pageName))")
    if report.recordedCount > 0 {
      try articles.say(
        "what was recorded is the reference now: look at it, commit it and run again")
    }
    let isOpen = report.articles.contains { article in
      article.steps.contains { $0.isFailure && !$0.isRecorded }
    }
    guard isOpen else { return }
    let folder = articles.settings.failures
    let option = folder == SnapshotCommand.failures ? "" : " --failures \(folder)"
    try articles.say("where the new state is right, run: galley snapshot approve\(option)")
  }
}
