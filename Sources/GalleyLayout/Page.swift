public import GalleyConfiguration
public import GalleyText

/// One page, ready to paint: absolute coordinates in points from its top left corner; painters decide nothing.
///
/// Items are in paint order, which is reading order: a background before what stands on it, the runs of a line in
/// the order of their text.
public struct Page: Sendable {
  /// From 1.
  public var number: Int
  /// What readers call it.
  public var label: Label
  public var size: Size
  /// Behind everything, to the edges.
  public var background: Color
  /// From the first to be painted to the last.
  public var items: [PageItem]
  /// The area of each link on each line, in reading order.
  public var links: [LinkArea]
  /// The anchors on this page, by their height.
  public var anchors: [Anchor]
  /// What text stands in: the page inside its margins, or each of its columns, in reading order.
  public var columns: [Rect]
  /// The lines whose runs are among the items, in reading order. They are for those who ask how a page was set;
  /// nothing of them is painted.
  public var lines: [PlacedLine]

  /// What a page is called: a number in some form, or nothing.
  public struct Label: Sendable, Hashable {
    public var numbering: PageNumbering
    /// From 1.
    public var number: Int

    public init(_ number: Int, _ numbering: PageNumbering = .decimal) {
      self.number = number
      self.numbering = numbering
    }
  }

  /// Where a link can be touched.
  public struct LinkArea: Sendable, Hashable {
    /// A node whose tag is `.link`.
    public var node: StructureNode.ID
    /// On the page.
    public var frame: Rect

    public init(node: StructureNode.ID, frame: Rect) {
      self.node = node
      self.frame = frame
    }
  }

  /// A place that links lead to.
  public struct Anchor: Sendable, Hashable {
    /// As links name it, without `#`.
    public var name: String
    /// The node that has the anchor.
    public var node: StructureNode.ID
    /// The top left of what is first seen of it.
    public var position: Point

    public init(name: String, node: StructureNode.ID, position: Point) {
      self.name = name
      self.node = node
      self.position = position
    }
  }

  public init(
    number: Int, size: Size, background: Color, items: [PageItem] = [], links: [LinkArea] = [],
    anchors: [Anchor] = [], label: Label? = nil, columns: [Rect] = [], lines: [PlacedLine] = []
  ) {
    self.number = number
    self.label = label ?? Label(number)
    self.size = size
    self.background = background
    self.items = items
    self.links = links
    self.anchors = anchors
    self.columns = columns
    self.lines = lines
  }
}

/// One thing to paint.
public struct PageItem: Sendable {
  /// What is painted.
  public enum Content: Sendable {
    case shape(Shape)
    case glyphs(PlacedRun)
    case picture(PlacedPicture)
  }

  /// What it belongs to.
  public var mark: Mark
  public var content: Content

  public init(_ content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }
}

/// A filled or stroked form.
public struct Shape: Sendable, Hashable {
  /// The form, with lengths in points.
  public enum Kind: Sendable, Hashable {
    /// A filled rectangle whose corners have a radius.
    case fill(cornerRadius: Double)
    /// The outline of a rectangle, `width` thick, inside the frame.
    case outline(width: Double, cornerRadius: Double)
    /// A check mark in a square frame, `width` thick.
    case check(width: Double)
    /// A drawing that fills the frame.
    case symbol(Symbol)

    /// Whether a page break may leave a part of it on each page.
    var isDivisible: Bool {
      switch self {
      case .fill, .outline: true
      case .check, .symbol: false
      }
    }
  }

  public var kind: Kind
  public var frame: Rect
  public var color: Color

  public init(_ kind: Kind, frame: Rect, color: Color) {
    self.kind = kind
    self.frame = frame
    self.color = color
  }
}

/// A glyph run with its origin on the page, its color and its text.
public struct PlacedRun: Sendable {
  /// The baseline at the run's left edge.
  public var origin: Point
  public var run: GlyphRun
  public var color: Color
  /// The text of the whole paragraph; the run's offsets count in it.
  public var utf8: [UInt8]
  /// A BCP 47 tag.
  public var language: String

  public init(origin: Point, run: GlyphRun, color: Color, utf8: [UInt8], language: String) {
    self.origin = origin
    self.run = run
    self.color = color
    self.utf8 = utf8
    self.language = language
  }
}

/// A picture in its frame.
public struct PlacedPicture: Sendable {
  public var frame: Rect
  public var picture: Picture

  public init(frame: Rect, picture: Picture) {
    self.frame = frame
    self.picture = picture
  }
}
