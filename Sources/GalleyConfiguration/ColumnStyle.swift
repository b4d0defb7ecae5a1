/// How many columns of text stand side by side, by the width of what they stand on.
public struct ColumnStyle: Hashable, Sendable {
  /// On a compact width, such as a phone's.
  public var compact: Int
  /// On a regular width, such as a pad's or that of a page on its side, at the standard steps.
  public var regular: Int
  /// On any width at the accessibility steps.
  public var accessibility: Int
  /// Between two columns, in ems of body text.
  public var gap: Double
  /// The least measure of a column in ems of body text: narrower ones make way for fewer.
  public var leastMeasure: Double
  /// The line between two columns, in ems of body text; 0 for none.
  public var rule: Double

  public init(
    compact: Int = 1, regular: Int = 1, accessibility: Int = 1, gap: Double = 1.5,
    leastMeasure: Double = 16, rule: Double = 0
  ) {
    self.compact = compact
    self.regular = regular
    self.accessibility = accessibility
    self.gap = gap
    self.leastMeasure = leastMeasure
    self.rule = rule
  }
}
