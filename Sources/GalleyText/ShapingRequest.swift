public import DynamicType
public import GalleyConfiguration

/// All that shaping a paragraph depends on. Equal requests give equal glyphs, so twelve sizes share one shaping.
public struct ShapingRequest: Hashable, Sendable {
  /// Text of one font at one relative size.
  public struct Span: Hashable, Sendable {
    /// UTF-8 offsets.
    public var range: Range<Int>
    public var font: FontSet.Role
    public var weight: FontWeight
    public var isItalic: Bool
    /// Its size relative to the paragraph's.
    public var scale: Float
    /// A BCP 47 tag, or `und`.
    public var language: String
    public var isCode: Bool
    /// The text style, where the set has faces of its own for some; nil for none.
    public var style: TextStyle?
    /// A face that is matched to another gets no smaller than this relative to the paragraph, nor larger for it than
    /// `scale`.
    public var leastScale: Float
    /// The width of what stands in place of the span's one character, relative to the paragraph's size; nil for text.
    public var boxWidth: Float?

    public init(
      range: Range<Int>, font: FontSet.Role, weight: FontWeight, isItalic: Bool, scale: Float,
      language: String, isCode: Bool, style: TextStyle? = nil, leastScale: Float = 0,
      boxWidth: Float? = nil
    ) {
      self.range = range
      self.font = font
      self.weight = weight
      self.isItalic = isItalic
      self.scale = scale
      self.language = language
      self.isCode = isCode
      self.style = style
      self.leastScale = leastScale
      self.boxWidth = boxWidth
    }
  }

  /// Valid UTF-8.
  public var utf8: [UInt8]
  /// Ascending; they cover the text exactly once.
  public var spans: [Span]
  /// Nil for the direction of the first strong character.
  public var isRightToLeft: Bool?
  /// Whether square punctuation is set as Chinese and Japanese have it: it loses its empty half at the edges of lines
  /// and beside other marks, where the face can do that, and lines may end before and after what stands in Chinese
  /// quotation marks.
  public var tailorsPunctuation: Bool
  /// The paragraph's size in points where faces have optical sizes that follow it; nil where one shaping serves all sizes.
  public var size: Double?
  /// The space between ideographs or kana and letters or digits of other scripts on one line, in ems.
  public var cjkSpacing: Double

  public init(
    utf8: [UInt8], spans: [Span], isRightToLeft: Bool? = nil, size: Double? = nil,
    tailorsPunctuation: Bool = true, cjkSpacing: Double = 0
  ) {
    self.utf8 = utf8
    self.spans = spans
    self.isRightToLeft = isRightToLeft
    self.size = size
    self.tailorsPunctuation = tailorsPunctuation
    self.cjkSpacing = cjkSpacing
  }
}
