extension LineBreaker {
  /// The widest piece that is left when every word is hyphenated wherever it may be, in ems of the paragraph, without
  /// tracking but with room for a hyphen.
  ///
  /// Code and addresses are cut where they must: no more of them counts than a few letters take.
  public var widestPiece: Double {
    let points = paragraph.hyphenation?.points ?? []
    var widest: Int64 = 0
    var start = TextPlace.start
    var next = 0
    for index in paragraph.breaks.indices {
      let isPlain = !isCutAnywhere(at: start.offset)
      while next < points.count, points[next].place.offset < paragraph.breaks[index] {
        let end = points[next].place
        widest = max(widest, end.position - start.position + Self.hyphenRoom)
        start = end
        next += 1
      }
      let end = paragraph.positions[index] - Int64(paragraph.hanging[index])
      let piece = end - start.position
      widest = max(widest, isPlain ? piece : min(piece, Self.leastOfCode))
      start = paragraph.place(ofBreak: index)
    }
    return Double(widest) / Double(ShapedParagraph.unitsPerEm)
  }

  private func isCutAnywhere(at offset: Int32) -> Bool {
    guard Int(offset) < paragraph.utf8.count else { return false }
    let span = Int(paragraph.items[paragraph.item(containing: offset)].span)
    return paragraph.request.spans[span].isCode || isInAddress(offset + 1)
  }

  /// More than the hyphens of text faces take: 0.28 to 0.42 em in those of the sets.
  private static let hyphenRoom = Int64(Double(ShapedParagraph.unitsPerEm) * 0.45)
  /// Ten letters of a monospaced face, so that a name is cut into parts that can still be read.
  private static let leastOfCode = Int64(ShapedParagraph.unitsPerEm) * 6
}
