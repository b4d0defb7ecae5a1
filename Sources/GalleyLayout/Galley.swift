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
  /// Around the text: of the whole when continuous, of each page on paper, where left and right are those of odd pages.
  /// The galley itself has them too.
  public var margins: PageMargins
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
  /// The line above notes at the foot of pages; nil where there are none.
  public var noteRule: NoteRule?
  /// The headers of tables that are shown again where a table goes on, ascending by top.
  public var tableHeads: [TableHead]
  /// The height of the content with the margins above and below it.
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

  /// From the left edge to the text.
  public var margin: Double { margins.left }
  /// From the top edge to the text.
  public var edge: Double { margins.top }
}
