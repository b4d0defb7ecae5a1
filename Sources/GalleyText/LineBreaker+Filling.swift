/// What makes a line as long as its measure.
public struct LineFilling: Sendable, Hashable {
  /// What clusters take more or less than their advances, in units, by their UTF-8 offsets.
  var extras: [Int32: Double]
}

extension LineBreaker {
  /// How a line is filled to a measure in points; nil where it stays as it is.
  ///
  /// First spaces give way; on lines that also have ideographs, kana, or letters of Thai, Lao, Khmer or Burmese, spaces
  /// grow to half an em before these move apart, then to the bound. The last line of a paragraph and one that ends where
  /// the text says so stay, and so does one with tabs, or one whose spaces would get wider than the bound. Code is never
  /// spread, and neither are joined scripts but for their spaces: there is no kashida.
  public func filling(
    of line: LineRange, size: Double, measure: Double, tracking: Double = 0,
    justification: Justification
  ) -> LineFilling? {
    guard !endsParagraph(line), !hasTab(line) else { return nil }
    let setting = Setting(size: size, measure: measure, tracking: tracking)
    let tolerance = Self.tolerance / setting.scale
    var missing = setting.limit - tolerance - line.width / setting.scale
    let places = gaps(from: line.from, to: line.to)
    var extras: [Int32: Double] = [:]
    func widen(_ gaps: [Gap], upTo room: (Gap) -> Double) {
      let rooms = gaps.map { max(0, room($0) - extras[$0.cluster, default: 0]) }
      let all = rooms.reduce(0, +)
      guard all > 0, missing > 0 else { return }
      let share = min(1, missing / all)
      for (gap, room) in zip(gaps, rooms) { extras[gap.cluster, default: 0] += share * room }
      missing -= share * all
    }
    if missing < 0 {
      let all = places.spaces.reduce(0) { $0 + $1.advance }
      guard all > 0 else { return nil }
      for gap in places.spaces { extras[gap.cluster] = missing * gap.advance / all }
      return LineFilling(extras: extras)
    }
    if !places.letters.isEmpty {
      widen(places.spaces) { Justification.easySpace * $0.em - $0.advance }
      widen(places.letters) { Justification.widestGap * $0.em }
    }
    widen(places.spaces) { justification.widestSpace * $0.em - $0.advance }
    return missing > tolerance || extras.isEmpty ? nil : LineFilling(extras: extras)
  }

  /// A line to be justified that takes in one word more than fits, because narrower spaces look better than wide ones.
  func tightened(
    after candidate: Int, width: Double, _ progress: inout Progress, _ setting: Setting
  ) -> LineRange? {
    guard let justification = setting.justification, candidate + 1 < paragraph.breaks.count,
      !paragraph.breakFlags[candidate].contains(.mandatory)
    else { return nil }
    let place = paragraph.place(ofBreak: candidate + 1)
    let flags = paragraph.breakFlags[candidate + 1]
    let give =
      widthOfSpaces(from: progress.at, to: place) * (1 - justification.narrowestSpace)
    let estimate = estimate(from: progress.at, to: place, setting)
    let hang = Int64(paragraph.hanging[candidate + 1])
    guard estimate - Double(hang) <= setting.limit + give + Double(ShapedParagraph.unitsPerEm)
    else { return nil }
    let wider = self.width(from: progress.at, to: place, flags, hang: hang, setting)
    let over = wider - setting.limit
    let stretch =
      widthOfSpaces(from: progress.at, to: paragraph.place(ofBreak: candidate))
      * Justification.easyStretch
    // The last line of a paragraph is as long as it is.
    let isLast = candidate + 2 == paragraph.breaks.count || flags.contains(.mandatory)
    guard over > 0, over <= give, !isLast, over * stretch < (setting.limit - width) * give else {
      return nil
    }
    progress.next = candidate + 2
    return LineRange(
      from: progress.at, to: place, width: wider * setting.scale, isEmergency: false,
      showsHyphen: flags.contains(.hyphen))
  }

  // MARK: - What gives way

  /// A place where a line can be made wider: after a cluster.
  private struct Gap {
    var cluster: Int32
    /// Of the cluster, in units.
    var advance: Double
    /// Of its text, in units.
    var em: Double
  }

