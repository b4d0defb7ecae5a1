/// The elements of an SVG, one after another, as far as it takes to reckon what drawing them costs.
///
/// It reads what is well formed; the rest never gets as far as being drawn.
struct SVGMarkup: Sequence, IteratorProtocol {
  enum Event {
    case start(name: Substring, attributes: [(name: Substring, value: String)], isEmpty: Bool)
    case end
    /// Characters between tags.
    case text(String)
  }

  private var rest: Substring.UTF8View
  /// What the file's own entities stand for.
  private var entities: [Substring: String] = [:]
  /// Whether its entities hold markup or each other, so that there may be more to draw than is seen.
  private(set) var hidesMarkup = false

  init(_ bytes: [UInt8]) {
    rest = Substring(decoding: bytes, as: UTF8.self).utf8
    hidesMarkup =
      bytes.firstRange(of: "<?xml-stylesheet".utf8) != nil
      && bytes.firstRange(of: "data:".utf8) != nil
    if let start = rest.firstRange(of: "<!ENTITY".utf8)?.lowerBound {
      readEntities(in: rest[start...])
    }
  }

  mutating func next() -> Event? {
    while let first = rest.first {
      guard first == UInt8(ascii: "<") else {
        let text = rest.prefix { $0 != UInt8(ascii: "<") }
        rest = rest[text.endIndex...]
        return .text(String(Substring(text)))
      }
      if rest.starts(with: "<![CDATA[".utf8) {
        let content = rest.dropFirst(9)
        let end = content.firstRange(of: "]]>".utf8)
        rest = content[(end?.upperBound ?? content.endIndex)...]
        return .text(String(Substring(content[..<(end?.lowerBound ?? content.endIndex)])))
      }
      if skipDeclaration() { continue }
      return tag()
    }
    return nil
  }

  /// Skips a comment, a processing instruction or a document type.
  private mutating func skipDeclaration() -> Bool {
    let end: String
    if rest.starts(with: "<!--".utf8) {
      end = "-->"
    } else if rest.starts(with: "<?".utf8) {
      end = "?>"
    } else if rest.starts(with: "<!".utf8) {
      let head = rest.prefix { $0 != UInt8(ascii: ">") }
      end = head.contains(UInt8(ascii: "[")) ? "]>" : ">"
    } else {
      return false
    }
    rest = rest[(rest.firstRange(of: end.utf8)?.upperBound ?? rest.endIndex)...]
    return true
  }

  private mutating func tag() -> Event {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "/") {
      skip { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst()
      return .end
    }
    let name = take { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    var attributes: [(Substring, String)] = []
    while true {
      skip { $0.isSpace }
      guard let first = rest.first else { break }
      if first == UInt8(ascii: "/") || first == UInt8(ascii: ">") { break }
      let attribute = take { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      skip { $0.isSpace || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        if attribute.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst()
      let value = take { $0 != quote }
      rest = rest.dropFirst()
      attributes.append((attribute.localName, expanded(value)))
    }
    let isEmpty = rest.first == UInt8(ascii: "/")
    if isEmpty { rest = rest.dropFirst() }
    rest = rest.dropFirst()
    return .start(name: name.localName, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> Substring {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return Substring(taken)
  }

  // MARK: - Entities

  private mutating func readEntities(in text: Substring.UTF8View) {
    var reader = self
    reader.rest = text
    while let start = reader.rest.firstRange(of: "<!ENTITY".utf8) {
      reader.rest = reader.rest[start.upperBound...]
      reader.skip { $0.isSpace }
      let name = reader.take { !$0.isSpace }
      reader.skip { $0.isSpace }
      guard let quote = reader.rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else {
        // A parameter entity may declare others. One outside the file is not read.
        if name == "%" { hidesMarkup = true }
        continue
      }
      reader.rest = reader.rest.dropFirst()
      let value = reader.take { $0 != quote }
      if value.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
        hidesMarkup = true
      }
      entities[name] = String(value)
    }
  }

  /// A value with its references replaced.
  private func expanded(_ value: Substring) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return String(value) }
    let pieces = value.split(separator: "&", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { result, piece in
      let name = piece.prefix { $0 != ";" }
      result += character(name) ?? entities[name] ?? String(name)
      result += piece.dropFirst(name.count + 1)
    }
  }

  private func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Substring {
  /// The name without its prefix.
  fileprivate var localName: Substring {
    lastIndex(of: ":").map { self[index(after: $0)...] } ?? self
  }
}
