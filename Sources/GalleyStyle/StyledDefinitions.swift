public import GalleyConfiguration

/// Terms, each with its definitions below it and set in.
public struct StyledDefinitions: Sendable {
  /// Terms that share their definitions.
  public struct Entry: Sendable {
    public var terms: [StyledText]
    public var definitions: [[StyledBlock]]
    /// Its source.
    public var range: SourceRange

    public init(terms: [StyledText], definitions: [[StyledBlock]], range: SourceRange) {
      self.terms = terms
      self.definitions = definitions
      self.range = range
    }
  }

  public var entries: [Entry]
  /// From the edge to a definition's text.
  public var indent: Double
  /// Between a term and its definition.
  public var termSpacing: Double
  /// Between entries.
  public var entrySpacing: Double
  /// The measure that the indent must leave.
  public var leastMeasure: Double

  public init(
    entries: [Entry], indent: Double, termSpacing: Double, entrySpacing: Double,
    leastMeasure: Double
  ) {
    self.entries = entries
    self.indent = indent
    self.termSpacing = termSpacing
    self.entrySpacing = entrySpacing
    self.leastMeasure = leastMeasure
  }
}
