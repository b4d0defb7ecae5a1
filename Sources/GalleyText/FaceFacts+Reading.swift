internal import CPango
internal import GalleyConfiguration

extension FaceFacts {
  /// Reads a font's tables through HarfBuzz, variations included.
  init(font: OpaquePointer, file: OpenFile, weight: Double?) {
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
    xHeight =
      metric(HB_OT_METRICS_TAG_X_HEIGHT).flatMap(Self.height)
      ?? Self.height(of: 0x78, in: font) ?? 0.5
    capHeight =
      metric(HB_OT_METRICS_TAG_CAP_HEIGHT).flatMap(Self.height)
      ?? Self.height(of: 0x48, in: font) ?? 0.7
    underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
    underlinePosition = -(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1)
    strikethroughPosition = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? xHeight / 2
    isColor =
      hb_ot_color_has_png(file.face) != 0 || hb_ot_color_has_layers(file.face) != 0
    opticalSizes = Self.opticalSizes(of: file.face)
    forbidsEmbedding = Self.embedding(of: file.face) == .restricted
    family =
      Self.name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), of: file.face)
      ?? Self.stem(of: file.path)
    let id = hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME)
    let named = Self.name(id, of: file.face).flatMap(Self.safe) ?? Self.stem(of: file.path)
    postScriptName = weight.map { "\(named)_\(Int($0))wght" } ?? named
  }

  /// A height in ems that can be one; faces without it say 0.
  private static func height(_ ems: Double) -> Double? { (0.05...2).contains(ems) ? ems : nil }

  /// How high the glyph of a character rises above the baseline, in ems.
  private static func height(of scalar: UInt32, in font: OpaquePointer) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return height(Double(extents.y_bearing) / Double(ShapedParagraph.unitsPerEm))
  }

  private static func opticalSizes(of face: OpaquePointer) -> ClosedRange<Float>? {
    var info = hb_ot_var_axis_info_t()
    let tag: hb_tag_t = 0x6F70_737A  // opsz
    guard hb_ot_var_find_axis_info(face, tag, &info) != 0, info.min_value < info.max_value else {
      return nil
    }
    return info.min_value...info.max_value
  }

  /// OS/2 `fsType`, bits 0 to 3, of which the freest counts: 0 is installable, 2 restricted, 4 preview and print,
  /// 8 editable (OpenType specification, OS/2).
  static func embedding(of face: OpaquePointer) -> FaceDescription.Embedding {
    let table = hb_face_reference_table(face, 0x4F53_2F32)  // OS/2
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 10 else { return .installable }
    let bits = UInt8(bitPattern: data[9]) & 0x0F
    if bits & 8 != 0 { return .editable }
    if bits & 4 != 0 { return .previewAndPrint }
    return bits & 2 != 0 ? .restricted : .installable
  }

  static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    let full = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
    guard full > 0 else { return nil }
    let bytes = buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A PostScript name as PDF can write it (OpenType specification, name ID 6): without characters that it may not have;
  /// nil when none is left.
  private static func safe(_ name: String) -> String? {
    let kept = name.unicodeScalars.filter { scalar in
      (0x21...0x7E).contains(scalar.value) && !"[](){}<>/%".unicodeScalars.contains(scalar)
    }
    return kept.isEmpty ? nil : String(String.UnicodeScalarView(kept))
  }

  private static func stem(of path: String) -> String {
    let last = path.split(separator: "/").last ?? "font"
    let stem = last.split(separator: ".").first ?? last
    return String(stem.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }
}
