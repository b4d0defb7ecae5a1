import CGalleyShim
import CPango

/// PangoLayout over one font file: what the line breaker is measured against.
///
/// Greedy breaks at words and else at characters, no hyphens, unrounded positions, no hinting.
final class PangoOracle {
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer

  init(file: String) {
    config = FcConfigCreate()
    FcConfigAppFontAddFile(config, file)
    map = galley_font_map_new(config)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  deinit {
    galley_unref(UnsafeRawPointer(layout))
    galley_unref(UnsafeRawPointer(context))
    galley_font_map_free(map)
    FcConfigDestroy(config)
  }

  /// A line of PangoLayout's.
  struct Line {
    /// UTF-8 offsets.
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

  /// The lines of a text at a size and on a measure in points; on none, one line a paragraph.
  func lines(
    _ text: String, language: String, size: Double, measure: Double?
  ) -> [Line] {
    pango_context_set_language(context, pango_language_from_string(language))
    let description = pango_font_description_from_string("any")
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_width(
      layout, measure.map { Int32(($0 * Double(PANGO_SCALE)).rounded()) } ?? -1)
    var lines: [Line] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let cell = node {
      let line = cell.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      lines.append(
        Line(
          start: line.pointee.start_index,
          end: line.pointee.start_index + line.pointee.length,
          width: Double(extents.width) / Double(PANGO_SCALE), glyphs: glyphs(of: line)))
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
}
