internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// The plates behind pictures in the lines of a fragment.
  func plates(of fragment: Fragment) -> [Shape] {
    guard let text = fragment.text, text.runs.contains(where: { $0.picture != nil }) else {
      return []
    }
    return fragment.lines.flatMap { line in
      line.runs.compactMap { run in
        guard let placed = run.picture else { return nil }
        let baseline = line.origin.y - text.runs[run.style].style.baselineShift
        return plate(
          behind: placed.picture,
          in: Rect(
            x: line.origin.x + run.x, y: baseline + placed.drop - placed.height,
            width: run.glyphs.width, height: placed.height))
      }
    }
  }

  /// What stands behind a picture that would be lost on the page: white or black, whichever loses less of it; nil where
  /// the page itself is as good.
  func plate(behind picture: Picture, in frame: Rect) -> Shape? {
    guard let tones = picture.tones else { return nil }
    let lost = tones.faintShare(on: article.colors.background)
    guard lost > article.mostFaint else { return nil }
    let grounds = [UInt8(255), 0].map { Color(red: $0, green: $0, blue: $0) }
    let best = grounds.min { tones.faintShare(on: $0) < tones.faintShare(on: $1) }
    guard let best, tones.faintShare(on: best) < lost else { return nil }
    let radius = min(frame.width, frame.height) * Self.plateCorner
    return Shape(
      .fill(cornerRadius: min(radius, Self.largestPlateCorner)), frame: frame, color: best)
  }

  /// The radius of a plate's corners, as a share of its shorter side and in points.
  private static let plateCorner = 0.1
  private static let largestPlateCorner = 6.0
}
