internal import CPango

/// An OpenType feature of a font.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag.
  public var tag: String
  /// What the font calls it in English, as for stylistic sets; empty where it calls it nothing.
  public var name: String

  private static let tables: [hb_tag_t] = [0x4753_5542, 0x4750_4F53]  // GSUB, GPOS

  /// The tags of all features, ascending, each once.
  static func tags(of face: OpaquePointer) -> [String] {
    var tags: Set<hb_tag_t> = []
    for table in tables { tags.formUnion(self.tags(in: table, of: face)) }
    return tags.sorted().map(OpenFace.name)
  }

  /// All features, ascending by tag, each once, with their names.
  ///
  /// The corresponding C functions are `hb_ot_layout_table_get_feature_tags` and
  /// `hb_ot_layout_feature_get_name_ids`.
  static func all(of face: OpaquePointer) -> [FontFeature] {
    var names: [hb_tag_t: String] = [:]
    for table in tables {
      for (index, tag) in tags(in: table, of: face).enumerated() where names[tag] ?? "" == "" {
        var label = hb_ot_name_id_t(0xFFFF)
        var (sample, first) = (hb_ot_name_id_t(0), hb_ot_name_id_t(0))
        var tooltip = hb_ot_name_id_t(0)
        var count: UInt32 = 0
        let isNamed = hb_ot_layout_feature_get_name_ids(
          face, table, UInt32(index), &label, &tooltip, &sample, &count, &first)
        names[tag] = isNamed != 0 ? FaceFacts.name(label, of: face) ?? "" : ""
      }
    }
    return names.keys.sorted().map {
      FontFeature(tag: OpenFace.name(of: $0), name: names[$0] ?? "")
    }
  }

  /// In the table's order.
  private static func tags(in table: hb_tag_t, of face: OpaquePointer) -> [hb_tag_t] {
    var count: UInt32 = 0
    let total = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
    // A font may claim as many as 65,535, whatever it has.
    var tags = [hb_tag_t](repeating: 0, count: Int(min(total, 65_535)))
    count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return Array(tags.prefix(Int(count)))
  }
}
