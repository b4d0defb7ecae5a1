internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration

/// Walks an article and gives each block its style.
///
/// Texts are numbered as they are met. The walk depends on the article alone, so a text has the same number at every step.
struct Resolver {
  let article: Article
  /// The article's language, which may take a look at all of its text.
  let language: String
  let isTitleRepeated: Bool
  /// The direction of the article's first text.
  let firstDirection: TextDirection
  var looks: RoleLooks
  /// Derived texts made on this walk.
  private(set) var made = DerivedTexts()
  /// Nil where headings are not numbered.
  var numbers: HeadingNumbers?

  /// The pictures that are shown in lines of text.
  let pictures: PictureSizes

  private let texts: DerivedTexts?
  private var nextID = 0

  init(article: Article, looks: RoleLooks, texts: DerivedTexts?, pictures: PictureSizes) {
    self.article = article
    self.pictures = pictures
    language = article.language
    isTitleRepeated = article.isTitleRepeated
    firstDirection = article.direction ?? article.blocks.firstDirection ?? .leftToRight
    self.looks = looks
    self.texts = texts
    if looks.sheet.numbersHeadings { numbers = HeadingNumbers(of: article) }
  }

  /// What a block takes from those that hold it.
  struct Context {
    /// The role of running text: paragraph, quote or footnote, or one that a class names.
    var role: Role
    /// The text style that a class gives to running text; nil for the role's own.
    var style: TextStyle?
    /// The most lines that each text may have, and how far it may shrink to fit; nil for the role's own.
    var lines: Int?
    var minimumScale: Double?
    var language: String
    var direction: TextDirection?
    /// Where lines stand; nil for the role's own.
    var alignment: RoleStyle.Alignment?
    /// How many lists it is in.
    var listDepth = 0
    /// The space between blocks of a tight item in points; nil elsewhere.
    var tightSpace: Double?
    /// Whether headings have no number: in what stands beside the text's own course.
    var isAside = false

    /// The context of the blocks inside, with what a block's own attributes change.
    func inside(_ attributes: Attributes) -> Context {
      var context = self
      context.language = attributes.language ?? language
      context.direction = attributes.direction ?? direction
      context.lines = attributes.lines ?? lines
      context.minimumScale = attributes.minimumScale ?? minimumScale
      for style in attributes.styles {
        switch style {
        case .textStyle(let style): context.style = style
        case .role(let role): (context.role, context.style) = (role, nil)
        }
      }
      switch attributes.alignment {
      case .start: context.alignment = .start
      case .center: context.alignment = .center
      case .end: context.alignment = .end
      case .justify: context.alignment = .justify
      case nil, .some(.none): break
      }
      return context
    }

    /// The context of what stands beside the text's own course.
    var aside: Context {
      var context = self
      context.isAside = true
      context.tightSpace = nil
      return context
    }

    /// The context of markers, which no limit of lines is meant for.
    var unlimited: Context {
      var context = self
      context.lines = nil
      context.minimumScale = nil
      return context
    }
  }

  /// All blocks: title, subtitle and byline, then the article, then its notes.
  mutating func blocks() -> [StyledBlock] {
    let context = Context(
      role: .paragraph, language: language, direction: article.direction)
    let head = titleBlock(context)
    let shown = isTitleRepeated ? article.blocks.dropFirst() : article.blocks[...]
    return head + shown.map { block($0, context) } + notes(context)
  }

  /// A text as the article has it, but for pictures in its lines that cannot be shown: their words stand for them.
  mutating func text(
    _ content: InlineText, _ role: Role, _ context: Context,
    alignment: RoleStyle.Alignment? = nil
  ) -> StyledText {
    let id = nextID
    nextID += 1
    var content = content
    if content.lacksPictures(of: pictures) {
      content = texts?.texts[id] ?? content.spellingOutPictures(except: pictures)
      made.texts[id] = content
    }
    // A class is for running text; a caption or a cell in it is what it is.
    let look = looks[role, in: role == context.role ? context.style : nil]
    let base = look.base(in: context.language)
    let alignment = alignment ?? context.alignment ?? look.style.alignment
    var text = StyledText(
      id: id, content: content, base: base, leading: look.leading,
      runs: runs(of: content, in: look, base: base),
      alignment: alignment, direction: context.direction,
      hyphenation: looks.hyphenation(of: look, alignment),
      limit: looks.limit(of: look, lines: context.lines, minimumScale: context.minimumScale),
      style: look.style.style, setting: looks.lineSetting(of: look))
    if firstDirection == .rightToLeft, context.direction == nil, content.firstDirection == nil {
      text.side = firstDirection
    }
    return text
  }

  /// The look of a context's running text.
  mutating func look(of context: Context) -> RoleLook {
    looks[context.role, in: context.style]
  }

  /// A text that is made from the article's, once for all steps.
  mutating func derivedText(
    _ role: Role, _ context: Context, _ make: () -> InlineText
  ) -> StyledText {
    let content = texts?.texts[nextID] ?? make()
    made.texts[nextID] = content
    return text(content, role, context)
  }

  /// A block whose own text has a role.
  func styled(
    _ content: StyledBlock.Content, _ look: RoleLook, _ block: Block, _ context: Context
  ) -> StyledBlock {
    let own = block.attributes.language
    return StyledBlock(
      content, role: look.role, spaceBefore: context.tightSpace ?? look.spaceBefore,
      spaceAfter: context.tightSpace ?? look.spaceAfter,
      keepsWithNext: look.style.keepsWithNext, anchor: block.attributes.id,
      language: own == context.language ? nil : own,
      direction: block.attributes.direction ?? context.direction, range: block.range)
  }
}
