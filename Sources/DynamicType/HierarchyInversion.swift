/// A pair of text styles whose order a curve, a font set or a ramp breaks: the style that ought to
/// be the larger is the smaller.
public struct HierarchyInversion: Hashable, Sendable {
  /// The step or category at which it happens, by name.
  public let step: String
  /// The style that ought to be at least as large.
  public let upper: TextStyle
  /// The style that ought to be at most as large.
  public let lower: TextStyle
  /// The size of `upper` there, in points.
  public let upperSize: Double
  /// The size of `lower` there, in points; larger than `upperSize`.
  public let lowerSize: Double
  /// Whether the curve breaks the same pair at the same step with the system's own sizes: then it
  /// is the curve's doing, not the font set's.
  public let isFromCurve: Bool
}

extension ScalingCurve {
  /// The pairs of styles whose order is broken, at each step in the order of the curve, and there
  /// by the upper and then the lower style of `TextStyle.ramp`.
  ///
  /// The order is large title, title 1, 2, 3, headline, body, callout, subheadline, footnote,
  /// caption 1, caption 2, equal sizes allowed; the extra large titles stand outside it. Apple's
  /// own metrics break it: a custom caption 2 outgrows a custom footnote at AX sizes.
  ///
  /// - Parameters:
  ///   - bases: the font set's sizes at Large, in points; a style it does not name has the
  ///     system's.
  ///   - steps: the steps to check, by default all.
  ///   - floor: applied before comparing when given.
  public func hierarchyInversions(
    bases: [TextStyle: Double] = [:], steps: [Step]? = nil, floor: SizeFloor? = nil
  ) -> [HierarchyInversion] {
    var found: [HierarchyInversion] = []
    for step in steps ?? self.steps {
      let sizes = sizes(bases: bases, at: step, floor: floor)
      let own = self.sizes(bases: [:], at: step, floor: floor)
      for (upper, lower) in TypeRamp.invertedPairs(sizes) {
        found.append(
          HierarchyInversion(
            step: step.name, upper: TextStyle.ramp[upper], lower: TextStyle.ramp[lower],
            upperSize: sizes[upper], lowerSize: sizes[lower],
            isFromCurve: own[upper] < own[lower]))
      }
    }
    return found
  }

  private func sizes(
    bases: [TextStyle: Double], at step: Step, floor: SizeFloor?
  ) -> [Double] {
    TextStyle.ramp.map { style in
      let type = scaled(style, base: bases[style] ?? style.largeSize, at: step)
      return floor?.applied(to: type).0.size ?? type.size
    }
  }
}

extension TypeRamp {
  /// The pairs of styles whose order the ramp itself breaks, at each category in turn.
  ///
  /// Styles without a figure at a category are passed over. The order is that of
  /// ``ScalingCurve/hierarchyInversions(bases:steps:floor:)``.
  public func hierarchyInversions() -> [HierarchyInversion] {
    var found: [HierarchyInversion] = []
    for category in ContentSizeCategory.allCases {
      let rows = TextStyle.ramp.compactMap { style in
        entry(style, category).map { (style: style, size: $0.size) }
      }
      for (upper, lower) in Self.invertedPairs(rows.map(\.size)) {
        found.append(
          HierarchyInversion(
            step: category.shortName, upper: rows[upper].style, lower: rows[lower].style,
            upperSize: rows[upper].size, lowerSize: rows[lower].size, isFromCurve: true))
      }
    }
    return found
  }

  /// The positions of all pairs of which the later is larger.
  static func invertedPairs(_ sizes: [Double]) -> [(Int, Int)] {
    sizes.indices.flatMap { upper in
      sizes.indices.dropFirst(upper + 1)
        .filter { sizes[upper] < sizes[$0] }
        .map { (upper, $0) }
    }
  }
}
