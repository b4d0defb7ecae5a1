internal import CGalleyShim
internal import CPango
internal import DynamicType
internal import GalleyConfiguration

/// The hyphen that the end of a line shows.
enum ShownHyphen {
  case none
  case after
  /// In place of the last character.
  case replacingLast
}

/// A glyph as HarfBuzz gives it, in units.
struct ShapedGlyph {
  var id: UInt16
  var advance: Int32
  var cluster: Int32
  var displacement: SIMD2<Int32>
  var isUnsafe: Bool
  var isDisplaced: Bool { displacement != .zero }
}

/// Glyphs of a part of an item, shaped again for a line's end, in the order of the text.
struct Stretch {
  var glyphs: [ShapedGlyph] = []
  var width: Int64 = 0
}

extension TextWorker {
  /// Fills the buffer with a part of an item, in the context of the whole paragraph, and shapes it.
  func fillAndShape(
    _ item: ShapedParagraph.Item, _ request: ShapingRequest, _ text: TextBytes, from: Int32,
    to: Int32, hyphen: ShownHyphen, edges: LineEdges = []
  ) {
    let span = request.spans[Int(item.span)]
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(item.script))
    // Hangul is Korean in a text of any language: East Asian faces have spaces and marks of their own for it.
    let language = item.script == HB_SCRIPT_HANGUL.rawValue ? "ko" : span.language
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    let flags = HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let font = faces.harfBuzzFont(item.face)
    if hyphen == .none {
      hb_buffer_add_utf8(buffer, text.bytes, text.count, UInt32(from), to - from)
    } else {
      addHyphenated(text, from: from, to: to, hyphen, font)
    }
    var features = features(of: item, span)
    features += halved(item, request, from: from, to: to, edges)
    hb_shape(font, buffer, &features, UInt32(features.count))
  }

  private func addHyphenated(
    _ text: TextBytes, from: Int32, to: Int32, _ hyphen: ShownHyphen, _ font: OpaquePointer
  ) {
    var last = to - 1
    while text[last] & 0xC0 == 0x80 { last -= 1 }
    let end = hyphen == .replacingLast ? last : to
    hb_buffer_add_utf8(buffer, text.bytes, end, UInt32(from), end - from)
    var glyph: hb_codepoint_t = 0
    // A face without either hyphen (some Arabic ones) shows none.
    if let mark = [0x2010, 0x2D].first(where: { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 })
    {
      hb_buffer_add(buffer, mark, UInt32(last))
    }
  }

  /// The features of the role in its own faces; those of a fallback family in its faces, which the role knows nothing of.
  private func features(
    of item: ShapedParagraph.Item, _ span: ShapingRequest.Span
  ) -> [hb_feature_t] {
    let key: FeatureKey =
      item.isOwn ? .role(span.font, span.style) : .fallback(item.face.number)
    if let known = features[key] { return known }
    let asked: [FontFamily.Feature]? =
      switch key {
      case .role(let role, let style): faces.set.family(role, style: style)?.features
      case .fallback(let face):
        faces.set.fallback.first { $0.family.members.contains { $0.face == face } }?.family.features
      }
    let made = asked?.map(Self.feature) ?? []
    features[key] = made
    return made
  }

  private static func feature(_ feature: FontFamily.Feature) -> hb_feature_t {
    var result = hb_feature_t()
    if hb_feature_from_string(feature.tag, -1, &result) == 0 { return hb_feature_t() }
    result.value = feature.value
    result.start = 0
    result.end = UInt32.max
    return result
  }

  /// Visits the buffer's glyphs in the order of the text, and returns their number.
  ///
  /// Distances are scaled to the paragraph's em. Line separators and controls show nothing and take no space.
  @discardableResult
  func eachGlyph(
    _ item: ShapedParagraph.Item, _ text: TextBytes, _ visit: (ShapedGlyph) -> Void
  ) -> Int {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return 0 }
    let total = Int(count)
    let isScaled = item.scale != 1
    func scaled(_ distance: Int32) -> Int32 {
      isScaled ? Int32((Float(distance) * item.scale).rounded()) : distance
    }
    for k in 0..<total {
      let g = item.isRightToLeft ? total - 1 - k : k
      let info = infos[g]
      let place = places[g]
      let (wider, shift) = Self.widening(of: place, item)
      var glyph = ShapedGlyph(
        id: UInt16(truncatingIfNeeded: info.codepoint), advance: scaled(place.x_advance + wider),
        cluster: Int32(info.cluster),
        displacement: [scaled(place.x_offset + shift), scaled(place.y_offset)],
        isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
      if Self.isInvisible(text, at: glyph.cluster) {
        glyph.id = spaceGlyph(item.face)
        glyph.advance = 0
        glyph.displacement = .zero
      }
      visit(glyph)
    }
    return total
  }

  /// What a thickened glyph adds to its advance, and how far it moves to stand in the middle of it. A mark without an
  /// advance moves with its base, which stands before it on the left or after it on the right.
  private static func widening(
    of place: hb_glyph_position_t, _ item: ShapedParagraph.Item
  ) -> (advance: Int32, shift: Int32) {
    guard item.widening != 0 else { return (0, 0) }
    let half = item.widening / 2
    if place.x_advance > 0 { return (item.widening, half) }
    return (0, item.isRightToLeft ? half : -half)
  }

  /// The glyph of the space in a face; 0 where it has none.
  func spaceGlyph(_ face: FaceInstance) -> UInt16 {
    var glyph: hb_codepoint_t = 0
    let isThere = hb_font_get_nominal_glyph(faces.harfBuzzFont(face), 0x20, &glyph) != 0
    return isThere ? UInt16(truncatingIfNeeded: glyph) : 0
  }

  /// The advance of a glyph in units.
  func harfBuzzAdvance(of glyph: UInt16, in face: FaceInstance) -> Int32 {
    hb_font_get_glyph_h_advance(faces.harfBuzzFont(face), hb_codepoint_t(glyph))
  }

  /// Whether a character is a control, or a line or paragraph separator.
  static func isInvisible(_ text: TextBytes, at offset: Int32) -> Bool {
    let lead = text[offset]
    if lead < 0x20 || lead == 0x7F { return true }
    if lead == 0xC2 { return text[offset + 1] < 0xA0 }
    if lead == 0xE2, text[offset + 1] == 0x80 {
      return text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9
    }
    return false
  }

  /// Shapes a part of an item again.
  func reshape(
    _ item: ShapedParagraph.Item, of paragraph: ShapedParagraph, from: Int32, to: Int32,
    hyphen: ShownHyphen, edges: LineEdges
  ) -> Stretch {
    var stretch = Stretch()
    paragraph.utf8.withUnsafeBytes { raw in
      guard let bytes = raw.bindMemory(to: CChar.self).baseAddress else { return }
      let text = TextBytes(bytes: bytes, count: Int32(paragraph.utf8.count))
      fillAndShape(item, paragraph.request, text, from: from, to: to, hyphen: hyphen, edges: edges)
      eachGlyph(item, text) { glyph in
        stretch.glyphs.append(glyph)
        stretch.width += Int64(glyph.advance)
      }
      if item.gapAfter > 0, to == item.end, !edges.contains(.end), !stretch.glyphs.isEmpty {
        stretch.glyphs[stretch.glyphs.count - 1].advance += item.gapAfter
        stretch.width += Int64(item.gapAfter)
      }
    }
    return stretch
  }
}

/// What asks for OpenType features.
enum FeatureKey: Hashable {
  case role(FontSet.Role, TextStyle?)
  /// By the face's number.
  case fallback(UInt16)
}
