internal import CGalleyShim
internal import CPango

extension TextWorker {
  /// Corrects where Pango would let lines end in one of its items.
  ///
  /// `attributes` are those of the item's characters. Words of Lao, Khmer and Burmese are found by their dictionaries;
  /// the marks of repetition, Thai and Lao `ๆ` and `ໆ` and Khmer `ៗ`, stay with what they repeat.
  func tailor(
    _ item: PangoItem, _ text: TextBytes, _ attributes: UnsafeMutablePointer<PangoLogAttr>
  ) {
    let script = galley_script(PangoScript(Int32(item.analysis.script)))
    switch script {
    case HB_SCRIPT_LAO: breakWords(of: item, "lo", script, text, attributes)
    case HB_SCRIPT_KHMER: breakWords(of: item, "km", script, text, attributes)
    case HB_SCRIPT_MYANMAR: breakWords(of: item, "my", script, text, attributes)
    case HB_SCRIPT_THAI: break
    default: return
    }
    var offset = item.offset
    for character in 0..<Int(item.num_chars) {
      let (scalar, length) = text.scalar(at: offset)
      if [0x0E46, 0x0EC6, 0x17D7].contains(scalar) {
        galley_set_line_break(attributes + character, 0)
      }
      offset += length
    }
  }

  /// Lets lines end before and after what stands in Chinese quotation marks: Pango, as Unicode did before rule LB19a of
  /// version 16, has none end there, since elsewhere a mark may open or close. None begins with the dot between names.
  ///
  /// `attributes` are those of all characters.
  func tailor(
    _ punctuation: SharedPunctuation, _ spans: [ShapingRequest.Span], _ text: TextBytes,
    _ attributes: UnsafeMutablePointer<PangoLogAttr>
  ) {
    if punctuation.isEmpty { return }
    var (offset, character, span) = (Int32(0), 0, 0)
    var previous: (scalar: UInt32, mark: SquarePunctuation?) = (0, nil)
    while offset < text.count {
      while span + 1 < spans.count, spans[span].range.upperBound <= Int(offset) { span += 1 }
      let (scalar, length) = text.scalar(at: offset)
      let isForeign = EastAsian.isShared(scalar) && !punctuation.isSquare(at: offset)
      let mark = isForeign ? nil : SquarePunctuation(scalar, language: spans[span].language)
      if mark == .opening, EastAsian.isQuotationMark(scalar) {
        let isSquare = previous.mark != nil || EastAsian.isSquare(previous.scalar)
        let ends = isSquare && previous.mark != .opening
        if ends { galley_set_line_break(attributes + character, 1) }
      } else if previous.mark == .closing, EastAsian.isQuotationMark(previous.scalar) {
        let begins = mark == .opening || EastAsian.isIdeograph(scalar)
        if begins { galley_set_line_break(attributes + character, 1) }
      } else if scalar == Self.middleDot, !isForeign {
        galley_set_line_break(attributes + character, 0)
      }
      previous = (scalar, mark)
      offset += length
      character += 1
    }
  }

  private static let middleDot: UInt32 = 0xB7

  private func breakWords(
    of item: PangoItem, _ language: String, _ script: hb_script_t, _ text: TextBytes,
    _ attributes: UnsafeMutablePointer<PangoLogAttr>
  ) {
    let known = wordBreakers[script.rawValue] ?? WordBreaker(language: language)
    guard let known else { return }
    wordBreakers[script.rawValue] = known
    var ends = known.ends(in: text.bytes + Int(item.offset), count: Int(item.length))[...]
    var offset: Int32 = 0
    for character in 0..<Int(item.num_chars) {
      while let end = ends.first, end < offset { ends.removeFirst() }
      if character > 0, ends.first == offset { galley_set_line_break(attributes + character, 1) }
      offset += text.scalar(at: item.offset + offset).length
    }
  }
}
