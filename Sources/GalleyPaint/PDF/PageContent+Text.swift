internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Where the text of a run stands: what PDF knows, and what is to be known.
struct RunPen {
  let face: Int
  let size: Double
  /// The least adjustment, in thousandths of the size: 0.02 pt or less at sizes up to 40 pt and above.
  let grain: Double
  /// Whether the reader's pen stands at `x` on `baseline`.
  var isPlaced = false
  /// Points from the left edge of the page.
  var x = 0.0
  /// Points from the top edge.
  var baseline = 0.0
  var array = Array.closed

  /// What of a `TJ` array is open.
  enum Array {
    case closed, open, literal, hexadecimal
  }

  init(face: Int, size: Double) {
    self.face = face
    self.size = size
    grain = size > 40 ? 0.1 : 1
  }
}

extension PageContent {
  /// Paints a run in the order of its text, each cluster so that it is read as that text.
  mutating func paint(_ placed: PlacedRun) {
    let run = placed.run
    guard let face = resources.census.face(run.face) else {
      return paintPictures(placed)
    }
    var pen = RunPen(face: face, size: run.size)
    let spacing = characterSpacing(of: run, face: face)
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
    if ids.contains(0) { return .missing }
    if SilentCharacters.isSilent(text), !ids.contains(where: { resources.faces[face].hasInk($0) }) {
      return .silent
    }
    return .replaced
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

  // MARK: - Glyphs

  private mutating func show(
    _ cluster: GlyphCluster, of placed: PlacedRun, spacing: Double, _ pen: inout RunPen
  ) {
    for place in cluster.places {
      let glyph = placed.run.glyphs[placed.run.index(atPlace: place)]
      let slot = resources.faces[pen.face].slot(of: glyph.id)
      // The census saw every glyph but those that are painted otherwise.
      guard slot >= 0 else { continue }
      show(
        resources.fonts.codes[pen.face][slot], x: placed.origin.x + Double(glyph.x),
        baseline: placed.origin.y + Double(glyph.y), spacing: spacing, color: placed.color, &pen)
    }
  }

  private mutating func show(
    _ code: EmbeddedFonts.Code, x: Double, baseline: Double, spacing: Double, color: Color,
    _ pen: inout RunPen
  ) {
    openText()
    if text.font != code.font || text.size != pen.size {
      closeArray(&pen)
      setFont(code.font, size: pen.size)
    }
    if text.characterSpacing != spacing {
      closeArray(&pen)
      text.characterSpacing = spacing
      out.put(spacing)
      out.put(" Tc\n")
    }
    if !pen.isPlaced || pen.baseline != baseline {
      closeArray(&pen)
      setFill(color)
      place(x: x, baseline: baseline)
      pen.isPlaced = true
      pen.x = x
      pen.baseline = baseline
    }
    let unit = pen.size * pen.grain / 1000
    let steps = ((x - pen.x) / unit).rounded()
    if pen.array == .closed {
      out.put("[")
      pen.array = .open
    }
    if steps != 0 {
      closeString(&pen)
      out.put(-steps * pen.grain, decimals: 1)
      pen.x += steps * unit
    }
    put(code, &pen)
    pen.x += code.width * pen.size / 1000 + spacing
  }

  private mutating func put(_ code: EmbeddedFonts.Code, _ pen: inout RunPen) {
    if resources.fonts.fonts[code.font].part.isComposite {
      if pen.array != .hexadecimal {
        closeString(&pen)
        out.put("<")
        pen.array = .hexadecimal
      }
      out.put(hex: UInt16(truncatingIfNeeded: code.code))
    } else {
      if pen.array != .literal {
        closeString(&pen)
        out.put("(")
        pen.array = .literal
      }
      out.put(literal: UInt8(truncatingIfNeeded: code.code))
    }
  }

  private mutating func closeString(_ pen: inout RunPen) {
    switch pen.array {
    case .closed, .open: return
    case .literal: out.put(")")
    case .hexadecimal: out.put(">")
    }
    pen.array = .open
  }

  private mutating func closeArray(_ pen: inout RunPen) {
    guard pen.array != .closed else { return }
    closeString(&pen)
    out.put("]TJ\n")
    pen.array = .closed
  }

  // MARK: - The text object

  mutating func openText() {
    enterLeaf()
    if text.isOpen { return }
    text.isOpen = true
    out.put("BT\n")
  }

  mutating func endText() {
    guard text.isOpen else { return }
    text.isOpen = false
    out.put("ET\n")
  }

  mutating func setFont(_ font: Int, size: Double) {
    if text.font == font, text.size == size { return }
    text.font = font
    text.size = size
    out.put("/F")
    out.put(font)
    out.put(" ")
    out.put(size, decimals: 4)
    out.put(" Tf\n")
  }

  mutating func place(x: Double, baseline: Double) {
    out.put("1 0 0 1 ")
    put(Point(x: x, y: baseline))
    out.put("Tm\n")
  }

  /// A space that is not seen, so that a reader finds a place for text that glyphs do not carry.
  mutating func paintHiddenSpace(at point: Point, size: Double) {
    guard let space = resources.census.space else { return }
    let slot = resources.faces[space.face].slot(of: space.glyph)
    let code = resources.fonts.codes[space.face][slot]
    openText()
    setFont(code.font, size: size)
    if text.characterSpacing != 0 {
      text.characterSpacing = 0
      out.put("0 Tc\n")
    }
    out.put("3 Tr\n")
    place(x: point.x, baseline: point.y)
    var pen = RunPen(face: space.face, size: size)
    pen.array = .open
    out.put("[")
    put(code, &pen)
    closeArray(&pen)
    out.put("0 Tr\n")
    endText()
  }

  // MARK: - Tracking

  /// What most glyphs of the run are apart beyond their advances, in points: said once, it need not stand after
  /// every glyph. Zero where no such distance leads.
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
