internal import DynamicType
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyPaint
internal import GalleyStyle
internal import GalleyText

/// One step of an article, on one thread: set, cut into pages, painted and written.
struct StepRun {
  let styled: StyledArticle
  let shaped: ShapedTexts
  let pictures: PictureSource
  let fonts: FontSet
  let options: PressOptions
  let head: Measurements.Head
  /// Nil to measure only.
  let folder: OutputFolder?
  let worker: PressWorker
  let observer: PressObserver
  let keepsGalley: Bool
  /// Whether the article says what it is called, and in which language.
  let hasTitle: Bool
  let hasLanguage: Bool
  /// The links to articles of the same run, by destination.
  let links: [String: ArticleLinks.Place]

  /// What is kept of a step when its pages are gone.
  struct Outcome: Sendable {
    var step: Proof.Step
    var findings: [Finding]
    /// The numbers of the faces that some glyph was taken from.
    var faces: Set<UInt16>
    /// The paths of the hyphenation dictionaries that words were looked up in.
    var dictionaries: [String]
    /// The step's part of the measurements; empty when nobody asked.
    var measurements: [UInt8]
  }

  /// Sets the step and writes its files. Throws ``PressError``, and what painting or writing throws.
  func outcome() throws -> Outcome {
    try checkStop()
    let step = styled.step
    let galley = observer.during(.set, step) {
      Galley(
        setting: styled, on: options.geometry, with: worker.text, shaped: shaped, pictures: pictures
      )
    }
    let document = PagedDocument(
      of: [PagedDocument.Part(galley)], limit: PDFPainter.longestSide, with: worker.text)
    let pages = document.pages
    // In pictures a continuous galley is one page of any height.
    let isCut = !options.geometry.isPaged && pages.count > 1
    let whole = isCut ? [Page](paginating: galley, limit: .infinity) : pages
    let totals = StepTotals(
      galley, pages: pages.count,
      height: options.geometry.isPaged ? nil : whole[0].size.height, fonts: fonts)
    let faces = Self.faces(in: pages)
    var measurements: [UInt8] = []
    if folder == nil || options.formats.contains(.json) {
      measurements = observer.during(.json, step) {
        Measurements.step(galley, at: document.places[0], totals: totals)
      }
    }
    let broken = BrokenGlyphs.findings(in: pages, fonts: fonts, faces: worker.text.faces)
    let repairs = repairs(of: galley)
    let refusal = refusal(of: repairs)
    try writeFiles(
      document, whole: whole, hasPDF: refusal == nil, measurements: measurements, faces: faces)
    observer.event(.finished(step))
    let sample = StepSample(galley, firstPage: whole[0], pageCount: pages.count)
    return Outcome(
      step: Proof.Step(sample: sample, totals: totals, galley: keepsGalley ? galley : nil),
      findings: galley.findings + document.findings + broken + repairs
        + (refusal.map { [$0] } ?? []),
      faces: faces, dictionaries: galley.dictionaries,
      measurements: folder == nil ? measurements : [])
  }

  /// The pages with guides, where they are wanted. The trace and the contact sheet are of the pages themselves.
  private func guided(_ pages: [Page]) -> [Page] {
    guard options.hasGuides else { return pages }
    let guides = Guides(options.appearance, with: worker.text)
    return pages.map(guides.added)
  }

  /// Only PDFs need repairs.
  private func repairs(of galley: Galley) -> [Finding] {
    guard folder != nil, options.formats.contains(.pdf) else { return [] }
    return Repairs(
      structure: galley.structure, source: galley.source, hasTitle: hasTitle, title: galley.title
    ).findings
  }

  /// Says that no PDF is written, where the options are as strict as that; nil where one is.
  private func refusal(of repairs: [Finding]) -> Finding? {
    let count = repairs.count + (hasLanguage ? 0 : 1)
    guard options.refusesRepairs, folder != nil, options.formats.contains(.pdf), count > 0 else {
      return nil
    }
    return Repairs.refusal(of: count, in: head.path)
  }

  private func checkStop() throws(PressError) {
    if observer.shouldStop() { throw .cancelled(path: head.path) }
  }

  // MARK: - Files

