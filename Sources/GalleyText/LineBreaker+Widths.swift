extension LineBreaker {
  /// The width of a line in units, with both ends shaped again where they must be, without the space that hangs.
  func width(
    from a: TextPlace, to b: TextPlace, _ flags: ShapedParagraph.BreakFlags, hang: Int64,
    _ setting: Setting
  ) -> Double {
    var sum = b.position - a.position
    var hang = hang
    let isStartUnsafe = !paragraph.isSafe(a)
    let isEndUnsafe = flags.contains(.unsafe) || flags.contains(.hyphen)
    if isStartUnsafe || isEndUnsafe {
      let first = isStartUnsafe ? startPatch(a) : nil
      let last = isEndUnsafe ? endPatch(b, flags, notBefore: a.offset) : nil
      if let first, first.to > (last?.from ?? b.offset) {
        // The two overlap: a line of a few glyphs. It is shaped whole.
        let item = paragraph.items[paragraph.item(containing: a.offset)]
        let whole = shapePart(item, from: a.offset, to: min(b.offset, item.end), flags)
        // Looking a place up is linear in what has no opportunity.
        let rest = b.offset <= item.end ? b : paragraph.place(at: item.end)
        sum = whole.width + (b.position - rest.position)
        if hang != 0, b.offset <= item.end { hang = Int64(whole.glyphs.last?.advance ?? 0) }
      } else {
        sum += (first?.delta ?? 0) + (last?.delta ?? 0)
        if let last, hang != 0 { hang = last.hang }
      }
    }
    let open = setting.gap == 0 ? 0 : openGaps(from: a, to: b, hangs: hang != 0)
    return Double(sum - hang) + setting.gap * Double(open) + tabExtra(from: a, to: b)
  }

  /// The gaps inside a line's visible text: the one at its edge does not open.
  private func openGaps(from a: TextPlace, to b: TextPlace, hangs: Bool) -> Int {
    func isTracked(before offset: Int32) -> Bool {
      paragraph.items[paragraph.item(endingAt: offset)].isTracked
    }
    var gaps = Int(b.gaps - a.gaps)
    if hangs, isTracked(before: b.offset) { gaps -= 1 }
    let edge = hangs ? paragraph.characterStart(before: b.offset) : b.offset
    if edge > a.offset, isTracked(before: edge) { gaps -= 1 }
    return max(0, gaps)
  }

  /// The start of a line shaped again up to the next safe place.
  func startPatch(_ a: TextPlace) -> Patch {
    if let latest, latest.from == a.offset { return latest }
    if let known = starts[a.offset] { return known }
    let item = paragraph.items[paragraph.item(containing: a.offset)]
    let until = paragraph.nextSafe(after: a, in: item)
    let stretch = shapePart(item, from: a.offset, to: until.offset, [])
    let patch = Patch(
      from: a.offset, to: until.offset, delta: stretch.width - (until.position - a.position),
      hang: 0, stretch: stretch)
    latest = patch
    if paragraph.isBreak(a.offset) { starts[a.offset] = patch }
    return patch
  }

  /// The end of a line shaped again from the safe place before it, with its hyphen.
  func endPatch(
    _ b: TextPlace, _ flags: ShapedParagraph.BreakFlags, notBefore least: Int32
  ) -> Patch {
    if let known = ends[b.offset], known.from >= least { return known }
    let item = paragraph.items[paragraph.item(endingAt: b.offset)]
    let least = max(least, item.start)
    var from = paragraph.previousSafe(before: b, in: item, notBefore: least)
    // A hyphen kerns with the letter before it, also across an invisible soft hyphen: one place further back.
    if flags.contains(.hyphen) {
      from = paragraph.previousSafe(before: from, in: item, notBefore: least)
    }
    let stretch = shapePart(item, from: from.offset, to: b.offset, flags)
    let patch = Patch(
      from: from.offset, to: b.offset, delta: stretch.width - (b.position - from.position),
      hang: Int64(stretch.glyphs.last?.advance ?? 0), stretch: stretch)
    // Emergency breaks seldom come twice; and where the line began in between, the patch depends on that.
    if paragraph.isBreak(b.offset), from.offset > least || from.offset == item.start {
      ends[b.offset] = patch
    }
    return patch
  }

  func shapePart(
    _ item: ShapedParagraph.Item, from: Int32, to: Int32, _ flags: ShapedParagraph.BreakFlags
  ) -> Stretch {
    let hyphen: ShownHyphen =
      flags.contains(.replacesLast)
      ? .replacingLast : flags.contains(.hyphen) ? .after : .none
    return worker.reshape(item, of: paragraph, from: from, to: to, hyphen: hyphen)
  }

  // MARK: - Emergencies

  /// The last grapheme boundary that fits, at least one grapheme on.
  func emergency(
    from a: TextPlace, before end: Int32, _ setting: Setting
  ) -> (place: TextPlace, width: Double, showsHyphen: Bool) {
    let candidates = graphemes(from: a, before: end, setting)
    var narrowest: (TextPlace, Double, Bool) = (candidates[0], .infinity, false)
    for place in candidates.reversed() {
      var flags = paragraph.flags(at: place)
      if place.offset < end, isInsideWord(place.offset) { flags.insert(.hyphen) }
      let hang =
        place.glyph > 0 && paragraph.isWhite(before: place.offset)
        ? Int64(paragraph.advances[Int(place.glyph) - 1]) : 0
      let width = self.width(from: a, to: place, flags, hang: hang, setting)
      if width <= setting.limit { return (place, width, flags.contains(.hyphen)) }
      narrowest = (place, width, flags.contains(.hyphen))
    }
    narrowest.0 = takingInSpace(narrowest.0, before: end)
    return narrowest
  }

  /// The place after the space that follows one, where there is one: it hangs at the end of this line and does not
  /// begin the next.
  private func takingInSpace(_ place: TextPlace, before end: Int32) -> TextPlace {
    guard place.offset < end, paragraph.utf8[Int(place.offset)] == 0x20 else { return place }
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
      let width = Double(at.position - a.position) + setting.gap * Double(at.gaps - a.gaps)
      if width > enough, !places.isEmpty { break }
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
    guard !isInAddress(offset) else { return false }
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
  private func isInAddress(_ offset: Int32) -> Bool {
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
      if isMark(utf8[index]) { return true }
    }
    index = Int(offset)
    let last = min(utf8.count, index + Self.longestLook)
    while index < last, utf8[index] > 0x20 {
      if isMark(utf8[index]) { return true }
      index += 1
    }
    return false
  }
}
