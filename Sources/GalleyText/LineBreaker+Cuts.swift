extension LineBreaker {
  /// A line that ends inside a piece of text without an opportunity, which fits no line by itself.
  ///
  /// At the last point of a dictionary that fits; else, in addresses and code, after a separator, or where a new word
  /// of a name begins; else between graphemes, two of them on either side, with a hyphen in alphabetic prose. A
  /// measure that is too narrow for one grapheme gets one.
  func cut(from a: TextPlace, before end: Int32, _ setting: Setting) -> LineRange {
    if setting.hyphens != .never, let hyphenation = paragraph.hyphenation,
      let line = hyphenated(
        at: hyphenation.indices(after: a.offset, before: end), from: a, setting)
    {
      return line
    }
    let places = graphemes(from: a, before: end, setting)
    let inside = places.first { paragraph.utf8[Int($0.offset) - 1] > 0x20 } ?? places[0]
    let kind = kind(ofCutAt: inside.offset)
    var index = places.count - 1
    var line = self.line(from: a, to: places[index], before: end, kind, setting)
    while line.width > setting.limit * setting.scale, index > 0 {
      index -= 1
      line = self.line(from: a, to: places[index], before: end, kind, setting)
    }
    guard line.width <= setting.limit * setting.scale else {
      return self.line(
        from: a, to: takingInSpace(places[0], before: end), before: end, kind, setting)
    }
    return cutsPlainly
      ? line : better(places[...index], from: a, before: end, kind, setting) ?? line
  }

  /// What a piece of text is that has to be cut.
  enum CutKind {
    case prose, code, address
  }

  private func kind(ofCutAt offset: Int32) -> CutKind {
    let span = Int(paragraph.items[paragraph.item(endingAt: offset)].span)
    if paragraph.request.spans[span].isCode { return .code }
    return isInAddress(offset) ? .address : .prose
  }

  /// A line cut at a grapheme boundary.
  private func line(
    from a: TextPlace, to place: TextPlace, before end: Int32, _ kind: CutKind, _ setting: Setting
  ) -> LineRange {
    var flags = paragraph.flags(at: place)
    if kind == .prose, !cutsPlainly, place.offset < end, isInsideWord(place.offset) {
      flags.insert(.hyphen)
    }
    let hang =
      place.glyph > 0 && paragraph.isWhite(before: place.offset)
      ? Int64(paragraph.advances[Int(place.glyph) - 1]) : 0
    let width = self.width(from: a, to: place, flags, hang: hang, setting)
    return LineRange(
      from: a, to: place, width: width * setting.scale, isEmergency: true,
      showsHyphen: flags.contains(.hyphen))
  }

  // MARK: - Better places

  /// How full a line must be, as a part of the measure, to end after a separator and to end where a word of a name does.
  private static let leastFill = (separator: 0.5, border: 0.5)

  /// A line that ends at a better place than the last that fits; nil where that is as good as any.
  private func better(
    _ places: ArraySlice<TextPlace>, from a: TextPlace, before end: Int32, _ kind: CutKind,
    _ setting: Setting
  ) -> LineRange? {
    func last(_ least: Double, where isGood: (TextPlace) -> Bool) -> LineRange? {
      for place in places.reversed() {
        guard estimate(from: a, to: place, setting) >= least * setting.limit else { return nil }
        guard place.offset < end, isGood(place) else { continue }
        let line = self.line(from: a, to: place, before: end, kind, setting)
        if line.width <= setting.limit * setting.scale { return line }
      }
      return nil
    }
    if kind != .prose {
      if var line = last(Self.leastFill.separator, where: { isSeparated(at: $0.offset) }) {
        line.isEmergency = false
        return line
      }
      if let line = last(Self.leastFill.border, where: { isBorder($0.offset) }) { return line }
    }
    guard let last = places.last, !isGood(last, before: end, kind) else { return nil }
    // Syllables have few graphemes, and two stay before the cut.
    for place in places.dropFirst().dropLast().suffix(4).reversed()
    where isGood(place, before: end, kind) {
      let line = self.line(from: a, to: place, before: end, kind, setting)
      if line.width <= setting.limit * setting.scale { return line }
    }
    return nil
  }

  /// Whether a cut leaves more than one grapheme for the next line, and no part of a syllable.
  private func isGood(_ place: TextPlace, before end: Int32, _ kind: CutKind) -> Bool {
    !leavesOne(place, before: end, kind) && !paragraph.isInsideSyllable(Int(place.offset))
  }

  /// Whether one grapheme alone would go to the next line; the marks of a sentence do not keep it company. Before the
  /// spaces of code nothing is cut.
  private func leavesOne(_ place: TextPlace, before end: Int32, _ kind: CutKind) -> Bool {
    guard place.offset < end, paragraph.utf8[Int(place.offset)] > 0x20 else { return false }
    var next = Int(place.offset) + 1
    while next < end, !paragraph.graphemes[next] { next += 1 }
    return next >= end || paragraph.utf8[next] <= 0x20
      || (kind == .prose && paragraph.isEndOfWord(next))
  }

  /// Whether an address or code may be broken at an offset between two of its parts: after `/ : ? & = # _ , ; ( [ {`
  /// and the backslash, and before `. % ~ @`.
  ///
  /// A full stop at the end of a line would be read as the sentence's (The Chicago Manual of Style, 14.18); the rest
  /// breaks after its marks, as Unicode's line breaking does after the slash (UAX 14, class SY).
  private func isSeparated(at offset: Int32) -> Bool {
    let before = paragraph.utf8[Int(offset) - 1]
    let after = paragraph.utf8[Int(offset)]
    guard before > 0x20, after > 0x20, before != after else { return false }
    switch before {
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "&"),
      UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: "\\"):
      // `://` stays together.
      return after != UInt8(ascii: "/")
    default: break
    }
    switch after {
    case UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "@"): return true
    default: return false
    }
  }

  /// Whether a new word begins at an offset inside a name: `camelCase`, `version2`.
  private func isBorder(_ offset: Int32) -> Bool {
    let before = paragraph.utf8[Int(offset) - 1]
    let after = paragraph.utf8[Int(offset)]
    return before.isASCIISmallLetter && after.isASCIICapital
      || before.isASCIILetterOrDigit && after.isASCIILetterOrDigit
        && before.isASCIIDigit != after.isASCIIDigit
  }

  /// The place after the space that follows one, where there is one: it hangs at the end of this line and does not
  /// begin the next.
  private func takingInSpace(_ place: TextPlace, before end: Int32) -> TextPlace {
    guard place.offset < end, paragraph.utf8[Int(place.offset)] == 0x20,
      paragraph.graphemes[Int(place.offset) + 1]
    else { return place }
    var at = place
    at.offset += 1
    while Int(at.glyph) < paragraph.glyphs.count, paragraph.clusters[Int(at.glyph)] < at.offset {
      at.position += Int64(paragraph.advances[Int(at.glyph)])
      at.glyph += 1
    }
    at.gaps += paragraph.items[paragraph.item(endingAt: at.offset)].isTracked ? 1 : 0
    return at
  }

  /// The grapheme boundaries of a line up to its limit and a little more.
  private func graphemes(
    from a: TextPlace, before end: Int32, _ setting: Setting
  ) -> [TextPlace] {
    // A ligature counts whole as soon as it begins: go on for about its width.
    let enough = setting.limit + Double(ShapedParagraph.unitsPerEm)
    var places: [TextPlace] = []
    var at = a
    var offset = a.offset
    while offset < end {
      offset += 1
      while offset < end, paragraph.utf8[Int(offset)] & 0xC0 == 0x80 { offset += 1 }
      while Int(at.glyph) < paragraph.glyphs.count, paragraph.clusters[Int(at.glyph)] < offset {
        at.position += Int64(paragraph.advances[Int(at.glyph)])
        at.glyph += 1
      }
      guard paragraph.graphemes[Int(offset)] || offset == end else { continue }
      at.gaps += paragraph.items[paragraph.item(endingAt: offset)].isTracked ? 1 : 0
      at.offset = offset
      // A cluster that begins before that is looked at whole: cut in two, a part of it may fit.
      if let last = places.last, last.position < at.position,
        estimate(from: a, to: last, setting) > enough
      {
        break
      }
      places.append(at)
    }
    return places
  }

  /// Whether a cut at an offset falls between two letters of alphabetic prose, so that it wants a hyphen.
  func isInsideWord(_ offset: Int32) -> Bool {
    guard offset > 0, Int(offset) < paragraph.utf8.count,
      paragraph.items[paragraph.item(endingAt: offset)].isAlphabeticProse,
      paragraph.items[paragraph.item(containing: offset)].isAlphabeticProse
    else { return false }
    // The two characters on either side.
    let before = paragraph.characterStart(before: offset)
    let window = paragraph.utf8[Int(before)..<min(paragraph.utf8.count, Int(offset) + 4)]
    let scalars = Array(String(decoding: window, as: UTF8.self).unicodeScalars.prefix(2))
    return scalars.count == 2 && scalars.allSatisfy { $0.properties.isAlphabetic }
  }

  /// How far to either side a word is looked at: enough for any address that a person reads, and a bound for words
  /// without end.
  private static let longestLook = 512

  /// Whether the word around an offset is no word but an address, a path or a name in code: a hyphen that shows
  /// there would be read as part of it.
  func isInAddress(_ offset: Int32) -> Bool {
    let utf8 = paragraph.utf8
    func isMark(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "="),
        UInt8(ascii: "&"), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "%"),
        UInt8(ascii: "~"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    var index = Int(offset)
    let first = max(0, index - Self.longestLook)
    while index > first, utf8[index - 1] > 0x20 {
      index -= 1
      if isMark(utf8[index]) || isPointInName(index) { return true }
    }
    index = Int(offset)
    let last = min(utf8.count, index + Self.longestLook)
    while index < last, utf8[index] > 0x20 {
      if isMark(utf8[index]) || isPointInName(index) { return true }
      index += 1
    }
    return false
  }

  /// Whether a full stop or a colon stands at an index between letters or digits, as in `www.example.org`.
  private func isPointInName(_ index: Int) -> Bool {
    let utf8 = paragraph.utf8
    func isName(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetterOrDigit }
    return (utf8[index] == UInt8(ascii: ".") || utf8[index] == UInt8(ascii: ":"))
      && index > 0 && isName(utf8[index - 1]) && index + 1 < utf8.count && isName(utf8[index + 1])
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIICapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isASCIISmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIICapital || isASCIISmallLetter }
}
