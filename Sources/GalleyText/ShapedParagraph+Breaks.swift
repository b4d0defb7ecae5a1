internal import CGalleyShim
internal import CPango

extension ShapedParagraph {
  /// Walks characters and glyphs together once and notes every place where a line may end.
  mutating func findBreaks(_ attributes: UnsafePointer<PangoLogAttr>, characters: Int) {
    graphemes = Bits(count: utf8.count + 1)
    graphemes[utf8.count] = true
    var walk = BreakWalk()
    for character in 0..<characters {
      let flags = galley_log_attr(attributes[character])
      advance(&walk)
      if flags & UInt8(GALLEY_CHARACTER_BREAK | GALLEY_CURSOR) != 0 {
        graphemes[walk.offset] = true
      }
      // Unicode lets a line end between a space and a mark that stands on it; nobody could read that.
      let mayEnd =
        flags & UInt8(GALLEY_LINE_BREAK) != 0 && graphemes[walk.offset]
        && !isAfterLeadingHyphen(walk.offset)
      if character > 0, walk.isAfterSeparator || mayEnd { note(walk, isEnd: false) }
      step(&walk, flags)
    }
    advance(&walk)
    note(walk, isEnd: true)
  }

  /// Where the walk stands: before the character at `offset`.
  private struct BreakWalk {
    var offset = 0
    var glyph = 0
    var item = 0
    var sum: Int64 = 0
    var gaps: Int32 = 0
    /// The advance of the glyph before.
    var last: Int32 = 0
    var isAfterWhite = false
    var isAfterSeparator = false
  }

  /// Takes in the glyphs of the characters before the walk's place.
  private func advance(_ walk: inout BreakWalk) {
    while walk.item + 1 < items.count, Int(items[walk.item].end) <= walk.offset { walk.item += 1 }
    walk.last = 0
    while walk.glyph < glyphs.count, Int(clusters[walk.glyph]) < walk.offset {
      walk.last = advances[walk.glyph]
      walk.sum += Int64(walk.last)
      walk.glyph += 1
    }
  }

  private func step(_ walk: inout BreakWalk, _ flags: UInt8) {
    // One gap a cluster: none inside a ligature, none before a combining mark.
    if graphemes[walk.offset], items[walk.item].isTracked, walk.glyph < glyphs.count,
      Int(clusters[walk.glyph]) == walk.offset
    {
      walk.gaps += 1
    }
    walk.isAfterWhite = flags & UInt8(GALLEY_WHITE) != 0
    let lead = utf8[walk.offset]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    walk.isAfterSeparator = length == 3 && isSeparator(at: walk.offset)
    walk.offset += length
  }

  /// Whether only hyphens stand between white space and an offset, as in `-f` or `--text`: the word begins with
  /// them and stays with them (Unicode 15.1, UAX 14, rule LB20a).
  private func isAfterLeadingHyphen(_ offset: Int) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard offset > 0, utf8[offset - 1] == hyphen, offset < utf8.count, utf8[offset] > 0x20 else {
      return false
    }
    // A rule made of hyphens may break anywhere.
    var start = offset - 1
    while start > 0, utf8[start - 1] == hyphen, offset - start < 4 { start -= 1 }
    return start == 0 || utf8[start - 1] <= 0x20
      || (start >= 3 && isSeparator(at: start - 3))
  }

  /// U+2028 and U+2029 end a line.
  private func isSeparator(at offset: Int) -> Bool {
    utf8[offset] == 0xE2 && utf8[offset + 1] == 0x80
      && (utf8[offset + 2] == 0xA8 || utf8[offset + 2] == 0xA9)
  }

  private mutating func note(_ walk: BreakWalk, isEnd: Bool) {
    var flags: BreakFlags = []
    let place = TextPlace(
      offset: Int32(walk.offset), glyph: Int32(walk.glyph), position: walk.sum, gaps: walk.gaps)
    if !isEnd, Int(items[walk.item].start) != walk.offset, !isSafeInside(place) {
      flags.insert(.unsafe)
    }
    if !isEnd { flags.formUnion(hyphenFlags(before: walk.offset)) }
    if walk.isAfterSeparator { flags.insert(.mandatory) }
    if isHalved(atEnd: walk.offset) { flags.insert(.halved) }
    breaks.append(Int32(walk.offset))
    positions.append(walk.sum)
    gaps.append(walk.gaps)
    hanging.append(walk.isAfterWhite ? walk.last : 0)
    breakGlyphs.append(Int32(walk.glyph))
    breakFlags.append(flags)
  }

  /// A line that ends after a soft hyphen shows a hyphen; after a hyphenation point, U+2027, in its place.
  func hyphenFlags(before offset: Int) -> BreakFlags {
    if offset >= 2, utf8[offset - 2] == 0xC2, utf8[offset - 1] == 0xAD { return .hyphen }
    if offset >= 3, utf8[offset - 3] == 0xE2, utf8[offset - 2] == 0x80, utf8[offset - 1] == 0xA7 {
      return [.hyphen, .replacesLast]
    }
    return []
  }
}
