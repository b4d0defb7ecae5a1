internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyPaint
internal import GalleyText

/// The PDF of articles that were set: composed, painted and written, on one thread.
struct PrintedDocument {
  let job: PrintJob
  let articles: [SetArticle]
  let context: PrintContext
  let worker: PressWorker

  /// Makes the PDF and enters it in the records.
  func result() throws -> PrintResult {
    try context.checkStop(job)
    let parts = parts
    let step = job.options.steps[0]
    let document = context.observer.during(.set, step) {
      PagedDocument(
        of: parts, front: job.front, limit: PDFPainter.longestSide, with: worker.text)
    }
    var result = PrintResult(
      file: job.file, articles: job.sources.map(\.path), isBook: job.isBook, outcome: .refused,
      findings: findings(document), dependencies: [])
    guard !isRefused else {
      if context.records[job.file] != nil { OutputFolder.removeFile(context.path(of: job)) }
      return result
    }
    let bytes = try context.observer.during(.pdf, step) {
      try worker.pdf.paint(
        pages: document.pages, structure: document.structure,
        description: PDFDescription(document, job.options))
    }
    let written = try write(bytes)
    let record = try record(
      written, pages: document.pages.count, faces: StepRun.faces(in: document.pages),
      needsCare: result.needsCare)
    try context.records.add(record)
    result.outcome = .made(pages: document.pages.count)
    result.dependencies = context.dependencies(of: record, job)
    return result
  }

  /// The articles, with links between them as places in the book.
  private var parts: [PagedDocument.Part] {
    guard job.isBook else { return articles.map { PagedDocument.Part($0.galley) } }
    let indices = self.indices
    return zip(articles, job.sources).map { article, source in
      let links = article.parts.compactMapValues { part in
        indices[part.name].map { index in
          PagedDocument.Place(part: index, anchor: part.anchor.flatMap(articles[index].anchor))
        }
      }
      return PagedDocument.Part(article.galley, name: source.name, links: links)
    }
  }

  /// The index of each article in the book by its name.
  private var indices: [String: Int] {
    let names = job.sources.enumerated().map { ($1.name, $0) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// A finding for each link to a place of another article that is not there.
  private var danglingLinks: [Finding] {
    guard job.isBook else { return [] }
    let indices = self.indices
    return articles.flatMap { article in
      article.parts.sorted {
        ($0.value.range.lowerBound, $0.key) < ($1.value.range.lowerBound, $1.key)
      }
      .compactMap { destination, part -> Finding? in
        guard let anchor = part.anchor, let index = indices[part.name],
          articles[index].anchor(of: anchor) == nil
        else { return nil }
        return Finding(
          "dangling-link", .warning,
          "the link leads to \(destination), and that article has no such place",
          remedy: "link to one of its headings, by its words in small letters with hyphens",
          in: article.galley.source, at: part.range)
      }
    }
  }

  private var repairCount: Int { articles.reduce(0) { $0 + $1.repairCount } }

  private var isRefused: Bool { job.options.refusesRepairs && repairCount > 0 }

  /// Article by article; at the step where text has its base size, none is named.
  private func findings(_ document: PagedDocument) -> [Finding] {
    let order = job.options.curve.steps.map(\.name)
    var findings = articles.flatMap { $0.findings.merged(order: order) }
    findings += danglingLinks + document.findings.merged(order: order)
    findings += BrokenGlyphs.findings(
      in: document.pages, fonts: context.fonts, faces: worker.text.faces)
    if isRefused { findings.append(Repairs.refusal(of: repairCount, in: job.path)) }
    if job.options.steps[0].name == job.options.curve.baseStep?.name {
      for index in findings.indices { findings[index].steps = [] }
    }
    return findings
  }

  private func write(_ bytes: [UInt8]) throws(FileAccessError) -> WrittenFile {
    let path = context.path(of: job)
    TemporaryFiles.removeLeftovers(in: FilePath.folder(of: path))
    var written = try AtomicFile.write(bytes, to: path, temporaries: context.temporaries)
    written.name = job.file
    return written
  }

  private func record(
    _ written: WrittenFile, pages: Int, faces: Set<UInt16>, needsCare: Bool
  ) throws(FileAccessError) -> PrintRecord {
    var record = PrintRecord(
      output: written, pages: pages, needsCare: needsCare, options: try context.options(of: job),
      articles: articles.map(\.input))
    record.pictures = articles.flatMap(\.pictures).once
    record.links = articles.flatMap(\.links).once
    let (fonts, digests) = (context.fonts, context.digests)
    var used: [Manifest.Input] = []
    for number in faces.sorted() {
      let digest = try digests.sha256(of: fonts.faces[Int(number)].file)
      used.append(Manifest.Input(path: fonts.shownFile(of: number), sha256: digest))
    }
    record.fonts = used.once
    let dictionaries = Set(articles.flatMap(\.galley.dictionaries)).sorted()
    for path in dictionaries {
      record.dictionaries.append(Manifest.Input(path: path, sha256: try digests.sha256(of: path)))
    }
    return record
  }
}
