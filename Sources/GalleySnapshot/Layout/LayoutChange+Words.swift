internal import GalleyKit

extension LayoutChange {
  /// What differs, in words that may follow the block's name: `line 2 now breaks before "typography"`.
  public var words: String {
    switch kind {
    case .added(let text): "new: \(Self.quoted(text))"
    case .removed(let text): "gone: \(Self.quoted(text))"
    case .words(let old, let new): Self.replaced(old, new)
    case .lineBreak(let line, let before, let was, let width):
      "line \(line) \(Self.broken(before, was)); width \(Self.text(width))"
    case .lineCount(let old, let new): "\(old) -> \(new) lines"
    case .lineWidth(let line, let width): "line \(line) has another width: \(Self.text(width))"
    case .face(let old, let new, let character): "face \(old) -> \(new) at \(character)"
    case .size(let size): "size \(Self.text(size))"
    case .leading(let leading): "leading \(Self.text(leading))"
    case .tracking(let tracking): "tracking \(Self.text(tracking))"
    case .space(let space): "space above \(Self.text(space))"
    case .edge(let edge): "left edge \(Self.text(edge))"
    case .measure(let measure): "measure \(Self.text(measure))"
    case .height(let height): "height \(Self.text(height))"
    case .page(let old, let new): "page \(old) -> \(new)"
    case .overflow(let isNew):
      isNew ? "a line is wider than its measure now" : "no line is wider than its measure any more"
    case .cut(let isNew):
      isNew ? "a word is cut now that does not fit" : "no word is cut any more"
    case .stacked(let isNew):
      isNew
        ? "its rows are lists of labeled values now" : "its rows stand in columns now"
    case .picture(let old, let new): "picture \(Self.quoted(old)) -> \(Self.quoted(new))"
    }
  }

  /// The kind without its numbers: what is the same of the changes of several blocks or steps.
  var topic: String {
    switch kind {
    case .added(let text): "added \(text)"
    case .removed(let text): "removed \(text)"
    case .words(let old, let new): "words \(old) \(new)"
    case .lineBreak: "break"
    case .lineCount: "lines"
    case .lineWidth: "width"
    case .face(let old, let new, _): "face \(old) \(new)"
    case .size: "size"
    case .leading: "leading"
    case .tracking: "tracking"
    case .space: "space"
    case .edge: "edge"
    case .measure: "measure"
    case .height: "height"
    case .page: "page"
    case .overflow(let isNew): "overflow \(isNew)"
    case .cut(let isNew): "cut \(isNew)"
    case .stacked(let isNew): "stacked \(isNew)"
    case .picture: "picture"
    }
  }

  /// Where a line breaks; at the end of the text where no word comes after it.
  private static func broken(_ before: String, _ was: String) -> String {
    if before.isEmpty { return "is now the last, and broke before \(quoted(was))" }
    let now = "now breaks before \(quoted(before))"
    return was.isEmpty ? "\(now), and was the last" : "\(now), not before \(quoted(was))"
  }

  private static func replaced(_ old: String, _ new: String) -> String {
    if old.isEmpty { return "added \(quoted(new))" }
    if new.isEmpty { return "left out \(quoted(old))" }
    return "\(quoted(old)) -> \(quoted(new))"
  }

  private static func text(_ pair: Pair) -> String {
    "\(Decimal.text(pair.reference, places: 2)) -> \(Decimal.text(pair.actual, places: 2))"
  }

  /// The most characters that are shown of a text.
  private static let longest = 60

  private static func quoted(_ text: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return QuotedText.shortened(line, to: longest)
  }
}
