internal import GalleyConfiguration

/// One piece of raw HTML in angle brackets.
enum HTMLToken {
  case tag(HTMLTag)
  case comment
  /// What a CDATA section holds.
  case literalText([UInt8])
  /// A declaration or a processing instruction.
  case declaration

  /// Reads a whole piece, as the inline parser cuts it.
  init(_ bytes: [UInt8]) {
    self = HTMLToken.scan(bytes[...], at: 0)?.token ?? .declaration
  }

  /// The piece that begins at a `<`: what it is and where it ends; nil when the `<` is just text.
  ///
  /// - Parameter unclosed: kinds of which no end was found; they are not looked for again.
  static func scan(
    _ bytes: ArraySlice<UInt8>, at start: Int, unclosed: inout Unclosed
  ) -> (token: HTMLToken, end: Int)? {
    let kind = bytes[start...].prefix(3)
    guard !unclosed.kinds.contains(Array(kind)) else { return nil }
    let found = scan(bytes, at: start)
    if found == nil, kind.count == 3,
      bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?")
    {
      unclosed.kinds.insert(Array(kind))
    }
    return found
  }

  /// The beginnings of pieces that nothing after them ends.
  struct Unclosed {
    fileprivate var kinds: Set<[UInt8]> = []
  }

  private static func scan(
    _ bytes: ArraySlice<UInt8>, at start: Int
  ) -> (token: HTMLToken, end: Int)? {
    let next = start + 1 < bytes.endIndex ? bytes[start + 1] : 0
    switch next {
    case UInt8(ascii: "!"):
      if starts(bytes, start, "<!--") {
        return find("-->", in: bytes, from: start + 4).map { (.comment, $0 + 3) }
      }
      if starts(bytes, start, "<![CDATA[") {
        return find("]]>", in: bytes, from: start + 9).map {
          (.literalText(Array(bytes[start + 9..<$0])), $0 + 3)
        }
      }
      guard start + 2 < bytes.endIndex, bytes[start + 2].isLetter else { return nil }
      return find(">", in: bytes, from: start + 2).map { (.declaration, $0 + 1) }
    case UInt8(ascii: "?"):
      return find("?>", in: bytes, from: start + 2).map { (.declaration, $0 + 2) }
    default:
      return HTMLTag.scan(bytes, at: start).map { (.tag($0.tag), $0.end) }
    }
  }

  private static func starts(
    _ bytes: ArraySlice<UInt8>, _ start: Int, _ string: StaticString
  ) -> Bool {
    string.withUTF8Buffer { bytes[start...].starts(with: $0) }
  }

  /// Where a string next stands.
  static func find(
    _ string: StaticString, in bytes: ArraySlice<UInt8>, from start: Int
  ) -> Int? {
    string.withUTF8Buffer { pattern in
      var index = start
      while index + pattern.count <= bytes.endIndex {
        if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
        index += 1
      }
      return nil
    }
  }
}

/// A tag of raw HTML.
struct HTMLTag {
  /// In small letters.
  var name: String
  var isClosing: Bool
  var isSelfClosing: Bool
  /// Names in small letters, values without quotes and with their references as written.
  var attributes: [(name: String, value: String)]

  /// The value of an attribute.
  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The anchor that the tag sets, by `id` or by an old `<a name>`.
  var anchor: String? {
    guard !isClosing else { return nil }
    return self["id"] ?? (name == "a" ? self["name"] : nil)
  }

  /// The tag at a `<`, and where it ends.
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
      if byte.isSpace {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        tag.isSelfClosing = true
        index += 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else {
        tag.attributes.append(attribute(bytes, &index))
      }
    }
    return nil
  }

  /// Reads a name and, after `=`, a value.
  private static func attribute(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int
  ) -> (name: String, value: String) {
    let nameStart = index
    index += 1
    while index < bytes.endIndex, !bytes[index].isSpace, bytes[index] != UInt8(ascii: "="),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    let name = lowercased(bytes[nameStart..<index])
    var after = index
    while after < bytes.endIndex, bytes[after].isSpace { after += 1 }
    guard after < bytes.endIndex, bytes[after] == UInt8(ascii: "=") else { return (name, "") }
    index = after + 1
    while index < bytes.endIndex, bytes[index].isSpace { index += 1 }
    guard index < bytes.endIndex else { return (name, "") }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let valueStart = index
    while index < bytes.endIndex,
      isQuoted ? bytes[index] != quote : !bytes[index].isSpace && bytes[index] != UInt8(ascii: ">")
    {
      index += 1
    }
    let value = String(decoding: bytes[valueStart..<index], as: UTF8.self)
    if isQuoted, index < bytes.endIndex { index += 1 }
    return (name, value)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(\.lowercased), as: UTF8.self)
  }
}
