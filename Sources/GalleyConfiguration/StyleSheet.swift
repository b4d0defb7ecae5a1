internal import DynamicType

/// How roles look: text styles, spacing in ems, colors, page margins.
///
/// A style sheet has no size in it but for `base` and `fixed` ones: sizes come from the text styles, a font set and a
/// curve's step.
public struct StyleSheet: Hashable, Sendable {
  /// The name that measurements and output folders give it.
  public var name: String
  /// The file it was read from; nil for a built-in one.
  public var path: String?
  /// The files of the sheets that it extends, the nearest first; built-in ones have none.
  public var extendedPaths: [String] = []
  /// The name of the curve when the command line gives none, or the path of its YAML file.
  public var curve: String?
  /// The colors of the light appearance.
  public var light: ColorScheme
  /// The colors of the dark appearance.
  public var dark: ColorScheme
  /// A style for every role.
  public var roles: [Role: RoleStyle]
  /// Margins, running lines and notes.
  public var page: PageStyle
  /// The distances inside blocks.
  public var blocks: BlockStyle
  /// The bounds of tables.
  public var tables: TableStyle
  /// How many columns of text stand side by side.
  public var columns: ColumnStyle
  /// What is made finer in prose, unless the article says otherwise.
  public var typography: Typography
  /// How emphasis looks.
  public var emphasis: Emphasis
  /// Whether headings are numbered, from the second level on.
  public var numbersHeadings: Bool
  /// Where words are hyphenated, in roles that allow it.
  public var hyphenation: HyphenationStyle
  /// How far spaces give way in justified lines.
  public var justification: JustificationStyle
  /// The space between ideographs or kana and letters or digits of other scripts on one line, in ems.
  public var cjkSpacing: Double
  /// The leading of roles that have none of their own, as a factor of the size; nil for the text style's.
  public var leading: Double?
  /// The least size of any text in points.
  public var floor: Double
  /// Thresholds of the audit by the id of the rule.
  public var audit: [String: Double]
  /// What the file said that was not understood.
  public var findings: [Finding]

  public init(
    name: String, path: String? = nil, curve: String? = nil, light: ColorScheme, dark: ColorScheme,
    roles: [Role: RoleStyle], page: PageStyle = PageStyle(), blocks: BlockStyle = BlockStyle(),
    tables: TableStyle = TableStyle(), columns: ColumnStyle = ColumnStyle(),
    typography: Typography = .standard, emphasis: Emphasis = .italic, numbersHeadings: Bool = false,
    hyphenation: HyphenationStyle = HyphenationStyle(),
    justification: JustificationStyle = JustificationStyle(), cjkSpacing: Double = 0,
    leading: Double? = nil, floor: Double = 11,
    audit: [String: Double] = [:], findings: [Finding] = []
  ) {
    self.name = name
    self.path = path
    self.curve = curve
    self.light = light
    self.dark = dark
    self.roles = roles
    self.page = page
    self.blocks = blocks
    self.tables = tables
    self.columns = columns
    self.typography = typography
    self.emphasis = emphasis
    self.numbersHeadings = numbersHeadings
    self.hyphenation = hyphenation
    self.justification = justification
    self.cjkSpacing = cjkSpacing
    self.leading = leading
    self.floor = floor
    self.audit = audit
    self.findings = findings
  }

  /// The style of a role; body for a role that a sheet made in code leaves out.
  public func style(_ role: Role) -> RoleStyle {
    roles[role] ?? RoleStyle(style: .body)
  }

  /// Whether it is the sheet that is used where nobody names one.
  public var isDefault: Bool { path == nil && name == Self.reading.name }
}

/// How emphasis looks. Large print stays away from italics (American Council of the Blind, 2022).
public enum Emphasis: String, CaseIterable, Sendable {
  case italic, underline, bold
}
