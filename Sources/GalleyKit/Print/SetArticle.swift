internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// An article that was set for a PDF, with what is said and kept of it.
struct SetArticle: Sendable {
  let galley: Galley
  let findings: [Finding]
  /// How many repairs its PDF needs.
  let repairCount: Int
  let input: Manifest.Input
  let pictures: [PrintRecord.Source]
  let links: [PrintRecord.Link]
  /// Where links lead that lead to other parts of the book, by destination.
  let parts: [String: PrintLinks.Part]
  /// The names that links may use, each with the anchor that it leads to.
  let anchors: [String: String]

  /// Reads an article and sets it at the one step of the job.
  init(
    _ source: PrintJob.Source, of job: PrintJob, _ context: PrintContext, with worker: PressWorker
  ) throws {
    try context.checkStop(job)
    let (input, options, observer) = (try source.input(), job.options, context.observer)
    let prepared = try PreparedArticle(
      input, fonts: context.fonts, styleSheet: job.styleSheet, options: options,
      observer: observer)
    let article = prepared.article
    let resolution = context.links.resolution(of: article, at: input, in: job)
    let shaped = observer.during(.shape) {
      ShapedTexts(shaping: prepared.styled, part: 0, of: 1, with: worker.text)
    }
    var galley = observer.during(.set, options.steps[0]) {
      Galley(
        setting: prepared.styled[0], on: options.geometry, with: worker.text, shaped: shaped,
        pictures: prepared.pictures)
    }
    if !resolution.targets.isEmpty {
      galley.structure = galley.structure.linked { resolution.targets[$0] }
    }
    let repairs = Repairs(
      structure: galley.structure, source: galley.source, hasTitle: article.title != nil,
      title: galley.title
    ).findings
    repairCount = repairs.count + (article.frontMatter.language == nil ? 1 : 0)
    findings = article.findings + resolution.findings + galley.findings + repairs
    self.galley = galley
    self.input = Manifest.Input(path: input.path, sha256: Digest.sha256(input.bytes))
    links = resolution.links
    parts = resolution.parts
    anchors = article.anchors
    pictures = prepared.wantedPictures.map { path in
      PrintRecord.Source(path: path, sha256: context.digest(path))
    }
  }

  /// The anchor that a fragment leads to; nil when there is no such place.
  func anchor(of fragment: String) -> String? { Article.anchor(of: fragment, in: anchors) }
}
