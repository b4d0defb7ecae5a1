public import DynamicType
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
  /// The side on which a text without letters begins: that of the article's other texts. Nil where letters or `direction`
  /// say, and where that is the left.
  public var side: TextDirection?
  /// Where words may be hyphenated; nil for soft hyphens alone.
  public var hyphenation: Hyphenation?
  /// How many lines there may be; nil for as many as it takes.
  public var limit: LineLimit?
  /// The text style that it scales with.
  public var style: TextStyle
  /// How its lines are filled and end.
  public var setting: LineSetting

  public init(
    id: Int, content: InlineText, base: CharacterStyle, leading: Double, runs: [StyledRun],
    alignment: RoleStyle.Alignment = .start, direction: TextDirection? = nil,
    hyphenation: Hyphenation? = nil, limit: LineLimit? = nil, style: TextStyle = .body,
    setting: LineSetting = LineSetting()
  ) {
    self.id = id
    self.content = content
    self.base = base
    self.leading = leading
    self.runs = runs
    self.alignment = alignment
    self.direction = direction
    self.hyphenation = hyphenation
    self.limit = limit
    self.style = style
    self.setting = setting
  }
}

/// Where the words of a text may be hyphenated by the patterns of their language.
public struct Hyphenation: Sendable, Hashable {
  /// On a measure of fewer ems than this wherever it fills a line; on others only where a word fits no line by
  /// itself, which is all there is at 0.
  public var below: Double
  /// The fewest letters before and after a hyphen.
  public var leastPrefix: Int
  public var leastSuffix: Int

  public init(below: Double, leastPrefix: Int = 2, leastSuffix: Int = 3) {
    self.below = below
    self.leastPrefix = leastPrefix
    self.leastSuffix = leastSuffix
  }
}

/// How the lines of a text are filled and end.
public struct LineSetting: Sendable, Hashable {
  /// What the ends of lines look like that are not justified.
  public var rag: RoleStyle.Rag
  /// How far spaces give way in lines that are.
  public var justification: JustificationStyle
  /// Between ideographs or kana and letters or digits of other scripts, in ems.
  public var cjkSpacing: Double

  public init(
    rag: RoleStyle.Rag = .even, justification: JustificationStyle = JustificationStyle(),
    cjkSpacing: Double = 0
  ) {
    self.rag = rag
    self.justification = justification
    self.cjkSpacing = cjkSpacing
  }
}

/// The most lines of a text, as an interface's labels have them.
public struct LineLimit: Sendable, Hashable {
  /// One at least.
  public var lines: Int
  /// How far the text may shrink before it is cut, 0 < scale <= 1; no size gets under the sheet's floor by it.
  public var leastScale: Double

  public init(lines: Int, leastScale: Double = 1) {
    self.lines = lines
    self.leastScale = leastScale
  }
}

/// Characters of one style.
public struct StyledRun: Sendable, Hashable {
  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  public var style: CharacterStyle
  /// The innermost span of the text that holds the run; nil outside all spans.
  public var span: Int?
  /// What stands in place of the run's one character, U+FFFC; nil for text.
  public var picture: InlinePicture?

  public init(
    range: Range<Int>, style: CharacterStyle, span: Int? = nil, picture: InlinePicture? = nil
  ) {
    self.range = range
    self.style = style
    self.span = span
    self.picture = picture
  }
}
