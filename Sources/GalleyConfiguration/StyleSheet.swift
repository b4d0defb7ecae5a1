public import DynamicType

/// How roles look: text styles, spacing in ems, colors, page margins.
///
/// A style sheet has no size in it but for `fixed` ones: sizes come from the text styles, a font set and a curve's step.
public struct StyleSheet: Hashable, Sendable {
  /// The name that measurements and output folders give it.
  public var name: String
  /// The file it was read from; nil for a built-in one.
  public var path: String?
  /// The name of the curve when the command line gives none, or the path of its YAML file.
  public var curve: String?
  /// The colors of the light appearance.
  public var light: ColorScheme
  /// The colors of the dark appearance.
  public var dark: ColorScheme
  /// A style for every role.
  public var roles: [Role: RoleStyle]
  /// The margins.
  public var page: PageStyle
  /// The distances inside blocks.
  public var blocks: BlockStyle
  /// What is made finer in prose, unless the article says otherwise.
  public var typography: Typography
  /// How emphasis looks.
  public var emphasis: Emphasis
  /// Whether headings are numbered, from the second level on.
  public var numbersHeadings: Bool
  /// Where words are hyphenated, in roles that allow it.
  public var hyphenation: HyphenationStyle
  /// The least size of any text in points.
  public var floor: Double
  /// What the file said that was not understood.
  public var findings: [Finding]

  public init(
    name: String, path: String? = nil, curve: String? = nil, light: ColorScheme, dark: ColorScheme,
    roles: [Role: RoleStyle], page: PageStyle = PageStyle(), blocks: BlockStyle = BlockStyle(),
    typography: Typography = .standard, emphasis: Emphasis = .italic, numbersHeadings: Bool = false,
    hyphenation: HyphenationStyle = HyphenationStyle(), floor: Double = 11, findings: [Finding] = []
  ) {
    self.name = name
    self.path = path
    self.curve = curve
    self.light = light
    self.dark = dark
    self.roles = roles
    self.page = page
    self.blocks = blocks
    self.typography = typography
    self.emphasis = emphasis
    self.numbersHeadings = numbersHeadings
    self.hyphenation = hyphenation
    self.floor = floor
    self.findings = findings
  }

  /// The style of a role; body for a role that a sheet made in code leaves out.
  public func style(_ role: Role) -> RoleStyle {
    roles[role] ?? RoleStyle(style: .body)
  }
}

/// How emphasis looks. Large print stays away from italics (American Council of the Blind, 2022).
public enum Emphasis: String, CaseIterable, Sendable {
  case italic, underline, bold
}

/// Where words are hyphenated.
public struct HyphenationStyle: Hashable, Sendable {
  /// At accessibility steps, on a measure of fewer ems than this.
  public var below: Double
  /// The fewest letters before and after a hyphen; a language's own patterns may ask for more.
  public var leastPrefix: Int
  public var leastSuffix: Int

  public init(below: Double = 22, leastPrefix: Int = 2, leastSuffix: Int = 3) {
    self.below = below
    self.leastPrefix = leastPrefix
    self.leastSuffix = leastSuffix
  }
}

/// Light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// The colors of one appearance.
public struct ColorScheme: Hashable, Sendable {
  /// The page.
  public var background: Color
  /// Running text.
  public var text: Color
  /// Captions, bylines and whatever else stands back.
  public var secondary: Color
  /// Links and references to notes.
  public var link: Color
  /// Behind code blocks and inline code.
  public var codeBackground: Color
  /// Rules of tables, bars of quotes, thematic breaks.
  public var rule: Color

  public init(
    background: Color, text: Color, secondary: Color, link: Color, codeBackground: Color,
    rule: Color
  ) {
    self.background = background
    self.text = text
    self.secondary = secondary
    self.link = link
    self.codeBackground = codeBackground
    self.rule = rule
  }
}

/// How one role looks.
public struct RoleStyle: Hashable, Sendable {
  /// Which color of the scheme, or one of its own.
  public enum Ink: Hashable, Sendable {
    case text, secondary, link
    case fixed(Color)
  }

