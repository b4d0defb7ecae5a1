internal import GalleyConfiguration

/// Bytes that take the place of a part of a text.
struct TextEdit {
  var range: Range<Int>
  var bytes: [UInt8]
}

extension InlineText {
  /// The text with parts replaced; what is new stands for the source of what it replaces, and spans keep their parts.
  ///
  /// - Parameter edits: ascending, not overlapping, none with the end of a span inside.
  func replacing(_ edits: [TextEdit]) -> InlineText {
    var result = InlineText(at: range)
    var next = 0
    // Where each edit begins and ends in the result.
    var places: [Range<Int>] = []
    for edit in edits {
      result.utf8 += utf8[next..<edit.range.lowerBound]
      result.map.append(next..<edit.range.lowerBound, of: map)
      places.append(result.utf8.count..<result.utf8.count + edit.bytes.count)
      result.utf8 += edit.bytes
      result.map.append(edit.bytes.count, from: map.source(of: edit.range), isVerbatim: false)
      next = edit.range.upperBound
    }
    result.utf8 += utf8[next...]
    result.map.append(next..<utf8.count, of: map)
    let moved = { (offset: Int) -> Int in
      let index = edits.partitioningIndex { $0.range.upperBound > offset }
      if index < edits.count, edits[index].range.lowerBound < offset {
        return places[index].upperBound
      }
      guard index > 0 else { return offset }
      return offset - edits[index - 1].range.upperBound + places[index - 1].upperBound
    }
    result.spans = spans.map { span in
      var span = span
      span.range = moved(span.range.lowerBound)..<moved(span.range.upperBound)
      return span
    }
    return result
  }
}
