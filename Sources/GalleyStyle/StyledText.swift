public import GalleyArticle
public import GalleyConfiguration

/// A paragraph's text with its runs.
public struct StyledText: Sendable {
  /// The paragraph's number in the article: the same at every step, so that the text is shaped once.
  public var id: Int
  /// The text, its spans and its map; shared by all steps.
  public var content: InlineText
  /// The style of the paragraph itself: of its empty lines, its leading and its tracking.
  public var base: CharacterStyle
  /// Baseline to baseline in points.
  public var leading: Double
  /// Ascending; they cover the text exactly once. None when the text is empty.
  public var runs: [StyledRun]
  public var alignment: RoleStyle.Alignment
  /// Nil for the direction of the first strong character.
  public var direction: TextDirection?

  public init(
    id: Int, content: InlineText, base: CharacterStyle, leading: Double, runs: [StyledRun],
    alignment: RoleStyle.Alignment = .start, direction: TextDirection? = nil
  ) {
    self.id = id
    self.content = content
    self.base = base
    self.leading = leading
    self.runs = runs
    self.alignment = alignment
    self.direction = direction
  }
}

/// Characters of one style.
public struct StyledRun: Sendable, Hashable {
  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  public var style: CharacterStyle
  /// The innermost span of the text that holds the run; nil outside all spans.
  public var span: Int?

  public init(range: Range<Int>, style: CharacterStyle, span: Int? = nil) {
    self.range = range
    self.style = style
    self.span = span
  }
}
