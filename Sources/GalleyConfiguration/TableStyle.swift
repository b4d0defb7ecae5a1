/// How far the columns of a table give way before its rows become blocks of labeled values.
public struct TableStyle: Hashable, Sendable {
  /// The fewest ems that a column may hold which has to cut words.
  public var leastColumn: Double
  /// How far a table's text may shrink to fit, 0 < scale <= 1; never under the floor.
  public var leastScale: Double

  public init(leastColumn: Double = 3, leastScale: Double = 0.85) {
    self.leastColumn = leastColumn
    self.leastScale = leastScale
  }
}
