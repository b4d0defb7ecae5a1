internal import CPango
internal import GalleyConfiguration

extension TextWorker {
  /// Whether a face can set square punctuation on half of its width: OpenType's `halt`.
  func hasHalfWidths(_ face: FaceInstance) -> Bool {
    if let known = halfWidths[face.number] { return known }
    let font = faces.harfBuzzFont(face)
    // `GPOS` and `halt`.
    let (table, halt): (hb_tag_t, hb_tag_t) = (0x4750_4F53, 0x6861_6C74)
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(hb_font_get_face(font), table, 0, &count, &tags)
    let has = tags.prefix(Int(count)).contains(halt)
    halfWidths[face.number] = has
    return has
  }

  /// The punctuation of a stretch that loses the empty half of its square.
  ///
  /// At the edges of lines, and where two empty halves meet or an empty half meets a bracket of the same kind, as in
  /// `」「`, `。」` and `（「` (JLREQ, 3.1.2 and 3.1.4).
  func halved(
    _ item: ShapedParagraph.Item, _ request: ShapingRequest, from: Int32, to: Int32,
    _ edges: LineEdges
  ) -> [hb_feature_t] {
    guard item.hasHalfWidths else { return [] }
    let (utf8, language) = (request.utf8, request.spans[Int(item.span)].language)
    func mark(_ offset: Int32) -> SquarePunctuation? {
      .starting(at: Int(offset), utf8, language)
    }
    var features: [hb_feature_t] = []
    var offset = from
    while offset < to {
      let next = offset + (utf8[Int(offset)] >= 0xE0 ? 3 : 1)
      defer { offset = next }
      let isHalved =
        switch mark(offset) {
        case nil: false
        case .closing: mark(next) != nil || (next == to && edges.contains(.end))
        case .opening: mark(offset - 3) == .opening || (offset == from && edges.contains(.start))
        }
      guard isHalved else { continue }
      features.append(
        hb_feature_t(tag: 0x6861_6C74, value: 1, start: UInt32(offset), end: UInt32(next)))
    }
    return features
  }
}

extension ShapedParagraph {
  /// Whether a line that begins at an offset begins with a bracket that loses the half before it. The paragraph's own
  /// first one has lost it.
  func isHalved(atStart offset: Int32) -> Bool {
    guard offset > 0, Int(offset) < utf8.count, utf8[Int(offset)] >= 0xE2 else { return false }
    let item = items[item(containing: offset)]
    return item.hasHalfWidths
      && SquarePunctuation.starting(
        at: Int(offset), utf8, request.spans[Int(item.span)].language) == .opening
  }

  /// Whether a line that ends at an offset ends with a mark that loses the half after it.
  func isHalved(atEnd offset: Int) -> Bool {
    guard offset > 2, utf8[offset - 3] >= 0xE2 else { return false }
    let item = items[item(endingAt: Int32(offset))]
    return item.hasHalfWidths
      && SquarePunctuation.starting(
        at: offset - 3, utf8, request.spans[Int(item.span)].language) == .closing
  }
}
