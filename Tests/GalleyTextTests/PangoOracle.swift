import CGalleyShim
import CPango
import GalleyConfiguration

/// PangoLayout over given font files: what the line breaker is measured against.
///
/// Greedy breaks at words and else at characters, no hyphens, unrounded positions, no hinting, and no choice of
/// fonts: each stretch of the text names its face.
final class PangoOracle {
  /// Text of one face at one relative size.
  struct Stretch {
    /// UTF-8 offsets.
    var range: Range<Int>
    /// One of the oracle's files.
    var face: Face
    /// Its size relative to the paragraph's.
    var scale = 1.0
    var language: String
    /// OpenType features as CSS has them, `calt 0`; empty for the usual ones.
    var features = ""
  }

  /// A line of PangoLayout's.
  struct Line {
    /// UTF-8 offsets; a character that ends the paragraph counts.
    var start: Int32
    var end: Int32
    /// Points.
    var width: Double
    /// From left to right.
    var glyphs: [Glyph]
  }

  struct Glyph {
    var id: UInt32
    var x: Double
    /// The UTF-8 offset of its cluster.
    var cluster: Int32
  }

  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let names: [Face: String]
  private var count = 0

  /// Opens font files; the axes of the faces do not matter here.
  init(faces: [Face]) {
    config = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(config, Self.scaledBitmaps, 1)
    names = Self.add(faces, to: config)
    map = galley_font_map_new(config)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    galley_unref(UnsafeRawPointer(layout))
    galley_unref(UnsafeRawPointer(context))
    galley_font_map_free(map)
    FcConfigDestroy(config)
  }

