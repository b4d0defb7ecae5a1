/// One thing that differs between two layouts, and the block where it does.
///
/// What follows from another change is none of its own: the blocks below a paragraph that grew are only further down,
/// and the lines below a break that moved break elsewhere as a matter of course.
public struct LayoutChange: Hashable, Sendable {
  /// What differs: the reference's value first.
  public enum Kind: Hashable, Sendable {
    /// A block that only the actual layout has.
    case added(text: String)
    /// A block that only the reference has.
    case removed(text: String)
    /// Other words: the part that differs.
    case words(String, String)
    /// A line, from 1, that begins with another word: the first line of the block that does.
    case lineBreak(line: Int, before: String, was: String, width: Pair)
    case lineCount(Int, Int)
    /// The visible width of a line, from 1, that breaks as before: the first one of the block.
    case lineWidth(line: Int, Pair)
    /// The face of a character: the first one of the block.
    case face(String, String, character: String)
    case size(Pair)
    case leading(Pair)
    case tracking(Pair)
    /// The space above the block.
    case space(Pair)
    /// The left edge.
    case edge(Pair)
    /// The width that the block is set on.
    case measure(Pair)
    /// The height of a picture or of a box.
    case height(Pair)
    /// The page that the block begins on.
    case page(Int, Int)
    /// Whether a line is wider than its measure now.
    case overflow(Bool)
    /// Whether a word is cut now that does not fit.
    case cut(Bool)
    /// Whether the rows of a table are lists of labeled values now, one below the other.
    case stacked(Bool)
    case picture(String, String)
  }

  /// Two numbers in points.
  public struct Pair: Hashable, Sendable {
    public var reference: Double
    public var actual: Double

    public init(_ reference: Double, _ actual: Double) {
      self.reference = reference
      self.actual = actual
    }

    /// The two, unless they differ by no more than the record's rounding leaves open.
    init?(differing reference: Double, _ actual: Double) {
      guard abs(reference - actual) > 0.025 else { return nil }
      self.init(reference, actual)
    }
  }

  public var kind: Kind
  /// The block's path in the article.
  public var path: String
  /// Its place in the article's file, from 1: of the actual layout where it has the block.
  public var line: Int
  public var column: Int

  /// Makes a change of a block, or of what the block is a part of.
  public init(_ kind: Kind, in block: LayoutRecord.Block, of path: String? = nil) {
    self.kind = kind
    self.path = path ?? block.path
    line = block.line
    column = block.column
  }
}
