public import GalleyConfiguration

/// What a galley tells about how it stands on pages.
extension Galley {
  /// The fragments of the galley and, from a height of 0 each, those of its notes at the foot of pages, in reading order.
  public var allFragments: [Fragment] { fragments + notes.flatMap(\.fragments) }

  /// Columns of text side by side.
  public struct ColumnGrid: Sendable, Hashable {
    /// One at least.
    public var count: Int
    /// Of one column, in points: the measure of the galley.
    public var width: Double
    /// Between two, in points.
    public var gap: Double
    /// Whether the first column is on the right, as where lines begin there.
    public var isRightToLeft: Bool
    /// Of the line between two columns; 0 for none.
    public var rule: Double

    public init(
      count: Int, width: Double, gap: Double, isRightToLeft: Bool = false, rule: Double = 0
    ) {
      self.count = count
      self.width = width
      self.gap = gap
      self.isRightToLeft = isRightToLeft
      self.rule = rule
    }

    /// All columns with what is between them.
    public var measure: Double { Double(count) * width + Double(count - 1) * gap }

    /// How far a column, counted from 0 in reading order, is to the right of the text's left edge.
    func offset(ofColumn index: Int) -> Double {
      Double(isRightToLeft ? count - 1 - index : index) * (width + gap)
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
    /// The upright extent on the galley.
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
    /// Stretches that a page break should leave whole, ascending by start.
    public var keeps: [Keep]
    /// With the space below it.
    public var height: Double

    public init(
      number: Int, reference: Double, fragments: [Fragment], keeps: [Keep] = [], height: Double
    ) {
      self.number = number
      self.reference = reference
      self.fragments = fragments
      self.keeps = keeps
      self.height = height
    }
  }

  /// The line above the notes at the foot of a page, in points.
  public struct NoteRule: Sendable, Hashable {
    /// How long it is.
    public var width: Double
    public var thickness: Double
    /// From the text to the line at least.
    public var above: Double
    /// From the line to the notes.
    public var below: Double
    public var color: Color

    public init(width: Double, thickness: Double, above: Double, below: Double, color: Color) {
      self.width = width
      self.thickness = thickness
      self.above = above
      self.below = below
      self.color = color
    }

    /// What it takes above the notes.
    var height: Double { above + thickness + below }
  }

  /// The header of a table, which pages that the table goes on to show again.
  public struct TableHead: Sendable, Hashable {
    /// Of the header with the line below it.
    public var top: Double
    public var bottom: Double
    /// The lower end of the table.
    public var end: Double

    public init(top: Double, bottom: Double, end: Double) {
      self.top = top
      self.bottom = bottom
      self.end = end
    }
  }

  /// A stretch that a page break should leave whole where a page can hold it.
  public struct Keep: Sendable, Hashable {
    /// The upright extent on the galley.
    public var top: Double
    public var bottom: Double
    /// Whether it is one thing, so that it is told where no page can hold it.
    public var isWhole: Bool

    public init(top: Double, bottom: Double, isWhole: Bool = false) {
      self.top = top
      self.bottom = bottom
      self.isWhole = isWhole
    }
  }
}
