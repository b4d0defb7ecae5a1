internal import CPango

/// How a dictionary writes letters: in UTF-8, or one byte each.
struct LetterEncoding: Sendable {
  /// Nil for UTF-8.
  private let bytes: [UInt32: UInt8]?

  /// An encoding by the name that dictionaries give it, such as `ISO8859-1`; nil where nobody knows it.
  init?(_ name: String) {
    if name == "UTF-8" {
      bytes = nil
      return
    }
    let name = name == "microsoft-cp1251" ? "CP1251" : name
    var bytes: [UInt32: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      var written = 0
      let converted = withUnsafeBytes(of: byte) { raw in
        g_convert(
          raw.bindMemory(to: CChar.self).baseAddress, 1, "UTF-8", name, nil, &written, nil)
      }
      // Some bytes mean nothing in some encodings.
      guard let converted else { continue }
      defer { g_free(converted) }
      if let scalar = String(cString: converted).unicodeScalars.first {
        bytes[scalar.value] = byte
      }
    }
    guard !bytes.isEmpty else { return nil }
    self.bytes = bytes
  }

  var isUTF8: Bool { bytes == nil }

  /// A word's characters in this encoding; nil where it lacks one of them.
  func encoded(_ scalars: [Unicode.Scalar]) -> [UInt8]? {
    guard let bytes else {
      return scalars.flatMap { scalar in UTF8.encode(scalar).map { Array($0) } ?? [] }
    }
    var result: [UInt8] = []
    result.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        result.append(UInt8(scalar.value))
      } else if let byte = bytes[scalar.value] {
        result.append(byte)
      } else {
        return nil
      }
    }
    return result
  }
}
