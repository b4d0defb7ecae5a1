internal import CQPDF

/// The specimen as qpdf reads it: the codes of the glyphs and the parts of the fonts.
struct SpecimenFile {
  /// What cairo wrote of one font.
  struct Font {
    /// The name on the page, such as `/f-0-0`.
    var name: [UInt8]
    /// Whether its codes have two bytes and stand for CIDs.
    var isComposite: Bool
    /// `/TrueType`, `/Type1`, `/CIDFontType2` or `/CIDFontType0`.
    var subtype: String
    /// The simple font's encoding in the syntax of PDF; empty without one.
    var encoding: [UInt8]
    /// The descriptor's entries other than names, vertical metrics and program, in the syntax of
    /// PDF.
    var descriptor: [UInt8]
    /// `/FontFile2` or `/FontFile3`.
    var programKey: String
    /// The program's entries other than its length, in the syntax of PDF.
    var programEntries: [UInt8]
    /// As it stands in the file, compressed.
    var program: [UInt8]
    /// The whole numbers that the program has for the advances, by code.
    var programWidths: [Int: Double]

    /// The advance that the file gives for a code: the exact one, but nowhere a whole unit from the
    /// program's, where PDF/A and PDF/UA call them inconsistent (ISO 19005-2, 6.2.11.5). FreeType
    /// and HarfBuzz round variable advances differently. Positions do not depend on it.
    func width(of code: Int, exact: Double) -> Double {
      guard let own = programWidths[code] else { return exact }
      return min(max(exact, own - 0.99), own + 0.99)
    }
  }

  var fonts: [Font] = []
  /// One for each glyph painted, in that order: the index of its font and its code.
  var codes: [(font: Int, code: Int)] = []

  /// Nil when the file is not of the kind that cairo writes.
  init?(_ bytes: [UInt8]) {
    // qpdf refers to the bytes while it lives, which is inside this closure.
    let parts = bytes.withUnsafeBytes { buffer -> (content: [UInt8], fonts: [Font])? in
      guard let document = PDFObjects(buffer), document.pageCount == 1 else { return nil }
      return document.content(of: document.page(0)).map { ($0, document.fonts) }
    }
    guard let parts else { return nil }
    fonts = parts.fonts
    guard let codes = SpecimenCodes.read(parts.content, fonts: fonts) else { return nil }
    self.codes = codes
  }
}

extension PDFObjects {
  /// The fonts of the page, in the order of their names.
  fileprivate var fonts: [SpecimenFile.Font] {
    let fonts = self[self[page(0), "/Resources"], "/Font"]
    return keys(of: fonts).compactMap { font(self[fonts, $0], name: $0) }
  }

  private func font(_ dictionary: qpdf_oh, name: String) -> SpecimenFile.Font? {
    let isComposite = self.name(self[dictionary, "/Subtype"]) == "/Type0"
    var described = dictionary
    if isComposite {
      guard let descendant = items(of: self[dictionary, "/DescendantFonts"]).first else {
        return nil
      }
      described = descendant
    }
    guard let subtype = self.name(self[described, "/Subtype"]),
      has("/FontDescriptor", in: described)
    else { return nil }
    let descriptor = self[described, "/FontDescriptor"]
    let programKeys: [String] = ["/FontFile2", "/FontFile3"]
    guard let programKey = programKeys.first(where: { has($0, in: descriptor) }) else { return nil }
    let stream = self[descriptor, programKey]
    guard let program = rawData(of: stream) else { return nil }
    let encoding = self[dictionary, "/Encoding"]
    let dropped: [String] = ["/Type", "/FontName", "/Ascent", "/Descent", "/CapHeight"]
    return SpecimenFile.Font(
      name: Array(name.utf8), isComposite: isComposite, subtype: subtype,
      encoding: isComposite || isNull(encoding) ? [] : syntax(of: encoding),
      descriptor: entries(of: descriptor, without: dropped + [programKey]),
      programKey: programKey,
      programEntries: entries(of: self.dictionary(of: stream), without: ["/Length"]),
      program: program,
      programWidths: isComposite ? compositeWidths(described) : simpleWidths(dictionary))
  }

  private func simpleWidths(_ font: qpdf_oh) -> [Int: Double] {
    let first = Int(number(self[font, "/FirstChar"]))
    let widths = items(of: self[font, "/Widths"]).map(number).enumerated()
    return Dictionary(uniqueKeysWithValues: widths.map { (first + $0.offset, $0.element) })
  }

  /// Cairo writes one list that begins at CID 0.
  private func compositeWidths(_ font: qpdf_oh) -> [Int: Double] {
    let list = items(of: self[font, "/W"])
    guard list.count == 2, number(list[0]) == 0 else { return [:] }
    let widths = items(of: list[1]).map(number).enumerated()
    return Dictionary(uniqueKeysWithValues: widths.map { ($0.offset, $0.element) })
  }

  private func entries(of dictionary: qpdf_oh, without dropped: [String]) -> [UInt8] {
    var entries: [UInt8] = []
    for key in keys(of: dictionary) where !dropped.contains(key) {
      entries += Array(key.utf8) + [0x20]
      entries += syntax(of: self[dictionary, key])
    }
    return entries
  }
}
