internal import CGalleyShim
internal import CPango
internal import GalleyConfiguration

extension TextWorker {
  /// Itemizes a paragraph, chooses faces, shapes each run once and finds where lines may end.
  public func shape(_ request: ShapingRequest) -> ShapedParagraph {
    var result = ShapedParagraph(request)
    guard !request.utf8.isEmpty else { return result }
    request.utf8.withUnsafeBytes { raw in
      guard let bytes = raw.bindMemory(to: CChar.self).baseAddress else { return }
      let text = TextBytes(bytes: bytes, count: Int32(request.utf8.count))
      let direction = baseDirection(text, request)
      result.isRightToLeft = direction == PANGO_DIRECTION_RTL
      let characters = Int(g_utf8_strlen(bytes, Int(text.count)))
      let attributes = UnsafeMutablePointer<PangoLogAttr>.allocate(capacity: characters + 1)
      attributes.initialize(repeating: PangoLogAttr(), count: characters + 1)
      defer { attributes.deallocate() }
      pango_default_break(bytes, text.count, nil, attributes, Int32(characters + 1))
      let items = itemize(text, request, direction)
      defer {
        g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
      }
      append(items, text, attributes, to: &result)
      addGaps(to: &result, text)
      result.findBreaks(attributes, characters: characters)
    }
    return result
  }

  private func baseDirection(_ text: TextBytes, _ request: ShapingRequest) -> PangoDirection {
    if let isRightToLeft = request.isRightToLeft {
      return isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }
    let found = galley_base_direction(text.bytes, text.count)
    return found == PANGO_DIRECTION_RTL ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// Pango's items: one script, level and language each. Faces are chosen later, so its own choice is turned off.
  private func itemize(
    _ text: TextBytes, _ request: ShapingRequest, _ direction: PangoDirection
  ) -> UnsafeMutablePointer<GList>? {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    if let attribute = pango_attr_fallback_new(0) { pango_attr_list_insert(list, attribute) }
    for span in request.spans {
      guard let attribute = pango_attr_language_new(pango_language_from_string(span.language))
      else { continue }
      attribute.pointee.start_index = UInt32(span.range.lowerBound)
      attribute.pointee.end_index = UInt32(span.range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    return pango_itemize_with_base_dir(context, direction, text.bytes, 0, text.count, list, nil)
  }

  private func append(
    _ items: UnsafeMutablePointer<GList>?, _ text: TextBytes,
    _ attributes: UnsafeMutablePointer<PangoLogAttr>, to result: inout ShapedParagraph
  ) {
    let punctuation = SharedPunctuation(text, result.request.spans)
    var character = 0
    var span = 0
    var node = items
    while let cell = node {
      node = cell.pointee.next
      let item = cell.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let start = item.pointee.offset
      while span + 1 < result.request.spans.count,
        result.request.spans[span].range.upperBound <= Int(start)
      { span += 1 }
      // Pango derives a language from the environment where the text's own does not fit its script: ours stays.
      item.pointee.analysis.language = pango_language_from_string(
        result.request.spans[span].language)
      let count = Int(item.pointee.num_chars)
      pango_tailor_break(
        text.bytes + Int(start), item.pointee.length, &item.pointee.analysis, -1,
        attributes + character, Int32(count + 1))
      tailor(item.pointee, text, attributes + character)
      let runs = chooseFaces(
        for: item.pointee, result.request, firstSpan: span, text, attributes + character,
        characters: count, punctuation, missing: &result.missing)
      for run in runs { shape(run, text, into: &result) }
      character += count
    }
    if result.request.tailorsPunctuation {
      tailor(punctuation, result.request.spans, text, attributes)
    }
  }

  private func shape(
    _ item: ShapedParagraph.Item, _ text: TextBytes, into result: inout ShapedParagraph
  ) {
    var item = item
    item.firstGlyph = Int32(result.glyphs.count)
    item.hasHalfWidths = result.request.tailorsPunctuation && hasHalfWidths(item.face)
    result.items.append(item)
    if let width = result.request.spans[Int(item.span)].boxWidth {
      result.appendBox(width, at: item.start, glyph: spaceGlyph(item.face))
      return
    }
    let edges: LineEdges = item.start == 0 ? .start : []
    fillAndShape(
      item, result.request, text, from: item.start, to: item.end, hyphen: .none, edges: edges)
    let base = result.glyphs.count
    let count = eachGlyph(item, text) { glyph in
      if glyph.isDisplaced {
        result.displaced.append(Int32(result.glyphs.count))
        result.displacements.append(glyph.displacement)
      }
      result.glyphs.append(glyph.id)
      result.advances.append(item.isTab ? 0 : glyph.advance)
      result.clusters.append(glyph.cluster)
    }
    result.unsafe.extend(to: base + count)
    var index = base
    eachGlyph(item, text) { glyph in
      if glyph.isUnsafe { result.unsafe[index] = true }
      index += 1
    }
  }
}

extension ShapedParagraph {
  /// Adds a glyph without ink that is as wide as what stands in its place, in ems.
  fileprivate mutating func appendBox(_ width: Float, at offset: Int32, glyph: UInt16) {
    glyphs.append(glyph)
    advances.append(Int32((width * Float(Self.unitsPerEm)).rounded()))
    clusters.append(offset)
    unsafe.extend(to: glyphs.count)
  }
}

/// The paragraph's text as C sees it, for the time of one call.
struct TextBytes {
  var bytes: UnsafePointer<CChar>
  var count: Int32

  subscript(_ index: Int32) -> UInt8 { UInt8(bitPattern: bytes[Int(index)]) }

  /// The character at an offset and its length in bytes; the text is valid UTF-8.
  func scalar(at index: Int32) -> (value: UInt32, length: Int32) {
    let lead = UInt32(self[index])
    func rest(_ k: Int32) -> UInt32 { UInt32(self[index + k]) & 0x3F }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | rest(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }
}