  /// Writes a file or files of each format, where there is a folder for them; `whole` is what pictures show.
  private func writeFiles(
    _ document: PagedDocument, whole: [Page], hasPDF: Bool, measurements: [UInt8],
    faces: Set<UInt16>
  ) throws {
    guard let folder else { return }
    for format in options.formats {
      try checkStop()
      switch format {
      case .pdf: if hasPDF { try writePDF(guided(document.pages), document, into: folder) }
      case .png: try writePNG(guided(whole), into: folder)
      case .svg: try writeSVG(guided(whole), document, into: folder)
      case .trace: try writeTrace(whole, into: folder)
      case .json: try writeMeasurements(measurements, faces: faces, into: folder)
      }
    }
  }

  private func writePDF(
    _ pages: [Page], _ document: PagedDocument, into folder: OutputFolder
  ) throws {
    let structure = linked(document.structure, to: .pdf)
    let bytes = try observer.during(.pdf, styled.step) {
      try worker.pdf.paint(
        pages: pages, structure: structure, description: PDFDescription(document, options))
    }
    try folder.write(name(.pdf), bytes)
  }

  /// The structure with links between articles leading to the other's file of this step.
  private func linked(
    _ structure: [StructureNode], to format: PressOptions.Format
  ) -> [StructureNode] {
    guard !links.isEmpty else { return structure }
    let isManyFiles = format != .pdf && options.geometry.isPaged
    let file = OutputNames.file(of: styled.step, page: isManyFiles ? 1 : nil, format)
    return structure.linked { links[$0]?.target(file) }
  }

  private func writePNG(_ pages: [Page], into folder: OutputFolder) throws {
    let png = PNGOptions(scale: Double(options.scale), encoding: options.encoding)
    for page in pages {
      try checkStop()
      try observer.during(.png, styled.step) {
        try folder.write(name(.png, page)) { sink in
          try worker.png.paint(page, options: png, into: sink)
        }
      }
    }
  }

  private func writeSVG(
    _ pages: [Page], _ document: PagedDocument, into folder: OutputFolder
  ) throws {
    let structure = linked(document.structure, to: .svg)
    for page in pages {
      try checkStop()
      let addresses = addresses(outside: page, of: pages)
      let bytes = observer.during(.svg, styled.step) {
        worker.svg.paint(
          page, structure: structure, language: document.language, title: document.title,
          addresses: addresses)
      }
      try folder.write(name(.svg, page), bytes)
    }
  }

  /// Where links to the anchors of other pages lead, each page being a file.
  private func addresses(outside page: Page, of pages: [Page]) -> [String: String] {
    guard !page.links.isEmpty else { return [:] }
    var addresses: [String: String] = [:]
    for other in pages where other.number != page.number {
      for anchor in other.anchors {
        addresses[anchor.name] = "\(name(.svg, other))#\(anchor.name)"
      }
    }
    // An anchor is where its node first shows; nothing else on this page has its name.
    for anchor in page.anchors { addresses[anchor.name] = nil }
    return addresses
  }

  private func writeTrace(_ pages: [Page], into folder: OutputFolder) throws {
    let text = observer.during(.trace, styled.step) {
      TracePainter.text(of: pages, faces: worker.text.faces)
    }
    try folder.write(name(.trace), Array(text.utf8))
  }

  private func writeMeasurements(
    _ step: [UInt8], faces: Set<UInt16>, into folder: OutputFolder
  ) throws {
    let document = Measurements.document(
      head, faces: worker.describe(faces, of: fonts), steps: [step])
    try folder.write(name(.json), document)
  }

  /// The name of a file; of a page of paper when it is one of several files.
  private func name(_ format: PressOptions.Format, _ page: Page? = nil) -> String {
    let number = options.geometry.isPaged ? page?.number : nil
    return OutputNames.file(of: styled.step, page: number, format)
  }

  /// The faces that glyphs on pages are taken from.
  static func faces(in pages: [Page]) -> Set<UInt16> {
    var faces: Set<UInt16> = []
    for page in pages {
      for case .glyphs(let placed) in page.items.map(\.content) {
        faces.insert(placed.run.face.number)
      }
    }
    return faces
  }
}
