internal import CGalleyShim
internal import CPango
internal import DynamicType
internal import GalleyConfiguration

extension TextWorker {
  /// Cuts one of Pango's items into runs of one span and one face, in order.
  ///
  /// The set decides, by cluster: the span's own face, else the fallbacks for the script and the language, else any
  /// fallback that has the characters. Emoji take the emoji face, which takes nothing else; spaces stay with what
  /// stands before them; punctuation of Chinese and Japanese takes the face of its characters.
  func chooseFaces(
    for item: PangoItem, _ request: ShapingRequest, firstSpan: Int, _ text: TextBytes,
    _ attributes: UnsafePointer<PangoLogAttr>, characters: Int, _ punctuation: SharedPunctuation,
    missing: inout [Int32]
  ) -> [ShapedParagraph.Item] {
    var runs: [ShapedParagraph.Item] = []
    let spans = request.spans
    let end = item.offset + item.length
    var chooser = FaceChooser(
      worker: self, script: galley_script(PangoScript(Int32(item.analysis.script))),
      punctuation: punctuation)
    var span = firstSpan
    var runStart = item.offset
    var runSpan = span
    var runChoice: FaceChooser.Choice?
    func close(at offset: Int32) {
      guard offset > runStart, let choice = runChoice else { return }
      runs.append(run(runStart..<offset, request, span: runSpan, choice, item, text))
    }
    var offset = item.offset
    var character = 0
    while offset < end {
      let start = offset
      let firstCharacter = character
      repeat {
        offset += text.scalar(at: offset).length
        character += 1
      } while offset < end && character < characters
        && character - firstCharacter < Self.longestCluster
        && galley_log_attr(attributes[character]) & UInt8(GALLEY_CURSOR) == 0
      let isCutShort = character - firstCharacter == Self.longestCluster
      while span + 1 < spans.count, spans[span].range.upperBound <= Int(start) { span += 1 }
      let choice = chooser.face(
        for: start..<offset, text, spans[span], previous: span == runSpan ? runChoice : nil)
      if choice.isMissing, spans[span].boxWidth == nil { missing.append(start) }
      if !choice.joins(runChoice) || span != runSpan || isCutShort
        || isGap(between: runStart..<start, and: start, text, request)
      {
        close(at: start)
        runStart = start
        runSpan = span
        runChoice = choice
      }
    }
    close(at: end)
    return runs
  }

  /// The most characters of one cluster that are shaped together. HarfBuzz looks back to the base for each mark, so
  /// that a hundred thousand marks on one letter would take minutes; nobody can read more than a few.
  private static let longestCluster = 256

  private func run(
    _ range: Range<Int32>, _ request: ShapingRequest, span index: Int,
    _ choice: FaceChooser.Choice, _ item: PangoItem, _ text: TextBytes
  ) -> ShapedParagraph.Item {
    let span = request.spans[index]
    let script = galley_script(PangoScript(Int32(item.analysis.script)))
    let match = match(choice, span, script)
    let scale = max(span.scale * match, min(span.scale, span.leastScale))
    let instance = faces.instance(
      choice.face, size: request.size.map { $0 * Double(scale) }, synthesis: choice.synthesis)
    let keepsColumns = span.isCode || span.font == .monospaced
    let isTab = text[range.lowerBound] == 9
    return ShapedParagraph.Item(
      start: range.lowerBound, end: range.upperBound, firstGlyph: 0, face: instance,
      level: item.analysis.level, isTab: isTab,
      isTracked: !isTab && !span.isCode && instance.opticalSize == nil && !Self.isJoined(script),
      isAlphabeticProse: !span.isCode && Self.isAlphabetic(script), script: script.rawValue,
      span: Int32(index), scale: scale, match: scale / span.scale, isOwn: choice.isOwn,
      widening: choice.synthesis.contains(.bold) && !keepsColumns ? Self.widening : 0)
  }

  /// What a thickened glyph needs more room for, so that it stands as far from its neighbors as before.
  private static let widening = Int32(
    Double(ShapedParagraph.unitsPerEm) * Synthesis.thickening)

  /// Scripts whose letters join: a gap would tear them apart (Unicode 15, ArabicShaping.txt).
  private static func isJoined(_ script: hb_script_t) -> Bool { joined.contains(script.rawValue) }

  private static let joined: Set<UInt32> = Set(
    [
      HB_SCRIPT_ADLAM, HB_SCRIPT_ARABIC, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_HANIFI_ROHINGYA,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
      HB_SCRIPT_OLD_UYGHUR, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_SOGDIAN,
      HB_SCRIPT_SYRIAC,
    ].map(\.rawValue))

  /// Scripts whose words are cut with a hyphen.
  private static func isAlphabetic(_ script: hb_script_t) -> Bool {
    [HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN].contains(script)
  }
}
