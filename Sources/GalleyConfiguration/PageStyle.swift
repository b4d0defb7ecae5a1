/// What surrounds the text of a page.
public struct PageStyle: Hashable, Sendable {
  /// Left and right margin of continuous geometries in points.
  public var screenMargin: Double
  /// Top and bottom margin of continuous geometries in points.
  public var screenEdge: Double
  /// The margins of paper.
  public var paperMargins: PageMargins
  /// Whether pages face each other, as in a bound book: the left margin is then the inner one, on the right of even
  /// pages.
  public var hasFacingPages: Bool
  /// What it is printed on where nobody says; nil where the sheet does not say either.
  public var paper: Paper?
  /// Above the text of each page of paper.
  public var header: RunningLine
  /// Below the text of each page of paper.
  public var footer: RunningLine
  /// How pages are numbered.
  public var numbering: PageNumbering
  /// Where notes stand on paper.
  public var notes: NotePlacement
  /// Whether a table that is too wide may stand on a page turned on its side.
  public var hasLandscapeTables: Bool
  /// The deepest level of headings that contents before the text list, on paper; nil for no contents.
  public var contents: Int?
  /// On which pages articles begin.
  public var opening: PageOpening

  public init(
    screenMargin: Double = 20, screenEdge: Double = 24, paperMargin: Double = 54,
    hasFacingPages: Bool = false, paper: Paper? = nil, header: RunningLine = RunningLine(),
    footer: RunningLine = RunningLine(), numbering: PageNumbering = .decimal,
    notes: NotePlacement = .end,
    hasLandscapeTables: Bool = false, contents: Int? = nil, opening: PageOpening = .any
  ) {
    self.screenMargin = screenMargin
    self.screenEdge = screenEdge
    paperMargins = PageMargins(paperMargin)
    self.hasFacingPages = hasFacingPages
    self.paper = paper
    self.header = header
    self.footer = footer
    self.numbering = numbering
    self.notes = notes
    self.hasLandscapeTables = hasLandscapeTables
    self.contents = contents
    self.opening = opening
  }

  /// All four margins of paper in points; where they differ, the widest.
  public var paperMargin: Double {
    get { paperMargins.widest }
    set { paperMargins = PageMargins(newValue) }
  }
}

/// A size of paper that a style sheet may ask for.
public enum Paper: String, CaseIterable, Sendable {
  case a5, a4, letter, legal
  case a5Landscape = "a5-landscape"
  case a4Landscape = "a4-landscape"
  case letterLandscape = "letter-landscape"
  case legalLandscape = "legal-landscape"
}

/// How pages are numbered.
public enum PageNumbering: String, CaseIterable, Sendable {
  /// 1, 2, 3.
  case decimal
  /// i, ii, iii.
  case roman
  /// Not at all.
  case none
}

/// On which pages of paper an article begins.
public enum PageOpening: String, CaseIterable, Sendable {
  /// On the next one.
  case any
  /// On an odd one, which lies on the right of a spread; a page before it may stay blank.
  case odd
}

/// Where notes stand on paper.
public enum NotePlacement: String, CaseIterable, Sendable {
  /// At the foot of the page that refers to them.
  case foot
  /// Together, at the end of the article.
  case end
}
