internal import CGalleyShim
internal import CPango
public import GalleyConfiguration

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One thread's text engine: the fonts of a set, ready to shape with.
///
/// Pango tells where scripts, directions and line breaks are; the set alone decides on faces; HarfBuzz shapes. The
/// system's fonts and font configuration are never looked at. Not Sendable: make one for each worker.
public final class TextWorker {
  /// The fonts, for painters of the same worker.
  package let faces: FaceCache
  let context: OpaquePointer
  let buffer: OpaquePointer
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// Whether each of the first 65,536 characters is in a face, by the face's number: 0 not known yet, 1 yes, 2 no.
  var coverage: [CoverageTable]
  /// One for each language's tag that was asked for; nil where there is no dictionary.
  var hyphenators: [String: Hyphenator?] = [:]
  let dictionaries: HyphenationDictionaries
  /// Whether faces have half-width punctuation, by their numbers.
  var halfWidths: [UInt16: Bool] = [:]
  /// One for each script that was met and is written without spaces.
  var wordBreakers: [UInt32: WordBreaker] = [:]
  /// What faces are scaled by, as far as it was asked for.
  var matches: [MatchKey: Float] = [:]
  /// OpenType features as HarfBuzz takes them, by what asks for them.
  var features: [FeatureKey: [hb_feature_t]] = [:]
  /// The ink of the glyphs of each face.
  var inkTables: [FaceInstance: InkTable] = [:]

  /// Opens every face of the set once, so that a broken one is known before any work. Workers that share `files` map
  /// each font file once, and read each dictionary once that share `dictionaries`.
  public init(
    fonts set: FontSet, files: FontFiles = FontFiles(),
    dictionaries: HyphenationDictionaries = HyphenationDictionaries()
  ) throws(FontError) {
    Self.shutOutSystem
    self.dictionaries = dictionaries
    faces = FaceCache(set, files: files)
    let own = set.ownFaces
    for number in UInt16(0)..<UInt16(set.faces.count) {
      try faces.check(number, isFallback: !own.contains(number))
    }
    let config: OpaquePointer = FcConfigCreate()
    self.config = config
    // Pango wants a font to itemize with; which one does not matter, for faces are chosen afterwards.
    if let first = set.faces.first { FcConfigAppFontAddFile(config, first.file) }
    map = galley_font_map_new(config)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    let description = pango_font_description_from_string("galley 16")
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    buffer = hb_buffer_create()
    coverage = set.faces.map { _ in CoverageTable() }
  }

  deinit {
    hb_buffer_destroy(buffer)
    galley_unref(UnsafeRawPointer(context))
    galley_font_map_free(map)
    FcConfigDestroy(config)
  }

  /// Pango's FreeType font map asks the *current* configuration, which fontconfig would read from the system:
  /// an empty one takes its place. The variables are the ones that were seen to change shapes, breaks or
  /// the darkness of stems.
  private static let shutOutSystem: Void = {
    let empty = FcConfigCreate()
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
    for name in [
      "HB_SHAPER_LIST", "HB_OPTIONS", "PANGO_LANGUAGE", "LANGUAGE", "FREETYPE_PROPERTIES",
    ] { unsetenv(name) }
  }()
}

/// What is known of the characters of one face; it takes memory once something is asked of it.
struct CoverageTable {
  private var states: [UInt8] = []

  subscript(_ scalar: Int) -> UInt8 {
    get { states.isEmpty ? 0 : states[scalar] }
    set {
      if states.isEmpty { states = [UInt8](repeating: 0, count: 0x10000) }
      states[scalar] = newValue
    }
  }
}

/// How far a glyph's ink reaches, in `ShapedParagraph.unitsPerEm` parts of the em, upwards positive.
struct GlyphInk {
  static let unknown = GlyphInk(top: .min, bottom: 0, left: 0, right: 0)
  var top: Int32
  var bottom: Int32
  var left: Int32
  var right: Int32
  var isEmpty: Bool { top == bottom && left == right }
}
