internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// The glyphs of one face that a document paints, in the order of their first use, and the text
/// that each stands for.
struct FaceGlyphs {
  let instance: FaceInstance
  let harfBuzz: OpaquePointer
  private(set) var glyphs: [UInt16] = []
  /// UTF-8; empty while not known.
  private(set) var texts: [[UInt8]] = []
  /// What a glyph would stand for if it is never seen alone.
  private var candidates: [[UInt8]] = []
  /// Whether the face's character map gives the glyph for its text.
  private var isNominal: [Bool] = []
  /// By glyph; the index in `glyphs`, or -1.
  private var slots: [Int32] = []
  /// Glyphs that stand for one character whatever is seen first.
  private var preferred: [(glyph: UInt16, byte: UInt8)] = []

  init(_ instance: FaceInstance, harfBuzz: OpaquePointer) {
    self.instance = instance
    self.harfBuzz = harfBuzz
    // The space and the hyphen are shared with characters that are rarer than they are.
    for (scalar, byte) in [(0x20, UInt8(0x20)), (0x2D, 0x2D)] {
      if let glyph = nominal(UInt32(scalar)) { preferred.append((glyph, byte)) }
    }
  }

  /// The glyph that the face's character map gives; nil when it has none.
  func nominal(_ scalar: UInt32) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 else { return nil }
    return UInt16(truncatingIfNeeded: glyph)
  }

  func hasInk(_ glyph: UInt16) -> Bool {
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(harfBuzz, UInt32(glyph), &extents) != 0
      && extents.width != 0 && extents.height != 0
  }

  /// The advance in thousandths of an em, rounded to a thousandth of those: as the file has it.
  func width(of glyph: UInt16) -> Double {
    let units = hb_font_get_glyph_h_advance(harfBuzz, UInt32(glyph))
    return (Double(units) * 1e6 / Double(ShapedParagraph.unitsPerEm)).rounded() / 1000
  }

  @inline(__always)
  func slot(of glyph: UInt16) -> Int {
    Int(glyph) < slots.count ? Int(slots[Int(glyph)]) : -1
  }

  mutating func add(_ glyph: UInt16) -> Int {
    let known = slot(of: glyph)
    if known >= 0 { return known }
    if Int(glyph) >= slots.count {
      slots.append(contentsOf: repeatElement(-1, count: Int(glyph) + 256 - slots.count))
    }
    slots[Int(glyph)] = Int32(glyphs.count)
    glyphs.append(glyph)
    let own = preferred.first { $0.glyph == glyph }
    texts.append(own.map { [$0.byte] } ?? [])
    isNominal.append(own != nil)
    candidates.append([])
    return glyphs.count - 1
  }

  /// The most bytes of UTF-8 that a font says of a glyph. Poppler reads 63 units of UTF-16.
  private static let longestText = 63

  /// A glyph stands alone for a text: it keeps the first character whose own glyph it is, else the
  /// first text. What is private use keeps none: PDF/A-2a wants it said by a replacement (ISO
  /// 19005-2, 6.2.11.7.3). Nor does an ellipsis that stands for half a paragraph.
  mutating func add(_ glyph: UInt16, text: Slice<UnsafeBufferPointer<UInt8>>) {
    let slot = add(glyph)
    if isNominal[slot] || text.count > Self.longestText || texts[slot].elementsEqual(text) {
      return
    }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    if scalars.contains(where: { $0.properties.generalCategory == .privateUse }) { return }
    if scalars.count == 1, let only = scalars.first, nominal(only.value) == glyph {
      texts[slot] = Array(text)
      isNominal[slot] = true
    } else if texts[slot].isEmpty {
      texts[slot] = Array(text)
    }
  }

  /// A glyph is part of a cluster: it may stand for the character whose own glyph it is.
  mutating func add(_ glyph: UInt16, candidates scalars: String.UnicodeScalarView) {
    let slot = add(glyph)
    guard texts[slot].isEmpty, candidates[slot].isEmpty else { return }
    let own = scalars.first {
      nominal($0.value) == glyph && $0.properties.generalCategory != .privateUse
    }
    if let own {
      candidates[slot] = Array(String(own).utf8)
    }
  }

  /// Gives the glyphs that were only seen with others their candidate.
  mutating func settle() {
    for slot in glyphs.indices where texts[slot].isEmpty { texts[slot] = candidates[slot] }
  }

  /// Whether the texts of the glyphs, one after the other, are exactly `text`.
  @inline(__always)
  func reads(
    _ run: GlyphRun, _ cluster: GlyphCluster, as text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    var offset = text.startIndex
    for place in cluster.places {
      let slot = slot(of: run.glyphs[run.index(atPlace: place)].id)
      guard slot >= 0 else { return false }
      let own = texts[slot]
      guard !own.isEmpty, own.count <= text.endIndex - offset else { return false }
      for byte in own {
        if text[offset] != byte { return false }
        offset += 1
      }
    }
    return offset == text.endIndex
  }
}
