internal import CPango
internal import GalleyConfiguration

extension FaceFacts {
  /// Reads a font's tables through HarfBuzz, variations included.
  init(font: OpaquePointer, file: OpenFile, weight: Face.Axis?) {
    let em = Double(ShapedParagraph.unitsPerEm)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Double(position) / em : nil
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let hasExtents = extents.ascender != 0 || extents.descender != 0
    ascent = hasExtents ? Double(extents.ascender) / em : 0.8
    descent = hasExtents ? -Double(extents.descender) / em : 0.2
    lineGap = Double(extents.line_gap) / em
    unitsPerEm = Int(hb_face_get_upem(file.face))
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7
    underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
    underlinePosition = -(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1)
    strikethroughPosition = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? xHeight / 2
    isColor =
      hb_ot_color_has_png(file.face) != 0 || hb_ot_color_has_layers(file.face) != 0
    opticalSizes = Self.opticalSizes(of: file.face)
    forbidsEmbedding = Self.isRestricted(file.face)
    family =
      Self.name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), of: file.face)
      ?? Self.stem(of: file.path)
    let id = hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    let named = Self.name(id, of: file.face) ?? Self.stem(of: file.path)
    postScriptName = weight.map { "\(named)_\(Int($0.value))wght" } ?? named
  }

  private static func opticalSizes(of face: OpaquePointer) -> ClosedRange<Float>? {
    var info = hb_ot_var_axis_info_t()
    let tag: hb_tag_t = 0x6F70_737A  // opsz
    guard hb_ot_var_find_axis_info(face, tag, &info) != 0, info.min_value < info.max_value else {
      return nil
    }
    return info.min_value...info.max_value
  }

  /// OS/2 `fsType`, bits 0 to 3: 2 alone is "restricted licence embedding" (OpenType specification, OS/2).
  private static func isRestricted(_ face: OpaquePointer) -> Bool {
    let table = hb_face_reference_table(face, 0x4F53_2F32)  // OS/2
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 10 else { return false }
    return UInt8(bitPattern: data[9]) & 0x0F == 2
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    let full = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
    guard full > 0 else { return nil }
    let bytes = buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last ?? "font"
    let stem = last.split(separator: ".").first ?? last
    return String(stem.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }
}
