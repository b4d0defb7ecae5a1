/// How a text is broken into lines.
public struct LineBreaking: Hashable, Sendable {
  /// Where the points that `TextWorker.hyphenate` finds are used.
  public enum Hyphens: Hashable, Sendable {
    /// Nowhere: soft hyphens alone.
    case never
    /// In words that fit no line by themselves.
    case lastResort
    /// Wherever a line would stay short without it.
    case anywhere
  }

  /// What the ends of lines look like.
  public enum Rag: Hashable, Sendable {
    /// Each line takes what fits.
    case greedy
    /// The same, but a paragraph does not end on a line of one short word.
    case even
    /// As few lines as that, all of about one length: for headings.
    case balanced
  }

  public var hyphens: Hyphens
  /// Of lines that are not justified.
  public var rag: Rag
  /// How far spaces give way so that lines reach from edge to edge; nil where they do not.
  public var justification: Justification?

  public init(
    hyphens: Hyphens = .never, rag: Rag = .greedy, justification: Justification? = nil
  ) {
    self.hyphens = hyphens
    self.rag = rag
    self.justification = justification
  }

  /// Each line takes what fits, and only soft hyphens show.
  public static let greedy = LineBreaking()
}
