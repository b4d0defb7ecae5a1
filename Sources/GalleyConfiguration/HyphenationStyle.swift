/// Where words are hyphenated.
public struct HyphenationStyle: Hashable, Sendable {
  /// At accessibility steps, on a measure of fewer ems than this.
  public var below: Double
  /// The fewest letters before and after a hyphen; a language's own patterns may ask for more.
  public var leastPrefix: Int
  public var leastSuffix: Int

  public init(below: Double = 22, leastPrefix: Int = 2, leastSuffix: Int = 3) {
    self.below = below
    self.leastPrefix = leastPrefix
    self.leastSuffix = leastSuffix
  }
}