  /// The width of all spaces inside a line, in units.
  func widthOfSpaces(from a: TextPlace, to b: TextPlace) -> Double {
    var width: Int64 = 0
    eachSpace(from: a, to: b) { _, glyph in width += Int64(paragraph.advances[glyph]) }
    return Double(width)
  }

  private func eachSpace(
    from a: TextPlace, to b: TextPlace, _ visit: (_ item: Int, _ glyph: Int) -> Void
  ) {
    guard let inside = inside(from: a.offset, to: b.offset) else { return }
    var item = paragraph.item(containing: a.offset)
    for glyph in Int(a.glyph)..<Int(b.glyph) {
      let cluster = paragraph.clusters[glyph]
      guard inside.contains(cluster) else { continue }
      while paragraph.items[item].end <= cluster { item += 1 }
      if isSpace(at: cluster), !isCode(item) { visit(item, glyph) }
    }
  }

  private func gaps(from a: TextPlace, to b: TextPlace) -> (spaces: [Gap], letters: [Gap]) {
    var spaces: [Gap] = []
    eachSpace(from: a, to: b) { item, glyph in
      spaces.append(
        Gap(
          cluster: paragraph.clusters[glyph], advance: Double(paragraph.advances[glyph]),
          em: em(of: item)))
    }
    return (spaces, letters(from: a, to: b))
  }

  /// Where two clusters of scripts without spaces meet inside a line.
  private func letters(from a: TextPlace, to b: TextPlace) -> [Gap] {
    guard let inside = inside(from: a.offset, to: b.offset) else { return [] }
    var letters: [Gap] = []
    var item = paragraph.item(containing: a.offset)
    var last: (offset: Int32, kind: Kind, item: Int)?
    var glyph = Int(a.glyph)
    var offset = inside.lowerBound
    while offset < inside.upperBound {
      let (scalar, length) = paragraph.scalar(at: offset)
      while paragraph.items[item].end <= offset { item += 1 }
      while glyph < Int(b.glyph), paragraph.clusters[glyph] < offset { glyph += 1 }
      // A grapheme without a glyph of its own is part of the cluster before it.
      let hasGlyph = glyph < Int(b.glyph) && paragraph.clusters[glyph] == offset
      if hasGlyph, paragraph.graphemes[Int(offset)] {
        let kind = isCode(item) ? Kind.other : Kind(scalar)
        if let last, kind != .other, last.kind == kind {
          letters.append(Gap(cluster: last.offset, advance: 0, em: em(of: last.item)))
        }
        last = (offset, kind, item)
      }
      offset += length
    }
    return letters
  }

  private enum Kind {
    case square, unspaced, other

    init(_ scalar: UInt32) {
      self =
        EastAsian.isSquare(scalar)
        ? .square : EastAsian.isUnspaced(scalar) ? .unspaced : .other
    }
  }

  /// The offsets of a line without the white space at its ends; nil when there is nothing else.
  private func inside(from start: Int32, to end: Int32) -> Range<Int32>? {
    var (start, end) = (start, end)
    while end > start, paragraph.isWhite(before: end) {
      end = paragraph.characterStart(before: end)
    }
    while start < end, isSpace(at: start) { start += paragraph.utf8[Int(start)] == 0x20 ? 1 : 2 }
    return start < end ? start..<end : nil
  }

  /// Whether a space or a no-break space begins at an offset (CSS Text 3, 7.1: the word separators of today's scripts).
  private func isSpace(at offset: Int32) -> Bool {
    let utf8 = paragraph.utf8
    return utf8[Int(offset)] == 0x20
      || utf8[Int(offset)] == 0xC2 && utf8[Int(offset) + 1] == 0xA0
  }

  private func isCode(_ item: Int) -> Bool {
    paragraph.request.spans[Int(paragraph.items[item].span)].isCode
  }

  private func em(of item: Int) -> Double {
    Double(paragraph.items[item].scale) * Double(ShapedParagraph.unitsPerEm)
  }

  private func hasTab(_ line: LineRange) -> Bool {
    paragraph.utf8[Int(line.start)..<Int(line.end)].contains(0x09)
  }
}
