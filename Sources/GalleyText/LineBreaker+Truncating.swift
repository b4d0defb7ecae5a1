extension LineBreaker {
  /// The start of a text, or of what follows an offset, as far as it fits a measure in points: cut between graphemes,
  /// never past a line's end, and without the blanks before the cut. Empty where not even a grapheme fits.
  ///
  /// An ellipsis can stand after it: no hyphen shows, and the space for it is the caller's to leave.
  public func truncatedLine(
    from start: Int, size: Double, measure: Double, tracking: Double = 0
  ) -> LineRange {
    let setting = Setting(size: size, measure: measure, tracking: tracking)
    let from = paragraph.place(at: Int32(start))
    for place in cuts(from: from, setting).reversed() {
      let width = self.width(
        from: from, to: place, paragraph.isSafe(place) ? [] : .unsafe, hang: 0, setting)
      if width <= setting.limit {
        return LineRange(
          from: from, to: place, width: width * size / Double(ShapedParagraph.unitsPerEm),
          isEmergency: false, showsHyphen: false)
      }
    }
    return LineRange(from: from, to: from, width: 0, isEmergency: false, showsHyphen: false)
  }

  /// The ends of graphemes that are not blank, up to the limit and about a ligature further, or to the line's end.
  private func cuts(from start: TextPlace, _ setting: Setting) -> [TextPlace] {
    let enough = setting.limit + Double(ShapedParagraph.unitsPerEm)
    let end = Int32(paragraph.utf8.count)
    var cuts: [TextPlace] = []
    var at = start
    var offset = start.offset
    while offset < end, !isLineEnd(at: offset) {
      offset += 1
      while offset < end, !paragraph.graphemes[Int(offset)] { offset += 1 }
      while Int(at.glyph) < paragraph.glyphs.count, paragraph.clusters[Int(at.glyph)] < offset {
        at.position += Int64(paragraph.advances[Int(at.glyph)])
        at.glyph += 1
      }
      at.gaps += paragraph.items[paragraph.item(endingAt: offset)].isTracked ? 1 : 0
      at.offset = offset
      let width = Double(at.position - start.position) + setting.gap * Double(at.gaps - start.gaps)
      if width > enough { break }
      if !paragraph.isWhite(before: offset) { cuts.append(at) }
    }
    return cuts
  }

  /// Whether the character at an offset ends a line: a line feed, U+2028 or U+2029.
  private func isLineEnd(at offset: Int32) -> Bool {
    let text = paragraph.utf8[Int(offset)...].prefix(3)
    return text.first == 0x0A || text.elementsEqual([0xE2, 0x80, 0xA8])
      || text.elementsEqual([0xE2, 0x80, 0xA9])
  }
}