  /// Takes a text to be set at a size in points, in the direction of its first strong character unless it is given.
  ///
  /// No line ends inside the ranges of `unbroken`.
  func take(
    _ utf8: [UInt8], _ stretches: [Stretch], size: Double, isRightToLeft: Bool? = nil,
    unbroken: [Range<Int>] = []
  ) {
    count = utf8.count
    pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    pango_context_set_base_dir(
      context, isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    let list = pango_attr_list_new()
    insert(pango_attr_insert_hyphens_new(0), 0..<count, into: list)
    insert(pango_attr_fallback_new(0), 0..<count, into: list)
    for range in unbroken { insert(pango_attr_allow_breaks_new(0), range, into: list) }
    for stretch in stretches {
      let description = pango_font_description_from_string(name(of: stretch.face))
      let axes = stretch.face.axes.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
      if !axes.isEmpty { pango_font_description_set_variations(description, axes) }
      let units = (size * stretch.scale * Double(PANGO_SCALE)).rounded()
      pango_font_description_set_absolute_size(description, units)
      insert(pango_attr_font_desc_new(description), stretch.range, into: list)
      let language = pango_language_from_string(stretch.language)
      measureCharacters(of: description, language)
      pango_font_description_free(description)
      insert(pango_attr_language_new(language), stretch.range, into: list)
      if !stretch.features.isEmpty {
        insert(pango_attr_font_features_new(stretch.features), stretch.range, into: list)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    utf8.withUnsafeBytes { raw in
      pango_layout_set_text(layout, raw.bindMemory(to: CChar.self).baseAddress, Int32(count))
    }
  }

  /// Has Pango keep the usual width of a font's characters before it breaks lines by it.
  ///
  /// A font keeps 0 when it is asked while another thread asks one of its own (`in_get_metrics` of Pango 1.50), and
  /// with 0 lines may end up over their measure. A font that kept 0 makes way for a new one, though not for ever: a face
  /// may have no width at all.
  private func measureCharacters(of description: OpaquePointer?, _ language: OpaquePointer?) {
    for _ in 0..<10_000 {
      guard let font = pango_font_map_load_font(map, context, description) else { return }
      let metrics = pango_font_get_metrics(font, language)
      let width = pango_font_metrics_get_approximate_char_width(metrics)
      pango_font_metrics_unref(metrics)
      galley_unref(UnsafeRawPointer(font))
      if width > 0 { return }
      pango_fc_font_map_cache_clear(OpaquePointer(map))
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>,
    into list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// The lines of the text on a measure in points; on none, one line a paragraph.
  func lines(measure: Double?) -> [Line] {
    pango_layout_set_width(
      layout, measure.map { Int32(($0 * Double(PANGO_SCALE)).rounded()) } ?? -1)
    var lines: [Line] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let cell = node {
      let line = cell.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      let start = line.pointee.start_index
      if !lines.isEmpty { lines[lines.count - 1].end = start }
      lines.append(
        Line(
          start: start, end: Int32(count), width: Double(extents.width) / Double(PANGO_SCALE),
          glyphs: glyphs(of: line)))
      node = cell.pointee.next
    }
    return lines
  }

  private func glyphs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [Glyph] {
    var result: [Glyph] = []
    var x: Int32 = 0
    var node = line.pointee.runs
    while let cell = node {
      // Every run of a line has an item and as many infos and clusters as it says.
      let run = cell.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let string = run.glyphs.pointee
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        result.append(
          Glyph(
            id: info.glyph, x: Double(x + info.geometry.x_offset) / Double(PANGO_SCALE),
            cluster: run.item.pointee.offset + string.log_clusters[index]))
        x += info.geometry.width
      }
      node = cell.pointee.next
    }
    return result
  }

  /// The UTF-8 offsets at which Pango lets a line end.
  func opportunities(in utf8: [UInt8]) -> Set<Int32> {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    let starts = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 } + [utf8.count]
    let ends = zip(starts, 0..<Int(count)).filter { _, character in
      galley_log_attr(attributes[character]) & UInt8(GALLEY_LINE_BREAK) != 0
    }
    return Set(ends.map { Int32($0.0) })
  }

  // MARK: - Fonts

  private func name(of face: Face) -> String {
    names[Face(file: face.file, index: face.index)] ?? ""
  }

  /// Adds the files, and gives each face in them a family of its own, since several have the same name. Pango asks
  /// for a family `emoji` where it sees emoji, whatever the attributes say.
  private static func add(_ faces: [Face], to config: OpaquePointer) -> [Face: String] {
    var names: [Face: String] = [:]
    for face in faces {
      let plain = Face(file: face.file, index: face.index)
      guard names[plain] == nil else { continue }
      let known = FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0
      FcConfigAppFontAddFile(config, face.file)
      guard let set = FcConfigGetFonts(config, FcSetApplication)?.pointee else { continue }
      let name = "face\(names.count)"
      names[plain] = name
      for number in Int(known)..<Int(set.nfont) {
        guard let pattern = set.fonts[number] else { continue }
        rename(pattern, to: name, isWanted: isWanted(pattern, face))
      }
    }
    return names
  }

  /// Whether a pattern is that of the face as such: in a variable file, the one without an instance.
  private static func isWanted(_ pattern: OpaquePointer, _ face: Face) -> Bool {
    var (index, isVariable): (Int32, FcBool) = (0, 0)
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    if Int(index & 0xFFFF) != face.index { return false }
    return isVariable != 0 || face.axes.isEmpty && index >> 16 == 0
  }

  private static func rename(_ pattern: OpaquePointer, to name: String, isWanted: Bool) {
    var isColor: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
    FcPatternDel(pattern, FC_FAMILY)
    FcPatternAddString(pattern, FC_FAMILY, isWanted ? name : "none")
    if isWanted, isColor != 0 { FcPatternAddString(pattern, FC_FAMILY, "emoji") }
  }

  /// Scales faces of bitmaps to the size that is asked for, as fontconfig's own 10-scale-bitmap-fonts.conf does.
  private static let scaledBitmaps = """
    <fontconfig><match target="font">
    <test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match></fontconfig>
    """
}
