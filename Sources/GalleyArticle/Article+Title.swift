internal import GalleyConfiguration

extension Article {
  /// A BCP 47 tag: from the front matter, else what the script makes certain, else `und`.
  public var language: String { frontMatter.language?.text ?? guessedLanguage ?? "und" }

  /// The direction that the front matter gives; nil when each block finds its own.
  public var direction: TextDirection? { frontMatter.direction }

  /// The title: of the front matter, else the first heading of level 1, else nil.
  public var title: InlineText? {
    if let entry = frontMatter.title { return InlineText(entry.text, standingFor: entry.range) }
    return Self.firstTitle(in: blocks)
  }

  /// Whether the article begins with a heading of level 1 that says what the front matter's title says.
  public var isTitleRepeated: Bool {
    guard let entry = frontMatter.title, let first = blocks.first,
      case .heading(level: 1, let text) = first.content
    else { return false }
    return Self.folded(text.string) == Self.folded(entry.text)
  }

  private static func firstTitle(in blocks: [Block]) -> InlineText? {
    for block in blocks {
      switch block.content {
      case .heading(level: 1, let text): return text
      case .division(let blocks), .quote(let blocks):
        if let text = firstTitle(in: blocks) { return text }
      default: break
      }
    }
    return nil
  }

  /// A text with its white space made even.
  private static func folded(_ string: String) -> String {
    string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension InlineText {
  /// The text without images and the numbers of footnotes, for anchors and outlines.
  public var words: String {
    var bytes: [UInt8] = []
    var next = 0
    for span in spans {
      switch span.kind {
      case .footnoteReference, .image:
        guard span.range.lowerBound >= next else { continue }
        bytes.append(contentsOf: utf8[next..<span.range.lowerBound])
        next = span.range.upperBound
      default: break
      }
    }
    bytes.append(contentsOf: utf8[next...])
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\u{2028}" ? " " : $0 })
  }
}
