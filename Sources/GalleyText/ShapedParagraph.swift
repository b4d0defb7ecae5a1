public import GalleyConfiguration

/// A paragraph itemized and shaped once, independent of its size.
///
/// Every distance is in `unitsPerEm` parts of the paragraph's em, whatever the face, so a size is one multiplication.
/// Glyphs are kept in the order of the text, right-to-left runs too, so that sums of advances grow with the text
/// and a line is a range. Nothing here refers to C: the value can cross threads.
public struct ShapedParagraph: Sendable {
  /// 1/65,536 em, which rounds by 0.0004 pt a glyph at 53 pt.
  public static let unitsPerEm: Int32 = 1 << 16

  /// A stretch of text of one span, face, script, level and language.
  struct Item: Sendable {
    /// UTF-8 offsets.
    var start: Int32
    var end: Int32
    var firstGlyph: Int32
    var face: FaceInstance
    /// Of the bidirectional algorithm; odd runs right to left.
    var level: UInt8
    var isTab: Bool
    /// False in joined scripts, in code and where the face has optical sizes.
    var isTracked: Bool
    /// Whether a word cut in an emergency shows a hyphen here.
    var isAlphabeticProse: Bool
    /// Whether punctuation is set on half of its square where a line or another mark begins or ends.
    var hasHalfWidths = false
    /// ISO 15924 as HarfBuzz has it.
    var script: UInt32
    /// The index in `ShapingRequest.spans`.
    var span: Int32
    /// Its size relative to the paragraph's; already in every distance.
    var scale: Float
    /// What of `scale` is there to match the face to the text face.
    var match: Float
    /// Whether the role's own family gave the face, rather than a fallback.
    var isOwn: Bool
    /// What a thickened face adds to each advance, in units of the item's own em.
    var widening: Int32
    /// The space after it towards a character of another kind, where no line ends between the two: `cjkSpacing`. It is
    /// in the advance of its last glyph.
    var gapAfter: Int32 = 0

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// What was asked for.
  public let request: ShapingRequest
  /// Whether the paragraph as a whole runs from right to left.
  public internal(set) var isRightToLeft = false
  var items: [Item] = []

  // One element a glyph.
  var glyphs: [UInt16] = []
  var advances: [Int32] = []
  /// The UTF-8 offset of the first character that a glyph stands for.
  var clusters: [Int32] = []
  /// Breaking a line before this glyph changes shapes.
  var unsafe = Bits()

  // Only the glyphs that are displaced, ascending: marks, cursive attachment. Rightwards and upwards.
  var displaced: [Int32] = []
  var displacements: [SIMD2<Int32>] = []

  /// One bit a byte of text: a grapheme begins here.
  var graphemes = Bits()

  // One element a break opportunity, ascending. The last one is the end of the text.
  var breaks: [Int32] = []
  /// The sum of the advances before it.
  var positions: [Int64] = []
  /// How many gaps before it tracking widens.
  var gaps: [Int32] = []
  /// The advance of the white character before it, which hangs when the line ends here.
  var hanging: [Int32] = []
  /// The first glyph after it.
  var breakGlyphs: [Int32] = []
  var breakFlags: [BreakFlags] = []

  /// Where words may be hyphenated, ascending; nil before anybody asked. See `TextWorker.hyphenate`.
  public internal(set) var hyphenation: HyphenationPoints?

  /// The UTF-8 offsets of characters that no face of the set has, ascending.
  public internal(set) var missing: [Int32] = []

  struct BreakFlags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The glyphs at the end must be shaped again.
    static let unsafe = BreakFlags(rawValue: 1)
    /// A hyphen shows at the end of the line.
    static let hyphen = BreakFlags(rawValue: 2)
    /// The hyphen takes the place of the last character, U+2027.
    static let replacesLast = BreakFlags(rawValue: 4)
    static let mandatory = BreakFlags(rawValue: 8)
    /// The last character loses the empty half of its square.
    static let halved = BreakFlags(rawValue: 16)
  }

  init(_ request: ShapingRequest) {
    self.request = request
    glyphs.reserveCapacity(request.utf8.count)
    advances.reserveCapacity(request.utf8.count)
    clusters.reserveCapacity(request.utf8.count)
  }

  var utf8: [UInt8] { request.utf8 }

  /// The faces that the paragraph uses, each once, with the number of glyphs in it.
  public var faceUse: [(face: FaceInstance, glyphs: Int)] {
    var use: [(face: FaceInstance, glyphs: Int)] = []
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1].firstGlyph : Int32(glyphs.count)
      let count = Int(next - item.firstGlyph)
      if let known = use.firstIndex(where: { $0.face == item.face }) {
        use[known].glyphs += count
      } else {
        use.append((item.face, count))
      }
    }
    return use
  }
}
