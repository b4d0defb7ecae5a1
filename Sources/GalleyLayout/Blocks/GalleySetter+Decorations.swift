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

  /// Backgrounds, underlines and strikes of a fragment's runs.
  func decorations(of fragment: Fragment) -> [Shape] {
    guard let text = fragment.text, text.runs.contains(where: { $0.style.isDecorated }) else {
      return []
    }
    var backgrounds: [Shape] = []
    var strokes: [Shape] = []
    for line in fragment.lines {
      for stretch in line.stretches(of: text) {
        let style = text.runs[stretch.style].style
        let facts = worker.facts(stretch.face)
        let baseline = line.origin.y - style.baselineShift
        if let color = style.background {
          let top = baseline - facts.ascent * style.size * Decoration.height
          let bottom = baseline + facts.descent * style.size * Decoration.height
          let padding = style.size * Decoration.padding
          backgrounds.append(
            Shape(
              .fill(cornerRadius: style.size * Decoration.cornerRadius),
              frame: Rect(
                x: line.origin.x + stretch.x - padding, y: top,
                width: stretch.width + 2 * padding, height: bottom - top), color: color))
        }
        func stroke(at height: Double) {
          let thickness = max(
            facts.underlineThickness * style.size, Decoration.leastThickness)
          strokes.append(
            Shape(
              .fill(cornerRadius: 0),
              frame: Rect(
                x: line.origin.x + stretch.x, y: height - thickness / 2, width: stretch.width,
                height: thickness), color: style.color))
        }
        if style.isUnderlined { stroke(at: baseline + facts.underlinePosition * style.size) }
        if style.isStruckThrough {
          stroke(at: baseline - facts.strikethroughPosition * style.size)
        }
      }
    }
    return backgrounds + strokes
  }
}

extension CharacterStyle {
  fileprivate var isDecorated: Bool {
    background != nil || isUnderlined || isStruckThrough
  }
}

extension Line {
  /// Neighbouring runs of one style.
  struct Stretch {
    var style: Int
    var face: FaceInstance
    var x: Double
    var width: Double
  }

  /// The runs of a line with those of one style joined.
  fileprivate func stretches(of text: StyledText) -> [Stretch] {
    var stretches: [Stretch] = []
    for run in runs where run.glyphs.width > 0 {
      if let last = stretches.last, last.style == run.style,
        abs(last.x + last.width - run.x) < 0.01
      {
        stretches[stretches.count - 1].width += run.glyphs.width
      } else {
        stretches.append(
          Stretch(
            style: run.style, face: run.glyphs.face, x: run.x, width: run.glyphs.width))
      }
    }
    return stretches
  }
}
