/// Why a PDF cannot be written. No bytes come out then.
public enum PDFError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to paint.
  case noPages
  /// A side of the page (its number) is longer than PDF/A allows, or not positive; points.
  case pageSize(page: Int, width: Double, height: Double)
  /// The face forbids embedding.
  case restrictedFace(name: String, file: String)
  /// The face could not be embedded.
  case unusableFace(name: String, file: String, reason: String)
  /// The picture could not be read.
  case picture(path: String, reason: String)
  /// The finished page breaks the rules of marked content: the page's number, the index of the item
  /// nearest to the fault, and what is wrong. The file would mislead who cannot see it.
  case brokenMarks(page: Int, item: Int, reason: String)

  /// One sentence in lower case: the trouble and the remedy.
  public var description: String {
    switch self {
    case .noPages:
      "there are no pages to write to the PDF"
    case .pageSize(let page, let width, let height):
      "page \(page) is \(width) by \(height) pt; a side of a PDF page is above 0 and at most "
        + "\(Int(PDFPainter.longestSide)) pt: cut the galley into pages first"
    case .restrictedFace(let name, let file):
      "\(file): the font \(name) forbids embedding in a document; choose another font or "
        + "allow restricted fonts"
    case .unusableFace(let name, let file, let reason):
      "\(file): the font \(name) cannot be embedded in a PDF: \(reason); use another font"
    case .picture(let path, let reason):
      "\(path): cannot place the picture in a PDF: \(reason); save it again as "
        + PictureDecoder.formats
    case .brokenMarks(let page, let item, let reason):
      "page \(page), item \(item): the marks of the PDF are broken: \(reason); this is a fault of "
        + "Galley's, please report it with the article"
    }
  }
}
