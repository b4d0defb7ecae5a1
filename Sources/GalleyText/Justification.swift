/// How far spaces give way so that lines reach from edge to edge.
public struct Justification: Hashable, Sendable {
  /// The widest that a space may get, in ems of its text.
  public var widestSpace: Double
  /// The narrowest, as a part of its own width.
  public var narrowestSpace: Double

  public init(widestSpace: Double, narrowestSpace: Double) {
    self.widestSpace = widestSpace
    self.narrowestSpace = narrowestSpace
  }

  /// How wide spaces get before letters of scripts without spaces move apart on the same line, in ems (JLREQ, 3.8.4).
  static let easySpace = 0.5
  /// How far ideographs, or the clusters of Thai and its like, may stand apart, in ems: a line of 20 ideographs takes
  /// up three that its end could not hold.
  static let widestGap = 0.2
  /// What a space takes or gives at ease, as parts of its width: Computer Modern's stretch and shrink, 1/2 and 1/3 of
  /// its space (Knuth, The TeXbook, appendix F), the shrink within what `narrowestSpace` allows.
  static let easyStretch = 0.5
  /// Spaces wider than this many times their easy stretch are worth a hyphen.
  static let looseness = 1.0
}
