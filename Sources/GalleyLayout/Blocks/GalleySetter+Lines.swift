internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// The lines of a text in their places.
struct SetLines {
  var paragraph: ShapedParagraph
  var lines: [Line]
  /// Below the last line.
  var bottom: Double
}

extension GalleySetter {
  /// Breaks a text on a measure and places its lines from a height down, baseline to baseline on the leading.
  ///
  /// The leading grows to the ascent and descent of the text's face and of faces that step in for much of it. A line
  /// moves down further only where its ink would touch that of the line above. A line that goes on from the one above,
  /// which nothing in the text ended, begins `hang` points further in.
  func setLines(
    _ text: StyledText, in frame: Frame, top: Double, hang: Double = 0
  ) -> SetLines {
    var paragraph = shaped.paragraph(text, with: worker)
    if mayHyphenate(text, paragraph, in: frame) { paragraph.hyphenate(as: text, with: worker) }
    let rhythm = self.rhythm(of: text, paragraph)
    let breaker = LineBreaker(paragraph, worker: worker)
    let breaking = self.breaking(of: text, in: frame)
    let ranges = breaker.lines(
      size: text.base.size, measure: frame.width, hang: hang, tracking: text.base.tracking,
      breaking: breaking)
    var lines: [Line] = []
    lines.reserveCapacity(ranges.count)
    var y = top
    for range in ranges {
      let goesOn = hang > 0 && Int(range.start) > 0 && !text.endsLine(at: Int(range.start))
      var line = line(
        range, of: text, breaker, in: goesOn ? frame.setIn(by: hang) : frame, top: y, rhythm,
        breaking.justification)
      if let above = lines.last, let overlap = overlap(of: line, below: above), overlap > 0 {
        let shift = Self.raised(overlap)
        lines[lines.count - 1].height += shift
        line = line.moved(down: shift)
      }
      lines.append(line)
      y = line.bottom
    }
    return SetLines(
      paragraph: paragraph, lines: lines, bottom: lines.isEmpty ? top + rhythm.leading : y)
  }

  /// How a text is broken: code as it comes.
  func breaking(of text: StyledText, in frame: Frame) -> LineBreaking {
    guard !text.base.isCode else { return .greedy }
    var breaking = LineBreaking(rag: LineBreaking.Rag(text.setting.rag))
    if text.alignment == .justify {
      let bounds = text.setting.justification
      breaking.justification = Justification(
        widestSpace: bounds.widestSpace, narrowestSpace: bounds.narrowestSpace)
    }
    guard let hyphenation = text.hyphenation else { return breaking }
    let isShort = frame.width < hyphenation.below * text.base.size
    breaking.hyphens = isShort ? .anywhere : .lastResort
    return breaking
  }

  /// Whether some word of a text may be hyphenated: on a short measure, or because it fits no line.
  private func mayHyphenate(
    _ text: StyledText, _ paragraph: ShapedParagraph, in frame: Frame
  ) -> Bool {
    guard let hyphenation = text.hyphenation else { return false }
    // Natural widths have no tracking, which may widen a word by a few hundredths.
    return frame.width < hyphenation.below * text.base.size
      || paragraph.naturalWidths.word * text.base.size * 1.2 > frame.width
  }

  /// Where baselines stand in their bands.
  struct Rhythm {
    var leading: Double
    /// From the top of the band to the baseline.
    var baseline: Double
  }

  func rhythm(of text: StyledText, _ paragraph: ShapedParagraph) -> Rhythm {
    let base = worker.face(
      text.base.font, weight: text.base.weight, isItalic: text.base.isItalic, size: text.base.size,
      style: text.base.textStyle)
    var height = height(of: base)
    for face in steppingIn(paragraph) {
      let other = self.height(of: face)
      if other.total > height.total { height = other }
    }
    let size = text.base.size
    var leading = max(text.leading, min(height.total, Self.tallest) * size)
    if let scale = geometry.deviceScale {
      leading = (leading * Double(scale) - 1e-6).rounded(.up) / Double(scale)
    }
    return Rhythm(
      leading: leading,
      baseline: snapped((leading - height.total * size) / 2 + height.ascent * size))
  }

  /// What a face's height may ask of the leading, in ems. Faces that allow for every stack of marks there is say more,
  /// Noto Sans Arabic 2.11 and Noto Sans Myanmar 2.18, and ordinary text in them fits well into this much:
  /// their alphabets' ink is below 1.5 em, like the height of Noto's Thai (1.51) and CJK (1.45) faces.
  private static let tallest = 1.5

  private func height(of face: FaceInstance) -> (ascent: Double, total: Double) {
    let facts = worker.facts(face)
    return (facts.ascent, facts.ascent + facts.descent)
  }

