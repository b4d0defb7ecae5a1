/// A tag of raw HTML.
struct HTMLTag {
  /// In small letters.
  var name: String
  var isClosing: Bool
  var isSelfClosing: Bool
  /// Names in small letters, values without quotes and with their references as written.
  var attributes: [(name: String, value: String)]

  /// More attributes than these of one tag are passed over.
  private static let mostAttributes = 100

  /// The value of an attribute; the first counts.
  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The tag at a `<`, and where it ends; nil when none ends before the next `<`.
  static func scan(_ bytes: ArraySlice<UInt8>, at start: Int) -> (tag: HTMLTag, end: Int)? {
    var index = start + 1
    let isClosing = index < bytes.endIndex && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    guard index < bytes.endIndex, bytes[index].isLetter else { return nil }
    while index < bytes.endIndex, isNameByte(bytes[index]) { index += 1 }
    var tag = HTMLTag(
      name: lowercased(bytes[nameStart..<index]), isClosing: isClosing, isSelfClosing: false,
      attributes: [])
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") { return (tag, index + 1) }
      if byte.isSpace || byte == 0x0C {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        tag.isSelfClosing = true
        index += 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else {
        tag.isSelfClosing = false
        guard let attribute = attribute(bytes, &index) else { return nil }
        if tag.attributes.count < mostAttributes { tag.attributes.append(attribute) }
      }
    }
    return nil
  }

  /// Reads a name and, after `=`, a value; nil when a `<` or the end comes first.
  ///
  /// Outside quotes nothing is read beyond a `<`, so that many broken tags take no more time than one.
  private static func attribute(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int
  ) -> (name: String, value: String)? {
    let nameStart = index
    index += 1
    while index < bytes.endIndex, !endsName(bytes[index]) { index += 1 }
    let name = lowercased(bytes[nameStart..<index])
    var after = index
    while after < bytes.endIndex, bytes[after].isSpace { after += 1 }
    guard after < bytes.endIndex, bytes[after] == UInt8(ascii: "=") else { return (name, "") }
    index = after + 1
    while index < bytes.endIndex, bytes[index].isSpace { index += 1 }
    guard index < bytes.endIndex else { return nil }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let valueStart = index
    while index < bytes.endIndex, isQuoted ? bytes[index] != quote : !endsValue(bytes[index]) {
      index += 1
    }
    guard index < bytes.endIndex else { return nil }
    let value = String(decoding: bytes[valueStart..<index], as: UTF8.self)
    if isQuoted { index += 1 }
    return (name, value)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || endsValue(byte)
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(\.lowercased), as: UTF8.self)
  }
}
