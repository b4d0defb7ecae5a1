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
  /// How much wider a space gets at ease, as a part of its width: the stretch of Computer Modern's, 1/2 (Knuth, The
  /// TeXbook, appendix F). What it gives is for `narrowestSpace` to say.
  static let easyStretch = 0.5
  /// Spaces wider than this many times their easy stretch are worth a hyphen.
  static let looseness = 1.0
}
