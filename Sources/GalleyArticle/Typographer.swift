internal import GalleyConfiguration

/// Makes the marks of one text finer: quotes, dashes, ellipses and the spaces of French.
///
/// Code, keys, addresses, and what the author escaped or wrote as an entity stay as they are.
struct Typographer {
  /// What stands beside a mark.
  enum Side {
    case space, open, close, dash, letter, digit, wide, other

    var isWord: Bool { self == .letter || self == .digit }
    /// Whether a quote after it begins rather than ends.
    var comesBeforeQuote: Bool { self == .space || self == .open || self == .dash }
  }

  /// A quote that is open.
  struct OpenQuote {
    var isDouble: Bool
    var language: String
    /// The index of its edit.
    var edit: Int
  }

  let text: InlineText
  let options: Typography
  let languages: LanguageRuns
  /// Whether straight marks may stand for the source by more than themselves, as in a value of YAML.
  let isValue: Bool
  /// What is left alone, ascending, and what its neighbors take it for.
  let fixed: [(range: Range<Int>, side: Side)]
  /// Where spans begin and end, ascending.
  private let bounds: [Int]
  var edits: [TextEdit] = []
  var openQuotes: [OpenQuote] = []
  /// How many of them are double.
  var openDoubles = 0
  /// Where the last quote ended and what it was; it is seen as that by the next mark.
  var lastQuote = (end: -1, side: Side.other)
  /// Where the last mark of feet or minutes ended, as in 5'10".
  var lastPrime = -1
  /// A quote that a word before it made an apostrophe, as the second of 'n'.
  var nextApostrophe = -1

  private init(
    _ text: InlineText, in language: String, _ options: Typography, isValue: Bool
  ) {
    self.text = text
    self.options = options
    self.isValue = isValue
    languages = LanguageRuns(of: text, in: language)
    fixed = Self.fixed(in: text)
    bounds = text.spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.sorted()
  }

  /// The text with its marks made finer; nil when there are none.
  ///
  /// - Parameter isValue: whether the text is a value of the front matter, which has a map but no escapes.
  static func refined(
    _ text: InlineText, in language: String, by options: Typography, isValue: Bool = false
  ) -> InlineText? {
    guard !options.isEmpty, !text.isEmpty, mayHaveMarks(text, options) else { return nil }
    if options == .spaces, !isFrench(language),
      !text.spans.contains(where: { $0.attributes.language.map(isFrench) ?? false })
    {
      return nil
    }
    var typographer = Typographer(text, in: language, options, isValue: isValue)
    typographer.run()
    return typographer.edits.isEmpty ? nil : text.replacing(typographer.edits)
  }

  private static func mayHaveMarks(_ text: InlineText, _ options: Typography) -> Bool {
    if options.contains(.spaces) { return true }
    return text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }

  static func isFrench(_ language: String) -> Bool {
    let tag = language.lowercased()
    return tag == "fr" || tag.hasPrefix("fr-")
  }

  private mutating func run() {
    var index = 0
    var nextFixed = 0
    while index < text.utf8.count {
      if nextFixed < fixed.count, fixed[nextFixed].range.lowerBound <= index {
        index = max(index, fixed[nextFixed].range.upperBound)
        nextFixed += 1
        continue
      }
      switch text.utf8[index] {
      case UInt8(ascii: "\"") where options.contains(.quotes): doubleQuote(index)
      case UInt8(ascii: "'") where options.contains(.quotes): singleQuote(index)
      case UInt8(ascii: "-") where options.contains(.dashes):
        index = dash(index)
        continue
      case UInt8(ascii: ".") where options.contains(.ellipses):
        index = ellipsis(index)
        continue
      case Byte.space where options.contains(.spaces): space(index)
      default: break
      }
      index += 1
    }
    // What was not closed was an apostrophe.
    for quote in openQuotes where !quote.isDouble { edits[quote.edit].bytes = Array("’".utf8) }
  }

  // MARK: - What is left alone

  private static func fixed(in text: InlineText) -> [(range: Range<Int>, side: Side)] {
    var fixed: [(range: Range<Int>, side: Side)] = []
    for span in text.spans where span.range.lowerBound >= fixed.last?.range.upperBound ?? 0 {
      switch span.kind {
      case .code, .keyboard, .image: fixed.append((span.range, .letter))
      case .footnoteReference: fixed.append((span.range, .close))
      case .link(let destination, _):
        let shown = String(decoding: text.utf8[span.range], as: UTF8.self)
        if ["", "http://", "mailto:"].contains(where: { $0 + shown == destination }) {
          fixed.append((span.range, .letter))
        }
      case .emphasis, .strong, .strikethrough, .superscript, .subscripted, .underline, .mark,
        .small, .abbreviation, .plain:
        break
      }
    }
    return fixed
  }

  /// Whether a range of the text is written as it shows, not escaped or as an entity.
  func isWritten(_ range: Range<Int>) -> Bool {
    if isValue { return true }
    let pieces = text.map.pieces
    let next = pieces.partitioningIndex { $0.start > range.lowerBound }
    guard next > 0, pieces[next - 1].isVerbatim else { return false }
    return next == pieces.count || pieces[next].start >= range.upperBound
  }

  // MARK: - Changes

  /// Replaces a part of the text, unless the end of a span lies in it.
  mutating func replace(_ range: Range<Int>, by string: String) {
    let inside = bounds.partitioningIndex { $0 > range.lowerBound }
    let isCut = inside < bounds.count && bounds[inside] < range.upperBound
    guard !isCut, edits.last.map({ $0.range.upperBound <= range.lowerBound }) ?? true else {
      return
    }
    edits.append(TextEdit(range: range, bytes: Array(string.utf8)))
  }
}
