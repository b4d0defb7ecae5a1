internal import GalleyLayout
internal import GalleyPaint
internal import GalleyText

/// The contact sheet of an article, as a picture or as a PDF.
struct SheetRun: Sendable {
  let samples: [StepSample]
  let heading: ContactSheet.Heading
  let options: PressOptions
  let folder: OutputFolder
  let observer: PressObserver

  enum Kind: Sendable {
    case png, pdf
  }

  /// Writes one of the two; the result is the faces that were used.
  func write(_ kind: Kind, with worker: PressWorker) throws -> Set<UInt16> {
    try observer.during(.sheet) {
      switch kind {
      case .png: try writePNG(worker)
      case .pdf: try writePDF(worker)
      }
    }
  }

  private func writePNG(_ worker: PressWorker) throws -> Set<UInt16> {
    let sheet = sheet(limit: .infinity, worker)
    // Half the size of the pages would be hard to read at one pixel a point.
    let png = PNGOptions(scale: Double(max(2, options.scale)), encoding: options.encoding)
    try folder.write("sheet.png") { sink in
      try worker.png.paint(sheet.pages[0], options: png, into: sink)
    }
    return StepRun.faces(in: sheet.pages)
  }

  private func writePDF(_ worker: PressWorker) throws -> Set<UInt16> {
    let sheet = sheet(limit: PDFPainter.longestSide, worker)
    let description = PDFDescription(
      title: "\(heading.title) - contact sheet", language: heading.language,
      creationDate: PDFDate(secondsSince1970: options.date), version: Version.number,
      flavor: options.flavor, allowsRestrictedFonts: options.allowsRestrictedFonts)
    let bytes = try worker.pdf.paint(
      pages: sheet.pages, structure: sheet.structure, description: description)
    try folder.write("sheet.pdf", bytes)
    return StepRun.faces(in: sheet.pages)
  }

  private func sheet(limit: Double, _ worker: PressWorker) -> ContactSheet {
    ContactSheet(
      of: samples, heading: heading, appearance: options.appearance, limit: limit,
      with: worker.text)
  }
}
