internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// One article on its way through a press.
struct PressRun {
  let press: Press
  let input: ArticleInput
  let article: Article
  /// One a step, in the curve's order.
  let styled: [StyledArticle]
  let pictures: PictureSource
  /// The paths of the pictures that were read.
  let picturePaths: [String]
  /// The paths of all pictures that the article names, but for those of the network.
  private let wantedPictures: [String]
  let keepsGalleys: Bool
  let observer: PressObserver
  /// The links to articles of the same run, by destination.
  let links: [String: ArticleLinks.Place]
  private let linkFindings: [Finding]

  /// Parses the article, reads its pictures and resolves its styles.
  init(
    _ press: Press, _ input: ArticleInput, links: ArticleLinks = ArticleLinks(),
    keepsGalleys: Bool, observer: PressObserver
  ) throws {
    self.press = press
    self.input = input
    self.keepsGalleys = keepsGalleys
    self.observer = observer
    let prepared = try PreparedArticle(
      input, fonts: press.fonts, styleSheet: press.styleSheet, options: press.options,
      observer: observer)
    article = prepared.article
    pictures = prepared.pictures
    picturePaths = prepared.picturePaths
    wantedPictures = prepared.wantedPictures
    styled = prepared.styled
    let found = links.places(of: prepared.article, at: input, variant: press.variantName)
    self.links = found.places
    linkFindings = found.findings
  }

  // MARK: - Proof

  /// Sets, paints and writes everything.
  func proof(into path: String) throws -> Proof {
    let folder = try OutputFolder(at: path, temporaries: press.temporaries)
    do {
      let outcomes = try outcomes(writingInto: folder)
      var faces = outcomes.reduce(into: Set<UInt16>()) { $0.formUnion($1.faces) }
      if press.options.hasSheet { faces.formUnion(try writeSheet(of: outcomes, into: folder)) }
      let findings = findings(of: outcomes)
      let steps = outcomes.map(\.step)
      let index = IndexPage(
        title: styled.first?.title ?? "", language: article.language, subtitle: press.subtitle,
        steps: steps, findings: press.findings + findings, order: order,
        formats: press.options.formats, files: folder.files)
      try folder.write("index.html", index.html)
      try observer.during(.manifest) {
        let dictionaries = Set(outcomes.flatMap(\.dictionaries)).sorted()
        try folder.finish(
          manifest: try manifest(
            faces: faces, dictionaries: dictionaries, files: folder.files
          ).json)
      }
      return Proof(
        path: input.path, title: styled.first?.title ?? "", folder: path, steps: steps,
        findings: findings, pictures: wantedPictures, files: folder.files)
    } catch {
      folder.abandon()
      throw error
    }
  }

  /// Sets everything and gives the layouts as JSON.
  func measurements() throws -> (json: [UInt8], findings: [Finding]) {
    let outcomes = try outcomes(writingInto: nil)
    let faces = outcomes.reduce(into: Set<UInt16>()) { $0.formUnion($1.faces) }
    let (head, fonts) = (head, press.fonts)
    let described = try press.pool.map([faces]) { worker, faces in
      worker.describe(faces, of: fonts)
    }
    let json = Measurements.document(
      head, faces: described.flatMap { $0 }, steps: outcomes.map(\.measurements))
    return (json, findings(of: outcomes))
  }

  // MARK: - Steps

  /// The result of each step, in the curve's order; the heaviest is begun first so that no thread ends up waiting for it.
  private func outcomes(writingInto folder: OutputFolder?) throws -> [StepRun.Outcome] {
    let shaped = try shapedTexts()
    let (head, pictures, fonts) = (head, pictures, press.fonts)
    let (options, observer, keepsGalleys) = (press.options, observer, keepsGalleys)
    let links = links
    let (hasTitle, hasLanguage) = (article.title != nil, article.frontMatter.language != nil)
    let heaviestFirst = styled.sorted {
      ($1.body.size, $1.step.ordinal) < ($0.body.size, $0.step.ordinal)
    }
    let outcomes = try press.pool.map(heaviestFirst) { worker, styled in
      let run = StepRun(
        styled: styled, shaped: shaped, pictures: pictures, fonts: fonts, options: options,
        head: head, folder: folder, worker: worker, observer: observer, keepsGalley: keepsGalleys,
        hasTitle: hasTitle, hasLanguage: hasLanguage, links: links)
      do {
        return try run.outcome()
      } catch {
        throw PressError(error, path: head.path, step: styled.step.name)
      }
    }
    return outcomes.sorted { $0.step.sample.step.ordinal < $1.step.sample.step.ordinal }
  }

  func shapedTexts() throws -> ShapedTexts {
    try observer.during(.shape) {
      let (styled, parts) = (styled, press.pool.count)
      let shaped = try press.pool.map(Array(0..<parts)) { worker, part in
        ShapedTexts(shaping: styled, part: part, of: parts, with: worker.text)
      }
      return shaped.reduce(into: ShapedTexts()) { $0.merge($1) }
    }
  }

  // MARK: - Sheet

  /// Writes `sheet.png` and `sheet.pdf`; the result is the faces that their labels used.
  private func writeSheet(
    of outcomes: [StepRun.Outcome], into folder: OutputFolder
  ) throws -> Set<UInt16> {
    let samples = outcomes.map(\.step.sample)
    let heading = ContactSheet.Heading(
      title: styled.first?.title ?? "", subtitle: press.subtitle, language: article.language)
    let run = SheetRun(
      samples: samples, heading: heading, options: press.options, folder: folder,
      observer: observer)
    return try press.pool.map([SheetRun.Kind.png, .pdf]) { worker, kind in
      try run.write(kind, with: worker)
    }.reduce(into: []) { $0.formUnion($1) }
  }

  // MARK: - Words about it

  var order: [String] { press.options.curve.steps.map(\.name) }

  private var head: Measurements.Head {
    Measurements.Head(
      path: input.path, title: styled.first?.title ?? "", language: article.language,
      fonts: press.fonts, styleSheet: press.styleSheet.name, options: press.options)
  }

  private func findings(of outcomes: [StepRun.Outcome]) -> [Finding] {
    (article.findings + linkFindings + outcomes.flatMap(\.findings)).merged(order: order)
  }
}
