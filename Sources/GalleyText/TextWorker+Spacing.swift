internal import CPango
internal import GalleyConfiguration

extension TextWorker {
  /// Whether a run ends between two characters because a little space belongs there.
  func isGap(
    between previous: Range<Int32>, and next: Int32, _ text: TextBytes, _ request: ShapingRequest
  ) -> Bool {
    guard request.cjkSpacing > 0, !previous.isEmpty else { return false }
    return EastAsian.wantsSpace(
      between: text.lastVisible(in: previous), and: text.scalar(at: next).value)
  }

  /// Puts space between runs of ideographs or kana and of letters or digits, but for Korean text.
  func addGaps(to paragraph: inout ShapedParagraph, _ text: TextBytes) {
    guard paragraph.request.cjkSpacing > 0 else { return }
    let em = paragraph.request.cjkSpacing * Double(ShapedParagraph.unitsPerEm)
    for index in paragraph.items.indices.dropLast() {
      let (item, next) = (paragraph.items[index], paragraph.items[index + 1])
      let isKorean = [item, next].contains {
        paragraph.request.spans[Int($0.span)].language.hasPrefix("ko")
      }
      guard !isKorean, !item.isRightToLeft, item.level == next.level,
        next.firstGlyph > item.firstGlyph,
        isGap(between: item.start..<item.end, and: next.start, text, paragraph.request)
      else { continue }
      let gap = Int32((em * Double(item.scale)).rounded())
      paragraph.items[index].gapAfter = gap
      paragraph.advances[Int(next.firstGlyph) - 1] += gap
    }
  }
}

extension TextBytes {
  /// The last character of a range that is neither a mark's selector nor a control: 0 without one.
  func lastVisible(in range: Range<Int32>) -> UInt32 {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, self[start] & 0xC0 == 0x80 { start -= 1 }
      let value = scalar(at: start).value
      if !FaceChooser.isIgnorable(value) { return value }
      end = start
    }
    return 0
  }
}
