public import GalleyConfiguration

/// A run of prose: its text as UTF-8, the way back to the source, and the spans that mark it up.
///
/// A soft line break is one space (none between CJK characters), a hard one is U+2028, an inline image is U+FFFC, a
/// footnote reference is its number. Spans are in pre-order: ascending by start, an outer one before those in it.
public struct InlineText: Sendable, Hashable {
  /// Valid UTF-8.
  public var utf8: [UInt8]
  /// From offsets in `utf8` to the source; covers all of it.
  public var map: SourceMap
  /// What marks the text up.
  public var spans: [InlineSpan]
  /// All of the source it was read from.
  public var range: SourceRange

  public init(
    utf8: [UInt8] = [], map: SourceMap = SourceMap(), spans: [InlineSpan] = [],
    at range: SourceRange
  ) {
    self.utf8 = utf8
    self.map = map
    self.spans = spans
    self.range = range
  }

  /// Text that stands for the whole of a source range, such as a number made up for a marker.
  public init(_ text: String, standingFor range: SourceRange) {
    utf8 = Array(text.utf8)
    map = SourceMap()
    map.append(utf8.count, from: range, isVerbatim: false)
    spans = []
    self.range = range
  }

  /// The text as a string.
  public var string: String { String(decoding: utf8, as: UTF8.self) }
  /// Whether there is no character in it.
  public var isEmpty: Bool { utf8.isEmpty }
}

/// Part of a run of prose and what marks it up.
public struct InlineSpan: Sendable, Hashable {
  /// What a span is.
  public enum Kind: Sendable, Hashable {
    case emphasis
    case strong
    case strikethrough
    case code
    /// The destination as written, and the title, empty when there is none.
    case link(destination: String, title: String)
    /// The text of the span is one U+FFFC.
    case image(Image)
    /// The label of the note, its number, and which reference to it this is, from 1.
    case footnoteReference(label: String, number: Int, occurrence: Int)
    case superscript
    case subscripted
    case underline
    case mark
    case keyboard
    case small
    case abbreviation(title: String)
    /// Only its attributes matter.
    case plain

    /// What dumps and JSON call it.
    package var name: String {
      switch self {
      case .emphasis: "emphasis"
      case .strong: "strong"
      case .strikethrough: "strikethrough"
      case .code: "code"
      case .link: "link"
      case .image: "image"
      case .footnoteReference: "footnoteReference"
      case .superscript: "superscript"
      case .subscripted: "subscript"
      case .underline: "underline"
      case .mark: "mark"
      case .keyboard: "keyboard"
      case .small: "small"
      case .abbreviation: "abbreviation"
      case .plain: "plain"
      }
    }
  }

  /// What the span is.
  public var kind: Kind
  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  /// The index of the span that holds this one; nil at the top.
  public var parent: Int?
  /// The anchor and language that it was given.
  public var attributes: Attributes
  /// With its markup.
  public var source: SourceRange

  public init(
    _ kind: Kind, _ range: Range<Int>, parent: Int?, attributes: Attributes = Attributes(),
    source: SourceRange
  ) {
    self.kind = kind
    self.range = range
    self.parent = parent
    self.attributes = attributes
    self.source = source
  }
}
