import CQPDF

@testable import GalleyPaint

/// Reads a finished PDF back through qpdf.
final class PDFReader {
  private var raw: qpdf_data?
  private let storage: UnsafeMutableBufferPointer<CChar>
  /// What qpdf has to say against the file.
  private(set) var complaints: [String] = []

  struct Font {
    var baseName: String
    var isComposite: Bool
    /// Thousandths of the size, by code.
    var widths: [Int: Double]
    /// By code.
    var texts: [Int: String]
  }

  init(_ bytes: [UInt8]) {
    storage = .allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { storage[index] = CChar(bitPattern: byte) }
    raw = qpdf_init()
    qpdf_set_suppress_warnings(raw, 1)
    qpdf_silence_errors(raw)
    qpdf_read_memory(raw, "test", storage.baseAddress, UInt64(storage.count), nil)
    qpdf_check_pdf(raw)
    while qpdf_more_warnings(raw) != 0 {
      let warning = qpdf_next_warning(raw)
      complaints.append(String(cString: qpdf_get_error_full_text(raw, warning)))
    }
    if qpdf_has_error(raw) != 0 {
      complaints.append(String(cString: qpdf_get_error_full_text(raw, qpdf_get_error(raw))))
    }
  }

  deinit {
    qpdf_cleanup(&raw)
    storage.deallocate()
  }

  var version: String { String(cString: qpdf_get_pdf_version(raw)) }
  var pageCount: Int { Int(qpdf_get_num_pages(raw)) }
  var catalog: qpdf_oh { qpdf_get_root(raw) }
  var information: qpdf_oh { self[qpdf_get_trailer(raw), "/Info"] }

  func page(_ index: Int) -> qpdf_oh { qpdf_get_page_n(raw, index) }

  subscript(object: qpdf_oh, path: String...) -> qpdf_oh {
    path.reduce(object) { qpdf_oh_get_key_if_dict(raw, $0, $1) }
  }

  func items(_ array: qpdf_oh) -> [qpdf_oh] {
    guard qpdf_oh_is_array(raw, array) != 0 else { return [] }
    return (0..<qpdf_oh_get_array_n_items(raw, array)).map {
      qpdf_oh_get_array_item(raw, array, $0)
    }
  }

  func keys(_ dictionary: qpdf_oh) -> [String] {
    guard qpdf_oh_is_dictionary(raw, dictionary) != 0 else { return [] }
    var keys: [String] = []
    qpdf_oh_begin_dict_key_iter(raw, dictionary)
    while qpdf_oh_dict_more_keys(raw) != 0 {
      keys.append(String(cString: qpdf_oh_dict_next_key(raw)))
    }
    return keys
  }

  func isNull(_ object: qpdf_oh) -> Bool { qpdf_oh_is_null(raw, object) != 0 }
  func isInteger(_ object: qpdf_oh) -> Bool { qpdf_oh_is_integer(raw, object) != 0 }
  func integer(_ object: qpdf_oh) -> Int { Int(qpdf_oh_get_int_value(raw, object)) }
  func number(_ object: qpdf_oh) -> Double { qpdf_oh_get_numeric_value(raw, object) }
  func name(_ object: qpdf_oh) -> String { String(cString: qpdf_oh_get_name(raw, object)) }
  func text(_ object: qpdf_oh) -> String {
    qpdf_oh_is_string(raw, object) != 0 ? String(cString: qpdf_oh_get_utf8_value(raw, object)) : ""
  }
  /// The bytes of a string, whatever they stand for.
  func string(_ object: qpdf_oh) -> [UInt8] {
    guard qpdf_oh_is_string(raw, object) != 0 else { return [] }
    var count = 0
    guard let bytes = qpdf_oh_get_binary_string_value(raw, object, &count) else { return [] }
    return UnsafeBufferPointer(start: bytes, count: count).map { UInt8(bitPattern: $0) }
  }
  func numbers(_ array: qpdf_oh) -> [Double] { items(array).map(number) }
  /// An object's number, to tell objects apart.
  func identity(_ object: qpdf_oh) -> Int { Int(qpdf_oh_get_object_id(raw, object)) }
  /// The object in the syntax of PDF.
  func syntax(_ object: qpdf_oh) -> String {
    String(cString: qpdf_oh_unparse_resolved(raw, object))
  }

  func content(ofPage index: Int) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    qpdf_oh_get_page_content_data(raw, page(index), &bytes, &count)
    defer { bytes?.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  func data(of stream: qpdf_oh) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var isFiltered: Int32 = 0
    qpdf_oh_get_stream_data(raw, stream, qpdf_dl_all, &isFiltered, &bytes, &count)
    defer { bytes?.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  func dictionary(of stream: qpdf_oh) -> qpdf_oh { qpdf_oh_get_dict(raw, stream) }

  // MARK: - Fonts

  /// By the name on the page.
  func fonts(ofPage index: Int) -> [String: Font] {
    let fonts = self[page(index), "/Resources", "/Font"]
    var found: [String: Font] = [:]
    for key in keys(fonts) {
      let font = self[fonts, key]
      let isComposite = name(self[font, "/Subtype"]) == "/Type0"
      found[key] = Font(
        baseName: name(self[font, "/BaseFont"]), isComposite: isComposite,
        widths: isComposite ? compositeWidths(font) : simpleWidths(font),
        texts: texts(self[font, "/ToUnicode"]))
    }
    return found
  }

  private func simpleWidths(_ font: qpdf_oh) -> [Int: Double] {
    let first = integer(self[font, "/FirstChar"])
    let widths = numbers(self[font, "/Widths"])
    return Dictionary(
      uniqueKeysWithValues: widths.enumerated().map { ($0.offset + first, $0.element) })
  }

  private func compositeWidths(_ font: qpdf_oh) -> [Int: Double] {
    let descendant = items(self[font, "/DescendantFonts"])[0]
    var widths: [Int: Double] = [:]
    var first = 0
    for item in items(self[descendant, "/W"]) {
      if isInteger(item) {
        first = integer(item)
      } else {
        for (offset, width) in numbers(item).enumerated() { widths[first + offset] = width }
      }
    }
    return widths
  }

  private func texts(_ map: qpdf_oh) -> [Int: String] {
    var texts: [Int: String] = [:]
    let words = String(decoding: data(of: map), as: UTF8.self).split { " \n".contains($0) }
    var isInside = false
    var code: Int?
    for word in words {
      if word == "beginbfchar" || word == "endbfchar" {
        isInside = word == "beginbfchar"
      } else if isInside {
        let digits = word.dropFirst().dropLast()
        if let known = code {
          let units = stride(from: 0, to: digits.count, by: 4).compactMap { offset in
            UInt16(digits.dropFirst(offset).prefix(4), radix: 16)
          }
          texts[known] = String(decoding: units, as: UTF16.self)
          code = nil
        } else {
          code = Int(digits, radix: 16)
        }
      }
    }
    return texts
  }
}
