public import GalleyConfiguration

/// How dark and light what shows of a picture is, where one sees the page through it.
public struct PictureTones: Sendable {
  /// The bands from black to white, equal in gamma-encoded light.
  package static let count = 32

  /// The share of the ink in each band; they sum up to 1.
  private let shares: [Double]

  /// `weights` has one for each band; not all are 0.
  package init(_ weights: [Double]) {
    precondition(weights.count == Self.count, "there is a weight for each band")
    let sum = weights.reduce(0, +)
    shares = weights.map { sum > 0 ? $0 / sum : 0 }
  }

  /// The share of the ink that can hardly be told from a ground: a contrast under 1.5 to 1 (WCAG 2.2, contrast ratio;
  /// what is asked for graphics is 3 to 1).
  public func faintShare(on ground: Color) -> Double {
    let ground = Self.luminance(
      red: Double(ground.red) / 255, green: Double(ground.green) / 255,
      blue: Double(ground.blue) / 255)
    var faint = 0.0
    for (index, share) in shares.enumerated() {
      let tone = (Double(index) + 0.5) / Double(Self.count)
      let own = Self.luminance(red: tone, green: tone, blue: tone)
      if (max(own, ground) + 0.05) / (min(own, ground) + 0.05) < 1.5 { faint += share }
    }
    return faint
  }

  /// The relative luminance of WCAG 2.2, with the square in place of sRGB's own curve: the bands are coarser than that.
  private static func luminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
  }
}
