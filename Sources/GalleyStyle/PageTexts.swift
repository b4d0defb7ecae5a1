public import GalleyArticle
public import GalleyConfiguration

/// How text looks that is made when pages are known: running lines, page numbers, contents.
public struct PageTexts: Sendable {
  /// Of the running line above the text of a page.
  public var header: PageTextStyle
  /// Of the one below it.
  public var footer: PageTextStyle
  /// Of parts of both that have the number of the page.
  public var pageNumber: PageTextStyle
  /// Of a line of the contents, and of its number.
  public var contentsEntry: PageTextStyle
  /// Of the word above the contents.
  public var contentsTitle: PageTextStyle
  /// Of a title page.
  public var title: PageTextStyle
  public var subtitle: PageTextStyle
  public var byline: PageTextStyle
  /// What stands above the contents, in the language of `contentsTitle`.
  public var contentsWord: String
  /// From where lines that are made here run: the direction of the article.
  public var direction: TextDirection

  public init(
    header: PageTextStyle, footer: PageTextStyle, pageNumber: PageTextStyle,
    contentsEntry: PageTextStyle, contentsTitle: PageTextStyle, title: PageTextStyle,
    subtitle: PageTextStyle, byline: PageTextStyle, contentsWord: String = "Contents",
    direction: TextDirection = .leftToRight
  ) {
    self.header = header
    self.footer = footer
    self.pageNumber = pageNumber
    self.contentsEntry = contentsEntry
    self.contentsTitle = contentsTitle
    self.title = title
    self.subtitle = subtitle
    self.byline = byline
    self.contentsWord = contentsWord
    self.direction = direction
  }

  /// All of it in the style of body text, without space around it.
  public init(_ body: CharacterStyle, leading: Double) {
    func style(_ role: Role) -> PageTextStyle {
      PageTextStyle(
        role: role, character: body, leading: leading, spaceBefore: 0, spaceAfter: 0,
        alignment: .start)
    }
    self.init(
      header: style(.header), footer: style(.footer), pageNumber: style(.pageNumber),
      contentsEntry: style(.contentsEntry), contentsTitle: style(.heading1), title: style(.title),
      subtitle: style(.subtitle), byline: style(.byline))
  }
}

/// The style of a text that is not in the article. All distances are points.
public struct PageTextStyle: Sendable, Hashable {
  /// What it is in the style sheet.
  public var role: Role
  /// Its language is the article's.
  public var character: CharacterStyle
  /// Baseline to baseline.
  public var leading: Double
  /// Space above and below; between two texts the larger counts.
  public var spaceBefore: Double
  public var spaceAfter: Double
  public var alignment: RoleStyle.Alignment

  public init(
    role: Role, character: CharacterStyle, leading: Double, spaceBefore: Double,
    spaceAfter: Double, alignment: RoleStyle.Alignment
  ) {
    self.role = role
    self.character = character
    self.leading = leading
    self.spaceBefore = spaceBefore
    self.spaceAfter = spaceAfter
    self.alignment = alignment
  }

  /// A text in this style; its number is that of no text in an article, so that it is shaped for itself.
  ///
  /// - Parameters:
  ///   - string: what it says.
  ///   - range: what it stands for in the article.
  ///   - direction: nil for that of its first strong character.
  public func text(
    _ string: String, standingFor range: SourceRange, direction: TextDirection? = nil
  ) -> StyledText {
    let content = InlineText(string, standingFor: range)
    let count = content.utf8.count
    return StyledText(
      id: -1, content: content, base: character, leading: leading,
      runs: count == 0 ? [] : [StyledRun(range: 0..<count, style: character)],
      alignment: alignment, direction: direction)
  }
}
