/// Something that a reader of the result would suffer from, or that the run had to mend, and what to do about it.
///
/// A finding never stops a run. The same trouble at several steps is one finding with all their names.
public struct Finding: Hashable, Sendable {
  /// How grave it is, ascending.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      a.order < b.order
    }

    private var order: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The rule's stable name, such as `missing-glyph`.
  public var rule: String
  public var severity: Severity
  /// The steps at which it holds, in the curve's order; empty when it does not depend on the size.
  public var steps: [String] = []
  /// The geometry it was seen in, where that matters.
  public var geometry: String?
  /// The block, as `Galley` names it: `list 3 / item 2 / paragraph 1`.
  public var blockPath: String?
  /// The file, as the person named it.
  public var file: String?
  /// The bytes of the file.
  public var range: SourceRange?
  /// The place of the range's start.
  public var position: SourcePosition?
  /// What was measured, in the unit of the message.
  public var measured: Double?
  /// What it was measured against.
  public var threshold: Double?
  /// One sentence in lower case without a full stop: what is the matter.
  public var message: String
  /// One sentence in lower case: what to do.
  public var remedy: String

  public init(
    _ rule: String, _ severity: Severity, _ message: String, remedy: String,
    in source: SourceText? = nil, at range: SourceRange? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.remedy = remedy
    file = source?.path
    self.range = range
    if let source, let range { position = source.position(of: range.lowerBound) }
  }
}
