internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

extension PageContent {
  /// Paints a run in the order of its text, each cluster so that it is read as that text.
  mutating func paint(_ placed: PlacedRun) {
    let run = placed.run
    guard let face = resources.census.face(run.face) else { return paintPictures(placed) }
    var pen = RunPen(face: face, size: run.size, synthesis: run.face.synthesis)
    let spacing = characterSpacing(of: run, face: face)
    let isSpread = isSpread(run, face: face)
    showTabs(before: placed, &pen)
    // Clusters that follow each other and need a replacement share it.
    var isReplacing = false
    placed.utf8.withUnsafeBufferPointer { utf8 in
      run.forEachCluster { cluster in
        let treatment = treatment(
          of: cluster, in: run, text: utf8, face: face, isSpread: isSpread)
        if isReplacing, treatment == .plain || treatment == .missing {
          closeArray(&pen)
          endReplacement()
          pen.isPlaced = false
          isReplacing = false
        }
        switch treatment {
        case .silent: return
        case .plain: break
        case .replaced:
          if !isReplacing {
            closeArray(&pen)
            beginReplacement(
              replacement(
                ofClustersFrom: cluster, of: placed, text: utf8, face: face, isSpread: isSpread))
            pen.isPlaced = false
            isReplacing = true
          }
        case .missing:
          closeArray(&pen)
          pen.isPlaced = false
          return paintMissing(cluster, of: placed)
        }
        show(cluster, of: placed, spacing: spacing, &pen)
      }
    }
    closeArray(&pen)
    if isReplacing { endReplacement() }
  }

  // MARK: - Clusters

  private enum Treatment {
    /// There is nothing to see and nothing to read.
    case silent
    /// The glyphs read as the text by themselves.
    case plain
    /// The text must be said.
    case replaced
    /// The face has no glyph.
    case missing
  }

  /// How a cluster is read. One whose text a selector follows has it said with the selector, which has no glyph, and so
  /// has one of a spread run.
  @inline(__always)
  private func treatment(
    of cluster: GlyphCluster, in run: GlyphRun, text: UnsafeBufferPointer<UInt8>, face: Int,
    isSpread: Bool
  ) -> Treatment {
    let own = treatment(of: cluster, in: run, text: text[cluster.text], face: face)
    guard own == .plain,
      isSpread || SilentCharacters.isSelector(text, at: cluster.text.upperBound)
    else { return own }
    return .replaced
  }

  @inline(__always)
  private func treatment(
    of cluster: GlyphCluster, in run: GlyphRun, text: Slice<UnsafeBufferPointer<UInt8>>, face: Int
  ) -> Treatment {
    if resources.faces[face].reads(run, cluster, as: text) { return .plain }
    let ids = cluster.places.map { run.glyphs[run.index(atPlace: $0)].id }
    // The end of a line reads as a space, so that its words do not run into those of the next.
    if SilentCharacters.isLineEnd(text), ids == [resources.faces[face].nominal(0x20)] {
      return .plain
    }
    if SilentCharacters.isSilent(text),
      ids.allSatisfy({ $0 == 0 || !resources.faces[face].hasInk($0) })
    {
      return .silent
    }
    return ids.contains(0) ? .missing : .replaced
  }

  /// The text of all clusters from one on that need to have it said.
  private func replacement(
    ofClustersFrom first: GlyphCluster, of placed: PlacedRun, text: UnsafeBufferPointer<UInt8>,
    face: Int, isSpread: Bool
  ) -> String {
    var end = first.text.lowerBound
    var isOver = false
    placed.run.forEachCluster { cluster in
      guard cluster.text.lowerBound >= first.text.lowerBound, !isOver else { return }
      switch treatment(
        of: cluster, in: placed.run, text: text, face: face, isSpread: isSpread)
      {
      case .replaced: end = cluster.text.upperBound
      case .silent:
        if SilentCharacters.isSelector(text, at: cluster.text.lowerBound) {
          end = cluster.text.upperBound
        }
      case .plain, .missing: isOver = true
      }
    }
    let bytes = text[first.text.lowerBound..<end]
    // A hyphen that the line's end brought in stands for no character of the source.
    return bytes.isEmpty ? "\u{AD}" : String(decoding: bytes, as: UTF8.self)
  }

  /// How far apart glyphs may stand, in parts of their size, before a reader that goes by distances takes the gap for a
  /// space: Poppler and pdf.js begin at a tenth.
  private static let widestPlainGap = 0.08

  /// Whether letters of a justified run stand so far apart that their text has to be said.
  ///
  /// Marks without an advance stand over their letters and do not count; spaces may be as wide as they like.
  private func isSpread(_ run: GlyphRun, face: Int) -> Bool {
    guard !run.isRightToLeft else { return false }
    let space = resources.faces[face].nominal(0x20)
    var last: (id: UInt16, end: Double)?
    for glyph in run.glyphs {
      let slot = resources.faces[face].slot(of: glyph.id)
      guard slot >= 0 else { continue }
      let width = resources.fonts.codes[face][slot].width * run.size / 1000
      guard width > 0 else { continue }
      let x = Double(glyph.x)
      if let last, last.id != space, glyph.id != space,
        x - last.end > Self.widestPlainGap * run.size
      {
        return true
      }
      last = (glyph.id, x + width)
    }
    return false
  }

  // MARK: - Tracking

  /// What most glyphs of the run are apart beyond their advances, in points: said once, it need not
  /// stand after every glyph. Zero where no such distance leads.
  private func characterSpacing(of run: GlyphRun, face: Int) -> Double {
    guard !run.isRightToLeft, run.glyphs.count > 2 else { return 0 }
    // The vote of Boyer and Moore finds the one that most have, in thousandths of a point.
    var leader = 0
    var votes = 0
    var zeros = 0
    run.glyphs.withUnsafeBufferPointer { glyphs in
      for index in 1..<glyphs.count {
        let slot = resources.faces[face].slot(of: glyphs[index - 1].id)
        guard slot >= 0 else { continue }
        let advance = Double(glyphs[index].x) - Double(glyphs[index - 1].x)
        let own = resources.fonts.codes[face][slot].width * run.size / 1000
        let extra = Int(((advance - own) * 1000).rounded())
        if abs(extra) < 2 { zeros += 1 }
        if votes == 0 { leader = extra }
        votes += abs(extra - leader) < 2 ? 1 : -1
      }
    }
    return votes > zeros && abs(leader) > 4 ? Double(leader) / 1000 : 0
  }
}
