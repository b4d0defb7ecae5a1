public import GalleyConfiguration
public import GalleyLayout
public import GalleyPaint
internal import GalleyText

/// One step of an article in memory: its layout, its pages, and what painters make of them.
///
/// It is good for the duration of the call that it is handed to, on the thread of that call: the fonts belong to the
/// press.
public struct Impression {
  /// The layout of the step.
  public let galley: Galley
  /// On paper as many as there are; else one, of any height.
  public let pages: [Page]
  let worker: PressWorker
  let fonts: FontSet

  /// The pages as text: one line an item.
  public var trace: [UInt8] {
    Array(TracePainter.text(of: pages, faces: worker.text.faces).utf8)
  }

  /// A page as a PNG file. Throws ``PressError/painting(path:step:reason:)`` for a picture that cannot be decoded.
  public func png(of page: Page, options: PNGOptions) throws(PressError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try worker.png.paint(page, options: options) { bytes.append(contentsOf: $0) }
    } catch {
      throw PressError(error, path: galley.source.path, step: galley.step.name)
    }
    return bytes
  }

  /// The article as a PDF file. Throws ``PressError/painting(path:step:reason:)``.
  ///
  /// `options` say which standards it conforms to and its date; no link leads to the file of another article.
  public func pdf(options: PressOptions) throws(PressError) -> [UInt8] {
    let document = PagedDocument(
      of: [PagedDocument.Part(galley)], limit: PDFPainter.longestSide, with: worker.text)
    do {
      return try worker.pdf.paint(
        pages: document.pages, structure: document.structure,
        description: PDFDescription(document, options))
    } catch {
      throw PressError(error, path: galley.source.path, step: galley.step.name)
    }
  }

  /// What a face calls itself.
  public func name(of face: FaceInstance) -> String {
    worker.text.faces.facts(face).postScriptName
  }

  /// The path of the file of a face of the set.
  public func file(of face: UInt16) -> String { fonts.faces[Int(face)].file }
}
