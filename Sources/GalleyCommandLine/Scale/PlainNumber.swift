internal import GalleyKit

/// Numbers as people write them on a command line and in a table.
enum PlainNumber {
  /// A size in points: finite, above 0 and up to 10⁹; `what` names it in errors.
  ///
  /// Throws ``SizeError``, `notFinite` also for a text that is no number.
  static func points(_ text: String, _ what: String) throws(SizeError) -> Double {
    // Hexadecimal digits, which the standard library would read as well, are none.
    guard !text.utf8.contains(where: { $0 | 0x20 == 0x78 }), let number = Double(text) else {
      throw .notFinite(what: what, value: "\"\(text.prefix(40))\"")
    }
    try SizeError.check(positive: number, what)
    return number
  }
}
