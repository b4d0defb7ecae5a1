internal import CPango
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
      guard let document = Document(buffer) else { return nil }
      return document.content.map { ($0, document.fonts) }
    }
    guard let parts else { return nil }
    fonts = parts.fonts
    guard let codes = SpecimenCodes.read(parts.content, fonts: fonts) else { return nil }
    self.codes = codes
  }

  /// qpdf's document.
  private final class Document {
    private var raw: qpdf_data?
    private let page: qpdf_oh

    /// The corresponding C function is `qpdf_read_memory`.
    init?(_ buffer: UnsafeRawBufferPointer) {
      var raw: qpdf_data? = qpdf_init()
      qpdf_silence_errors(raw)
      qpdf_set_suppress_warnings(raw, 1)
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let status = qpdf_read_memory(raw, "specimen", start, UInt64(buffer.count), nil)
      // QPDF_ERRORS
      guard status & 2 == 0, qpdf_get_num_pages(raw) == 1 else {
        qpdf_cleanup(&raw)
        return nil
      }
      self.raw = raw
      page = qpdf_get_page_n(raw, 0)
    }

    deinit { qpdf_cleanup(&raw) }

    var content: [UInt8]? {
      var bytes: UnsafeMutablePointer<UInt8>?
      var count = 0
      guard qpdf_oh_get_page_content_data(raw, page, &bytes, &count) & 2 == 0 else { return nil }
      defer { g_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    var fonts: [Font] {
      let resources = qpdf_oh_get_key(raw, page, "/Resources")
      let fonts = qpdf_oh_get_key(raw, resources, "/Font")
      return keys(of: fonts).compactMap { font(qpdf_oh_get_key(raw, fonts, $0), name: $0) }
    }

    private func font(_ dictionary: qpdf_oh, name: String) -> Font? {
      let isComposite = self.name(of: dictionary, "/Subtype") == "/Type0"
      var described = dictionary
      if isComposite {
        let descendants = qpdf_oh_get_key(raw, dictionary, "/DescendantFonts")
        described = qpdf_oh_get_array_item(raw, descendants, 0)
      }
      guard let subtype = self.name(of: described, "/Subtype"),
        qpdf_oh_has_key(raw, described, "/FontDescriptor") != 0
      else { return nil }
      let descriptor = qpdf_oh_get_key(raw, described, "/FontDescriptor")
      let programKeys: [String] = ["/FontFile2", "/FontFile3"]
      let programKey = programKeys.first { qpdf_oh_has_key(raw, descriptor, $0) != 0 }
      guard let programKey else { return nil }
      let stream = qpdf_oh_get_key(raw, descriptor, programKey)
      guard let program = rawData(of: stream) else { return nil }
      let encoding = qpdf_oh_get_key(raw, dictionary, "/Encoding")
      let dropped: [String] = ["/Type", "/FontName", "/Ascent", "/Descent", "/CapHeight"]
      return Font(
        name: Array(name.utf8), isComposite: isComposite, subtype: subtype,
        encoding: isComposite || qpdf_oh_is_null(raw, encoding) != 0 ? [] : syntax(of: encoding),
        descriptor: entries(of: descriptor, without: dropped + [programKey]),
        programKey: programKey,
        programEntries: entries(of: qpdf_oh_get_dict(raw, stream), without: ["/Length"]),
        program: program,
        programWidths: isComposite ? compositeWidths(described) : simpleWidths(dictionary))
    }

    private func numbers(_ array: qpdf_oh) -> [Double] {
      guard qpdf_oh_is_array(raw, array) != 0 else { return [] }
      return (0..<qpdf_oh_get_array_n_items(raw, array)).map {
        qpdf_oh_get_numeric_value(raw, qpdf_oh_get_array_item(raw, array, $0))
      }
    }

    private func simpleWidths(_ font: qpdf_oh) -> [Int: Double] {
      let first = Int(qpdf_oh_get_int_value(raw, qpdf_oh_get_key(raw, font, "/FirstChar")))
      let widths = numbers(qpdf_oh_get_key(raw, font, "/Widths")).enumerated()
      return Dictionary(uniqueKeysWithValues: widths.map { (first + $0.offset, $0.element) })
    }

    /// Cairo writes one list that begins at CID 0.
    private func compositeWidths(_ font: qpdf_oh) -> [Int: Double] {
      let list = qpdf_oh_get_key(raw, font, "/W")
      guard qpdf_oh_is_array(raw, list) != 0, qpdf_oh_get_array_n_items(raw, list) == 2,
        qpdf_oh_get_int_value(raw, qpdf_oh_get_array_item(raw, list, 0)) == 0
      else { return [:] }
      let widths = numbers(qpdf_oh_get_array_item(raw, list, 1)).enumerated()
      return Dictionary(uniqueKeysWithValues: widths.map { ($0.offset, $0.element) })
    }

    private func rawData(of stream: qpdf_oh) -> [UInt8]? {
      var bytes: UnsafeMutablePointer<UInt8>?
      var count = 0
      guard qpdf_oh_get_stream_data(raw, stream, qpdf_dl_none, nil, &bytes, &count) & 2 == 0
      else { return nil }
      defer { g_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private func name(of dictionary: qpdf_oh, _ key: String) -> String? {
      let value = qpdf_oh_get_key(raw, dictionary, key)
      guard qpdf_oh_is_name(raw, value) != 0 else { return nil }
      return qpdf_oh_get_name(raw, value).map { String(cString: $0) }
    }

    /// In qpdf's order, which is that of the names.
    private func keys(of dictionary: qpdf_oh) -> [String] {
      var keys: [String] = []
      guard qpdf_oh_is_dictionary(raw, dictionary) != 0 else { return keys }
      qpdf_oh_begin_dict_key_iter(raw, dictionary)
      while qpdf_oh_dict_more_keys(raw) != 0 {
        if let key = qpdf_oh_dict_next_key(raw) { keys.append(String(cString: key)) }
      }
      return keys
    }

    private func entries(of dictionary: qpdf_oh, without dropped: [String]) -> [UInt8] {
      var entries: [UInt8] = []
      for key in keys(of: dictionary) where !dropped.contains(key) {
        entries += Array(key.utf8) + [0x20]
        entries += syntax(of: qpdf_oh_get_key(raw, dictionary, key))
      }
      return entries
    }

    private func syntax(of object: qpdf_oh) -> [UInt8] {
      qpdf_oh_unparse_resolved(raw, object).map { Array(String(cString: $0).utf8) } ?? []
    }
  }
}
