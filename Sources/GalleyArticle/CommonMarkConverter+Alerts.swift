internal import GalleyConfiguration

extension CommonMarkConverter {
  /// The alert that a quote is when its first line says so, `[!NOTE]` or `[!NOTE] Title`; nil for any other quote.
  mutating func alert(_ blocks: [Block]) -> Alert? {
    guard let first = blocks.first, case .paragraph(let text) = first.content,
      let (name, mark) = alertMark(of: text)
    else { return nil }
    let place = SourceRange(mark.lowerBound, mark.upperBound)
    guard let kind = Alert.Kind(name: name) else {
      let names = Alert.Kind.allCases.map { $0.rawValue.uppercased() }
      state.log.add(
        "unknown-alert", .note, "there is no alert `\(name)`; it stays a quote",
        remedy: StyleNames.nearest(to: name, in: names).map { "did you mean [!\($0)]?" }
          ?? "write one of " + names.map { "[!\($0)]" }.joined(separator: ", "), at: place)
      return nil
    }
    let title = lines(of: text)[0]
    let start = text.offset(at: mark.upperBound)
    let heading = text.trimmedPart(start..<max(start, title.upperBound))
    let rest = text.trimmedPart(title.upperBound..<text.utf8.count)
    guard blocks.count > 1 || !heading.isEmpty || !rest.isEmpty else { return nil }
    var inner = Array(blocks.dropFirst())
    if !rest.isEmpty {
      let range = rest.range.union(SourceRange(at: first.range.upperBound))
      inner.insert(Block(.paragraph(rest), attributes: first.attributes, at: range), at: 0)
    }
    return Alert(kind, title: heading.isEmpty ? nil : heading, blocks: inner, mark: place)
  }

  /// The name in a mark at the start of a text, and its place in the source.
  private func alertMark(of text: InlineText) -> (name: String, mark: Range<Int>)? {
    let bytes = text.utf8
    guard bytes.starts(with: [UInt8(ascii: "["), UInt8(ascii: "!")]),
      let first = text.map.pieces.first, first.isVerbatim, text.spans.first?.range.lowerBound != 0
    else { return nil }
    var end = 2
    while end < bytes.count, bytes[end].isLetter || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end > 2, end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return nil }
    let nameEnd = end
    end += 1
    // Obsidian says by a sign whether the alert is folded.
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    guard end <= first.source.count,
      end == bytes.count || bytes[end] == Byte.space || bytes[end] == 0xE2
    else { return nil }
    let start = first.source.lowerBound
    return (String(decoding: bytes[2..<nameEnd], as: UTF8.self), start..<start + end)
  }
}
