internal import GalleyStyle
internal import GalleyText

/// Where marks rise above their line's band or sink below it: Vietnamese capitals, Tibetan stacks, vowelled Arabic.
extension GalleySetter {
  /// How far a text has to move down so that the ink of its first line is clear of the block above it, and of the top
  /// edge; 0 for nearly all.
  func shiftOfInk(of line: Line?) -> Double {
    guard let line, let ink = line.ink else { return 0 }
    var shift = max(0, -ink.y)
    if let above = fragments.last?.lines.last, let overlap = overlap(of: line, below: above) {
      shift = max(shift, overlap)
    }
    return Self.raised(shift)
  }

  /// Moves the cells of a row down where the ink of their first lines would come nearer to the rule above than half of
  /// the padding, and returns where the row's text ends: so that the ink of the last lines stays as far from the rule
  /// below.
  mutating func clearInk(
    ofFragmentsFrom place: Int, top: Double, padding: Double
  ) -> Double {
    let highest = fragments[place...].compactMap { $0.lines.first?.ink?.y }.min() ?? top + padding
    let shift = Self.raised(max(0, top + padding / 2 - highest))
    if shift > 0 {
      for index in fragments.indices[place...] { fragments[index].move(y: shift) }
    }
    let bottoms = fragments[place...].map { fragment in
      max(fragment.frame.maxY, (fragment.lines.last?.ink?.maxY ?? 0) - padding / 2)
    }
    return bottoms.max() ?? top
  }

  /// A distance in whole thirds of a point, the pixels of a phone, so that baselines stay on them.
  static func raised(_ distance: Double) -> Double { (distance * 3).rounded(.up) / 3 }
}
