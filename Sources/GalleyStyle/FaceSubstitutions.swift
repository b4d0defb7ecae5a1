internal import DynamicType
internal import GalleyConfiguration

/// Which faces stand in for a weight or a slope that the font set lacks, or are made up for it: one note for each.
struct FaceSubstitutions {
  private struct Request: Hashable {
    var font: FontSet.Role
    var weight: FontWeight
    var isItalic: Bool
  }

  private let fonts: FontSet
  private var seen: Set<Request> = []
  private(set) var findings: [Finding] = []

  init(_ fonts: FontSet) {
    self.fonts = fonts
  }

  /// Looks at the faces that a text asks for.
  mutating func note(_ text: StyledText) {
    for run in text.runs {
      let style = run.style
      let request = Request(font: style.font, weight: style.weight, isItalic: style.isItalic)
      guard seen.insert(request).inserted, let family = fonts.family(style.font) else { continue }
      let match = family.face(weight: style.weight, isItalic: style.isItalic)
      let made = fonts.synthesis(of: match, weight: style.weight)
      if made.contains(.slant) {
        addSynthesis(request, lacking: "italic", "its upright letters are slanted for it")
      } else if match.isSlopeSubstituted {
        add(request, lacking: "italic", "upright letters stand in for it")
      }
      if made.contains(.bold) {
        addSynthesis(request, lacking: style.weight.name, "lighter letters are thickened for it")
      } else if match.isWeightSubstituted {
        add(request, lacking: style.weight.name, "the nearest weight stands in for it")
      }
    }
  }

  private mutating func add(_ request: Request, lacking name: String, _ standIn: String) {
    findings.append(
      Finding(
        "substituted-face", .note,
        "the role `\(request.font.rawValue)` of the font set \(fonts.name) has no \(name); \(standIn)",
        remedy: "name a face for `\(name)` in \(fonts.path)"))
  }

  private mutating func addSynthesis(
    _ request: Request, lacking name: String, _ change: String
  ) {
    findings.append(
      Finding(
        "synthesised-face", .note,
        "the role `\(request.font.rawValue)` of the font set \(fonts.name) has no \(name); \(change)",
        remedy: "name a drawn face for `\(name)` in \(fonts.path), or set `synthesis: refuse`"))
  }
}
