internal import DynamicType
internal import GalleyConfiguration
internal import GalleyStyle

extension Galley.ColumnGrid {
  /// The columns that an article has on a measure at its step.
  ///
  /// The accessibility steps have their own count. At the others it goes by the width as on Apple's platforms, whose
  /// size classes do not change with the text: it is regular where two columns of the least measure fit at Large, else
  /// compact. With body at 17 points and 16 ems that is from 569.5 points on, which parts halves of an iPad's screen
  /// from two thirds of it. No column is narrower than the least measure at the step: then there are fewer.
  init(for article: StyledArticle, measure: Double) {
    let columns = article.columns
    let size = article.body.size
    let isRegular = measure >= (2 * columns.leastMeasure + columns.gap) * article.baseSize
    let wanted =
      article.step.isAccessibility
      ? columns.accessibility : isRegular ? columns.regular : columns.compact
    let gap = columns.gap * size
    let fitting = ((measure + gap) / (columns.leastMeasure * size + gap)).rounded(.down)
    let count = max(1, min(Double(wanted), fitting))
    self.init(
      count: Int(count), width: (measure - (count - 1) * gap) / count, gap: gap,
      rule: columns.rule * size)
  }
}
