public import DynamicType
public import GalleyConfiguration

/// All that decides how a run of characters looks, in points.
public struct CharacterStyle: Hashable, Sendable {
  /// The family in the font set.
  public var font: FontSet.Role
  /// As set, Bold Text included.
  public var weight: FontWeight
  public var isItalic: Bool
  /// Points.
  public var size: Double
  /// Thousandths of an em; it is left out where scripts join or the face has optical sizes.
  public var tracking: Double
  /// Of the glyphs and of the lines through and under them.
  public var color: Color
  /// Points upwards.
  public var baselineShift: Double
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Behind the run.
  public var background: Color?
  /// A BCP 47 tag; `und` when it is not known.
  public var language: String
  /// Whether it is code: never hyphenated, its spaces kept.
  public var isCode: Bool
  /// The text style that the size comes from: a font set may have faces of its own for it.
  public var textStyle: TextStyle?
  /// No face gets smaller than this in points to match another one; one that is smaller already stays.
  public var leastSize: Double

  public init(
    font: FontSet.Role = .text, weight: FontWeight = .regular, isItalic: Bool = false, size: Double,
    tracking: Double = 0, color: Color, baselineShift: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, background: Color? = nil, language: String = "und",
    isCode: Bool = false, textStyle: TextStyle? = nil, leastSize: Double = 0
  ) {
    self.font = font
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.tracking = tracking
    self.color = color
    self.baselineShift = baselineShift
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.background = background
    self.language = language
    self.isCode = isCode
    self.textStyle = textStyle
    self.leastSize = leastSize
  }
}
