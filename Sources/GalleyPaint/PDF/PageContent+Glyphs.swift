internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Where the text of a run stands: what PDF knows, and what is to be known.
struct RunPen {
  let face: Int
  let size: Double
  /// The least adjustment, in thousandths of the size: 0.02 pt or less at sizes up to 40 pt and
  /// above.
  let grain: Double
  /// What is made up of the face.
  let synthesis: Synthesis
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

  init(face: Int, size: Double, synthesis: Synthesis = []) {
    self.face = face
    self.size = size
    self.synthesis = synthesis
    grain = size > 40 ? 0.1 : 1
  }
}

extension PageContent {
  mutating func show(
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

  /// A tab is read as a space, which stands right before the run.
  mutating func showTabs(before placed: PlacedRun, _ pen: inout RunPen) {
    let count = placed.tabCount
    guard count > 0, let glyph = resources.faces[pen.face].nominal(0x20) else { return }
    let slot = resources.faces[pen.face].slot(of: glyph)
    guard slot >= 0 else { return }
    let code = resources.fonts.codes[pen.face][slot]
    let width = code.width * pen.size / 1000
    for index in 0..<count {
      show(
        code, x: placed.origin.x - Double(count - index) * width, baseline: placed.origin.y,
        spacing: 0, color: placed.color, &pen)
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
    let thickening = pen.synthesis.contains(.bold) ? pen.size * Synthesis.thickening : 0
    if text.thickening != thickening {
      closeArray(&pen)
      thicken(by: thickening)
    }
    if !pen.isPlaced || pen.baseline != baseline {
      closeArray(&pen)
      setFill(color)
      if thickening > 0 { setStroke(color) }
      place(x: x, baseline: baseline, isSlanted: pen.synthesis.contains(.slant))
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

  mutating func closeArray(_ pen: inout RunPen) {
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

  /// Fills outlines, and where `width` is not 0 draws along their edges too (ISO 32000-1, 9.3.6).
  private mutating func thicken(by width: Double) {
    text.thickening = width
    if width > 0 {
      put(width)
      // As sharp as FreeType's corners, and no spikes.
      out.put("w 0 j 4 M 2 Tr\n")
    } else {
      out.put("0 Tr\n")
    }
  }

  /// The width of lines becomes another one, so that text has to say its own again.
  mutating func forgetThickening() {
    if text.thickening > 0 { text.thickening = -1 }
  }

  mutating func place(x: Double, baseline: Double, isSlanted: Bool = false) {
    out.put("1 0 ")
    if isSlanted {
      out.put(Synthesis.slope, decimals: 5)
      out.put(" 1 ")
    } else {
      out.put("0 1 ")
    }
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
    text.thickening = 0
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
}
