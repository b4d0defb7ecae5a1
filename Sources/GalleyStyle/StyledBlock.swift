public import GalleyArticle
public import GalleyConfiguration

/// A block ready to be set. All distances are points.
public struct StyledBlock: Sendable {
  /// What there is to set.
  public indirect enum Content: Sendable {
    case text(StyledText)
    case list(StyledList)
    case quote(StyledQuote)
    case alert(StyledAlert)
    case definitions(StyledDefinitions)
    case details(StyledDetails)
    case code(StyledCode)
    case table(StyledTable)
    case figure(StyledFigure)
    case rule(StyledRule)
    case note(StyledNote)
    /// What follows begins a new page, on paper.
    case pageBreak
    /// Blocks that share a language or a direction.
    case division([StyledBlock])
  }

  /// What there is to set, with its own distances.
  public var content: Content
  /// What it is in the style sheet.
  public var role: Role
  /// For a heading the level that the article gives it, 1 to 6; the title has 1.
  public var headingLevel: Int?
  /// Space above and below; between two blocks the larger counts, not the sum.
  public var spaceBefore: Double
  public var spaceAfter: Double
  /// Whether no page ends between it and the next block.
  public var keepsWithNext: Bool
  /// What links point to; unique in the article.
  public var anchor: String?
  /// A language other than that of what holds the block.
  public var language: String?
  /// Nil for the direction of its first strong character.
  public var direction: TextDirection?
  /// Its source.
  public var range: SourceRange

  public init(
    _ content: Content, role: Role, headingLevel: Int? = nil, spaceBefore: Double = 0,
    spaceAfter: Double = 0, keepsWithNext: Bool = false, anchor: String? = nil,
    language: String? = nil, direction: TextDirection? = nil, range: SourceRange
  ) {
    self.content = content
    self.role = role
    self.headingLevel = headingLevel
    self.spaceBefore = spaceBefore
    self.spaceAfter = spaceAfter
    self.keepsWithNext = keepsWithNext
    self.anchor = anchor
    self.language = language
    self.direction = direction
    self.range = range
  }
}
