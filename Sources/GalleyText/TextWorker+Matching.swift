internal import CPango
internal import GalleyConfiguration

extension TextWorker {
  /// How far faces are scaled at most: beyond it their strokes would no longer go together.
  private static let bounds: ClosedRange<Double> = 0.8...1.25

  /// What a face is scaled by, so that it looks as large as the face of the text around it: their x-heights are equal,
  /// in East Asian scripts the heights of their capitals. 1 where the set asks for none, for the text face itself, in
  /// scripts that have neither height, and for faces without the letter to measure.
  func match(
    _ choice: FaceChooser.Choice, _ span: ShapingRequest.Span, _ script: hb_script_t
  ) -> Float {
    let set = faces.set
    guard set.match == .xHeight, !(choice.isOwn && span.font != .monospaced) else { return 1 }
    let role: FontSet.Role = span.font == .heading ? .heading : .text
    guard let family = set.family(role, style: span.style) else { return 1 }
    let main = family.face(weight: span.weight, isItalic: span.isItalic).face
    guard main != choice.face, let height = MatchedHeight(script) else { return 1 }
    let key = MatchKey(face: choice.face, main: main, height: height)
    if let known = matches[key] { return known }
    let match = ratio(of: height, main, to: choice.face)
    matches[key] = match
    return match
  }

  private func ratio(of height: MatchedHeight, _ main: UInt16, to face: UInt16) -> Float {
    let letter = height.letter
    let facts = faces.facts(FaceInstance(face))
    guard !facts.isColor, has(letter, in: main), has(letter, in: face) else { return 1 }
    let wanted = height.ems(of: faces.facts(FaceInstance(main)))
    let ratio = wanted / height.ems(of: facts)
    let bounded = min(max(ratio, Self.bounds.lowerBound), Self.bounds.upperBound)
    // Rounded, so that it is the same number wherever it is computed.
    return Float((bounded * 4096).rounded() / 4096)
  }
}

/// Two faces that are matched.
struct MatchKey: Hashable {
  var face: UInt16
  var main: UInt16
  var height: MatchedHeight
}

/// The height by which faces are matched.
enum MatchedHeight: Hashable {
  case xHeight, capitals

  /// The height that a script has; nil for one whose letters hang, stack or join without either.
  init?(_ script: hb_script_t) {
    switch script {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN,
      HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED:
      self = .xHeight
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO:
      self = .capitals
    default: return nil
    }
  }

  /// What is measured: x or H.
  var letter: UInt32 { self == .xHeight ? 0x78 : 0x48 }

  func ems(of facts: FaceFacts) -> Double { self == .xHeight ? facts.xHeight : facts.capHeight }
}
