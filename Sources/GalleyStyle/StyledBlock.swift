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

/// A list: how far its items are set in, and each item's marker and blocks.
public struct StyledList: Sendable {
  /// What stands before an item.
  public enum Marker: Sendable {
    /// A bullet or a number.
    case text(StyledText)
    /// A box of a side in points, drawn on the first line's baseline.
    case task(isDone: Bool, side: Double, color: Color)
  }

  /// One item.
  public struct Item: Sendable {
    public var marker: Marker
    public var blocks: [StyledBlock]
    /// Its source, with the marker.
    public var range: SourceRange

    public init(marker: Marker, blocks: [StyledBlock], range: SourceRange) {
      self.marker = marker
      self.blocks = blocks
      self.range = range
    }
  }

  public var items: [Item]
  /// How the markers count; nil where they do not.
  public var numbering: ListNumbering?
  /// That of its first text that has one, which its markers stand on the side of; nil when there is none.
  public var direction: TextDirection?
  /// From the edge to the text at least; more where a marker needs it.
  public var indent: Double
  /// Between the marker and the text.
  public var markerGap: Double
  /// Between items.
  public var itemSpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    items: [Item], numbering: ListNumbering?, indent: Double, markerGap: Double,
    itemSpacing: Double, leastMeasure: Double, direction: TextDirection? = nil
  ) {
    self.items = items
    self.numbering = numbering
    self.direction = direction
    self.indent = indent
    self.markerGap = markerGap
    self.itemSpacing = itemSpacing
    self.leastMeasure = leastMeasure
  }
}

/// Blocks quoted from elsewhere, with a bar along their side.
public struct StyledQuote: Sendable {
  public var blocks: [StyledBlock]
  /// From the edge to the text.
  public var indent: Double
  /// The width of the bar.
  public var bar: Double
  public var barColor: Color
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    blocks: [StyledBlock], indent: Double, bar: Double, barColor: Color, leastMeasure: Double
  ) {
    self.blocks = blocks
    self.indent = indent
    self.bar = bar
    self.barColor = barColor
    self.leastMeasure = leastMeasure
  }
}

/// Advice with a bar, an icon and a title: what kind it is shows in shape and word, never in color alone.
public struct StyledAlert: Sendable {
  public var kind: Alert.Kind
  /// The author's, or the word for the kind in the article's language.
  public var title: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the text.
  public var indent: Double
  /// The width of the bar.
  public var bar: Double
  /// Of the bar, the icon and the title.
  public var color: Color
  /// The side of the square that the icon fills, before the title.
  public var icon: Double
  /// Between icon and title.
  public var iconGap: Double
  /// Between the title and the first block.
  public var titleSpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    _ kind: Alert.Kind, title: StyledText, blocks: [StyledBlock], indent: Double, bar: Double,
    color: Color, icon: Double, iconGap: Double, titleSpacing: Double, leastMeasure: Double
  ) {
    self.kind = kind
    self.title = title
    self.blocks = blocks
    self.indent = indent
    self.bar = bar
    self.color = color
    self.icon = icon
    self.iconGap = iconGap
    self.titleSpacing = titleSpacing
    self.leastMeasure = leastMeasure
  }
}

/// Terms, each with its definitions below it and set in.
public struct StyledDefinitions: Sendable {
  /// Terms that share their definitions.
  public struct Entry: Sendable {
    public var terms: [StyledText]
    public var definitions: [[StyledBlock]]
    /// Its source.
    public var range: SourceRange

    public init(terms: [StyledText], definitions: [[StyledBlock]], range: SourceRange) {
      self.terms = terms
      self.definitions = definitions
      self.range = range
    }
  }

  public var entries: [Entry]
  /// From the edge to a definition's text.
  public var indent: Double
  /// Between a term and its definition.
  public var termSpacing: Double
  /// Between entries.
  public var entrySpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    entries: [Entry], indent: Double, termSpacing: Double, entrySpacing: Double,
    leastMeasure: Double
  ) {
    self.entries = entries
    self.indent = indent
    self.termSpacing = termSpacing
    self.entrySpacing = entrySpacing
    self.leastMeasure = leastMeasure
  }
}

/// Blocks under a summary, shown open.
public struct StyledDetails: Sendable {
  public var summary: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the blocks, and to the summary's text: its triangle stands in it.
  public var indent: Double
  /// Between the summary and the first block.
  public var summarySpacing: Double
  /// The side of the triangle.
  public var marker: Double
  public var markerColor: Color
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    summary: StyledText, blocks: [StyledBlock], indent: Double, summarySpacing: Double,
    marker: Double, markerColor: Color, leastMeasure: Double
  ) {
    self.summary = summary
    self.blocks = blocks
    self.indent = indent
    self.summarySpacing = summarySpacing
    self.marker = marker
    self.markerColor = markerColor
    self.leastMeasure = leastMeasure
  }
}