  /// The faces that step in for a good part of a text: a fifth of its glyphs or more.
  ///
  /// Not the face of most glyphs, so that neighbours that mix two scripts in other proportions have one leading; not
  /// every face, so that a foreign word or a symbol leaves a paragraph like its neighbours.
  private func steppingIn(_ paragraph: ShapedParagraph) -> [FaceInstance] {
    let use = paragraph.faceUse
    let glyphs = use.reduce(0) { $0 + $1.glyphs }
    return use.filter { face, count in
      count * 5 >= glyphs && !ownFaces.contains(face.number) && !worker.facts(face).isColor
    }.map(\.face)
  }

  private func line(
    _ range: LineRange, of text: StyledText, _ breaker: LineBreaker, in frame: Frame, top: Double,
    _ rhythm: Rhythm, _ justification: Justification?
  ) -> Line {
    let (size, tracking) = (text.base.size, text.base.tracking)
    let filling = justification.flatMap {
      breaker.filling(
        of: range, size: size, measure: frame.width, tracking: tracking, justification: $0)
    }
    var runs = breaker.runs(of: range, size: size, tracking: tracking, filling: filling).map {
      run($0, of: text, x: $0.x)
    }
    let excess = runs.narrowPicture(by: range.width - frame.width)
    let width = filling == nil ? range.width - excess : frame.width
    let slack = frame.width - width
    // Not shaped anew: a paragraph of 1 MB has 10,000 lines.
    let isRightToLeft = self.isRightToLeft(text, breaker.isRightToLeft)
    let shift = text.alignment.shift(of: slack, isRightToLeft: isRightToLeft)
    var line = Line(
      text: Int(range.start)..<Int(range.end),
      origin: Point(
        x: frame.x + (slack < 0 && !isRightToLeft ? 0 : shift), y: top + rhythm.baseline),
      top: top, height: rhythm.leading, width: width, ink: nil, runs: runs,
      isOverflowing: slack < -0.01, isEmergency: range.isEmergency)
    line.ink = ink(of: line, text)
    return line
  }

  func ink(of line: Line, _ text: StyledText) -> Rect? {
    var bounds: InkBounds?
    for run in line.runs {
      guard let ink = run.pictureInk ?? worker.ink(of: run.glyphs) else { continue }
      let placed = ink.offset(x: run.x, y: -text.runs[run.style].style.baselineShift)
      bounds = bounds?.union(placed) ?? placed
    }
    return bounds.map {
      Rect(
        x: line.origin.x + $0.left, y: line.origin.y + $0.top, width: $0.right - $0.left,
        height: $0.bottom - $0.top)
    }
  }

  /// How far ink of a line reaches into ink of the one above it; nil where they are clear of each other.
  func overlap(of line: Line, below above: Line) -> Double? {
    guard let upper = above.ink, let lower = line.ink, lower.y < upper.maxY else { return nil }
    let low = inkReaching(above, beyond: lower.y, isBelow: true)
    let high = inkReaching(line, beyond: upper.maxY, isBelow: false)
    var overlap = 0.0
    for a in low {
      for b in high where a.intersects(b) { overlap = max(overlap, a.bottom - b.top) }
    }
    return overlap
  }

  /// The ink of a line's glyphs that reaches below or above a height.
  private func inkReaching(_ line: Line, beyond height: Double, isBelow: Bool) -> [InkBounds] {
    var reaching: [InkBounds] = []
    for run in line.runs {
      func add(_ ink: InkBounds) {
        let placed = ink.offset(x: line.origin.x + run.x, y: line.origin.y)
        if isBelow ? placed.bottom > height : placed.top < height { reaching.append(placed) }
      }
      if let ink = run.pictureInk { add(ink) } else { worker.eachInk(of: run.glyphs, add) }
    }
    return reaching
  }
}

extension GalleySetter.Frame {
  /// The frame without a strip on its left.
  fileprivate func setIn(by distance: Double) -> Self {
    var frame = self
    frame.x += distance
    frame.width -= distance
    return frame
  }
}

extension RoleStyle.Alignment {
  /// How far from the left a line begins that leaves `slack` points of its measure free.
  func shift(of slack: Double, isRightToLeft: Bool) -> Double {
    switch self {
    case .start, .justify: isRightToLeft ? slack : 0
    case .center: slack / 2
    case .end: isRightToLeft ? 0 : slack
    }
  }
}

extension LineBreaking.Rag {
  fileprivate init(_ rag: RoleStyle.Rag) {
    switch rag {
    case .greedy: self = .greedy
    case .even: self = .even
    case .balanced: self = .balanced
    }
  }
}

extension StyledText {
  /// Whether a line of the text itself ends before an offset: at U+2028, or at the start.
  func endsLine(at offset: Int) -> Bool {
    offset == 0
      || offset >= 3 && content.utf8[offset - 3..<offset].elementsEqual([0xE2, 0x80, 0xA8])
  }
}

extension Line {
  /// The same line further down.
  func moved(down distance: Double) -> Line {
    var line = self
    line.origin.y += distance
    line.top += distance
    line.ink = ink?.offset(y: distance)
    return line
  }
}
