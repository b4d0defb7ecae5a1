internal import CQPDF

/// A drawing as PDF holds it: a form (ISO 32000-1, 8.10) that fills the unit square as an image does, taken with all
/// it needs from a file of one page that cairo has written.
struct DrawingObject {
  private let file: [UInt8]
  private let width: Double
  private let height: Double

  /// `file` has a page of this size.
  init(file: [UInt8], width: Double, height: Double) {
    self.file = file
    self.width = width
    self.height = height
  }

  /// Adds the drawing's objects; returns its reference.
  func write(to writer: inout PDFWriter) -> Int {
    // qpdf refers to the bytes while it lives, which is inside this closure.
    file.withUnsafeBytes { buffer in
      guard let document = PDFObjects(buffer), document.pageCount == 1,
        let content = document.content(of: document.page(0))
      else {
        preconditionFailure("cairo wrote a file that qpdf cannot read")
      }
      let page = document.page(0)
      var copier = Copier(document: document)
      let resources = copier.copy(document[page, "/Resources"], to: &writer)
      let group = copier.copy(document[page, "/Group"], to: &writer)
      return writer.addCompressedStream(data: content) { out in
        out.put("/Type/XObject/Subtype/Form/BBox[0 0 ")
        out.put(width)
        out.put(" ")
        out.put(height)
        out.put("]/Matrix[")
        out.put(1 / width, decimals: 9)
        out.put(" 0 0 ")
        out.put(1 / height, decimals: 9)
        out.put(" 0 0]/Group ")
        out.put(raw: group)
        out.put("/Resources ")
        out.put(raw: resources)
      }
    }
  }

  /// Copies objects and what they refer to, each once.
  private struct Copier {
    let document: PDFObjects
    /// The numbers in the new file, by those in the old one.
    private var numbers: [Int: Int] = [:]

    init(document: PDFObjects) {
      self.document = document
    }

    /// An object in the syntax of PDF, with references into the new file.
    ///
    /// What cairo writes below a page's resources has no circles.
    mutating func copy(_ object: qpdf_oh, to writer: inout PDFWriter) -> [UInt8] {
      guard let old = document.objectNumber(of: object) else { return value(object, to: &writer) }
      let number: Int
      if let known = numbers[old] {
        number = known
      } else if document.isStream(object), let data = document.rawData(of: object) {
        let entries = value(document.dictionary(of: object), to: &writer).dropFirst(2).dropLast(2)
        number = writer.addStream(data: data) { $0.put(raw: entries) }
      } else {
        let value = value(object, to: &writer)
        number = writer.add { $0.put(raw: value) }
      }
      numbers[old] = number
      var out = PDFBytes()
      out.put(reference: number)
      return out.bytes
    }

    private mutating func value(_ object: qpdf_oh, to writer: inout PDFWriter) -> [UInt8] {
      if document.isArray(object) {
        let items = document.items(of: object).map { copy($0, to: &writer) }
        return [UInt8(ascii: "[")] + items.joined(separator: [0x20]) + [UInt8(ascii: "]")]
      }
      guard document.isDictionary(object) else { return document.syntax(of: object) }
      var out = PDFBytes()
      out.put("<<")
      for key in document.keys(of: object) where !Self.dropped.contains(key) {
        out.put(raw: key.utf8)
        out.put(" ")
        out.put(raw: copy(document[object, key], to: &writer))
      }
      out.put(">>")
      return out.bytes
    }

    /// Lengths are the writer's; PDF/A wants no interpolation (ISO 19005-2, 6.2.8).
    private static let dropped: Set<String> = ["/Length", "/Interpolate"]
  }
}
