internal import GalleyConfiguration

extension InlineText {
  /// Part of the text, as if nothing else had been written: spans that reach beyond it are cut off.
  ///
  /// - Parameter source: what the part was read from.
  func part(_ part: Range<Int>, at source: SourceRange) -> InlineText {
    var result = InlineText(utf8: Array(utf8[part]), at: source)
    result.map.append(part, of: map)
    var places: [Int: Int] = [:]
    for (index, var span) in spans.enumerated() {
      let range = span.range.clamped(to: part)
      guard !range.isEmpty else { continue }
      places[index] = result.spans.count
      span.range = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
      span.parent = span.parent.flatMap { places[$0] }
      span.source = SourceRange(
        max(span.source.lowerBound, source.lowerBound),
        min(span.source.upperBound, source.upperBound))
      result.spans.append(span)
    }
    return result
  }

  /// Part of the text without the spaces and line breaks around it; it stands where its characters do.
  package func trimmedPart(_ part: Range<Int>) -> InlineText {
    var part = part
    while let width = breakWidth(at: part.lowerBound), width <= part.count {
      part = part.lowerBound + width..<part.upperBound
    }
    while let width = breakWidth(before: part.upperBound), width <= part.count {
      part = part.lowerBound..<part.upperBound - width
    }
    guard !part.isEmpty else { return InlineText(at: SourceRange(at: place(of: part.lowerBound))) }
    var source = map.source(of: part)
    // The marks of a span belong to the parts that it begins and ends in.
    for span in spans where span.range.overlaps(part) {
      if span.range.lowerBound >= part.lowerBound {
        source.lowerBound = min(source.lowerBound, span.source.lowerBound)
      }
      if span.range.upperBound <= part.upperBound {
        source.upperBound = max(source.upperBound, span.source.upperBound)
      }
    }
    return self.part(part, at: source)
  }

  /// The first offset that stands at or after a place in the source.
  func offset(at place: Int) -> Int {
    let pieces = map.pieces
    let next = pieces.partitioningIndex { $0.source.lowerBound >= place }
    let end = next < pieces.count ? pieces[next].start : utf8.count
    guard next > 0, pieces[next - 1].isVerbatim, pieces[next - 1].source.upperBound > place else {
      return end
    }
    return pieces[next - 1].start + place - pieces[next - 1].source.lowerBound
  }

  /// The place in the source of an offset.
  private func place(of offset: Int) -> Int {
    offset < utf8.count
      ? map.source(of: offset..<offset + 1).lowerBound : range.upperBound
  }

  /// How long the space or line break at an offset is; nil where there is none.
  private func breakWidth(at offset: Int) -> Int? {
    if offset < utf8.count, utf8[offset] == Byte.space { return 1 }
    return utf8[offset...].starts(with: [0xE2, 0x80, 0xA8]) ? 3 : nil
  }

  private func breakWidth(before offset: Int) -> Int? {
    if offset > 0, utf8[offset - 1] == Byte.space { return 1 }
    return utf8[..<offset].suffix(3).elementsEqual([0xE2, 0x80, 0xA8]) ? 3 : nil
  }
}