  /// Where lines stand; start and end follow the direction of the text.
  public enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// The text style it scales with.
  public var style: TextStyle
  /// Its size at Large in points; nil for the font set's or the style's own.
  public var base: Double?
  /// A size in points that never scales.
  public var fixed: Double?
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
  /// Space above and below in ems of the role; between two blocks the larger counts.
  public var before: Double
  public var after: Double
  /// Whether no page ends between it and the block after it.
  public var keepsWithNext: Bool
  /// Whether words may be hyphenated. It has no effect yet.
  public var hyphenates: Bool
  /// The most lines it may have; nil for no limit. It has no effect yet.
  public var lines: Int?
  /// How far text may shrink to fit its lines, 0 < scale <= 1. It has no effect yet.
  public var minimumScale: Double

  public init(
    style: TextStyle, base: Double? = nil, fixed: Double? = nil, weight: FontWeight? = nil,
    isItalic: Bool = false, font: FontSet.Role = .text, ink: Ink = .text,
    alignment: Alignment = .start, before: Double = 0, after: Double = 0.75,
    keepsWithNext: Bool = false, hyphenates: Bool = false, lines: Int? = nil,
    minimumScale: Double = 1
  ) {
    self.style = style
    self.base = base
    self.fixed = fixed
    self.weight = weight
    self.isItalic = isItalic
    self.font = font
    self.ink = ink
    self.alignment = alignment
    self.before = before
    self.after = after
    self.keepsWithNext = keepsWithNext
    self.hyphenates = hyphenates
    self.lines = lines
    self.minimumScale = minimumScale
  }
}

/// What surrounds the text of a page.
public struct PageStyle: Hashable, Sendable {
  /// Left and right margin of continuous geometries in points.
  public var screenMargin: Double
  /// Top and bottom margin of continuous geometries in points.
  public var screenEdge: Double
  /// All four margins of paper in points.
  public var paperMargin: Double

  public init(screenMargin: Double = 20, screenEdge: Double = 24, paperMargin: Double = 54) {
    self.screenMargin = screenMargin
    self.screenEdge = screenEdge
    self.paperMargin = paperMargin
  }
}

/// Distances inside blocks, in ems of the block's own text, so that they grow with it.
public struct BlockStyle: Hashable, Sendable {
  /// From the edge of a list to the text of its items.
  public var listIndent: Double
  /// Between a marker and the text.
  public var markerGap: Double
  /// Between items of a tight list; a loose one has the paragraph's own.
  public var itemSpacing: Double
  /// From the edge of a quote to its text.
  public var quoteIndent: Double
  /// The width of the bar beside a quote.
  public var quoteBar: Double
  /// From the edge of a code block's background to the code.
  public var codePadding: Double
  /// The radius of the background's corners.
  public var codeCorner: Double
  /// Left and right of a cell's text.
  public var cellPaddingX: Double
  /// Above and below a cell's text.
  public var cellPaddingY: Double
  /// The thickness of rules.
  public var rule: Double
  /// The measure that indents must leave, in ems.
  public var leastMeasure: Double
  /// The size of footnote references and superscripts relative to their surroundings.
  public var superscriptScale: Double
  /// The size of monospaced text relative to its surroundings.
  public var monospacedScale: Double

  public init(
    listIndent: Double = 1.6, markerGap: Double = 0.5, itemSpacing: Double = 0.3,
    quoteIndent: Double = 1, quoteBar: Double = 0.18, codePadding: Double = 0.7,
    codeCorner: Double = 0.4, cellPaddingX: Double = 0.5, cellPaddingY: Double = 0.4,
    rule: Double = 0.05, leastMeasure: Double = 8, superscriptScale: Double = 0.7,
    monospacedScale: Double = 0.94
  ) {
    self.listIndent = listIndent
    self.markerGap = markerGap
    self.itemSpacing = itemSpacing
    self.quoteIndent = quoteIndent
    self.quoteBar = quoteBar
    self.codePadding = codePadding
    self.codeCorner = codeCorner
    self.cellPaddingX = cellPaddingX
    self.cellPaddingY = cellPaddingY
    self.rule = rule
    self.leastMeasure = leastMeasure
    self.superscriptScale = superscriptScale
    self.monospacedScale = monospacedScale
  }
}
