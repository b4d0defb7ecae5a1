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
    let kind = Array(bytes[start...].prefix(3))
    let isTag = kind.count < 3 || kind[1] != UInt8(ascii: "!") && kind[1] != UInt8(ascii: "?")
    if isTag { return scan(bytes, at: start) }
    guard !unclosed.kinds.contains(kind) else { return nil }
    let found = scan(bytes, at: start)
    if found == nil { unclosed.kinds.insert(kind) }
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
      // `<![if …]>` hides nothing from those who do not know it.
      guard start + 2 < bytes.endIndex,
        bytes[start + 2].isLetter || bytes[start + 2] == UInt8(ascii: "[")
      else { return nil }
      // One that holds a tag is not closed, and would take the text before it along.
      let end = bytes[(start + 2)...].firstIndex {
        $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
      }
      guard let end, bytes[end] == UInt8(ascii: ">") else { return nil }
      return (.declaration, end + 1)
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

  /// Where the closing tag of an element begins and ends.
  static func endOfElement(
    _ name: String, in bytes: [UInt8], from start: Int
  ) -> Range<Int>? {
    var index = start
    while let next = find("</", in: bytes[...], from: index) {
      let after = next + 2
      if bytes[after...].prefix(name.utf8.count).map(\.lowercased).elementsEqual(name.utf8),
        let (tag, end) = HTMLTag.scan(bytes[...], at: next), tag.name == name
      {
        return next..<end
      }
      index = after
    }
    return nil
  }
}
