public import DynamicType

/// How one role looks.
public struct RoleStyle: Hashable, Sendable {
  /// Which color of the scheme, or one of its own.
  public enum Ink: Hashable, Sendable {
    case text, secondary, link
    case fixed(Color)
  }

  /// Where lines stand; start and end follow the direction of the text, and justified lines reach from edge to edge.
  public enum Alignment: String, CaseIterable, Sendable {
    case start, center, end, justify
  }

  /// What the ends of lines look like where they are not justified.
  public enum Rag: String, CaseIterable, Sendable {
    /// Each line takes what fits.
    case greedy
    /// The same, but no paragraph ends on a line of one short word.
    case even
    /// As few lines, all of about one length: for headings.
    case balanced
  }

  /// The text style it scales with.
  public var style: TextStyle
  /// Its size at Large in points; nil for the font set's or the style's own.
  public var base: Double?
  /// A size in points that never scales.
  public var fixed: Double?
  /// From baseline to baseline as a factor of its size; nil for the sheet's, or the style's own.
  public var leading: Double?
  /// Nil for the style's own weight.
  public var weight: FontWeight?
  /// Whether all of its text is italic.
  public var isItalic: Bool
  /// The family in the font set.
  public var font: FontSet.Role
  /// Its color.
  public var ink: Ink
  /// Where its lines stand.
  public var alignment: Alignment
  /// What the ends of its lines look like.
  public var rag: Rag
  /// Space above and below in ems of the role; between two blocks the larger counts.
  public var before: Double
  public var after: Double
  /// Whether no page ends between it and the block after it.
  public var keepsWithNext: Bool
  /// Whether words may be hyphenated; in headings only those that fit no line, in code none.
  public var hyphenates: Bool
  /// The most lines it may have; nil for no limit.
  public var lines: Int?
  /// How far text may shrink to fit its lines, 0 < scale <= 1; never under the sheet's floor.
  public var minimumScale: Double

  public init(
    style: TextStyle, base: Double? = nil, fixed: Double? = nil, leading: Double? = nil,
    weight: FontWeight? = nil, isItalic: Bool = false, font: FontSet.Role = .text, ink: Ink = .text,
    alignment: Alignment = .start, rag: Rag = .even, before: Double = 0, after: Double = 0.75,
    keepsWithNext: Bool = false, hyphenates: Bool = false, lines: Int? = nil,
    minimumScale: Double = 1
  ) {
    self.style = style
    self.base = base
    self.fixed = fixed
    self.leading = leading
    self.weight = weight
    self.isItalic = isItalic
    self.font = font
    self.ink = ink
    self.alignment = alignment
    self.rag = rag
    self.before = before
    self.after = after
    self.keepsWithNext = keepsWithNext
    self.hyphenates = hyphenates
    self.lines = lines
    self.minimumScale = minimumScale
  }
}
