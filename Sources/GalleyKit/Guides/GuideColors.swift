internal import GalleyConfiguration

/// The colors of guides: each at least 4.5 to 1 against the page of its appearance, the tints so faint that text on
/// them stays readable.
struct GuideColors: Hashable, Sendable {
  /// The band of a line's leading, and that of the next line.
  var band: Color
  var otherBand: Color
  /// Where a band ends.
  var tick: Color
  var baseline: Color
  var lineInk: Color
  var runInk: Color
  var column: Color

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      band = Color(red: 234, green: 241, blue: 255)
      otherBand = Color(red: 214, green: 227, blue: 252)
      tick = Color(red: 40, green: 90, blue: 190)
      baseline = Color(red: 208, green: 0, blue: 80)
      lineInk = Color(red: 0, green: 100, blue: 210)
      runInk = Color(red: 0, green: 115, blue: 50)
      column = Color(red: 150, green: 75, blue: 0)
    case .dark:
      band = Color(red: 18, green: 26, blue: 48)
      otherBand = Color(red: 32, green: 44, blue: 76)
      tick = Color(red: 130, green: 170, blue: 255)
      baseline = Color(red: 255, green: 110, blue: 165)
      lineInk = Color(red: 90, green: 175, blue: 255)
      runInk = Color(red: 85, green: 215, blue: 130)
      column = Color(red: 255, green: 175, blue: 90)
    }
  }
}
