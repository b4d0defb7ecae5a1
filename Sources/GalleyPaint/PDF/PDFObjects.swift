internal import CPango
internal import CQPDF

/// The objects of a PDF, as qpdf reads them.
final class PDFObjects {
  private var raw: qpdf_data?

  /// Nil when the bytes are no PDF. They must stay in place while this lives.
  ///
  /// The corresponding C function is `qpdf_read_memory`.
  init?(_ buffer: UnsafeRawBufferPointer) {
    raw = qpdf_init()
    qpdf_silence_errors(raw)
    qpdf_set_suppress_warnings(raw, 1)
    let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = qpdf_read_memory(raw, "PDF", start, UInt64(buffer.count), nil)
    // QPDF_ERRORS
    guard status & 2 == 0, qpdf_get_num_pages(raw) >= 0 else { return nil }
  }

  deinit {
    // Of an error that nobody has asked for, qpdf tells standard error.
    if qpdf_has_error(raw) != 0 { _ = qpdf_get_error(raw) }
    qpdf_cleanup(&raw)
  }

  var pageCount: Int { Int(qpdf_get_num_pages(raw)) }

  /// The catalog, which all else hangs from.
  var root: qpdf_oh { qpdf_get_root(raw) }

  /// The dictionary of a page, from 0.
  func page(_ index: Int) -> qpdf_oh { qpdf_get_page_n(raw, index) }

  /// A page's content, not compressed.
  func content(of page: qpdf_oh) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard qpdf_oh_get_page_content_data(raw, page, &bytes, &count) & 2 == 0 else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The value of a key; null when there is none, and of what is no dictionary.
  subscript(_ dictionary: qpdf_oh, _ key: String) -> qpdf_oh {
    qpdf_oh_get_key_if_dict(raw, dictionary, key)
  }

  func has(_ key: String, in dictionary: qpdf_oh) -> Bool {
    qpdf_oh_has_key(raw, dictionary, key) != 0
  }

  /// Gives up an object that is no longer needed: each that was asked for takes room until then.
  func release(_ object: qpdf_oh) { qpdf_oh_release(raw, object) }

  func isNull(_ object: qpdf_oh) -> Bool { qpdf_oh_is_null(raw, object) != 0 }

  func isArray(_ object: qpdf_oh) -> Bool { qpdf_oh_is_array(raw, object) != 0 }

  func isDictionary(_ object: qpdf_oh) -> Bool { qpdf_oh_is_dictionary(raw, object) != 0 }

  func isStream(_ object: qpdf_oh) -> Bool { qpdf_oh_is_stream(raw, object) != 0 }

  /// The number of an indirect object; nil for a direct one.
  func objectNumber(of object: qpdf_oh) -> Int? {
    qpdf_oh_is_indirect(raw, object) == 0 ? nil : Int(qpdf_oh_get_object_id(raw, object))
  }

  /// The dictionary of a stream.
  func dictionary(of stream: qpdf_oh) -> qpdf_oh { qpdf_oh_get_dict(raw, stream) }

  /// In qpdf's order, which is that of the names.
  func keys(of dictionary: qpdf_oh) -> [String] {
    var keys: [String] = []
    guard isDictionary(dictionary) else { return keys }
    qpdf_oh_begin_dict_key_iter(raw, dictionary)
    while qpdf_oh_dict_more_keys(raw) != 0 {
      if let key = qpdf_oh_dict_next_key(raw) { keys.append(String(cString: key)) }
    }
    return keys
  }

  /// What an array holds; nothing for other objects.
  func items(of array: qpdf_oh) -> [qpdf_oh] {
    guard isArray(array) else { return [] }
    return (0..<qpdf_oh_get_array_n_items(raw, array)).map {
      qpdf_oh_get_array_item(raw, array, $0)
    }
  }

  /// 0 for what is no number.
  func number(_ object: qpdf_oh) -> Double { qpdf_oh_get_numeric_value(raw, object) }

  /// With its slash; nil for what is no name.
  func name(_ object: qpdf_oh) -> String? {
    guard qpdf_oh_is_name(raw, object) != 0 else { return nil }
    return qpdf_oh_get_name(raw, object).map { String(cString: $0) }
  }

  /// A text as Unicode; nil for what is no string.
  func text(_ object: qpdf_oh) -> String? {
    guard qpdf_oh_is_string(raw, object) != 0 else { return nil }
    return qpdf_oh_get_utf8_value(raw, object).map { String(cString: $0) }
  }

  /// A stream's bytes as they stand in the file, compressed.
  func rawData(of stream: qpdf_oh) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard qpdf_oh_get_stream_data(raw, stream, qpdf_dl_none, nil, &bytes, &count) & 2 == 0
    else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// An object in the syntax of PDF; what it refers to stays a reference.
  func syntax(of object: qpdf_oh) -> [UInt8] {
    qpdf_oh_unparse_resolved(raw, object).map { Array(String(cString: $0).utf8) } ?? []
  }
}
