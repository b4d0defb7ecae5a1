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
  /// On which pages of paper an article begins.
  public enum PageOpening: String, CaseIterable, Sendable {
    /// On the next one.
    case any
    /// On an odd one, which lies on the right of a spread; a page before it may stay blank.
    case odd
  }

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
    footer: RunningLine = RunningLine(),
    numbering: PageNumbering = .decimal, notes: NotePlacement = .end,
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

/// The margins of paper in points.
public struct PageMargins: Hashable, Sendable {
  public var top: Double
  public var bottom: Double
  public var left: Double
  public var right: Double

  public init(top: Double, bottom: Double, left: Double, right: Double) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// The same on all sides.
  public init(_ margin: Double) {
    self.init(top: margin, bottom: margin, left: margin, right: margin)
  }

  /// The widest of the four.
  public var widest: Double { max(top, bottom, left, right) }
  /// Whether the four are one.
  public var isEven: Bool { self == PageMargins(top) }
}

/// A line above or below the text of a page, in up to three parts.
///
/// In each, `{title}` stands for the document's title, `{article}` for that of the article on the page, `{page}` for the
/// page's number and `{pages}` for how many there are.
public struct RunningLine: Hashable, Sendable {
  /// Where lines of text begin.
  public var start: String
  public var center: String
  /// Where lines of text end.
  public var end: String

  /// What may stand in braces.
  public static let placeholders = ["title", "article", "page", "pages"]

  /// A line; without any part there is none.
  public init(start: String = "", center: String = "", end: String = "") {
    self.start = start
    self.center = center
    self.end = end
  }

  /// Whether there is none.
  public var isEmpty: Bool { self == RunningLine() }
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
