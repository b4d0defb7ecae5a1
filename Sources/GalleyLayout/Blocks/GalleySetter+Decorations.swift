internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// How decorations reach around text, in shares of its size; chosen by eye.
  private enum Decoration {
    /// Of ascent and descent, so that backgrounds of lines that follow each other do not touch.
    static let height = 0.92
    static let padding = 0.15
    static let cornerRadius = 0.2
    /// In points: a thinner stroke fades away on a screen.
    static let leastThickness = 0.5
  }

  /// Backgrounds, underlines and strikes of a fragment's runs. Neighbours that have the same are one.
  func decorations(of fragment: Fragment) -> [Shape] {
    guard let text = fragment.text, text.runs.contains(where: { $0.style.isDecorated }) else {
      return []
    }
    var backgrounds: [Shape] = []
    var strokes: [Shape] = []
    for line in fragment.lines {
      for stretch in line.stretches(of: text, by: \.background) {
        if let background = background(of: stretch, on: line) { backgrounds.append(background) }
      }
      for stretch in line.stretches(of: text, by: { $0.isUnderlined ? $0.color : nil }) {
        strokes.append(
          stroke(of: stretch, on: line) { facts in -facts.underlinePosition })
      }
      for stretch in line.stretches(of: text, by: { $0.isStruckThrough ? $0.color : nil }) {
        strokes.append(
          stroke(of: stretch, on: line) { facts in facts.strikethroughPosition })
      }
    }
    return backgrounds + strokes
  }

  /// A box around the tallest part of a stretch.
  private func background(of stretch: Line.Stretch, on line: Line) -> Shape? {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for part in stretch.parts {
      let facts = worker.facts(part.face)
      let baseline = line.origin.y - part.style.baselineShift
      top = min(top, baseline - facts.ascent * part.style.size * Decoration.height)
      bottom = max(bottom, baseline + facts.descent * part.style.size * Decoration.height)
    }
    let size = stretch.largest.style.size
    let padding = size * Decoration.padding
    return Shape(
      .fill(cornerRadius: size * Decoration.cornerRadius),
      frame: Rect(
        x: line.origin.x + stretch.x - padding, y: top, width: stretch.width + 2 * padding,
        height: bottom - top), color: stretch.color)
  }

  /// A stroke where the face of the largest part has it, in ems above its baseline.
  private func stroke(
    of stretch: Line.Stretch, on line: Line, at position: (FaceFacts) -> Double
  ) -> Shape {
    let part = stretch.largest
    let facts = worker.facts(part.face)
    let thickness = max(
      facts.underlineThickness * part.style.size, Decoration.leastThickness)
    let height = line.origin.y - part.style.baselineShift - position(facts) * part.style.size
    return Shape(
      .fill(cornerRadius: 0),
      frame: Rect(
        x: line.origin.x + stretch.x, y: height - thickness / 2, width: stretch.width,
        height: thickness), color: stretch.color)
  }
}

extension CharacterStyle {
  fileprivate var isDecorated: Bool {
    background != nil || isUnderlined || isStruckThrough
  }
}

extension Line {
  /// Neighbouring runs with the same decoration.
  fileprivate struct Stretch {
    var x: Double
    var width: Double
    var color: Color
    var parts: [(style: CharacterStyle, face: FaceInstance)]

    /// The part in the largest size, the first of several.
    var largest: (style: CharacterStyle, face: FaceInstance) {
      parts.dropFirst().reduce(parts[0]) { $1.style.size > $0.style.size ? $1 : $0 }
    }
  }

  /// The decorated runs of a line, joined where one follows another in the same color.
  fileprivate func stretches(
    of text: StyledText, by color: (CharacterStyle) -> Color?
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    for run in runs where run.glyphs.width > 0 && run.picture == nil {
      let style = text.runs[run.style].style
      guard let color = color(style) else { continue }
      let part = (style: style, face: run.glyphs.face)
      if let last = stretches.last, last.color == color, abs(last.x + last.width - run.x) < 0.01 {
        stretches[stretches.count - 1].width += run.glyphs.width
        stretches[stretches.count - 1].parts.append(part)
      } else {
        stretches.append(
          Stretch(x: run.x, width: run.glyphs.width, color: color, parts: [part]))
      }
    }
    return stretches
  }
}
