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

  /// The ends of the lines as UTF-8 offsets, with their widths in points.
  func lines(
    _ text: String, language: String, size: Double, measure: Double
  ) -> [(end: Int32, width: Double)] {
    pango_context_set_language(context, pango_language_from_string(language))
    let description = pango_font_description_from_string("any")
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_width(layout, Int32((measure * Double(PANGO_SCALE)).rounded()))
    var lines: [(end: Int32, width: Double)] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let cell = node {
      let line = cell.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      lines.append(
        (
          line.pointee.start_index + line.pointee.length,
          Double(extents.width) / Double(PANGO_SCALE)
        ))
      node = cell.pointee.next
    }
    return lines
  }
}
