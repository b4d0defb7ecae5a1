/// The layout of one step as a reference keeps it: what was set where, in which faces, and how lines broke.
///
/// It holds what a reader would notice and what tells why: not glyphs, which are the trace's, nor colors. Coordinates
/// are points on the galley, rounded to 0.01. Its text form is made for people and for line-by-line tools; `text` and
/// `init(parsing:)` are each other's inverse.
public struct LayoutRecord: Hashable, Sendable {
  /// The step's name.
  public var step: String
  /// The name of the geometry.
  public var geometry: String
  public var width: Double
  public var height: Double
  /// Body's size and leading.
  public var bodySize: Double
  public var bodyLeading: Double
  /// How many pages there are.
  public var pageCount: Int
  /// Those that some glyph was taken from, in the font set's order.
  public var faces: [Face]
  /// In reading order.
  public var blocks: [Block]

  /// A face by its name and the digest of its file.
  public struct Face: Hashable, Sendable {
    /// The PostScript name, with axes where there are any.
    public var name: String
    /// The first 16 hexadecimal digits of the file's SHA-256.
    public var digest: String

    public init(name: String, digest: String) {
      self.name = name
      self.digest = digest
    }
  }

  /// A fragment of the galley.
  public struct Block: Hashable, Sendable {
    /// Where it stands in the article: `list 3 / item 2 / paragraph 1`.
    public var path: String
    public var role: String
    /// The line and column of its source, from 1.
    public var line: Int
    public var column: Int
    /// Left, top, width and height.
    public var frame: [Double]
    /// Of its text; 0 for a block without one.
    public var size: Double
    public var leading: Double
    /// In thousandths of an em.
    public var tracking: Double
    /// What was shown in the place of its text: a picture's path; empty for none.
    public var picture: String
    /// From top to bottom.
    public var lines: [Line]

    public init(
      path: String, role: String, line: Int, column: Int, frame: [Double], size: Double = 0,
      leading: Double = 0, tracking: Double = 0, picture: String = "", lines: [Line] = []
    ) {
      self.path = path
      self.role = role
      self.line = line
      self.column = column
      self.frame = frame
      self.size = size
      self.leading = leading
      self.tracking = tracking
      self.picture = picture
      self.lines = lines
    }

    /// All of its text.
    public var text: String { lines.map(\.text).joined() }
    public var top: Double { frame[1] }
    public var bottom: Double { frame[1] + frame[3] }
  }

  /// One line of a text.
  public struct Line: Hashable, Sendable {
    public var baseline: Double
    /// The left end of the visible text.
    public var x: Double
    public var width: Double
    /// From 1; 0 where there is but one.
    public var page: Int
    /// Whether the visible text is wider than the measure.
    public var isOverflowing: Bool
    /// Whether it ends inside a word that does not fit.
    public var isCut: Bool
    /// In the order of the text; one at least where there is any.
    public var runs: [Run]
    /// What it covers, the space at its end included.
    public var text: String

    public init(
      baseline: Double, x: Double, width: Double, page: Int = 0, isOverflowing: Bool = false,
      isCut: Bool = false, runs: [Run], text: String
    ) {
      self.baseline = baseline
      self.x = x
      self.width = width
      self.page = page
      self.isOverflowing = isOverflowing
      self.isCut = isCut
      self.runs = runs
      self.text = text
    }
  }

  /// Where a face or a size begins on a line.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 offset in the line's text.
    public var start: Int
    /// The index in `faces`.
    public var face: Int
    public var size: Double

    public init(start: Int, face: Int, size: Double) {
      self.start = start
      self.face = face
      self.size = size
    }
  }

  /// The version of the text form; a reader of another one must not guess.
  public static let formatVersion = 1

  public init(
    step: String, geometry: String, width: Double, height: Double, bodySize: Double,
    bodyLeading: Double, pageCount: Int = 1, faces: [Face], blocks: [Block]
  ) {
    self.step = step
    self.geometry = geometry
    self.width = width
    self.height = height
    self.bodySize = bodySize
    self.bodyLeading = bodyLeading
    self.pageCount = pageCount
    self.faces = faces
    self.blocks = blocks
  }
}
