public import GalleyConfiguration
public import GalleyStyle
public import GalleyText

/// A laid-out block: a paragraph, a marker, a table cell, a picture, or what decorates those.
public struct Fragment: Sendable {
  /// Where it stands in the article: `list 3 / item 2 / paragraph 1`.
  public var path: String
  public var role: Role
  /// The node of `Galley.structure` that its content belongs to.
  public var node: StructureNode.ID
  /// On the galley.
  public var frame: Rect
  /// Painted before the lines; they are artifacts unless `shapesAreContent`.
  public var shapes: [Shape]
  /// Whether the shapes stand for something: the box of a task.
  public var shapesAreContent: Bool
  /// What was set, with its runs; nil when there are no lines.
  public var text: StyledText?
  /// From top to bottom.
  public var lines: [Line]
  /// The node of each span of the text, as many as `text.content.spans`.
  public var spanNodes: [StructureNode.ID]
  /// The node of each line where lines have their own, as those of code do; else empty.
  public var lineNodes: [StructureNode.ID] = []
  /// Nil when it is none.
  public var picture: PlacedPicture?
  /// Whether its picture means nothing: an artifact.
  public var isDecoration = false
  /// Whether it shows again what another fragment has said, such as a column's label: an artifact, counted once.
  public var repeats: Bool
  /// How much smaller than its style a text with a line limit or in a table is set, 0 < scale <= 1; its runs have the
  /// sizes that come of it.
  public var scale: Double
  /// The UTF-8 offsets of the text that a line limit leaves out, for which an ellipsis stands; nil when all shows.
  public var lost: Range<Int>?
  /// How far the table gave way that it is a cell of; nil when it is none.
  public var rung: TableRung?

  public init(
    path: String, role: Role, node: StructureNode.ID, frame: Rect, shapes: [Shape] = [],
    shapesAreContent: Bool = false, text: StyledText? = nil, lines: [Line] = [],
    spanNodes: [StructureNode.ID] = [], picture: PlacedPicture? = nil, repeats: Bool = false,
    scale: Double = 1, lost: Range<Int>? = nil
  ) {
    self.path = path
    self.role = role
    self.node = node
    self.frame = frame
    self.shapes = shapes
    self.shapesAreContent = shapesAreContent
    self.text = text
    self.lines = lines
    self.spanNodes = spanNodes
    self.picture = picture
    self.repeats = repeats
    self.scale = scale
    self.lost = lost
  }
}

/// One line of a text.
public struct Line: Sendable, Hashable {
  /// The UTF-8 offsets of the text that it covers, the space that hangs at its end included.
  public var text: Range<Int>
  /// The baseline at the left end of the visible text.
  public var origin: Point
  /// The band it takes: from `top`, `height` down.
  public var top: Double
  public var height: Double
  /// The width of the visible text.
  public var width: Double
  /// The rectangle of its ink; nil when it has none.
  public var ink: Rect?
  /// Left to right.
  public var runs: [LineRun]
  /// Whether the visible text is wider than the measure.
  public var isOverflowing: Bool
  /// Whether it ends where no line should: inside a word that does not fit.
  public var isEmergency: Bool

  public init(
    text: Range<Int>, origin: Point, top: Double, height: Double, width: Double, ink: Rect?,
    runs: [LineRun], isOverflowing: Bool, isEmergency: Bool
  ) {
    self.text = text
    self.origin = origin
    self.top = top
    self.height = height
    self.width = width
    self.ink = ink
    self.runs = runs
    self.isOverflowing = isOverflowing
    self.isEmergency = isEmergency
  }

  /// The lower end of its band.
  public var bottom: Double { top + height }
}

/// A glyph run on a line.
public struct LineRun: Sendable, Hashable {
  /// The glyphs with their positions in the run.
  public var glyphs: GlyphRun
  /// From the line's origin to the run's left edge, in points.
  public var x: Double
  /// The index in `StyledText.runs` of its style.
  public var style: Int
  /// What shows in place of the run's one glyph, which has no ink; nil for text.
  public var picture: LinePicture?

  public init(glyphs: GlyphRun, x: Double, style: Int, picture: LinePicture? = nil) {
    self.glyphs = glyphs
    self.x = x
    self.style = style
    self.picture = picture
  }
}

/// A picture on a line, as wide as its run.
public struct LinePicture: Sendable, Hashable {
  public var picture: Picture
  /// In points.
  public var height: Double
  /// How far it reaches below the baseline, in points.
  public var drop: Double

  public init(_ picture: Picture, height: Double, drop: Double) {
    self.picture = picture
    self.height = height
    self.drop = drop
  }
}
