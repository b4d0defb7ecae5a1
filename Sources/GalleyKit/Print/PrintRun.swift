internal import GalleyConfiguration
internal import GalleyText

/// Many articles on their way to PDFs: one each, or all in a book.
///
/// A PDF that a run before has made and that would be the same is left as it is. Each appears whole or not at all, and
/// one that fails does not stop the others. The bytes are the same for any number of threads.
public struct PrintRun {
  private let press: Press
  private let jobs: [PrintJob]
  private let output: String
  private let isForced: Bool
  private let renewsDates: Bool
  private let observer: PressObserver

  /// - Parameters:
  ///   - press: gives the fonts and the threads; style sheet and options are those of each job.
  ///   - jobs: what is printed. No two have one file.
  ///   - output: the path of the output folder, made when it is not there.
  ///   - isForced: whether PDFs that would be the same are made again.
  ///   - renewsDates: whether a PDF that is left as it is becomes as new as one that was printed, for
  ///     those who compare dates.
  ///   - observer: who watches, and may stop it.
  public init(
    _ press: Press, jobs: [PrintJob], into output: String, isForced: Bool = false,
    renewsDates: Bool = false, observer: PressObserver = PressObserver()
  ) {
    self.press = press
    self.jobs = jobs
    self.output = output
    self.isForced = isForced
    self.renewsDates = renewsDates
    self.observer = observer
  }

  /// Prints all and tells of each as soon as it and those before it are done, in the order of the jobs.
  ///
  /// `finished` is called on any thread, by one at a time. An article is held in memory only while it is set; of a
  /// book, all its articles are. Throws ``PressError`` where nothing can be begun, or the manifest not be written.
  public func run(_ finished: @escaping @Sendable (PrintResult) -> Void) throws(PressError) {
    do {
      let context = try context()
      let results = InOrder(finished)
      let jobs = Array(jobs.enumerated())
      _ = try press.pool.map(jobs.filter { !$0.element.isBook }) { worker, job in
        results.give(Self.result(of: job.element, context, worker), at: job.offset)
      }
      for (index, job) in jobs where job.isBook {
        results.give(book(job, context), at: index)
      }
      try observer.during(.manifest) { try context.records.finish() }
    } catch {
      throw PressError(error, path: output, step: "")
    }
  }

  /// Takes the digests of all fonts, on all threads.
  private func context() throws -> PrintContext {
    let fonts = press.fonts
    let files = ([fonts.path] + fonts.facePaths + fonts.faces.map(\.file)).once
    let digests = press.digests
    let all = try press.pool.map(files) { _, path in try digests.sha256(of: path) }
    return PrintContext(
      fonts: fonts, output: output, isForced: isForced, renewsDates: renewsDates,
      links: PrintLinks(jobs),
      records: PrintRecords(of: output, temporaries: press.temporaries), digests: digests,
      temporaries: press.temporaries, observer: observer,
      fontDigest: Digest.sha256(Array(all.joined(separator: "\n").utf8)),
      dictionaryDigest: PrintContext.dictionaryNames())
  }

  // MARK: - One PDF

  /// One article, all of it on one thread.
  private static func result(
    of job: PrintJob, _ context: PrintContext, _ worker: PressWorker
  ) -> PrintResult {
    do {
      if let unchanged = try context.unchanged(job) { return unchanged }
      let articles = try job.sources.map {
        try SetArticle($0, of: job, context, with: worker)
      }
      return try PrintedDocument(job: job, articles: articles, context: context, worker: worker)
        .result()
    } catch {
      return failure(error, of: job)
    }
  }

  /// A book: its articles are set on all threads, then composed on one. All articles at fault are named.
  private func book(_ job: PrintJob, _ context: PrintContext) -> PrintResult {
    do {
      if let unchanged = try context.unchanged(job) { return unchanged }
      let set = try press.pool.map(job.sources) { worker, source in
        Result { try SetArticle(source, of: job, context, with: worker) }
      }
      let failures = zip(job.sources, set).compactMap { source, result -> PrintResult.Failure? in
        guard case .failure(let error) = result else { return nil }
        return Self.failure(of: source.path, error, job)
      }
      guard failures.isEmpty else { return Self.result(of: job, failures) }
      let articles = set.compactMap { try? $0.get() }
      return try press.pool.map([0]) { worker, _ in
        try PrintedDocument(job: job, articles: articles, context: context, worker: worker)
          .result()
      }[0]
    } catch {
      return Self.failure(error, of: job)
    }
  }

  private static func failure(_ error: any Error, of job: PrintJob) -> PrintResult {
    result(of: job, [failure(of: job.path, error, job)])
  }

  private static func failure(
    of path: String, _ error: any Error, _ job: PrintJob
  ) -> PrintResult.Failure {
    let step = job.options.steps[0].name
    return PrintResult.Failure(path: path, error: PressError(error, path: path, step: step))
  }

  private static func result(of job: PrintJob, _ failures: [PrintResult.Failure]) -> PrintResult {
    PrintResult(
      file: job.file, articles: job.sources.map(\.path), isBook: job.isBook,
      outcome: .failed(failures), findings: [], dependencies: [])
  }
}
