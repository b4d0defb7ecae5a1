/// A place between two characters, with what lies before it.
struct TextPlace: Sendable, Hashable {
  /// The UTF-8 offset.
  var offset: Int32
  /// The first glyph at or after it.
  var glyph: Int32
  /// The sum of the advances before it.
  var position: Int64
  /// The gaps before it that tracking widens.
  var gaps: Int32

  static let start = TextPlace(offset: 0, glyph: 0, position: 0, gaps: 0)
}

extension ShapedParagraph {
  /// The place of an opportunity.
  func place(ofBreak index: Int) -> TextPlace {
    TextPlace(
      offset: breaks[index], glyph: breakGlyphs[index], position: positions[index],
      gaps: gaps[index])
  }

  /// The number of opportunities at or before an offset.
  func countOfBreaks(through offset: Int32) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place at an offset: that of the opportunity before it, then glyph by glyph. Its gaps are those of that opportunity.
  func place(at offset: Int32) -> TextPlace {
    let count = countOfBreaks(through: offset)
    var at = count == 0 ? TextPlace.start : place(ofBreak: count - 1)
    while Int(at.glyph) < glyphs.count, clusters[Int(at.glyph)] < offset {
      at.position += Int64(advances[Int(at.glyph)])
      at.glyph += 1
    }
    at.offset = offset
    return at
  }

  /// The place at an offset after a known one, with all that lies before it.
  func place(at offset: Int32, after known: TextPlace) -> TextPlace {
    var at = known
    func passGlyphs(before offset: Int32) {
      while Int(at.glyph) < glyphs.count, clusters[Int(at.glyph)] < offset {
        at.position += Int64(advances[Int(at.glyph)])
        at.glyph += 1
      }
    }
    var character = known.offset
    while character < offset {
      passGlyphs(before: character)
      if graphemes[Int(character)], items[item(containing: character)].isTracked,
        Int(at.glyph) < glyphs.count, clusters[Int(at.glyph)] == character
      {
        at.gaps += 1
      }
      character += 1
      while character < offset, utf8[Int(character)] & 0xC0 == 0x80 { character += 1 }
    }
    passGlyphs(before: offset)
    at.offset = offset
    return at
  }

  func isBreak(_ offset: Int32) -> Bool {
    let count = countOfBreaks(through: offset)
    return count > 0 && breaks[count - 1] == offset
  }

  /// Whether the opportunity before an index is at an offset and ends a line in any case.
  func isMandatoryBreak(before index: Int, at offset: Int32) -> Bool {
    index > 0 && breaks[index - 1] == offset && breakFlags[index - 1].contains(.mandatory)
  }

  /// The index of the item that holds the character at an offset.
  func item(containing offset: Int32) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the item that holds the character before an offset.
  func item(endingAt offset: Int32) -> Int { item(containing: max(0, offset - 1)) }

  /// Whether a line can be broken here without shaping anything again.
  func isSafe(_ place: TextPlace) -> Bool {
    isSafeInside(place) || Int(place.offset) >= utf8.count
      || items[item(containing: place.offset)].start == place.offset
  }

  /// The same for a place inside an item. After the last glyph it can only be inside the cluster that ends the text.
  func isSafeInside(_ place: TextPlace) -> Bool {
    let glyph = Int(place.glyph)
    return glyph < glyphs.count && clusters[glyph] == place.offset && !unsafe[glyph]
  }

  /// The flags of a break at a place that need not be an opportunity.
  func flags(at place: TextPlace) -> BreakFlags {
    var flags: BreakFlags = isSafe(place) ? [] : .unsafe
    if isHalved(atEnd: Int(place.offset)) { flags.insert(.halved) }
    return Int(place.offset) < utf8.count
      ? flags.union(hyphenFlags(before: Int(place.offset))) : flags
  }

  /// The most glyphs that the start of a line is shaped again for. Where letters join there may be no safe place in a
  /// whole word; to go on to its end at every line would be quadratic. So far away no line's start is felt.
  static let longestPatch: Int32 = 256

  /// The first place after another where a line may begin without shaping again what follows, or the first cluster
  /// that is `longestPatch` glyphs away.
  func nextSafe(after place: TextPlace, in item: Item) -> TextPlace {
    var at = place
    func goesOn(_ glyph: Int) -> Bool {
      let cluster = clusters[glyph]
      if cluster <= place.offset { return true }
      let isFar = at.glyph - place.glyph >= Self.longestPatch && clusters[glyph - 1] != cluster
      return unsafe[glyph] && !isFar
    }
    while Int(at.glyph) < glyphs.count, clusters[Int(at.glyph)] < item.end, goesOn(Int(at.glyph)) {
      at.position += Int64(advances[Int(at.glyph)])
      at.glyph += 1
    }
    let isInside = Int(at.glyph) < glyphs.count
    at.offset = isInside ? min(clusters[Int(at.glyph)], item.end) : item.end
    return at
  }

  /// The last safe place before another, one cluster away or more.
  func previousSafe(before place: TextPlace, in item: Item, notBefore least: Int32) -> TextPlace {
    var at = place
    while at.glyph > item.firstGlyph, at.offset > least {
      at.glyph -= 1
      at.position -= Int64(advances[Int(at.glyph)])
      let cluster = clusters[Int(at.glyph)]
      if at.glyph > item.firstGlyph, clusters[Int(at.glyph) - 1] == cluster { continue }
      at.offset = cluster
      if !unsafe[Int(at.glyph)] { break }
    }
    return at
  }

  /// Whether the character before an offset is white: Pango's `is_white`.
  func isWhite(before offset: Int32) -> Bool {
    guard offset > 0 else { return false }
    switch utf8[Int(offset) - 1] {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: return true
    case 0x80...0xBF:
      let start = characterStart(before: offset)
      let text = String(decoding: utf8[Int(start)..<Int(offset)], as: UTF8.self)
      switch text.unicodeScalars.first?.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
      default: return false
      }
    default: return false
    }
  }

  /// The character at an offset and its length in bytes.
  func scalar(at offset: Int32) -> (value: UInt32, length: Int32) {
    let lead = UInt32(utf8[Int(offset)])
    func rest(_ k: Int) -> UInt32 { UInt32(utf8[Int(offset) + k]) & 0x3F }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | rest(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }

  /// The offset of the character before an offset.
  func characterStart(before offset: Int32) -> Int32 {
    var start = offset - 1
    while start > 0, utf8[Int(start)] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