/// Code on its background; a line of the text ends at U+2028.
public struct StyledCode: Sendable {
  /// Tabs are expanded to spaces; each line feed is U+2028.
  public var text: StyledText
  public var background: Color
  /// Between the edge of the background and the text.
  public var padding: Double
  /// Of the background.
  public var cornerRadius: Double

  public init(text: StyledText, background: Color, padding: Double, cornerRadius: Double) {
    self.text = text
    self.background = background
    self.padding = padding
    self.cornerRadius = cornerRadius
  }
}

/// A table; every row has as many cells as `alignments`.
public struct StyledTable: Sendable {
  /// One row.
  public struct Row: Sendable {
    public var cells: [StyledText]
    /// Its source.
    public var range: SourceRange

    public init(cells: [StyledText], range: SourceRange) {
      self.cells = cells
      self.range = range
    }
  }

  /// One a column.
  public var alignments: [Table.Alignment]
  /// Nil when the table has none.
  public var header: Row?
  public var rows: [Row]
  /// Set above the table; nil when there is none.
  public var caption: StyledText?
  /// Left and right of a cell's text.
  public var paddingX: Double
  /// Above and below a cell's text.
  public var paddingY: Double
  /// The thickness of the rules below rows.
  public var rule: Double
  public var ruleColor: Color
  /// The least width of a column that has to cut words; with less, rows become blocks of labeled values.
  public var leastColumn: Double
  /// How far its texts may shrink to fit, 0 < scale <= 1; no size gets under the sheet's floor by it.
  public var leastScale: Double

  public init(
    alignments: [Table.Alignment], header: Row?, rows: [Row], caption: StyledText?,
    paddingX: Double, paddingY: Double, rule: Double, ruleColor: Color, leastColumn: Double = 0,
    leastScale: Double = 1
  ) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.caption = caption
    self.paddingX = paddingX
    self.paddingY = paddingY
    self.rule = rule
    self.ruleColor = ruleColor
    self.leastColumn = leastColumn
    self.leastScale = leastScale
  }
}

/// A picture and its caption; the stand-in is set when the picture cannot be shown.
public struct StyledFigure: Sendable {
  public var image: Image
  /// The text alternative, in the caption's style, for a picture that cannot be shown.
  public var standIn: StyledText
  /// Nil when there is none.
  public var caption: StyledText?
  /// Between picture and caption.
  public var gap: Double
  /// Of the frame around the stand-in.
  public var frameColor: Color
  /// Whether the author says that it means nothing, so that no reader is told of it.
  public var isDecorative = false
  /// How wide its author wants it; nil for its own width.
  public var width: PictureWidth?
  /// How many points a pixel may take, 1 or more; drawings have no pixels and no bound.
  public var upscale = 1.0
  /// Where it stands when it is narrower than the measure.
  public var alignment = RoleStyle.Alignment.start
  /// The destination of the link that it is; nil for none.
  public var link: String?

  public init(
    image: Image, standIn: StyledText, caption: StyledText?, gap: Double, frameColor: Color
  ) {
    self.image = image
    self.standIn = standIn
    self.caption = caption
    self.gap = gap
    self.frameColor = frameColor
  }
}

/// A line across the measure.
public struct StyledRule: Sendable {
  public var thickness: Double
  public var color: Color
  /// The share of the measure it takes, 0 < width <= 1.
  public var width: Double

  public init(thickness: Double, color: Color, width: Double = 1) {
    self.thickness = thickness
    self.color = color
    self.width = width
  }
}

/// A footnote: its number hangs like a list's marker and links back to the reference.
public struct StyledNote: Sendable {
  /// The label in the article, which the note's anchor is made of.
  public var label: String
  /// From 1; what references show.
  public var number: Int
  /// The number with its point.
  public var marker: StyledText
  public var blocks: [StyledBlock]
  /// From the edge to the text at least; more where the marker needs it.
  public var indent: Double
  /// Between the marker and the text.
  public var markerGap: Double

  public init(
    label: String, number: Int, marker: StyledText, blocks: [StyledBlock], indent: Double,
    markerGap: Double
  ) {
    self.label = label
    self.number = number
    self.marker = marker
    self.blocks = blocks
    self.indent = indent
    self.markerGap = markerGap
  }
}
