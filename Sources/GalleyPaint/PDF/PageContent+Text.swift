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
    showTabs(before: placed, &pen)
    // Clusters that follow each other and need a replacement share it.
    var isReplacing = false
    placed.utf8.withUnsafeBufferPointer { utf8 in
      run.forEachCluster { cluster in
        let treatment = treatment(of: cluster, in: run, text: utf8[cluster.text], face: face)
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
              replacement(ofClustersFrom: cluster, of: placed, text: utf8, face: face))
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
    face: Int
  ) -> String {
    var end = first.text.lowerBound
    var isOver = false
    placed.run.forEachCluster { cluster in
      guard cluster.text.lowerBound >= first.text.lowerBound, !isOver else { return }
      switch treatment(of: cluster, in: placed.run, text: text[cluster.text], face: face) {
      case .replaced: end = cluster.text.upperBound
      case .silent: break
      case .plain, .missing: isOver = true
      }
    }
    let bytes = text[first.text.lowerBound..<end]
    // A hyphen that the line's end brought in stands for no character of the source.
    return bytes.isEmpty ? "\u{AD}" : String(decoding: bytes, as: UTF8.self)
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
