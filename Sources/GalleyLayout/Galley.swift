public import DynamicType
public import GalleyConfiguration
public import GalleyStyle

/// An article set at one step on one width: a column of fragments of any height, not yet cut into pages.
///
/// Contracts: frames lie inside the measure or the line is flagged as overflowing; the lines of a text cover it
/// exactly once, in order; every glyph run has a face, size, ids, positions, clusters and a way to its source; the
/// baselines of a text descend; there is no C object inside. Coordinates are points from the top left corner.
public struct Galley: Sendable {
  public var step: ScalingCurve.Step
  public var geometry: PageGeometry
  public var source: SourceText
  /// What the document is called.
  public var title: String
  /// Empty when there is none.
  public var author: String
  /// Empty when there is none.
  public var summary: String
  /// A BCP 47 tag; `und` when it is not known.
  public var language: String
  public var colors: ColorScheme
  /// The left and right margin.
  public var margin: Double
  /// The top and bottom margin, of the whole when continuous, of each page on paper.
  public var edge: Double
  /// What surrounds the text of a page.
  public var page: PageStyle
  /// How running lines, page numbers and contents look.
  public var pageTexts: PageTexts
  /// The columns of text that stand side by side on a page; the galley itself is one column wide.
  public var grid: ColumnGrid
  /// Stretches that do not stand in a column, ascending by top; all else does.
  public var regions: [Region]
  /// The notes that stand at the foot of pages, in order; empty where they are fragments of the galley itself.
  public var notes: [FootNote]
  /// The height of the content with the edges above and below it.
  public var height: Double
  /// Body's size and leading in points.
  public var bodySize: Double
  public var bodyLeading: Double
  /// In reading order.
  public var fragments: [Fragment]
  /// The tree of meaning; the document is at 0.
  public var structure: [StructureNode]
  /// Stretches that a page break should leave whole, ascending by start.
  public var keeps: [Keep]
  /// Heights above which a page ends, ascending; they count on paper alone.
  public var pageBreaks: [Double]
  /// The paths of the hyphenation dictionaries that words were looked up in, ascending.
  public var dictionaries: [String]
  /// Those of resolving and of setting; the article's own are not repeated.
  public var findings: [Finding]

  /// Columns of text side by side. Where lines begin on the right, so do the columns.
  public struct ColumnGrid: Sendable, Hashable {
    /// One at least.
    public var count: Int
    /// Of one column, in points: the measure of the galley.
    public var width: Double
    /// Between two, in points.
    public var gap: Double

    public init(count: Int, width: Double, gap: Double) {
      self.count = count
      self.width = width
      self.gap = gap
    }
  }

  /// A stretch of the galley that is set wider than a column.
  public struct Region: Sendable, Hashable {
    /// Where it stands.
    public enum Kind: Sendable, Hashable {
      /// Across all columns.
      case span
      /// On pages of its own that are turned on their side: their width is the height of the others.
      case turned
    }

    public var kind: Kind
    public var top: Double
    public var bottom: Double

    public init(_ kind: Kind, top: Double, bottom: Double) {
      self.kind = kind
      self.top = top
      self.bottom = bottom
    }
  }

  /// A note at the foot of the page that refers to it, set on the measure of a column.
  public struct FootNote: Sendable {
    /// From 1.
    public var number: Int
    /// The top, on the galley, of the line that refers to it first.
    public var reference: Double
    /// In reading order, from a height of 0.
    public var fragments: [Fragment]
    /// With the space below it.
    public var height: Double

    public init(number: Int, reference: Double, fragments: [Fragment], height: Double) {
      self.number = number
      self.reference = reference
      self.fragments = fragments
      self.height = height
    }
  }

  /// A stretch that a page break should leave whole where a page can hold it.
  public struct Keep: Sendable, Hashable {
    public var top: Double
    public var bottom: Double

    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }
}
