internal import CPango

/// Whether the tables of a font hang together, as far as painting and embedding depend on it (OpenType specification,
/// the tables named).
///
/// FreeType and HarfBuzz make do with damaged tables; what they leave out, a reader would miss without a word. Cairo,
/// which makes the subsets for PDFs, believes the tables `name` and `cmap` whatever they say and reads on beyond them.
struct FontTables {
  /// The corresponding C type is `hb_face_t`.
  private let face: OpaquePointer

  init(_ face: OpaquePointer) {
    self.face = face
  }

  /// What is out of order, in words that end a sentence; nil when nothing is.
  var damage: String? {
    let head = table("head")
    guard head.count >= 54, (16...16_384).contains(head.number(at: 18)) else {
      return "its table head is damaged"
    }
    let maxp = table("maxp")
    guard maxp.count >= 6 else { return "its table maxp is damaged" }
    let count = maxp.number(at: 4)
    guard count > 0 else { return "it has no glyphs" }
    if let damage = metricsDamage(count) ?? nameDamage ?? mapDamage { return damage }
    let loca = table("loca")
    guard !loca.isEmpty || !table("glyf").isEmpty else {
      let outlines = ["CFF ", "CFF2", "CBDT", "sbix", "COLR"]
      return outlines.contains { !table($0).isEmpty } ? nil : "it has no outlines"
    }
    return outlineDamage(count, loca, isLong: head.number(at: 50) == 1)
  }

  private func metricsDamage(_ count: Int) -> String? {
    let hhea = table("hhea")
    guard hhea.count >= 36 else { return "its table hhea is damaged" }
    let long = hhea.number(at: 34)
    guard (1...count).contains(long), table("hmtx").count >= 4 * long + 2 * (count - long) else {
      return "its table hmtx is cut short"
    }
    return nil
  }

  /// The texts of all records lie inside the table.
  private var nameDamage: String? {
    let name = table("name")
    if name.isEmpty { return nil }
    let count = name.number(at: 2)
    let texts = name.number(at: 4)
    guard name.count >= 6 + 12 * count else { return "its table name is cut short" }
    for record in 0..<count {
      let place = 6 + 12 * record
      let end = texts + name.number(at: place + 10) + name.number(at: place + 8)
      if end > name.count { return "a text of its table name lies outside it" }
    }
    return nil
  }

  /// The segments of each map of format 4 lie inside it.
  private var mapDamage: String? {
    let cmap = table("cmap")
    if cmap.isEmpty { return nil }
    let count = cmap.number(at: 2)
    guard cmap.count >= 4 + 8 * count else { return "its table cmap is cut short" }
    for index in 0..<count {
      let start = cmap.long(at: 8 + 8 * index)
      guard start + 4 <= cmap.count else { return "a map of its table cmap lies outside it" }
      if cmap.number(at: start) == 4, !isWholeMap(cmap, at: start) {
        return "a map of its table cmap is damaged"
      }
    }
    return nil
  }

  private func isWholeMap(_ cmap: Table, at start: Int) -> Bool {
    let length = cmap.number(at: start + 2)
    let segments = cmap.number(at: start + 6) / 2
    guard start + length <= cmap.count, 16 + 8 * segments <= length else { return false }
    for segment in 0..<segments {
      let last = cmap.number(at: start + 14 + 2 * segment)
      let first = cmap.number(at: start + 16 + 2 * (segments + segment))
      let place = 16 + 2 * (3 * segments + segment)
      let offset = cmap.number(at: start + place)
      // The last segment of many fonts has an offset of 65,535 that stands for nothing.
      guard offset != 0, offset != 0xFFFF, last >= first else { continue }
      if place + offset + 2 * (last - first + 1) > length { return false }
    }
    return true
  }

  private func outlineDamage(_ count: Int, _ loca: Table, isLong: Bool) -> String? {
    guard loca.count >= (count + 1) * (isLong ? 4 : 2) else { return "its table loca is cut short" }
    let end = table("glyf").count
    var last = 0
    for glyph in 0...count {
      let offset = isLong ? loca.long(at: glyph * 4) : loca.number(at: glyph * 2) * 2
      guard offset >= last, offset <= end else {
        return "the outline of glyph \(max(0, glyph - 1)) lies outside its table glyf"
      }
      last = offset
    }
    return nil
  }

  private func table(_ tag: String) -> Table {
    Table(hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }))
  }

  /// The bytes of one table. The corresponding C type is `hb_blob_t`.
  private final class Table {
    let count: Int
    private let blob: OpaquePointer?
    private let start: UnsafePointer<CChar>?

    init(_ blob: OpaquePointer?) {
      var length: UInt32 = 0
      start = hb_blob_get_data(blob, &length)
      count = start == nil ? 0 : Int(length)
      self.blob = blob
    }

    deinit { hb_blob_destroy(blob) }

    var isEmpty: Bool { count == 0 }

    /// Two bytes, unsigned; 0 outside the table.
    func number(at offset: Int) -> Int {
      guard offset >= 0, offset + 2 <= count, let start else { return 0 }
      return Int(UInt8(bitPattern: start[offset])) << 8 | Int(UInt8(bitPattern: start[offset + 1]))
    }

    /// Four bytes, unsigned; 0 outside the table.
    func long(at offset: Int) -> Int { number(at: offset) << 16 | number(at: offset + 2) }
  }
}
