/// A small drawing that says what a block is, or how a line goes on.
///
/// Symbols are drawn, not set, so that no font has to have them; what they say stands in words beside them.
public enum Symbol: String, CaseIterable, Sendable, Hashable {
  /// A letter i in a disc.
  case note
  /// A light bulb.
  case tip
  /// An exclamation mark in a speech bubble.
  case important
  /// An exclamation mark in a triangle.
  case warning
  /// An exclamation mark in an octagon.
  case caution
  /// A triangle that points down: what it stands before is open.
  case disclosure
  /// An arrow from the line above: the line goes on.
  case continuation
}

extension Symbol {
  /// Its form in a square of side 1.
  package var outline: Outline {
    switch self {
    case .note: Self.noteOutline
    case .tip: Self.tipOutline
    case .important: Self.importantOutline
    case .warning: Self.warningOutline
    case .caution: Self.cautionOutline
    case .disclosure: Self.disclosureOutline
    case .continuation: Self.continuationOutline
    }
  }

  // All numbers are shares of the side, chosen by eye: filled forms whose holes still show in 11 pixels.

  private static let noteOutline: Outline = {
    var outline = Outline()
    outline.addCircle(0.5, 0.5, radius: 0.49)
    outline.addCircle(0.5, 0.275, radius: 0.085)
    outline.addBox(x: 0.43, y: 0.42, width: 0.14, height: 0.37, corner: 0.06)
    return outline
  }()

  private static let tipOutline: Outline = {
    var outline = Outline()
    outline.move(0.37, 0.73)
    outline.curve((0.37, 0.58), (0.14, 0.56), (0.14, 0.36))
    outline.curve((0.14, 0.16), (0.30, 0.01), (0.5, 0.01))
    outline.curve((0.70, 0.01), (0.86, 0.16), (0.86, 0.36))
    outline.curve((0.86, 0.56), (0.63, 0.58), (0.63, 0.73))
    outline.close()
    outline.addBox(x: 0.35, y: 0.78, width: 0.3, height: 0.09, corner: 0.04)
    outline.addBox(x: 0.4, y: 0.9, width: 0.2, height: 0.09, corner: 0.04)
    return outline
  }()

  private static let importantOutline: Outline = {
    var outline = Outline()
    outline.addPolygon(
      [
        (0.02, 0.03), (0.98, 0.03), (0.98, 0.77), (0.66, 0.77), (0.5, 0.99), (0.34, 0.77),
        (0.02, 0.77),
      ], corner: 0.07)
    outline.addExclamation(from: 0.14, to: 0.67)
    return outline
  }()

  private static let warningOutline: Outline = {
    var outline = Outline()
    outline.addPolygon([(0.5, -0.03), (1.03, 0.96), (-0.03, 0.96)], corner: 0.12)
    outline.addExclamation(from: 0.3, to: 0.85)
    return outline
  }()

  private static let cautionOutline: Outline = {
    var outline = Outline()
    outline.addPolygon(
      [
        (0.3, 0.01), (0.7, 0.01), (0.99, 0.3), (0.99, 0.7), (0.7, 0.99), (0.3, 0.99),
        (0.01, 0.7), (0.01, 0.3),
      ], corner: 0.04)
    outline.addExclamation(from: 0.2, to: 0.8)
    return outline
  }()

  private static let disclosureOutline: Outline = {
    var outline = Outline()
    outline.addPolygon([(0.04, 0.18), (0.96, 0.18), (0.5, 0.88)], corner: 0.08)
    return outline
  }()

  private static let continuationOutline: Outline = {
    var outline = Outline()
    outline.addPolygon(
      [
        (0.08, 0.08), (0.2, 0.08), (0.2, 0.58), (0.62, 0.58), (0.62, 0.4), (0.96, 0.64),
        (0.62, 0.88), (0.62, 0.7), (0.08, 0.7),
      ], corner: 0)
    return outline
  }()
}

extension Outline {
  /// An exclamation mark in the middle of the square, from its head to its foot.
  fileprivate mutating func addExclamation(from top: Double, to bottom: Double) {
    let radius = 0.085
    let gap = 0.07
    addBox(
      x: 0.43, y: top, width: 0.14, height: bottom - top - 2 * radius - gap, corner: 0.06)
    addCircle(0.5, bottom - radius, radius: radius)
  }
}
