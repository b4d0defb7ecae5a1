package import GalleyArticle
internal import GalleyConfiguration

extension InlineText {
  /// Whether a picture that cannot be shown stands in a line of the text.
  func lacksPictures(of sizes: PictureSizes) -> Bool {
    spans.contains { span in
      guard case .image(let image) = span.kind else { return false }
      return sizes[image.destination] == nil
    }
  }

  /// The text with their own words in the place of pictures, but for those that can be shown, and the spans where they
  /// have moved to.
  package func spellingOutPictures(except sizes: PictureSizes = PictureSizes()) -> InlineText {
    var result = InlineText(at: range)
    /// How far places from `at` on have moved.
    var moves: [(at: Int, by: Int)] = []
    var start = 0
    for span in spans {
      guard case .image(let image) = span.kind, span.range.lowerBound >= start,
        sizes[image.destination] == nil
      else { continue }
      result.append(start..<span.range.lowerBound, of: self)
      let words = Array(image.standIn.utf8)
      result.utf8 += words
      result.map.append(words.count, from: span.source, isVerbatim: false)
      moves.append(
        (span.range.upperBound, (moves.last?.by ?? 0) + words.count - span.range.count))
      start = span.range.upperBound
    }
    result.append(start..<utf8.count, of: self)
    result.spans = spans.map { span in
      var span = span
      let lower = span.range.lowerBound + Self.shift(moves, of: span.range.lowerBound)
      let upper = span.range.upperBound + Self.shift(moves, of: span.range.upperBound)
      span.range = lower..<max(lower, upper)
      return span
    }
    return result
  }

  /// What an outline says of the text: its words and those of its pictures, without the numbers of footnotes.
  package var wordsWithPictures: String {
    var text = spellingOutPictures()
    text.spans.removeAll { span in
      if case .image = span.kind { return true }
      return false
    }
    return text.words
  }

  /// How far a place has moved: by all pictures that end at or before it.
  private static func shift(_ moves: [(at: Int, by: Int)], of place: Int) -> Int {
    moves[..<moves.partitioningIndex { $0.at > place }].last?.by ?? 0
  }

  mutating func append(_ range: Range<Int>, of other: InlineText) {
    utf8 += other.utf8[range]
    map.append(range, of: other.map)
  }
}
