internal import GalleyLayout
internal import GalleyText

/// The glyphs that stand together for a stretch of text.
struct GlyphCluster {
  /// Places in the order of the text; `GlyphRun.index(atPlace:)` gives the glyph.
  var places: Range<Int>
  /// The UTF-8 offsets in the paragraph.
  var text: Range<Int>
}

extension GlyphRun {
  /// The index in `glyphs` of the glyph at a place in the order of the text.
  @inline(__always)
  func index(atPlace place: Int) -> Int {
    isRightToLeft ? glyphs.count - 1 - place : place
  }

  /// Visits the clusters in the order of the text.
  @inline(__always)
  func forEachCluster(_ visit: (GlyphCluster) -> Void) {
    let count = glyphs.count
    var place = 0
    while place < count {
      let start = Int(glyphs[index(atPlace: place)].cluster)
      var end = place + 1
      while end < count, Int(glyphs[index(atPlace: end)].cluster) == start { end += 1 }
      let next = end < count ? Int(glyphs[index(atPlace: end)].cluster) : text.upperBound
      visit(GlyphCluster(places: place..<end, text: start..<max(start, next)))
      place = end
    }
  }
}

extension PlacedRun {
  /// How many tabs stand before the run: they have no glyphs, only a distance.
  var tabCount: Int {
    utf8[..<run.text.lowerBound].reversed().prefix { $0 == UInt8(ascii: "\t") }.count
  }
}

/// Which characters have no text of their own on paper.
enum SilentCharacters {
  /// Whether UTF-8 text is a line or a paragraph separator, U+2028 or U+2029.
  static func isLineEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.first == 0xE2, text.count == 3 else { return false }
    return text[text.startIndex + 1] == 0x80
      && (text[text.startIndex + 2] == 0xA8 || text[text.startIndex + 2] == 0xA9)
  }

  /// Whether a variation selector begins at an offset, U+FE00 to U+FE0F or U+E0100 to U+E01EF: it says which form of the
  /// character before it is meant.
  static func isSelector(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 2 < text.count else { return false }
    switch text[offset] {
    case 0xEF: return text[offset + 1] == 0xB8 && text[offset + 2] & 0xF0 == 0x80
    case 0xF3: return text[offset + 1] == 0xA0 && (0x84...0x87).contains(text[offset + 2])
    default: return false
    }
  }

  /// Whether UTF-8 text consists of controls, line separators and default ignorables only (Unicode
  /// 15, `Default_Ignorable_Code_Point`), the tab aside. True for empty text.
  static func isSilent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first else { return true }
    // A quick way out for all of ASCII and Latin letters.
    if first >= 0x20 && first < 0x7F || first >= 0xC3 && first < 0xCD { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
      default: scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
