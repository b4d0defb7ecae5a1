public import DynamicType
public import GalleyConfiguration
internal import GalleyStyle

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
